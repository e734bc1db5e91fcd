import { detectLanguage } from "@footnote/lexicon/language";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { LeaseLost } from "../../platform/jobs/lease.ts";
import {
  type DocumentLease,
  lockLeasedDocument,
} from "../documents/states/document-states.service.ts";
import {
  addChunks,
  chunksPerBatch,
  type IndexedChunk,
  type IndexTarget,
  prepareChunks,
  removeChunkBatch,
} from "../retrieval/indexing.service.ts";
import { exceedsChunkLimit } from "../usage/usage.service.ts";

/** The chunks of the document would exceed the limit of the licence. */
export class ChunkLimitReached extends Error {
  override readonly name = "ChunkLimitReached";
}

/** The language of a document is that of the middle of its first chunks, of so many in a long one. */
const chunksForLanguage = 200;

/** What is known of a document before its chunks are. */
type Known = {
  /** Undefined: the chunks say. */
  readonly language?: string | null;
  /** Stores more about a batch in its transaction. */
  readonly alsoStore?: (tx: Sql, target: IndexTarget, chunkIds: readonly string[]) => Promise<void>;
};

/** What is stored of a document when all of its chunks are. */
export type Written = { chunkCount: number; hiddenCount: number; language: string | null };

export type ChunkWriter = ReturnType<typeof openChunkWriter>;

/**
 * Writes the chunks of a leased document in short transactions while the document is read, so that a large one fills
 * neither the memory nor the database's time. No search sees them before the document is ready. Each transaction checks the
 * lease; the first removes what an earlier attempt has left.
 */
export function openChunkWriter(
  app: Has<"db" | "quietMoments">,
  lease: DocumentLease,
  known: Known = {},
) {
  let { language } = known;
  let waiting: IndexedChunk[] = [];
  let storing: Promise<unknown> = Promise.resolve();
  const counts = { chunkCount: 0, hiddenCount: 0 };
  const store = openBatchStore(app, lease, known.alsoStore);
  /** Stores batches until fewer than `most` chunks are left: one is stored while the next ones come. */
  const storeBatches = async (most: number): Promise<string | null> => {
    language = language === undefined ? detectLanguage(waiting.map(({ text }) => text)) : language;
    while (waiting.length >= most) {
      await storing;
      storing = store({ chunks: waiting.splice(0, chunksPerBatch), language }, async () => {});
      storing.catch(() => {}); // whoever awaits it next gets the error
    }
    return language;
  };

  return {
    counts: counts as Readonly<typeof counts>,
    /** Takes chunks, in order. Throws what went wrong with earlier ones. */
    async write(chunks: readonly IndexedChunk[]): Promise<void> {
      waiting.push(...chunks);
      counts.chunkCount += chunks.length;
      counts.hiddenCount += chunks.filter(({ hidden }) => hidden != null).length;
      if (language !== undefined || waiting.length >= chunksForLanguage)
        await storeBatches(chunksPerBatch);
    },
    /** Stores the last chunks in one transaction with `settle`, which makes all of them searchable. */
    async finish<T>(
      settle: (tx: Sql, target: IndexTarget, written: Written) => Promise<T>,
    ): Promise<T> {
      const found = await storeBatches(chunksPerBatch + 1);
      await storing;
      const written = { ...counts, language: found };
      return store({ chunks: waiting, language: found }, (tx, target) =>
        settle(tx, target, written),
      );
    },
    /** Removes everything that this attempt or an earlier one has stored. */
    async discard(): Promise<void> {
      waiting = [];
      await storing.catch(() => {}); // its error is the reason for this call
      while (await changeLeased(app, lease, removeChunkBatch)) continue;
    },
  };
}

type Batch = { readonly chunks: readonly IndexedChunk[]; readonly language: string | null };

/** Stores the batches of a document, each in a transaction of its own with what `settle` stores. */
function openBatchStore(
  app: Has<"db" | "quietMoments">,
  lease: DocumentLease,
  alsoStore: Known["alsoStore"],
) {
  let isCleared = false;
  return async <T>(
    { chunks, language }: Batch,
    settle: (tx: Sql, target: IndexTarget) => Promise<T>,
  ): Promise<T> => {
    const prepared = await prepareChunks(chunks, { language, title: lease.name });
    const write = async (tx: Sql, target: IndexTarget) => {
      if (!isCleared && (await removeChunkBatch(tx, target))) return undefined;
      const chunkIds = await addChunks(tx, target, prepared);
      if (await exceedsChunkLimit(tx, target.organizationId)) throw new ChunkLimitReached();
      await alsoStore?.(tx, target, chunkIds);
      return { result: await settle(tx, target) };
    };
    for (;;) {
      await app.quietMoments.wait();
      const written = await changeLeased(app, lease, write);
      if (!written) continue; // a batch of an earlier attempt was removed
      isCleared = true;
      return written.result;
    }
  };
}

/** @throws LeaseLost */
function changeLeased<T>(
  app: Has<"db">,
  lease: DocumentLease,
  change: (tx: Sql, target: IndexTarget) => Promise<T>,
): Promise<T> {
  const { organizationId, documentId } = lease;
  return app.db.$transaction(async (tx) => {
    const locked = await lockLeasedDocument(tx, lease);
    if (!locked) throw new LeaseLost("The lease was lost before the chunks were written");
    return change(tx, { organizationId, documentId, folderId: locked.folderId });
  });
}

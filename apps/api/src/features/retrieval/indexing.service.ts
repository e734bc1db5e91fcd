import { randomUUIDv7 } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Db, Sql } from "../../platform/database/database.ts";
import {
  changeCorpusStats,
  type ChunkRow,
  type CorpusChange,
  deleteChunks,
  type IndexTarget,
  type IndexedChunk,
  insertChunks,
  insertEmbeddings,
  selectFolderStatDifferences,
  selectTermDifferences,
} from "./indexing.repo.ts";
import { toTsvector } from "./lexemes.rules.ts";
import { tokenize } from "./tokenization.rules.ts";
import { ensureSignatures } from "./vectors/signatures.repo.ts";
import { ensureVectorIndex } from "./vectors/vector-index.repo.ts";

export type { IndexedChunk, IndexTarget } from "./indexing.repo.ts";
export { moveChunkBatch, moveDocumentChunks, moveFolderChunks } from "./chunk-folders.repo.ts";
export { copyEmbeddings, deleteAllChunks, selectChunks } from "./indexing.repo.ts";
export { findSimilarTerms, type SimilarTerms } from "./query/similar-terms.service.ts";
export { selectTermCounts } from "./retrieval.repo.ts";
export { countEmbedded, selectChunksToEmbed, type ChunkToEmbed } from "./missing-vectors.repo.ts";

/** The language of the whole document (ISO 639-1, null if unknown) and its title. */
export type DocumentTraits = { readonly language: string | null; readonly title?: string | null };

/** Rows of one statement, which is held in memory several times over while it is sent. */
export const chunksPerBatch = 25;

/** Chunks with the terms that index them, to be stored by `addChunks`. */
export type PreparedChunks = {
  readonly rows: readonly ChunkRow[];
  readonly change: CorpusChange;
};

/**
 * Finds the terms of chunks, which takes several times as long as storing them: call it outside of transactions. Requests
 * are served between two chunks.
 */
export async function prepareChunks(
  chunks: Iterable<IndexedChunk>,
  traits: DocumentTraits,
): Promise<PreparedChunks> {
  const rows: ChunkRow[] = [];
  const change: CorpusChange = { terms: new Map(), words: 0 };
  for (const chunk of chunks) {
    const terms = tokenize(formatContext(chunk, traits) + chunk.text, traits.language);
    const { literal, distinct } = toTsvector(terms);
    for (const term of ["", ...distinct]) {
      change.terms.set(term, (change.terms.get(term) ?? 0) + 1);
    }
    const words = terms.at(-1)?.position ?? 0;
    change.words += words;
    rows.push({ ...chunk, id: randomUUIDv7(), lexemes: literal, words });
    await setImmediate();
  }
  return { rows, change };
}

/**
 * Stores chunks and adds their terms to the statistics in the same transaction, so that these count the stored chunks at any
 * time. Searches see the chunks once their document is ready. Call it near the end of the transaction, since other documents of the
 * organization wait for the statistics. The transaction must have locked the document, whose row must get the same language
 * in the end: searches tokenize the query in that language. Returns the chunks' ids in their order.
 */
export async function addChunks(
  tx: Sql,
  target: IndexTarget,
  { rows, change }: PreparedChunks,
): Promise<string[]> {
  await insertChunks(tx, target, rows);
  await changeCorpusStats(tx, target.organizationId, change);
  return rows.map(({ id }) => id);
}

/** Replaces a document's chunks in one transaction, under the rules of `addChunks`. */
export async function indexChunks(
  tx: Sql,
  target: IndexTarget,
  chunks: Iterable<IndexedChunk>,
  traits: DocumentTraits,
): Promise<string[]> {
  await removeChunks(tx, target.organizationId, [target.documentId]);
  const ids: string[] = [];
  for (const batch of takeBatches(chunks)) {
    ids.push(...(await addChunks(tx, target, await prepareChunks(batch, traits))));
  }
  return ids;
}

function* takeBatches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < chunksPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Deletes the documents' chunks and removes their terms from the statistics. Call it before deleting the documents' rows,
 * which would delete the chunks uncounted. The transaction must have locked the documents, so that none is indexed again.
 */
export async function removeChunks(
  tx: Sql,
  organizationId: string,
  documentIds: readonly string[],
): Promise<void> {
  const change = await deleteChunks(tx, organizationId, { documentIds });
  await changeCorpusStats(tx, organizationId, change);
}

/** Removes a batch of a document's chunks, under the rules of `removeChunks`. Returns whether there may be more. */
export async function removeChunkBatch(
  tx: Sql,
  { organizationId, documentId }: Pick<IndexTarget, "organizationId" | "documentId">,
): Promise<boolean> {
  const limit = chunksPerBatch;
  const change = await deleteChunks(tx, organizationId, { documentIds: [documentId], limit });
  await changeCorpusStats(tx, organizationId, change);
  return change.terms.get("") === -limit;
}

/**
 * Stores the vectors that a model made of an organization's chunks, in the order of `chunkIds`.
 */
export async function storeEmbeddings(
  tx: Sql,
  target: Pick<IndexTarget, "organizationId">,
  made: {
    readonly model: string;
    readonly chunkIds: readonly string[];
    readonly vectors: readonly (readonly number[])[];
  },
): Promise<void> {
  for (let start = 0; start < made.chunkIds.length; start += chunksPerBatch) {
    const chunkIds = made.chunkIds.slice(start, start + chunksPerBatch);
    const vectors = made.vectors.slice(start, start + chunksPerBatch);
    await insertEmbeddings(tx, target, { model: made.model, chunkIds, vectors });
  }
}

/** Recounts the terms and returns those whose stored count differs, for checking an installation. */
export function findTermDifferences(db: Db): Promise<string[]> {
  return selectTermDifferences(db);
}

/** Recounts what is searchable in each folder and returns those whose stored statistics differ. */
export function findFolderDifferences(db: Db): Promise<string[]> {
  return selectFolderStatDifferences(db);
}

const preparing = new Map<string, Promise<void>>();
const withSignatures = new Set<string>();

/**
 * Creates the index of the model's vectors if it does not exist, once in a process, before the first vector is stored, and gives
 * the vectors signatures as soon as there are enough.
 */
export async function prepareVectorIndex(db: Db, model: string, dimensions: number): Promise<void> {
  const key = `${dimensions} ${model}`;
  const prepared = preparing.get(key) ?? ensureVectorIndex(db, model, dimensions);
  preparing.set(key, prepared);
  try {
    await prepared;
  } catch (error) {
    preparing.delete(key); // the next call retries
    throw error;
  }
  if (withSignatures.has(key)) return;
  if (await ensureSignatures(db, model, dimensions)) withSignatures.add(key);
}

/** How often headings are indexed for each of their occurrences: they weigh more than the text (training claims of SciFact). */
const headingWeight = 2;

/** The text indexed with a chunk besides its own: title and headings. */
function formatContext(chunk: IndexedChunk, traits: DocumentTraits): string {
  const lines = new Set([traits.title ?? "", ...chunk.headings]);
  return `${[...lines].join("\n")}\n`.repeat(headingWeight);
}

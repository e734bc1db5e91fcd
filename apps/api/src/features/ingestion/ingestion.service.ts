import { extract } from "@footnote/extraction/extract";
import { recordingExtensions } from "@footnote/extraction/audio/prepare-audio";
import { ExtractionError } from "@footnote/extraction/located-text";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { timed } from "../../platform/metrics/metrics.ts";
import {
  endDocumentTasks,
  reportProgress,
  publishTaskProgress,
} from "../documents/progress.service.ts";
import { indexChunks, shareChunks } from "../retrieval/indexing.service.ts";
import { detectLanguage } from "../retrieval/language.rules.ts";
import { copyTables, type FoundTable, replaceTables } from "../tables/tables.service.ts";
import { exceedsChunkLimit } from "../usage/usage.service.ts";
import {
  type Claim,
  findTwin,
  lockClaim,
  markIndexed,
  markIndexing,
  type Twin,
} from "./document-leases.repo.ts";
import { gatherTables } from "./gathered-tables.rules.ts";
import { type GatheredChunk, startGathering } from "./gathering.rules.ts";
import { forgetHeard } from "./heard-parts.repo.ts";
import { embedChunks } from "./ingestion.jobs.ts";
import { ClaimLost } from "./lease.service.ts";
import { stageFraction } from "./progress.rules.ts";
import { deliverTwins } from "./duplicates.service.ts";
import { openHeardStore, type Recording, transcribeRecording } from "./transcription.service.ts";

export type IngestionApp = Has<
  "db" | "blobs" | "jobs" | "notifications" | "models" | "config" | "log" | "metrics"
>;

const reportEveryMs = 500;

/** The same content is being made searchable by another document's attempt: its work is worth waiting for. */
export class TwinAhead extends Error {
  override readonly name = "TwinAhead";
}

/** The licence allows fewer chunks than there would be with the document's. */
export class ChunkLimitReached extends Error {
  override readonly name = "ChunkLimitReached";
}

type Indexed = {
  chunkCount: number;
  hiddenCount: number;
  tableCount: number;
  language: string | null;
  embeddingModel: string | null;
};

/**
 * Reads a claimed document and writes its passages. Writes nothing but progress before its one transaction, so it can
 * stop anywhere and run again. Content that the organization has already is not read twice.
 * @throws ExtractionError, TranscriptionNotConfigured, ModelFailed, ClaimLost, TwinAhead, ChunkLimitReached, or the
 * signal's reason
 */
export async function ingest(app: IngestionApp, claim: Claim, signal: AbortSignal): Promise<void> {
  const twin = await findTwin(app.db, claim);
  if (twin && (!twin.written || twin.embedding))
    throw new TwinAhead("The same content is under way");
  const { stages } = app.metrics;
  const content = twin
    ? nothing
    : await timed(stages, { stage: "extracting" }, () => readContent(app, claim, signal));
  signal.throwIfAborted();
  await markIndexing(app.db, claim);
  await reportProgress(app, claim.documentId, stageFraction("indexing", 0));
  const index = (tx: Sql, folderId: string) => {
    const place = { folderId, organizationId: claim.organizationId, documentId: claim.documentId };
    return twin
      ? share(tx, { place, twin, title: claim.name })
      : write(tx, { place, content, title: claim.name });
  };
  await timed(stages, { stage: "indexing" }, () => settleIndexed(app, claim, index));
}

/** What was read of a document. */
type Content = {
  readonly chunks: readonly GatheredChunk[];
  readonly tables: readonly FoundTable[];
};
const nothing: Content = { chunks: [], tables: [] };

async function readContent(app: IngestionApp, claim: Claim, signal: AbortSignal): Promise<Content> {
  const file = await app.blobs.openFile(claim.blobKey);
  const gathering = startGathering();
  const tables = gatherTables();
  const report = throttledReport(app, claim.documentId);
  try {
    const { extension, organizationId } = claim;
    const heard = openHeardStore(app, claim);
    const input = { path: file.path, extension, organizationId, heard };
    for await (const event of read(app, input, signal)) {
      if (event.type === "block") gathering.push(event.block);
      else if (event.type === "progress") await report(event);
      else if (event.type === "table" || event.type === "table-rows") tables.take(event);
    }
  } finally {
    await file.release();
  }
  const chunks = gathering.end();
  if (chunks.length === 0) throw new ExtractionError("no_text");
  return { chunks, tables: tables.found };
}

function read(app: IngestionApp, input: Recording, signal: AbortSignal) {
  return recordingExtensions.includes(input.extension)
    ? transcribeRecording(app, input, signal)
    : extract(input, { ...app.config.extraction, signal });
}

/** Pages may come by the hundred a second: the task is written at most twice a second. */
function throttledReport(app: IngestionApp, documentId: string) {
  let next = 0;
  return async ({ done, total, unit }: { done: number; total: number; unit: string }) => {
    if (Date.now() < next) return;
    next = Date.now() + reportEveryMs;
    const progress = stageFraction("extracting", total > 0 ? done / total : 0);
    await reportProgress(app, documentId, { ...progress, done, total, unit });
  };
}

type Place = { organizationId: string; documentId: string; folderId: string };

async function write(
  tx: Sql,
  { place, content, title }: { place: Place; content: Content; title: string },
): Promise<Indexed> {
  const { chunks, tables } = content;
  const language = detectLanguage(chunks.map(({ text }) => text));
  await replaceTables(tx, place, tables);
  await indexChunks(tx, place, chunks, { language, title });
  const counts = { ...countChunks(chunks), tableCount: tables.length };
  return { ...counts, language, embeddingModel: null };
}

async function share(
  tx: Sql,
  { place, twin, title }: { place: Place; twin: Twin; title: string },
): Promise<Indexed> {
  const { language, embeddingModel } = twin;
  const tableCount = await copyTables(tx, place, twin.documentId);
  const chunks = await shareChunks(tx, place, twin, { language, title });
  // The twin may have been deleted since it was found: then its passages are gone, and ours are to be read.
  if (chunks.length === 0) throw new TwinAhead("The same content was deleted meanwhile");
  return { ...countChunks(chunks), tableCount, language, embeddingModel };
}

function countChunks(chunks: readonly { hidden?: string | null }[]) {
  const hiddenCount = chunks.filter(({ hidden }) => hidden != null).length;
  return { chunkCount: chunks.length, hiddenCount };
}

/** Passages, statistics and the next stage are written together, and only while the claim is held. */
async function settleIndexed(
  app: IngestionApp,
  claim: Claim,
  index: (tx: Sql, folderId: string) => Promise<Indexed>,
): Promise<void> {
  const model = app.models.embedding?.name ?? null;
  const { organizationId, documentId } = claim;
  const { ready, ended } = await app.db.$transaction(async (tx) => {
    const held = await lockClaim(tx, claim);
    if (!held) throw new ClaimLost("The claim was lost before the passages were written");
    const indexed = await index(tx, held.folderId);
    if (await exceedsChunkLimit(tx, organizationId)) throw new ChunkLimitReached();
    const done = model === null || indexed.embeddingModel === model;
    await forgetHeard(tx, documentId);
    await markIndexed(tx, claim, { ...indexed, ready: done });
    return { ready: done, ended: done ? await endDocumentTasks(tx, documentId, null) : [] };
  });
  await publishTaskProgress(app, ended);
  if (ready) await deliverTwins(app, documentId);
  else await app.jobs.enqueue(embedChunks, { organizationId, documentId });
}

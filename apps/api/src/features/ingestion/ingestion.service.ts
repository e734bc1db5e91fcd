import { findFileType } from "@footnote/contracts/file-types";
import { extract } from "@footnote/extraction/extract";
import { ExtractionError } from "@footnote/extraction/located-text";
import { LeaseLost } from "../../platform/jobs/lease.ts";
import { timed } from "../../platform/metrics/metrics.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import {
  endDocumentTasks,
  reportProgress,
  publishTaskProgress,
} from "../documents/progress.service.ts";
import { indexChunks, indexDuplicate } from "../retrieval/indexing.service.ts";
import { detectLanguage } from "@footnote/lexicon/language";
import { copyTables, type ExtractedTable, replaceTables } from "../tables/tables.service.ts";
import { exceedsChunkLimit } from "../usage/usage.service.ts";
import {
  awaitEmbedding,
  type DocumentLease,
  type Duplicate,
  findDuplicate,
  type Indexed,
  lockLeasedDocument,
  markReady,
  startIndexing,
} from "../documents/states/document-states.service.ts";
import { enqueueDuplicates } from "./duplicates.service.ts";
import { collectTables } from "./table-collector.rules.ts";
import { type CollectedChunks, collectChunks } from "./chunk-collector.rules.ts";
import { deleteTranscriptParts } from "./transcript-parts.repo.ts";
import { embedChunks } from "./ingestion.jobs.ts";
import { stageFraction } from "./progress.rules.ts";
import {
  openTranscriptStore,
  type Recording,
  transcribeRecording,
} from "./transcription.service.ts";

export type IngestionApp = Has<
  "db" | "blobs" | "jobs" | "notifications" | "models" | "config" | "log" | "metrics"
>;

const reportEveryMs = 500;

/** Another document with the same content is being processed; waiting for it is cheaper than reading the content twice. */
export class DuplicateInProgress extends Error {
  override readonly name = "DuplicateInProgress";
}

/** The chunks of the document would exceed the limit of the licence. */
export class ChunkLimitReached extends Error {
  override readonly name = "ChunkLimitReached";
}

/**
 * Reads a leased document and writes its chunks. Writes nothing but progress before its one transaction, so it can stop
 * anywhere and run again. Content that the organization already has is not read twice.
 * @throws ExtractionError, TranscriptionNotConfigured, ModelFailed, LeaseLost, DuplicateInProgress, ChunkLimitReached, or
 * the signal's reason
 */
export async function ingest(
  app: IngestionApp,
  lease: DocumentLease,
  signal: AbortSignal,
): Promise<void> {
  const duplicate = await findDuplicate(app.db, lease);
  if (duplicate && (!duplicate.isWritten || duplicate.isEmbedding))
    throw new DuplicateInProgress("The same content is being processed");
  const { stages } = app.metrics;
  const readNow = () => readContent(app, lease, signal);
  const source = duplicate
    ? { duplicate }
    : { content: await timed(stages, { stage: "extracting" }, readNow) };
  signal.throwIfAborted();
  await startIndexing(app.db, lease);
  await reportProgress(app, lease.documentId, stageFraction("indexing", 0));
  const index = (tx: Sql, folderId: string) => {
    const target = { folderId, organizationId: lease.organizationId, documentId: lease.documentId };
    const title = lease.name;
    return "content" in source
      ? writeChunks(tx, { target, content: source.content, title })
      : copyChunks(tx, { target, duplicate: source.duplicate, title });
  };
  await timed(stages, { stage: "indexing" }, () => settleIndexed(app, lease, index));
}

/** The extracted content of a document. */
type Content = {
  readonly chunks: CollectedChunks;
  readonly tables: readonly ExtractedTable[];
};

async function readContent(
  app: IngestionApp,
  lease: DocumentLease,
  signal: AbortSignal,
): Promise<Content> {
  const file = await app.blobs.openFile(lease.blobKey);
  const collected = collectChunks();
  const tables = collectTables();
  const report = throttleReports(app, lease.documentId);
  try {
    const { extension, organizationId } = lease;
    const store = openTranscriptStore(app, lease);
    const input = { path: file.path, extension, organizationId, store };
    for await (const event of read(app, input, signal)) {
      if (event.type === "block") collected.push(event.block);
      else if (event.type === "progress") await report(event);
      else if (event.type === "table" || event.type === "table-rows") tables.take(event);
    }
  } finally {
    await file.release();
  }
  const chunks = collected.end();
  if (chunks.length === 0) throw new ExtractionError("no_text");
  return { chunks, tables: tables.found };
}

function read(app: IngestionApp, input: Recording, signal: AbortSignal) {
  return findFileType(input.extension)?.category === "recording"
    ? transcribeRecording(app, input, signal)
    : extract(input, { ...app.config.extraction, signal });
}

/** Limits progress reports to two per second, since hundreds of pages can be read per second. */
function throttleReports(app: IngestionApp, documentId: string) {
  let next = 0;
  return async ({ done, total, unit }: { done: number; total: number; unit: string }) => {
    if (Date.now() < next) return;
    next = Date.now() + reportEveryMs;
    const progress = stageFraction("extracting", total > 0 ? done / total : 0);
    await reportProgress(app, documentId, { ...progress, done, total, unit });
  };
}

type Target = { organizationId: string; documentId: string; folderId: string };

async function writeChunks(
  tx: Sql,
  { target, content, title }: { target: Target; content: Content; title: string },
): Promise<Indexed> {
  const { chunks, tables } = content;
  const texts = { length: chunks.length, [Symbol.iterator]: () => listTexts(chunks) };
  const language = detectLanguage(texts);
  await replaceTables(tx, target, tables);
  await indexChunks(tx, target, chunks, { language, title });
  const { length: chunkCount, hiddenCount } = chunks;
  return { chunkCount, hiddenCount, tableCount: tables.length, language, embeddingModel: null };
}

function* listTexts(chunks: CollectedChunks): Generator<string> {
  for (const { text } of chunks) yield text;
}

async function copyChunks(
  tx: Sql,
  { target, duplicate, title }: { target: Target; duplicate: Duplicate; title: string },
): Promise<Indexed> {
  const { language, embeddingModel } = duplicate;
  const tableCount = await copyTables(tx, target, duplicate.documentId);
  const chunks = await indexDuplicate(tx, target, duplicate, { language, title });
  // The duplicate may have been deleted since it was found: the next attempt reads the content.
  if (chunks.length === 0) throw new DuplicateInProgress("The same content was deleted meanwhile");
  return { ...countChunks(chunks), tableCount, language, embeddingModel };
}

function countChunks(chunks: readonly { hidden?: string | null }[]) {
  const hiddenCount = chunks.filter(({ hidden }) => hidden != null).length;
  return { chunkCount: chunks.length, hiddenCount };
}

/** Writes chunks, statistics and the next stage in one transaction, and only while the lease is valid. */
async function settleIndexed(
  app: IngestionApp,
  lease: DocumentLease,
  index: (tx: Sql, folderId: string) => Promise<Indexed>,
): Promise<void> {
  const model = app.models.embedding?.name ?? null;
  const { organizationId, documentId } = lease;
  const { ready, ended } = await app.db.$transaction(async (tx) => {
    const locked = await lockLeasedDocument(tx, lease);
    if (!locked) throw new LeaseLost("The lease was lost before the chunks were written");
    const indexed = await index(tx, locked.folderId);
    if (await exceedsChunkLimit(tx, organizationId)) throw new ChunkLimitReached();
    const done = model === null || indexed.embeddingModel === model;
    await deleteTranscriptParts(tx, documentId);
    await (done ? markReady(tx, lease, indexed) : awaitEmbedding(tx, lease, indexed));
    return { ready: done, ended: done ? await endDocumentTasks(tx, documentId, null) : [] };
  });
  await publishTaskProgress(app, ended);
  if (ready) await enqueueDuplicates(app, documentId);
  else await app.jobs.enqueue(embedChunks, { organizationId, documentId });
}

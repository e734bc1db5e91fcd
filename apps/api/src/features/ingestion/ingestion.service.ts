import { findFileType } from "@footnote/contracts/file-types";
import { extract } from "@footnote/extraction/extract";
import { ExtractionError } from "@footnote/extraction/located-text";
import { LeaseLost } from "../../platform/jobs/lease.ts";
import { timed } from "../../platform/metrics/metrics.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import {
  endDocumentTasks,
  reportProgress,
  publishTaskProgress,
  storeProgress,
} from "../documents/progress.service.ts";
import {
  chunksPerBatch,
  copyEmbeddings,
  type IndexTarget,
  selectChunks,
} from "../retrieval/indexing.service.ts";
import { copyTables, replaceTables } from "../tables/tables.service.ts";
import {
  awaitEmbedding,
  type DocumentLease,
  type Duplicate,
  findDuplicate,
  markReady,
  startIndexing,
} from "../documents/states/document-states.service.ts";
import type { Notice } from "../documents/states/notices.rules.ts";
import { enqueueDuplicates } from "./duplicates.service.ts";
import { collectTables } from "./table-collector.rules.ts";
import { collectChunks } from "./chunk-collector.rules.ts";
import { type ChunkWriter, openChunkWriter } from "./chunk-writer.service.ts";
import { openRecognisedPages } from "./recognition.service.ts";
import { deleteRecognisedPages } from "./recognised-pages.repo.ts";
import { deleteTranscriptParts } from "./transcript-parts.repo.ts";
import { embedChunks } from "./ingestion.jobs.ts";
import { stageFraction } from "./progress.rules.ts";
import { noticeUnpacked, unpackFiles, type UnpackingApp } from "./unpacking.service.ts";
import {
  openTranscriptStore,
  type Recording,
  transcribeRecording,
} from "./transcription.service.ts";

export type IngestionApp = TenantApp<
  | "db"
  | "quietMoments"
  | "blobs"
  | "jobs"
  | "notifications"
  | "models"
  | "config"
  | "log"
  | "metrics"
> &
  UnpackingApp;

const reportEveryMs = 500;

/** Another document with the same content is being processed; waiting for it is cheaper than reading the content twice. */
export class DuplicateInProgress extends Error {
  override readonly name = "DuplicateInProgress";
}

/**
 * Reads a leased document and writes its chunks meanwhile. Only the last transaction lets searches see them, so it can stop
 * anywhere and run again. Content that the organization already has is not read twice.
 * @throws ExtractionError, TranscriptionNotConfigured, ModelFailed, LeaseLost, DuplicateInProgress, ChunkLimitReached,
 * TurnOver, or the signal's reason
 */
export async function ingest(
  app: IngestionApp,
  lease: DocumentLease,
  signal: AbortSignal,
): Promise<void> {
  const duplicate = await findDuplicate(app.db, lease);
  if (duplicate && (!duplicate.isWritten || duplicate.isEmbedding))
    throw new DuplicateInProgress("The same content is being processed");
  const containsFiles = await unpackFiles(app, lease, signal);
  const { stages } = app.metrics;
  const content = duplicate
    ? openDuplicate(app, lease, duplicate)
    : openContent(app, lease, { containsFiles });
  try {
    await timed(stages, { stage: "extracting" }, () => content.write(signal));
    signal.throwIfAborted();
    await reportIndexing(app, lease);
    await timed(stages, { stage: "indexing" }, () => settleIndexed(app, lease, content));
  } catch (error) {
    if (!signal.aborted) await discardChunks(app, content.writer);
    throw error;
  }
}

/** An attempt that fails leaves nothing; what one that was killed has left is removed by the next. */
export async function discardChunks(app: Has<"log">, writer: ChunkWriter): Promise<void> {
  try {
    await writer.discard();
  } catch (error) {
    if (!(error instanceof LeaseLost)) app.log.warn({ err: error }, "chunks not removed");
  }
}

/** What a document is made searchable from: its file, or a document with the same content. */
type Content = {
  readonly writer: ChunkWriter;
  /** Writes its chunks, apart from the last ones. */
  write(signal: AbortSignal): Promise<void>;
  /** Stores its tables; returns how many. */
  storeTables(tx: Sql, target: IndexTarget): Promise<number>;
  /** The model of the vectors that are stored with the chunks. */
  readonly embeddingModel: string | null;
  /** What was noticed in the text. */
  readonly notices: readonly Notice[];
};

function openContent(
  app: IngestionApp,
  lease: DocumentLease,
  { containsFiles }: { containsFiles: boolean },
): Content {
  const writer = openChunkWriter(app, lease);
  const tables = collectTables();
  const unread: number[] = [];
  return {
    writer,
    embeddingModel: null,
    get notices() {
      return unread.length > 0 ? [{ code: "pages_unread" as const, pages: unread }] : [];
    },
    async write(signal) {
      const file = await app.blobs.openFile(lease.blobKey);
      const collected = collectChunks();
      const report = throttleReports(app, lease.documentId);
      try {
        const { extension, organizationId } = lease;
        const input = { path: file.path, extension, organizationId, containsFiles };
        for await (const event of read(app, lease, { input, signal })) {
          if (event.type === "block") await writer.write(collected.push(event.block));
          else if (event.type === "progress") await report(event);
          else if (event.type === "unread") unread.push(event.page);
          else if (event.type === "table" || event.type === "table-rows") tables.take(event);
        }
      } finally {
        await file.release();
      }
      for (const chunks of collected.end()) await writer.write(chunks);
      if (writer.counts.chunkCount === 0 && !containsFiles) throw new ExtractionError("no_text");
    },
    async storeTables(tx, target) {
      await replaceTables(tx, target, tables.found);
      return tables.found.length;
    },
  };
}

function openDuplicate(app: IngestionApp, lease: DocumentLease, duplicate: Duplicate): Content {
  const { organizationId } = lease;
  const { documentId, language, embeddingModel } = duplicate;
  // It may be deleted meanwhile: the next attempt reads the content.
  const requireCopied = (isComplete: boolean) => {
    if (!isComplete) throw new DuplicateInProgress("The same content was deleted meanwhile");
  };
  const writer = openChunkWriter(app, lease, {
    language,
    async alsoStore(tx, target, chunkIds) {
      const copied = await copyEmbeddings(tx, target, { documentId, chunkIds });
      requireCopied(embeddingModel === null || copied >= chunkIds.length);
    },
  });
  return {
    writer,
    embeddingModel,
    notices: (duplicate.notices ?? []).filter(({ code }) => code === "pages_unread"),
    async write(signal) {
      const next = () => {
        const page = { from: writer.counts.chunkCount, limit: chunksPerBatch };
        return selectChunks(app.db, { organizationId, documentId }, page);
      };
      for (let chunks = await next(); chunks.length > 0; chunks = await next()) {
        signal.throwIfAborted();
        await writer.write(chunks);
      }
      requireCopied(writer.counts.chunkCount === duplicate.chunkCount);
    },
    async storeTables(tx, target) {
      const copied = await copyTables(tx, target, documentId);
      requireCopied(copied === duplicate.tableCount);
      return copied;
    },
  };
}

/** Reads a file. What costs minutes or money is stored meanwhile, and is found by the next attempt. */
function read(
  app: IngestionApp,
  lease: DocumentLease,
  { input, signal }: { input: Recording & { containsFiles: boolean }; signal: AbortSignal },
) {
  return isRecording(lease)
    ? transcribeRecording(app, { ...input, store: openTranscriptStore(app, lease) }, signal)
    : extract(input, {
        ...app.config.extraction,
        recognisedPages: openRecognisedPages(app, lease),
        signal,
      });
}

const isRecording = ({ extension }: DocumentLease) =>
  findFileType(extension)?.category === "recording";

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

/** The document's stage and its tasks' progress, in one transaction. */
async function reportIndexing(app: IngestionApp, lease: DocumentLease): Promise<void> {
  const tasks = await app.db.$transaction(async (tx) => {
    await startIndexing(tx, lease);
    return storeProgress(tx, lease.documentId, stageFraction("indexing", 0));
  });
  await publishTaskProgress(app, tasks);
}

/** Stores the last chunks with the next stage in one transaction, and only while the lease is valid. */
async function settleIndexed(
  app: IngestionApp,
  lease: DocumentLease,
  content: Content,
): Promise<void> {
  const model = app.models.embedding?.name ?? null;
  const { organizationId, documentId } = lease;
  const { embeddingModel } = content;
  const done = model === null || embeddingModel === model;
  const ended = await content.writer.finish(async (tx, target, written) => {
    const indexed = {
      ...written,
      tableCount: await content.storeTables(tx, target),
      embeddingModel,
      notices: [...content.notices, ...(await noticeUnpacked(tx, lease))],
    };
    if (isRecording(lease)) await deleteTranscriptParts(tx, documentId);
    await deleteRecognisedPages(tx, documentId);
    await (done ? markReady(tx, lease, indexed) : awaitEmbedding(tx, lease, indexed));
    return done ? endDocumentTasks(tx, [documentId], null) : [];
  });
  await publishTaskProgress(app, ended);
  if (done) await enqueueDuplicates(app, documentId);
  else await app.jobs.enqueue(embedChunks, { organizationId, documentId });
}

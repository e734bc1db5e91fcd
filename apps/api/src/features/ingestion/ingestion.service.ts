import { extract } from "@footnote/extraction/extract";
import { ExtractionError } from "@footnote/extraction/located-text";
import type { Has } from "../../platform/app.ts";
import { endDocumentTasks, reportProgress, tellFollowers } from "../documents/progress.service.ts";
import { indexChunks, storeEmbeddings } from "../retrieval/indexing.service.ts";
import { detectLanguage } from "../retrieval/language.rules.ts";
import { type Chunk, startChunking } from "./chunking.rules.ts";
import { type Claim, lockClaim, markIndexing, markReady } from "./claims.repo.ts";
import { ClaimLost } from "./lease.service.ts";

export type IngestionApp = Has<"db" | "blobs" | "hints" | "models" | "config" | "log">;

/** Of the whole way, extraction is taken for this part; embedding and indexing are the rest. */
const extractionShare = 0.7;
const reportEveryMs = 500;

/**
 * Reads a claimed document and makes it searchable. Writes nothing but progress before its one transaction at the
 * end, so it can stop anywhere and run again.
 * @throws ExtractionError, ModelFailed, ClaimLost, or the signal's reason
 */
export async function ingest(app: IngestionApp, claim: Claim, signal: AbortSignal): Promise<void> {
  const chunks = await readChunks(app, claim, signal);
  await markIndexing(app.db, claim);
  await reportProgress(app, claim.documentId, { stage: "indexing", fraction: extractionShare });
  const vectors = await embed(app, chunks, signal);
  signal.throwIfAborted();
  const ended = await write(app, claim, { chunks, vectors });
  await tellFollowers(app, ended);
}

async function readChunks(app: IngestionApp, claim: Claim, signal: AbortSignal): Promise<Chunk[]> {
  const file = await app.blobs.openFile(claim.blobKey);
  const chunking = startChunking();
  const chunks: Chunk[] = [];
  const report = throttledReport(app, claim.documentId);
  try {
    const input = { path: file.path, extension: claim.extension };
    for await (const event of extract(input, { ...app.config.extraction, signal })) {
      if (event.type === "block") chunks.push(...chunking.push(event.block));
      else if (event.type === "progress") await report(event.done / event.total);
    }
  } finally {
    await file.release();
  }
  chunks.push(...chunking.end());
  if (chunks.length === 0) throw new ExtractionError("no_text");
  return chunks;
}

/** Pages may come by the hundred a second: the task is written at most twice a second. */
function throttledReport(app: IngestionApp, documentId: string) {
  let next = 0;
  return async (part: number) => {
    if (Date.now() < next) return;
    next = Date.now() + reportEveryMs;
    const fraction = Math.min(1, Math.max(0, part)) * extractionShare;
    await reportProgress(app, documentId, { stage: "extracting", fraction });
  };
}

async function embed(app: IngestionApp, chunks: readonly Chunk[], signal: AbortSignal) {
  const { embedding } = app.models;
  if (!embedding) return undefined;
  const texts = chunks.map(({ headings, text }) => [...headings, text].join("\n"));
  return { model: embedding.name, vectors: await embedding.embed(texts, signal) };
}

/** Passages, statistics, vectors and the state change together, and only while the claim is held. */
function write(
  app: IngestionApp,
  claim: Claim,
  { chunks, vectors }: { chunks: Chunk[]; vectors: Awaited<ReturnType<typeof embed>> },
): Promise<string[]> {
  const { organizationId, documentId } = claim;
  const language = detectLanguage(chunks.map(({ text }) => text));
  return app.db.$transaction(async (tx) => {
    const held = await lockClaim(tx, claim);
    if (!held) throw new ClaimLost("The claim was lost before the passages were written");
    const target = { organizationId, documentId, folderId: held.folderId };
    const ids = await indexChunks(tx, target, chunks, { language, title: claim.name });
    if (vectors) await storeEmbeddings(tx, target, { ...vectors, chunkIds: ids });
    await markReady(tx, claim, { chunkCount: chunks.length, language });
    return endDocumentTasks(tx, documentId, null);
  });
}

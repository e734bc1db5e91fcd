import { randomUUIDv7 } from "node:crypto";
import {
  changeCorpusStats,
  type ChunkRow,
  insertChunks,
  insertEmbeddings,
} from "../../apps/api/src/features/retrieval/indexing.repo.ts";
import { toTsvector } from "../../apps/api/src/features/retrieval/lexemes.rules.ts";
import { ensureSignatures } from "../../apps/api/src/features/retrieval/vectors/signatures.repo.ts";
import { ensureVectorIndex } from "../../apps/api/src/features/retrieval/vectors/vector-index.repo.ts";
import type { Db } from "../../apps/api/src/platform/database/database.ts";
import { type PlannedDocument, type PlannedOrganization, planOrganization } from "./corpus.ts";
import {
  dimensions,
  drawNormal,
  drawText,
  embedWords,
  indexedForms,
  openRandom,
  spell,
} from "./synthetic-text.ts";

export const embeddingModel = "synthetic";

/** About as many words as 1,200 characters have, which is what the product's chunks aim at. */
const wordsOfChunk = { mean: 165, deviation: 35, min: 15 };
const rowsAtOnce = 1_000;
const batchesAtOnce = 3;

type Drawn = { row: ChunkRow; terms: string[]; ranks: Uint32Array };
type Batch = { document: PlannedDocument; rows: Drawn[] }[];

/**
 * Fills the database with organizations of the same size, in the rows and statistics that the product's indexing writes.
 * The words come from a distribution instead of files, so that a million chunks take minutes.
 */
export async function fill(
  db: Db,
  { chunks, organizations }: { chunks: number; organizations: number },
): Promise<void> {
  const [index] = await db.$queryRaw<{ indexdef: string }[]>`
    select indexdef from pg_indexes where indexname = 'chunk_lexemes_idx'`;
  // Building it afterwards gives the same index in a fraction of the time.
  await db.$executeRaw`drop index chunk_lexemes_idx`;
  const size = Math.round(chunks / organizations);
  for (let at = 0; at < organizations; at += 1) {
    const plan = planOrganization(at + 1, size);
    await insertPlan(db, plan, at);
    const change = { terms: new Map<string, number>(), words: 0 };
    for await (const batch of inserted(db, plan, at)) {
      const rows = batch.flatMap((one) => one.rows);
      for (const { row, terms } of rows) {
        count(change.terms, terms);
        change.words += row.words;
      }
    }
    await db.$transaction((tx) => changeCorpusStats(tx, plan.organizationId, change), longest);
    if (at % 100 === 99) console.error(`${at + 1} of ${organizations} organizations`);
  }
  console.error("building the indexes");
  await db.$executeRawUnsafe(index?.indexdef ?? "");
  await ensureVectorIndex(db, embeddingModel, dimensions);
  await ensureSignatures(db, embeddingModel, dimensions);
  await db.$executeRaw`vacuum analyze`;
}

const longest = { timeout: 3_600_000 };

function count(counts: Map<string, number>, terms: readonly string[]): void {
  for (const term of ["", ...terms]) counts.set(term, (counts.get(term) ?? 0) + 1);
}

/** Inserts the plan's chunks, several batches at a time, and yields each batch that is stored. */
async function* inserted(db: Db, plan: PlannedOrganization, seed: number): AsyncGenerator<Batch> {
  const running: Promise<Batch>[] = [];
  let done = 0;
  for (const batch of drawBatches(plan, seed)) {
    running.push(insertBatch(db, plan, batch));
    if (running.length < batchesAtOnce) continue;
    const stored = await running.shift();
    if (!stored) continue;
    yield stored;
    done += stored.reduce((sum, { rows }) => sum + rows.length, 0);
    if (done % 50_000 < rowsAtOnce) console.error(`${done} chunks`);
  }
  for (const rest of running) yield await rest;
}

function* drawBatches(plan: PlannedOrganization, seed: number): Generator<Batch> {
  const random = openRandom(seed + 104_729);
  let batch: Batch = [];
  let size = 0;
  for (const document of plan.documents) {
    const rows = Array.from({ length: document.chunks }, (_, ordinal) =>
      drawRow(random, document, ordinal),
    );
    batch.push({ document, rows });
    size += rows.length;
    if (size < rowsAtOnce) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  yield batch;
}

const formsOf = new Map<number, string[]>();

function getForms(rank: number): string[] {
  const forms = formsOf.get(rank) ?? indexedForms(rank);
  formsOf.set(rank, forms);
  return forms;
}

function drawRow(random: () => number, { topic, id }: PlannedDocument, ordinal: number): Drawn {
  const { mean, deviation, min } = wordsOfChunk;
  const length = Math.max(min, Math.round(mean + deviation * drawNormal(random)));
  const ranks = drawText(random, topic, length);
  // Every document has a code of its own, as reports and invoices do.
  const code = `x${id.slice(0, 8)}`;
  const terms = Array.from(ranks).flatMap((rank, at) =>
    getForms(rank).map((term) => ({ term, position: at + 2 })),
  );
  const { literal, distinct } = toTsvector([{ term: code, position: 1 }, ...terms]);
  const text = `${code} ${Array.from(ranks, spell).join(" ")}`;
  const row: ChunkRow = {
    id: randomUUIDv7(),
    ordinal,
    text,
    headings: [`${spell(ranks[0] ?? 0)} ${spell(ranks[1] ?? 0)}`],
    anchors: [{ kind: "lines", from: ordinal * 20 + 1, to: ordinal * 20 + 20 }],
    lexemes: literal,
    words: length + 1,
  };
  return { row, terms: distinct, ranks };
}

async function insertPlan(
  db: Db,
  { organizationId, folderIds, documents }: PlannedOrganization,
  at: number,
): Promise<void> {
  const data = { id: organizationId, name: `Scale ${at}`, domain: `${organizationId}.example` };
  await db.organization.create({ data });
  await db.folder.createMany({
    data: folderIds.map((id, place) => ({
      id,
      organizationId,
      name: `${place}`,
      nameKey: `${place}`,
    })),
  });
  for (let start = 0; start < documents.length; start += 2_000) {
    await db.document.createMany({
      data: documents.slice(start, start + 2_000).map(({ id, folderId, chunks }) => ({
        id,
        organizationId,
        folderId,
        name: `${id}.txt`,
        extension: "txt",
        size: 0,
        sha256: id,
        blobKey: id,
        stage: "ready" as const,
        language: "en",
        chunkCount: chunks,
        embeddingModel,
      })),
    });
  }
}

async function insertBatch(db: Db, plan: PlannedOrganization, batch: Batch): Promise<Batch> {
  const { organizationId } = plan;
  await db.$transaction(async (tx) => {
    for (const { document, rows } of batch) {
      const target = { organizationId, documentId: document.id, folderId: document.folderId };
      await insertChunks(
        tx,
        target,
        rows.map(({ row }) => row),
      );
    }
    const all = batch.flatMap(({ rows }) => rows);
    const chunkIds = all.map(({ row }) => row.id);
    const vectors = all.map(({ ranks }) => embedWords(ranks));
    await insertEmbeddings(tx, { organizationId }, { model: embeddingModel, chunkIds, vectors });
  }, longest);
  return batch;
}

// How long it takes from a question to its first passages among many, and what the product adds to a model that answers at
// once. Through the HTTP API, on a Postgres of the bench's own; standard output holds one JSON line for each figure.
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { startPostgres } from "../../infra/test-services/postgres.ts";
import { ensureSignatures } from "../../apps/api/src/features/retrieval/vectors/signatures.repo.ts";
import { ensureVectorIndex } from "../../apps/api/src/features/retrieval/vectors/vector-index.repo.ts";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { startEmulatedModel } from "../answers/emulated-model.ts";
import { readCollection } from "../retrieval/collection.ts";
import { openAsker, openProduct, type Product } from "../streams/product.ts";
import { dimensions, embeddingModel, startEmulatedEmbedding } from "./emulated-embedding.ts";
import { explainNearest } from "./explain.ts";
import { embedAll, fill } from "./load.ts";
import { askAll, chooseQuestions, evidenceOf, spreadOf } from "./measure.ts";
import { measureOverhead } from "./overhead.ts";

const passages = Number(process.env["LATENCY_PASSAGES"] ?? 100_000);
const questionsAsked = 120;
const coldStarts = 5;
/** Asked first and not counted: a server that has just started compiles its code while it answers. */
const warmingUp = 30;
/** What makes the tests' Postgres quick is not what a product runs on. */
const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
/** The memory that `docker-compose.yml` gives it; LATENCY_SHARED_BUFFERS for another one. */
const memory = { shared_buffers: process.env["LATENCY_SHARED_BUFFERS"] ?? "512MB", jit: "off" };
/** The vectors' index is built at once here, which takes a quarter of an hour where it does not fit into memory. */
const roomy = { maintenance_work_mem: "1GB" };

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error("usage: npm run bench -- latency FOLDER...");
const base = process.env["INIT_CWD"] ?? ".";
const collections = await Promise.all(folders.map((one) => readCollection(resolve(base, one))));
const questions = chooseQuestions(
  collections.map(({ queries }) => queries),
  questionsAsked + coldStarts + warmingUp,
);
const first = questions.slice(coldStarts, coldStarts + warmingUp);
const warm = questions.slice(coldStarts + warmingUp);
const postgres = await startPostgres({ ...durable, ...memory, ...roomy });
if (!("url" in postgres) || !postgres.restart) throw new Error("No Postgres with pgvector is here");
const dataDir = await mkdtemp(join(tmpdir(), "footnote-latency-"));
const emulated = { model: await startEmulatedModel(), embedding: await startEmulatedEmbedding() };
const settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
let product: Product = await openProduct(settings);
await product.start();
const asker = await openAsker(product.url);
const corpus = { organizationId: asker.organizationId, folderId: asker.folderId };
const db = openDatabase({ connectionString: postgres.url }, 4);
try {
  const documents = collections.flatMap((one) => one.documents);
  await fill(db, corpus, { documents, passages });
  await measure("keyless, words", {});
  const model = { OPENAI_BASE_URL: emulated.model.baseUrl, CHAT_MODEL: "emulated" };
  await reopen(model);
  await askAll(asker, first);
  print({ measure: "overhead", ...(await measureOverhead(asker, warm, emulated.model)) });
  await embedAll(db, corpus);
  await ensureVectorIndex(db, embeddingModel, dimensions);
  await ensureSignatures(db, embeddingModel, dimensions);
  await db.$executeRaw`vacuum analyze`;
  await measure("keyless, words and vectors", {
    OPENAI_BASE_URL: emulated.embedding.baseUrl,
    EMBEDDING_MODEL: embeddingModel,
  });
  print({ measure: "nearest vectors", ...(await explainNearest(db, corpus)) });
} finally {
  await db.$disconnect();
  await product.kill("SIGTERM");
  await postgres.stop();
  emulated.model.close();
  emulated.embedding.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** Cold: the first question after Postgres and the product were started. Warm: questions never asked before. */
async function measure(system: string, models: Record<string, string>): Promise<void> {
  const cold: number[] = [];
  for (const question of questions.slice(0, coldStarts)) {
    await product.kill("SIGTERM");
    if ("url" in postgres) await postgres.restart?.("SIGINT");
    await reopen(models);
    cold.push(...evidenceOf(await askAll(asker, [question])));
  }
  print({ measure: "first evidence", system, state: "cold", ms: spreadOf(cold) });
  await askAll(asker, first);
  const answers = await askAll(asker, warm);
  print({ measure: "first evidence", system, state: "warm", ms: spreadOf(evidenceOf(answers)) });
}

async function reopen(models: Record<string, string>): Promise<void> {
  await product.kill("SIGTERM");
  // The asker knows the address.
  const { port } = new URL(asker.url);
  product = await openProduct({ ...settings, ...models, PORT: port });
  await product.start();
}

function print(line: object): void {
  const machine = { load: Number(loadavg()[0]?.toFixed(1)), cores: cpus().length };
  process.stdout.write(`${JSON.stringify({ passages, ...line, machine })}\n`);
}

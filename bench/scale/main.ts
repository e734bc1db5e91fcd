// How long a search takes among many chunks, beside the bare SQL on the same table. On a Postgres of the bench's own, or on
// a database that is kept; standard output holds one JSON line for each figure.
import { cpus, loadavg } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { startPostgres } from "../../infra/test-services/postgres.ts";
import { getCorpusStats, search } from "../../apps/api/src/features/retrieval/retrieval.service.ts";
import { rankByVector } from "../../apps/api/src/features/retrieval/vectors/vectors.repo.ts";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import { openTenant } from "../../apps/api/src/platform/database/tenant.ts";
import type { EmbeddingModel } from "../../apps/api/src/platform/models/models.ts";
import { readParent, readTreeTime } from "../ingest/processor-time.ts";
import { mean } from "../retrieval/measures.ts";
import { findNearestBare, findNearestExactly, rankBare } from "./bare-sql.ts";
import { embeddingModel, fill } from "./fill.ts";
import { measureCalls } from "./measure.ts";
import { type Asked, drawQuestions, shares } from "./scopes.ts";
import { readSizes } from "./sizes.ts";
import { embedWords, readRanks } from "./synthetic-text.ts";

const usage = `usage: npm run bench -- scale [--chunks 100000] [--organizations 1] [--questions 100]
  [--database URL]   an empty database to fill and keep, or one that was filled before
  [--clients 1,8,32] [--shares 1,0.1,0.01,0.001] [--only words|hybrid]`;
const { values } = parseArgs({
  options: {
    chunks: { type: "string", default: "100000" },
    organizations: { type: "string", default: "1" },
    questions: { type: "string", default: "100" },
    database: { type: "string" },
    clients: { type: "string", default: "1,8,32" },
    shares: { type: "string", default: shares.join(",") },
    only: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.error(usage);
  process.exit(2);
}
let chunks = Number(values.chunks);
let organizations = Number(values.organizations);
const questions = Number(values.questions);
/** What the product has by default. */
const poolSize = 10;
const passagesRead = 20;
/** How deep the vector search is compared with the exact one: as deep as its ranks are fused. */
const depths = [10, 100];
const questionsCompared = 30;
/** The memory that `docker-compose.yml` gives it, with room to build the indexes. */
const memory = { shared_buffers: "512MB", jit: "off", maintenance_work_mem: "2GB" };

const postgres = values.database === undefined ? await startPostgres(memory) : undefined;
if (postgres && !("url" in postgres)) throw new Error("No Postgres with pgvector is here");
const connection = { connectionString: values.database ?? postgres?.url ?? "" };
await migrate(connection);
const db = openDatabase(connection, poolSize);
const embedding: EmbeddingModel = {
  name: embeddingModel,
  embed: async (texts) => texts.map((text) => embedWords(readRanks(text))),
};
const [backend] = await db.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
/** Postgres's first process, which is on this machine. */
const postmaster = readParent(backend?.pid ?? 0);
try {
  const filled = await db.organization.count({ where: { name: { startsWith: "Scale " } } });
  if (filled === 0) await fill(db, { chunks, organizations });
  // A database that was filled before may have others than are asked for.
  organizations = filled || organizations;
  chunks = await db.chunk.count();
  print({ measure: "sizes", ...(await readSizes(db)) });
  for (const share of values.shares.split(",").map(Number)) await measureShare(share);
} finally {
  await db.$disconnect();
  await postgres?.stop();
}

async function measureShare(share: number): Promise<void> {
  const asked = await drawQuestions(db, share, questions);
  const clients = values.clients.split(",").map(Number);
  if (values.only !== "hybrid") {
    await measure("words", { share, asked, clients }, (one) => ask(one, {}));
    await measureAlone("bare ts_rank, all words", share, asked, (one) => rankBare(db, one, "&"));
    await measureAlone("bare ts_rank, any word", share, asked, (one) => rankBare(db, one, "|"));
  }
  if (values.only !== "words") {
    await measure("hybrid", { share, asked, clients }, (one) => ask(one, { embedding }));
    await measureAlone("vectors", share, asked, (one) => findNearest(one));
    await measureAlone("bare <=>", share, asked, (one) => findNearestBare(db, one));
    print({ measure: "recall", share, ...(await compareWithExact(asked)) });
  }
}

function ask({ scope, text }: Asked, models: { embedding?: EmbeddingModel }) {
  const tenant = openTenant(db, scope.organizationId);
  return search({ db: tenant, models }, scope, { text, limit: passagesRead });
}

async function findNearest({ scope, text }: Asked): Promise<string[]> {
  const query = { model: embeddingModel, vector: embedWords(readRanks(text)), limit: 100 };
  const tenant = openTenant(db, scope.organizationId);
  const { chunks: searched } = await getCorpusStats({ db: tenant }, scope);
  return rankByVector(tenant, scope, { ...query, chunks: searched });
}

type Measured = { share: number; asked: readonly Asked[]; clients: readonly number[] };

async function measure(
  system: string,
  { share, asked, clients }: Measured,
  work: (one: Asked) => Promise<unknown>,
): Promise<void> {
  // Not counted: the pages of this scope that a server has read before.
  await measureCalls(asked.slice(0, 10), 1, work);
  for (const count of clients) {
    const before = readProcessor();
    const ms = await measureCalls(asked, count, work);
    print({ measure: system, share, clients: count, ms, processor_ms: perCall(before, ms.calls) });
  }
}

/** Processor milliseconds of Node and of Postgres until now. */
function readProcessor() {
  const { user, system } = process.cpuUsage();
  return { node: (user + system) / 1000, postgres: readTreeTime(postmaster) * 1000 };
}

function perCall(before: ReturnType<typeof readProcessor>, calls: number) {
  const now = readProcessor();
  const mean = (spent: number) => Number((spent / calls).toFixed(1));
  return { node: mean(now.node - before.node), postgres: mean(now.postgres - before.postgres) };
}

/** A comparison with one client, on fewer questions: some of these take seconds. */
function measureAlone(
  system: string,
  share: number,
  asked: readonly Asked[],
  work: (one: Asked) => Promise<unknown>,
): Promise<void> {
  return measure(system, { share, asked: asked.slice(0, 20), clients: [1] }, work);
}

/** The mean share of the exactly nearest chunks that the product's search by vectors finds. */
async function compareWithExact(asked: readonly Asked[]): Promise<object> {
  const deepest = Math.max(...depths);
  const compared: { exact: string[]; found: string[] }[] = [];
  for (const one of asked.slice(0, questionsCompared)) {
    const exact = await findNearestExactly(db, one, deepest);
    compared.push({ exact, found: await findNearest(one) });
  }
  const entries = depths.map((depth) => {
    const shareFound = compared.map(({ exact, found }) => {
      const first = new Set(found.slice(0, depth));
      const nearest = exact.slice(0, depth);
      return nearest.filter((id) => first.has(id)).length / nearest.length;
    });
    return [`at_${depth}`, Number(mean(shareFound).toFixed(3))];
  });
  return Object.fromEntries(entries) as object;
}

function print(line: object): void {
  const machine = { load: Number(loadavg()[0]?.toFixed(1)), cores: cpus().length };
  process.stdout.write(`${JSON.stringify({ chunks, organizations, ...line, machine })}\n`);
}

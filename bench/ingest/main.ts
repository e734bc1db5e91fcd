// How fast files become searchable: the product over HTTP with one and with two workers, beside the pipeline of LangChain.js
// on the same files in the same run. Standard output holds one JSON line for each.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs, promisify } from "node:util";
import { freePort } from "../../infra/test-services/private-process.ts";
import { startPostgres } from "../../infra/test-services/postgres.ts";
import { findFileType } from "../../packages/contracts/src/file-types.ts";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import { fill } from "../scale/fill.ts";
import { measureProduct } from "./measure-product.ts";
import { type LangChainResult, print, round } from "./report.ts";

const run = promisify(execFile);
const usage = "usage: npm run -s bench -- ingest FOLDER... [--existing CHUNKS] [--workers 1,2]";
/** What makes the tests' Postgres quick is not what a product runs on. */
const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
const memory = { shared_buffers: "512MB", jit: "off" };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    existing: { type: "string", default: "0" },
    workers: { type: "string", default: "1,2" },
  },
});
if (positionals.length === 0) throw new Error(usage);
const base = process.env["INIT_CWD"] ?? ".";
const all = (await Promise.all(positionals.map((one) => listDocuments(resolve(base, one))))).flat();
const existing = Number(values.existing);
const workers = values.workers.split(",").map(Number);

console.error(`${cpus().length} processors, load ${round(loadavg()[0] ?? 0)}`);
const common = await measureLangChain(all);
for (const count of workers) await measureOurs(`product, ${count} at a time`, common, count);
if (common.length < all.length) {
  await measureOurs("product, all files", all, workers.at(-1) ?? 1);
}

/** Returns the files that it could read. */
async function measureLangChain(files: readonly string[]): Promise<string[]> {
  return withPostgres(async (url) => {
    const program = join(import.meta.dirname, "langchain.ts");
    const options = { maxBuffer: 16 * 1024 * 1024 };
    const { stdout, stderr } = await run(process.execPath, [program, url, ...files], options);
    process.stderr.write(stderr);
    const result = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as LangChainResult;
    const { read, cpu, loading, ...rest } = result;
    const stages = { loading: round(loading), storing: round(rest.seconds - loading) };
    const processor = { process: round(cpu.process), postgres: round(cpu.postgres) };
    const more = { processor_seconds: processor, stage_seconds: stages };
    print("LangChain.js", { ...rest, documents: read.length, ...more });
    return read;
  });
}

async function measureOurs(system: string, files: readonly string[], count: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "footnote-ingest-"));
  try {
    await withPostgres(async (databaseUrl) => {
      if (existing > 0) await fillDatabase(databaseUrl);
      const setting = { databaseUrl, dataDir, workers: count, metricsPort: await freePort() };
      print(system, { existing_chunks: existing, ...(await measureProduct(files, setting)) });
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fillDatabase(connectionString: string): Promise<void> {
  await migrate({ connectionString });
  const db = openDatabase({ connectionString }, 4);
  await fill(db, { chunks: existing, organizations: 1 });
  await db.$disconnect();
}

async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ ...durable, ...memory });
  if (!("url" in postgres))
    throw new Error(`No Postgres with pgvector is here: ${postgres.missing}`);
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The files of documents at and below the folder; recordings need a model. */
async function listDocuments(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((one) => join(one.parentPath, one.name));
  const isDocument = (path: string) => {
    const extension = path.slice(path.lastIndexOf(".")).toLowerCase();
    return findFileType(extension)?.category === "document";
  };
  return paths.filter(isDocument).toSorted();
}

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { type Asker, openAsker, openProduct, type Product } from "../streams/product.ts";
import { readMemory, readParent, readProcessorTime, readTreeTime } from "./processor-time.ts";
import { type Outcome, round } from "./report.ts";

type Setting = { databaseUrl: string; dataDir: string; workers: number; metricsPort: number };

/** Uploads this many files at a time, so that the workers never wait for one. */
const uploadsAtOnce = 4;

/** Uploads the files over HTTP to a product of their own and follows them until all are ready or have failed. */
export async function measureProduct(files: readonly string[], setting: Setting): Promise<Outcome> {
  const product = await openProduct({
    DATABASE_URL: setting.databaseUrl,
    DATA_DIR: setting.dataDir,
    INGESTION_CONCURRENCY: String(setting.workers),
    // Recognition takes seconds a page, and the other pipeline has none.
    OCR_LANGUAGES: "none",
    METRICS_PORT: String(setting.metricsPort),
  });
  const client = new pg.Client({ connectionString: setting.databaseUrl });
  await product.start();
  await client.connect();
  try {
    const asker = await openAsker(product.url);
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const postgres = readParent(rows[0]?.pid ?? 0);
    const before = readCosts(product, postgres);
    const began = performance.now();
    let bytes = 0;
    const left = [...files];
    const uploadNext = async () => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        const size = await upload(asker, file);
        bytes += size;
      }
    };
    await Promise.all(Array.from({ length: uploadsAtOnce }, uploadNext));
    const { ready, failed, chunks } = await waitForAll(client, asker.organizationId);
    const seconds = (performance.now() - began) / 1000;
    const after = readCosts(product, postgres);
    const stages = await readStages(setting.metricsPort);
    return {
      documents: ready,
      bytes,
      chunks,
      seconds,
      failed,
      processor_seconds: {
        server: round(after.server - before.server),
        sandbox: round(after.sandbox - before.sandbox),
        postgres: round(after.postgres - before.postgres),
      },
      stage_seconds: stages,
      share_of_stages: round(
        Object.values(stages).reduce((sum, one) => sum + one, 0) / seconds / setting.workers,
      ),
      server_mb: { before: Math.round(before.memory.now), most: Math.round(after.memory.most) },
    };
  } finally {
    await client.end();
    await product.kill("SIGTERM");
  }
}

async function upload(asker: Asker, file: string): Promise<number> {
  const content = await readFile(file);
  const form = new FormData();
  form.append("collection_id", asker.folderId);
  form.append("file", new Blob([content]), basename(file));
  const reply = await asker.post("/chatbot/chat/upsert_file/", form);
  if (!reply.ok) throw new Error(`${file}: ${reply.status} ${await reply.text()}`);
  return content.length;
}

async function waitForAll(client: pg.Client, organizationId: string) {
  for (;;) {
    const { rows } = await client.query<{
      open: number;
      ready: number;
      failed: number;
      chunks: number;
    }>(
      `select count(*) filter (where stage not in ('ready', 'failed'))::int as open,
         count(*) filter (where stage = 'ready')::int as ready,
         count(*) filter (where stage = 'failed')::int as failed, coalesce(sum(chunk_count), 0)::int as chunks
       from document where organization_id = $1`,
      [organizationId],
    );
    const [state] = rows;
    if (state?.open === 0) return state;
    await setTimeout(50);
  }
}

/** The sandbox's share is what the server's children took that have ended: on Postgres it has no others. */
function readCosts(product: Product, postgres: number) {
  const { own, children } = readProcessorTime(product.pid());
  const memory = readMemory(product.pid());
  return { server: own, sandbox: children, postgres: readTreeTime(postgres), memory };
}

/** Seconds in each stage, added up over the documents. */
async function readStages(metricsPort: number): Promise<Record<string, number>> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  const sums = text.matchAll(
    /^\w*ingestion_stage_duration_seconds_sum\{.*?stage="(\w+)".*?\} (\S+)$/gm,
  );
  return Object.fromEntries(
    Array.from(sums, ([, stage = "", seconds = ""]) => [stage, round(Number(seconds))]),
  );
}

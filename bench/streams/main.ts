// Many answers at once, and an answer whose server is killed: on the embedded database and, where they are installed, on
// a Postgres and a Redis of the bench's own. The emulated model answers at once; standard output holds one JSON line each.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { startPostgres } from "../../infra/test-services/postgres.ts";
import { startRedis } from "../../infra/test-services/redis.ts";
import { startEmulatedModel } from "../answers/emulated-model.ts";
import { spreadOf } from "../latency/measure.ts";
import { type Asker, follow, openAsker, openProduct, type Product } from "./product.ts";

const atOnce = Number(process.argv[2] ?? 100);
const only = process.argv[3];
const question = "When was the lighthouse built?";
/** What makes the tests' Postgres quick is not what a product runs on. */
const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

if (only !== "native") await measure("embedded", {});
if (only !== "embedded") {
  const [postgres, redis] = [await startPostgres(durable), await startRedis()];
  if ("url" in postgres && "url" in redis) {
    await measure("native", { DATABASE_URL: postgres.url, REDIS_URL: redis.url });
  } else
    console.error("Postgres or Redis is not installed: only the embedded database is measured");
  if ("stop" in redis) await redis.stop();
  if ("stop" in postgres) await postgres.stop();
}

async function measure(system: string, services: Record<string, string>): Promise<void> {
  const model = await startEmulatedModel();
  const folder = await mkdtemp(join(tmpdir(), "footnote-streams-"));
  const models = { OPENAI_BASE_URL: model.baseUrl, CHAT_MODEL: "emulated" };
  const product = await openProduct({ DATA_DIR: folder, ...models, ...services });
  await product.start();
  try {
    const asker = await openAsker(product.url);
    await upload(asker);
    const alone = await asker.ask(question);
    const started = performance.now();
    const all = await Promise.all(Array.from({ length: atOnce }, () => asker.ask(question)));
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    const line = {
      system,
      streams: atOnce,
      ended_well: all.filter(({ last }) => last === "done").length,
      seconds,
      first_evidence_ms_alone: Math.round(alone.evidenceMs),
      first_evidence_ms: spreadOf(all.map(({ evidenceMs }) => evidenceMs)),
      end_ms: spreadOf(all.map(({ endMs }) => endMs)),
      after_kill: await killInTheMiddle(product, asker, () => model.hold()),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  } finally {
    await product.kill("SIGTERM");
    model.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function upload(asker: Asker): Promise<void> {
  const form = new FormData();
  form.append("collection_id", asker.folderId);
  form.append("file", new Blob(["The lighthouse on Gull Island was built in 1874."]), "island.txt");
  await asker.post("/chatbot/chat/upsert_file/", form);
  // Answered from the document as soon as it is ready.
  while (!(await asker.ask(question)).text.includes("1874")) continue;
}

/** How an answer ends for its reader whose server was killed in the middle and started again. */
async function killInTheMiddle(product: Product, asker: Asker, hold: () => void): Promise<string> {
  hold();
  const accept = { accept: "text/event-stream" };
  const response = await asker.post("/chatbot/chat/agent_message/", { message: question }, accept);
  let text = "";
  try {
    for await (const bytes of response.body ?? []) {
      text += Buffer.from(bytes).toString();
      if (text.includes("event: evidence")) await product.kill("SIGKILL");
    }
  } catch {
    // The connection went with the server: that is what is tried.
  }
  const runId = /"run_id":"([^"]+)"/.exec(text)?.[1] ?? "";
  await product.start();
  const again = await follow(() =>
    fetch(`${product.url}/api/chatbot/chat/runs/${runId}/events/`, {
      headers: { ...accept, authorization: `Token ${asker.token}` },
    }),
  );
  return again.text.match(/"code":"[^"]+"/)?.[0] ?? "nothing";
}

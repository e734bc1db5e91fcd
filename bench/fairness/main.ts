// What another user notices while ten large texts are indexed on the embedded database: the times of one member's requests
// without and with it, in one run. Standard output holds one JSON line for each kind of request.
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { readProcessorTime, readTreeTime } from "../ingest/processor-time.ts";
import { spreadOf } from "../latency/measure.ts";
import { drawWord, openRandom, spell } from "../scale/synthetic-text.ts";
import { type Asker, openAsker, openProduct } from "../streams/product.ts";

const texts = Number(process.argv[2] ?? 10);
const textBytes = 2_000_000;
/** Requests of each kind without indexing; with it they go on until the last text is ready. */
const requests = 40;
const limits = { p95Ms: 300, ratio: 4 };

type Kind = "folders" | "files" | "new folder" | "question";
type Times = Record<Kind, number[]>;

const contents = Array.from({ length: texts }, (_, number) => makeText(number));
const folder = await mkdtemp(join(tmpdir(), "footnote-fairness-"));
const product = await openProduct({ DATA_DIR: folder });
await product.start();
try {
  const writer = await openAsker(product.url);
  const reader = await openAsker(product.url);
  await upload(reader, "island.txt", "The lighthouse on Gull Island was built in 1874.");
  await waitUntilReady(reader, 1);
  await measure(reader, (round) => round < 10); // what the first requests compile does not count
  const alone = await measure(reader, (round) => round < requests);

  const before = readCosts();
  const began = performance.now();
  let isDone = false;
  const indexAll = async () => {
    for (const [number, text] of contents.entries()) await upload(writer, `${number}.txt`, text);
    await waitUntilReady(writer, texts);
    isDone = true;
  };
  const [meanwhile] = await Promise.all([measure(reader, () => !isDone), indexAll()]);
  const seconds = (performance.now() - began) / 1000;
  const after = readCosts();

  for (const kind of Object.keys(alone) as Kind[]) print(kind, alone[kind], meanwhile[kind]);
  print("all", Object.values(alone).flat(), Object.values(meanwhile).flat());
  const cost = { server: after.server - before.server, all: after.all - before.all };
  const line = { texts, seconds, processor_seconds: cost };
  process.stdout.write(`${JSON.stringify({ ...line, load: loadavg()[0] })}\n`);
} finally {
  await product.kill("SIGTERM");
  await rm(folder, { recursive: true, force: true });
}

/** Words with the frequencies of a language, in paragraphs. */
function makeText(seed: number): string {
  const random = openRandom(seed + 1);
  let text = "";
  for (let length = 0; length < textBytes;) {
    const words = Array.from({ length: 60 + Math.floor(random() * 80) }, () =>
      spell(drawWord(random)),
    );
    const paragraph = `${words.join(" ")}.\n\n`;
    text += paragraph;
    length += paragraph.length;
  }
  return text;
}

async function upload(asker: Asker, name: string, text: string): Promise<void> {
  const form = new FormData();
  form.append("collection_id", asker.folderId);
  form.append("file", new Blob([text]), name);
  const reply = await asker.post("/chatbot/chat/upsert_file/", form);
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
}

function get(asker: Asker, path: string): Promise<Response> {
  return fetch(`${asker.url}/api${path}`, { headers: { authorization: `Token ${asker.token}` } });
}

async function waitUntilReady(asker: Asker, count: number): Promise<void> {
  for (;;) {
    const reply = await get(asker, `/chatbot/chat/get_files/?collection_id=${asker.folderId}`);
    const files = (await reply.json()) as { state: string }[];
    if (files.some(({ state }) => state === "failed")) throw new Error("A text failed");
    if (files.filter(({ state }) => state === "ready").length === count) return;
    await setTimeout(500);
  }
}

/** One request of each kind after the other, while `goesOn`. */
async function measure(asker: Asker, goesOn: (round: number) => boolean): Promise<Times> {
  const times: Times = { folders: [], files: [], "new folder": [], question: [] };
  const timed = async (kind: Kind, send: () => Promise<Response>) => {
    const started = performance.now();
    const reply = await send();
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${kind}: ${reply.status}`);
    times[kind].push(performance.now() - started);
  };
  for (let round = 0; goesOn(round); round += 1) {
    const name = `Folder ${Math.random().toString(36).slice(2)}`;
    await timed("folders", () => get(asker, "/chatbot/chat/get_scopes/"));
    await timed("files", () =>
      get(asker, `/chatbot/chat/get_files/?collection_id=${asker.folderId}`),
    );
    await timed("new folder", () => asker.post("/chatbot/chat/create_scope/", { name }));
    const answer = await asker.ask("When was the lighthouse built?");
    if (!answer.text.includes("1874")) throw new Error(`question: ${answer.text.slice(-300)}`);
    times.question.push(answer.endMs);
  }
  return times;
}

function readCosts() {
  const { own } = readProcessorTime(product.pid());
  return { server: own, all: readTreeTime(product.pid()) };
}

function print(kind: string, alone: readonly number[], meanwhile: readonly number[]): void {
  const one = spreadOf(alone);
  const other = spreadOf(meanwhile);
  const ratio = Number((other.p95 / one.p95).toFixed(1));
  const isKept = other.p95 <= limits.p95Ms && ratio <= limits.ratio;
  const line = { kind, alone: one, while_indexing: other, ratio_p95: ratio, is_kept: isKept };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

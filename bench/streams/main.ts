// Many answers at once, and an answer whose server is killed. Starts the product with its embedded database and an
// emulated model that answers at once; standard output holds one JSON line.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { startEmulatedModel } from "../answers/emulated-model.ts";
import { median } from "../retrieval/measures.ts";

const atOnce = Number(process.argv[2] ?? 100);
const port = 3977;
const url = `http://127.0.0.1:${port}/api`;
const entry = fileURLToPath(new URL("../../apps/api/src/entry/all-in-one.ts", import.meta.url));
const csrf = randomBytes(24).toString("base64url");
let token = "";

const model = await startEmulatedModel();
const dataDir = await mkdtemp(join(tmpdir(), "footnote-streams-"));
const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir };
const models = { OPENAI_BASE_URL: model.baseUrl, CHAT_MODEL: "emulated", LOG_LEVEL: "warn" };
let server = await start();
try {
  await prepare();
  const alone = await follow(await ask());
  const started = performance.now();
  const all = await Promise.all(Array.from({ length: atOnce }, async () => follow(await ask())));
  const seconds = (performance.now() - started) / 1000;
  const killed = await killInTheMiddle();
  const line = {
    streams: atOnce,
    ended_well: all.filter(({ last }) => last === "done").length,
    seconds: Number(seconds.toFixed(1)),
    first_evidence_ms_alone: Math.round(alone.evidenceMs),
    first_evidence_ms_p50: Math.round(median(all.map(({ evidenceMs }) => evidenceMs))),
    after_kill: killed,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
} finally {
  server.kill();
  model.close();
  await once(server, "exit");
  await rm(dataDir, { recursive: true, force: true });
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { ...env, ...models },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const piece of child.stdout) if (String(piece).includes("is ready")) break;
  child.stdout.resume();
  return child;
}

async function call(path: string, body: BodyInit | object, headers: Record<string, string> = {}) {
  const plain = body instanceof FormData;
  return await fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      cookie: `csrftoken=${csrf}`,
      "x-csrftoken": csrf,
      ...(token && { authorization: `Token ${token}` }),
      ...(!plain && { "content-type": "application/json" }),
      ...headers,
    },
    body: plain ? body : JSON.stringify(body),
  });
}

async function prepare(): Promise<void> {
  const email = `${csrf.toLowerCase().replace(/\W/g, "")}@example.org`;
  const created = await call("/auth/registration/", { email, password1: "correct horse battery" });
  token = ((await created.json()) as { key: string }).key;
  await call("/organization/create/", { name: "Harbour", domain: "streams.example.org" });
  const folder = await call("/chatbot/chat/create_scope/", { name: "Places" });
  const form = new FormData();
  form.append("collection_id", ((await folder.json()) as { id: string }).id);
  form.append("file", new Blob(["The lighthouse on Gull Island was built in 1874."]), "island.txt");
  await call("/chatbot/chat/upsert_file/", form);
  // Answered from the document as soon as it is ready.
  for (;;) {
    const answer = await call("/chatbot/chat/agent_message/", {
      message: "When was the lighthouse built?",
    });
    if ((await answer.text()).includes("1874")) return;
  }
}

function ask(): Promise<Response> {
  const accept = { accept: "text/event-stream" };
  return call(
    "/chatbot/chat/agent_message/",
    { message: "When was the lighthouse built?" },
    accept,
  );
}

async function follow(response: Response) {
  const started = performance.now();
  let evidenceMs = Number.NaN;
  let last = `status ${response.status}`;
  let text = "";
  for await (const bytes of response.body ?? []) {
    text += Buffer.from(bytes).toString();
    if (Number.isNaN(evidenceMs) && text.includes("event: evidence")) {
      evidenceMs = performance.now() - started;
    }
  }
  for (const [, type = ""] of text.matchAll(/^event: (\w+)$/gm)) last = type;
  return { evidenceMs, last };
}

/** How an answer ends for its reader whose server was killed in the middle and started again. */
async function killInTheMiddle(): Promise<string> {
  model.hold();
  const response = await ask();
  let text = "";
  try {
    for await (const bytes of response.body ?? []) {
      text += Buffer.from(bytes).toString();
      if (text.includes("event: evidence")) server.kill("SIGKILL");
    }
  } catch {
    // The connection went with the server: that is what is tried.
  }
  if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
  const runId = /"run_id":"([^"]+)"/.exec(text)?.[1] ?? "";
  server = await start();
  const again = await fetch(`${url}/chatbot/chat/runs/${runId}/events/`, {
    headers: { accept: "text/event-stream", authorization: `Token ${token}` },
  });
  const events = await again.text();
  return events.match(/"code":"[^"]+"/)?.[0] ?? "nothing";
}

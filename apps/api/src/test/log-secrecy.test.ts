import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newClient } from "./client.ts";
import { createTestFolder } from "./fixtures.ts";
import { failing, type ModelEmulator, startModelEmulator } from "./model-emulator.ts";

const entry = fileURLToPath(new URL("../entry/all-in-one.ts", import.meta.url));
/** What must stand in no line, by what it is. */
const secrets = new Map<string, string>();
const secret = (what: string) => {
  const value = `sec${randomBytes(9).toString("hex")}`;
  secrets.set(what, value);
  return value;
};

let provider: ModelEmulator;
let folder: string;
let child: ChildProcess;
let url: string;
let log = "";

beforeAll(async () => {
  provider = await startModelEmulator();
  folder = await mkdtemp(join(tmpdir(), "footnote-log-"));
  child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env["PATH"],
      LOG_LEVEL: "trace",
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: "0",
      OPENAI_API_KEY: secret("the provider's key"),
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: "writer",
      TRANSCRIPTION_MODEL: "listener",
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes: Buffer) => {
      log += bytes.toString("utf8");
    });
  await vi.waitFor(() => expect(log).toMatch(/ready at http:\S+/), { timeout: 120_000 });
  url = /ready at (http:\S+)/.exec(log)?.[1] ?? "";
}, 150_000);
afterAll(async () => {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

it("no password, key, token or text of a document stands in the log of whatever happens", async () => {
  const client = newClient(url);
  const password1 = secret("the password");
  const email = "ada@example.org";
  client.token = (await client.post("/auth/registration/", { email, password1 })).body.key;
  secrets.set("the session's key", client.token ?? "");
  await client.post("/auth/registration/", { email, password1 });
  await client.post("/auth/login/", { email, password: secret("a wrong password") });
  await client.post("/auth/login/", { email: { password: password1 }, password: password1 });
  await client.post("/auth/google/", { id_token: secret("an id token"), code: secret("a code") });
  const name = secret("the organization's name");
  await client.post("/organization/create/", { name, domain: "log.example.org" });
  secrets.set("an invitation", (await client.post("/organization/invitations/", {})).body.token);
  await client.post("/organization/invitations/accept/", { token: secret("a wrong invitation") });
  const made = await client.post("/auth/api-keys/", { name: "Script", scopes: ["read"] });
  secrets.set("an API key", made.body.key);

  const at = await createTestFolder(client, "Safe");
  const text = secret("the text of a document");
  for (const file of [
    { name: "safe.md", bytes: `# ${text}\n\nThe safe opens with ${text}.` },
    { name: "broken.pdf", bytes: `%PDF-1.7\n${text}` },
    { name: "broken.docx", bytes: `PK\u0003\u0004${text}` },
  ]) {
    const { body } = await client.upload(at, file);
    await client.follow(body.task_id);
  }
  const message = `What is ${secret("a question")}?`;
  // A provider that refuses a key quotes it.
  for (const status of [401, 400]) {
    provider.scriptChat(failing(status, `${secrets.get("the provider's key")} is wrong`));
    await client.post("/chatbot/chat/agent_message/", { message });
  }
  // One that refuses a text quotes it, and so does what reads a reply that is no JSON.
  provider.scriptChat(
    (request) => failing(400, `Invalid input: ${JSON.stringify(request.body.messages)}`),
    (request) => ({ status: 200, body: JSON.stringify(request.body.messages) }),
    (request) => failing(422, String(request.body.messages.at(-1)?.content)),
  );
  for (let times = 0; times < 3; times++) {
    await client.post("/chatbot/chat/agent_message/", { message: `${message} ${text}` });
  }
  const dead = secret("a dead key");
  await fetch(`${url}/api/auth/user/?token=${dead}`, {
    headers: { authorization: `Token ${dead}` },
  });
  const type = { "content-type": "application/json" };
  await fetch(`${url}/api/auth/login/`, {
    method: "POST",
    headers: type,
    body: `{"password":"${dead}`,
  });
  await client.follow("none", { token: dead });
  await client.follow("none", { socket: `/ws/payment_status/?token=${client.token}` });
  await client.post("/auth/logout/");

  expect(log).toContain('"level":');
  expect(log.split("\n").length).toBeGreaterThan(20);
  const lines = log.split("\n");
  const leaked = [...secrets].flatMap(([what, value]) =>
    lines.filter((line) => line.includes(value)).map((line) => [what, line.slice(0, 600)]),
  );
  expect(leaked).toEqual([]);
  // What an operator needs is there.
  expect(log).toContain("The model provider failed: status 400");
}, 120_000);

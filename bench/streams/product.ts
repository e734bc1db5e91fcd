import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { freePort } from "../../infra/test-services/private-process.ts";

const entry = fileURLToPath(new URL("../../apps/api/src/entry/all-in-one.ts", import.meta.url));

/** As in the script `start`. */
export const engineFlags = ["--max-semi-space-size=16"];

/** The product as `npm start` runs it, with the settings given and none of this machine's. */
export type Product = {
  readonly url: string;
  /** Of the server, once it has started. */
  pid(): number;
  start(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

export async function openProduct(settings: Record<string, string>): Promise<Product> {
  const port = settings["PORT"] ?? String(await freePort());
  const own = { PATH: process.env["PATH"], HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  const env = { ...own, ...settings, PORT: port };
  let child: ChildProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    async start() {
      const started = spawn(process.execPath, [...engineFlags, entry], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      child = started;
      for await (const piece of started.stdout) if (String(piece).includes("is ready")) break;
      started.stdout.resume();
    },
    async kill(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

/** A member of the product who asks over HTTP. */
export type Asker = {
  readonly url: string;
  readonly token: string;
  readonly organizationId: string;
  readonly folderId: string;
  post(
    path: string,
    body: RequestInit["body"] | object,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Asks in a new conversation and follows the answer as events, to its end. */
  ask(question: string): Promise<Followed>;
};

/** What came of an answer, with the milliseconds since it was asked for. */
export type Followed = {
  readonly evidenceMs: number;
  readonly endMs: number;
  /** The last event's type, or the status of a refusal. */
  readonly last: string;
  readonly text: string;
};

/** Signs up with an organization and one folder. */
export async function openAsker(url: string): Promise<Asker> {
  const csrf = randomBytes(24).toString("base64url");
  let token = "";
  const post: Asker["post"] = (path, body, headers = {}) => {
    const form = body instanceof FormData;
    return fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        cookie: `csrftoken=${csrf}`,
        "x-csrftoken": csrf,
        ...(token && { authorization: `Token ${token}` }),
        ...(!form && { "content-type": "application/json" }),
        ...headers,
      },
      body: form ? body : JSON.stringify(body),
    });
  };
  const made = async (path: string, body: object) => {
    const reply = await post(path, body);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { key: string; id: string };
  };
  const name = randomBytes(8).toString("hex");
  const account = { email: `${name}@example.org`, password1: "correct horse battery" };
  token = (await made("/auth/registration/", account)).key;
  const organization = { name: "Harbour", domain: `${name}.example.org` };
  const { id: organizationId } = await made("/organization/create/", organization);
  const { id: folderId } = await made("/chatbot/chat/create_scope/", { name: "Places" });
  const ask = (question: string) =>
    follow(() =>
      post("/chatbot/chat/agent_message/", { message: question }, { accept: "text/event-stream" }),
    );
  return { url, token, organizationId, folderId, post, ask };
}

export async function follow(send: () => Promise<Response>): Promise<Followed> {
  const started = performance.now();
  const response = await send();
  let evidenceMs = Number.NaN;
  let text = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (Number.isNaN(evidenceMs) && text.includes("event: evidence")) {
      evidenceMs = performance.now() - started;
    }
  }
  const last = Array.from(text.matchAll(/^event: (\w+)$/gm), ([, type = ""]) => type).at(-1);
  const endMs = performance.now() - started;
  return { evidenceMs, endMs, last: last ?? `status ${response.status}`, text };
}

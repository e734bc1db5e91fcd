import { randomBytes } from "node:crypto";
import type { Client } from "../../apps/api/src/test/client.ts";
import { createTestAdmin, createTestFolder } from "../../apps/api/src/test/fixtures.ts";
import type { Journal } from "./journal.ts";

export type Reply = { status: number; body: unknown; headers: Headers };

/** Somebody who is logged in and uses the product over HTTP, as the web app does. */
export type Member = {
  readonly folderId: string;
  readonly token: string;
  /** The reply, or undefined when there was none: the server is away, or took too long. Every failure goes to the journal. */
  send(call: Call): Promise<Reply | undefined>;
  /** The events of an answer as text, as far as they came, and the status. */
  stream(call: Call): Promise<{ status: number | undefined; text: string }>;
};

type Json = Record<string, unknown>;

export type Call = {
  method: "GET" | "POST" | "PATCH" | "HEAD";
  path: string;
  body?: Json | FormData | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/** Longer than any reply should take, faults included. */
const timeoutMs = 20_000;
const streamTimeoutMs = 60_000;

/**
 * Signs up with an organization and one folder.
 * @param nextUrl the address for the next request: where several processes serve, each has its turn
 * @param known somebody who is signed in already
 */
export async function openMember(
  nextUrl: () => string,
  journal: Journal,
  known?: Client,
): Promise<Member> {
  const client = known ?? (await createTestAdmin({ url: nextUrl() }));
  const folderId = await createTestFolder(client, "Sheds");
  const csrf = randomBytes(24).toString("base64url");
  const headersOf = ({ body, headers }: Call): Record<string, string> => ({
    authorization: `Token ${client.token}`,
    cookie: `csrftoken=${csrf}`,
    "x-csrftoken": csrf,
    ...(body && isJson(body) && { "content-type": "application/json" }),
    ...headers,
  });
  const request = (call: Call, milliseconds: number) =>
    fetch(`${nextUrl()}/api${call.path}`, {
      method: call.method,
      headers: headersOf(call),
      body:
        call.body === undefined ? null : isJson(call.body) ? JSON.stringify(call.body) : call.body,
      signal: AbortSignal.timeout(milliseconds),
    });
  return {
    folderId,
    token: client.token ?? "",
    async send(call) {
      const started = performance.now();
      try {
        const { status, headers, ...response } = await readWhole(await request(call, timeoutMs));
        const reply = { status, headers, body: parse(response.text) };
        journal.record(call, { ...reply, ms: performance.now() - started });
        return reply;
      } catch {
        journal.record(call, { status: undefined, ms: performance.now() - started });
        return undefined;
      }
    },
    async stream(call) {
      let text = "";
      let status: number | undefined;
      const started = performance.now();
      try {
        const accept = { accept: "text/event-stream", ...call.headers };
        const response = await request({ ...call, headers: accept }, streamTimeoutMs);
        ({ status } = response);
        for await (const bytes of response.body ?? []) text += Buffer.from(bytes).toString();
        const body = status < 400 ? null : parse(text);
        journal.record(call, { status, headers: response.headers, body, ms: 0 });
      } catch {
        journal.record(call, { status: undefined, ms: performance.now() - started });
      }
      return { status, text };
    },
  };
}

function isJson(body: NonNullable<Call["body"]>): body is Json {
  return !(body instanceof FormData || body instanceof Uint8Array);
}

async function readWhole(response: Response) {
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

const parse = (text: string): unknown => (text ? JSON.parse(text) : null);

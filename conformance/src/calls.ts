import { setTimeout as pause } from "node:timers/promises";
import { shorten } from "./verdicts.ts";

/** The server under test, and how it answers calls that do not exist. */
export interface Site {
  origin: string;
  unknownCall: { status: number; code: unknown };
  /** How often the server asked to wait (429 with Retry-After) and got what it asked for. */
  heldBack: number;
}

/** What a browser keeps: a session token and cookies. */
export interface Caller {
  site: Site;
  token?: string;
  cookies: Map<string, string>;
}

export interface Ask {
  json?: unknown;
  form?: FormData;
  /** A body as it stands, sent with the content type of `headers`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** The value of X-CSRFToken, or null for no header; without it the documented rule is followed. */
  csrf?: string | null;
}

export interface Reply {
  /** Method and path, for messages. */
  call: string;
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON, or undefined when the body is none. */
  body: unknown;
  /** Whether the server answered as it answers a call it does not know. */
  unknownCall: boolean;
}

const seconds = 1000;

export async function visit(origin: string): Promise<Site> {
  const site: Site = { origin, unknownCall: { status: 0, code: undefined }, heldBack: 0 };
  const reply = await call(newAnonymousCaller(site), "GET /chatbot/no-such-call/");
  site.unknownCall = { status: reply.status, code: codeOf(reply.body) };
  return site;
}

export function newAnonymousCaller(site: Site): Caller {
  return { site, cookies: new Map() };
}

/**
 * One call below the base path, with the headers that the specification asks for: the token when there is one, and
 * on every method but GET the value of the csrftoken cookie, fetched first when missing.
 * @param line the method and the path, such as "GET /auth/user/"
 */
export async function call(caller: Caller, line: string, ask: Ask = {}): Promise<Reply> {
  const [method = "", path = ""] = line.split(" ", 2);
  const headers = new Headers(ask.headers);
  const csrf =
    method === "GET" ? null : ask.csrf === undefined ? await csrfToken(caller) : ask.csrf;
  if (csrf !== null) headers.set("X-CSRFToken", csrf);
  if (caller.token !== undefined) headers.set("Authorization", `Token ${caller.token}`);
  const cookies = [...caller.cookies].map(([name, value]) => `${name}=${value}`);
  if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
  if (ask.json !== undefined) headers.set("Content-Type", "application/json");
  const body = ask.form ?? ask.raw ?? (ask.json === undefined ? null : JSON.stringify(ask.json));
  const response = await fetchWithRetry(caller.site, `${caller.site.origin}/api${path}`, {
    method,
    headers,
    body,
    // A documented path that answers with a redirect is not the documented path.
    redirect: "manual",
  });
  keepCookies(caller, response.headers);
  return await read(caller.site, `${method} ${path}`, response);
}

async function csrfToken(caller: Caller) {
  const kept = caller.cookies.get("csrftoken");
  if (kept !== undefined) return kept;
  const { body } = await call(caller, "GET /auth/users/csrf-token/");
  const fetched = property(body, "csrfToken");
  return caller.cookies.get("csrftoken") ?? (typeof fetched === "string" ? fetched : null);
}

/** A suite makes many users from one address: where the server asks to wait, the suite waits. */
async function fetchWithRetry(site: Site, url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(90 * seconds) });
    const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
    if (response.status !== 429 || !(wait <= 60) || attempt === 4) return response;
    site.heldBack += 1;
    await response.body?.cancel();
    await pause(Math.max(wait, 1) * seconds);
  }
}

function keepCookies(caller: Caller, headers: Headers) {
  for (const line of headers.getSetCookie()) {
    const pair = line.split(";", 1)[0] ?? "";
    const at = pair.indexOf("=");
    caller.cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
}

async function read(site: Site, line: string, response: Response): Promise<Reply> {
  const text = await response.text();
  const body = parseJson(text);
  const { status, code } = site.unknownCall;
  const unknownCall =
    [404, 405, 501].includes(response.status) &&
    response.status === status &&
    codeOf(body) === code;
  return {
    call: line,
    status: response.status,
    headers: response.headers,
    text,
    body,
    unknownCall,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is a finding of its own: the shape that the check expects will not match.
    return undefined;
  }
}

export function codeOf(body: unknown) {
  return property(body, "code");
}

export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A reply in one line: "GET /auth/user/ -> 401 {...}". */
export function show(reply: Reply) {
  return shorten(`${reply.call} -> ${reply.status} ${reply.text}`, 300);
}

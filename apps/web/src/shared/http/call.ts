import type {
  BodyFor,
  EndpointShape,
  ParamsFor,
  QueryFor,
  ReplyOf,
} from "@footnote/contracts/endpoint";
import { apiBasePath, fillPath } from "@footnote/contracts/endpoint";
import { ApiError, hasCode, isRecord, parseFailure, createNetworkError } from "./api-error.ts";
import { fetchCsrfToken, getCsrfToken } from "./csrf.ts";
import { clearToken, readToken, storeToken } from "./session-token.ts";
import { t } from "./messages.ts";

/** Absent where the endpoint takes none or all of it is optional; required otherwise. */
type Field<Name extends string, Value> = undefined extends Value
  ? { [key in Name]?: Value }
  : { [key in Name]: Value };

export type CallInput<E extends EndpointShape> = Field<"params", ParamsFor<E>> &
  Field<"query", QueryFor<E>> &
  Field<"body", BodyFor<E>> & { signal?: AbortSignal };

type LooseInput = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal };

/**
 * Makes one call of the API. Replies are typed by the contract, not checked again here: the screens fill in
 * what an older server leaves out. Throws ApiError; a 401 also ends the session.
 */
export async function call<const E extends EndpointShape>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> {
  try {
    return (await request(endpoint, input, getCsrfToken)) as ReplyOf<E>;
  } catch (error) {
    // The cookie outlived the server's secret: one fresh token, one more try.
    if (!hasCode(error, "csrf.invalid")) throw error;
    return (await request(endpoint, input, fetchCsrfToken)) as ReplyOf<E>;
  }
}

async function request(
  endpoint: EndpointShape,
  input: LooseInput,
  csrf: () => Promise<string>,
): Promise<unknown> {
  const headers = await buildHeaders(endpoint, csrf);
  if (input.body !== undefined) headers.set("Content-Type", "application/json");
  const response = await fetch(buildUrl(endpoint, input), {
    method: endpoint.method,
    credentials: "include",
    headers,
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: input.signal ?? null,
  }).catch((error: unknown) => {
    throw input.signal?.aborted ? error : createNetworkError();
  });
  const reply = parseReply(response.status, await response.text());
  if (endpoint.access === "public") storeSessionKey(reply);
  return reply;
}

export async function buildHeaders(
  endpoint: EndpointShape,
  csrf: () => Promise<string>,
): Promise<Headers> {
  const headers = new Headers({ Accept: "application/json" });
  // Before anything is awaited: logging out forgets the token right after making its call.
  const token = readToken();
  if (token) headers.set("Authorization", `Token ${token}`);
  if (endpoint.method !== "GET") headers.set("X-CSRFToken", await csrf());
  return headers;
}

export function buildUrl(endpoint: EndpointShape, { params, query }: LooseInput): string {
  const path = fillPath(endpoint.path, params as Record<string, string | number> | undefined);
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>);
  const search = new URLSearchParams(
    pairs.filter(([, value]) => value != null).map(([name, value]) => [name, String(value)]),
  );
  return apiBasePath + path + (search.size > 0 ? `?${search.toString()}` : "");
}

/**
 * Stores the session key that signing in or up answers, under either of its names. Only public calls sign anybody in:
 * the key or token in other replies, a new API key's or an invitation's, is not the session's.
 */
function storeSessionKey(reply: unknown): void {
  const key = isRecord(reply) ? (reply["key"] ?? reply["token"]) : undefined;
  if (typeof key === "string") storeToken(key);
}

/** The parsed body of an answer; throws for a failure. */
export function parseReply(status: number, text: string): unknown {
  const body = parseJson(text);
  if (status === 401) clearToken();
  if (status < 200 || status > 299) throw parseFailure(status, body);
  if (body === undefined && text !== "") {
    throw new ApiError(t.unreadable, { status, code: "reply.unreadable", detail: null });
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import type {
  BodyFor,
  EndpointShape,
  ParamsFor,
  QueryFor,
  ReplyOf,
} from "@footnote/contracts/endpoint";
import { apiBasePath, fillPath } from "@footnote/contracts/endpoint";
import { ApiError, createNetworkError, isRecord, parseFailure } from "./api-error.ts";
import { getCsrfToken, withCsrfRetry } from "./csrf.ts";
import { dropEarlyReplies, takeEarlyReply } from "./early-replies.ts";
import { clearToken, readToken, storeToken } from "./session-token.ts";
import { t } from "./messages.ts";

/** Optional when the endpoint takes none of it or all of it is optional. */
type Field<Name extends string, Value> = undefined extends Value
  ? { [key in Name]?: Value }
  : { [key in Name]: Value };

export type CallInput<E extends EndpointShape> = Field<"params", ParamsFor<E>> &
  Field<"query", QueryFor<E>> &
  Field<"body", BodyFor<E>> & { signal?: AbortSignal };

type LooseInput = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal };

/** The changes that wait for their replies, by all that is sent with them. */
const pendingChanges = new Map<string, Promise<unknown>>();

/**
 * Makes one call of the API. The contract types the reply and nothing checks it here: the screens fill in what an older
 * server leaves out. Throws ApiError; a 401 also ends the session.
 *
 * A change that is called for again before its reply is sent once: the second press of a double click arrives before the
 * button is off, and its reply would be that the name is taken.
 */
export async function call<const E extends EndpointShape>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> {
  if (endpoint.method === "GET" || input.signal) return makeCall(endpoint, input);
  const { params, query, body }: LooseInput = input;
  const key = JSON.stringify([endpoint.method, endpoint.path, params, query, body, readToken()]);
  const pending =
    pendingChanges.get(key) ??
    makeCall(endpoint, input).finally(() => void pendingChanges.delete(key));
  pendingChanges.set(key, pending);
  return pending as Promise<ReplyOf<E>>;
}

async function makeCall<const E extends EndpointShape>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> {
  return withCsrfRetry(async (getToken) => {
    const response = await send(endpoint, input, { getToken });
    const reply = parseReply(response.status, await response.text());
    if (endpoint.access === "public") storeSessionKey(reply);
    return reply as ReplyOf<E>;
  });
}

type SendOptions = { getToken?: () => Promise<string>; accept?: string };

/** Sends one call with the session's token and returns the response, whatever its status. Throws ApiError when none arrives. */
export async function send(
  endpoint: EndpointShape,
  input: LooseInput,
  { getToken = getCsrfToken, accept = "application/json" }: SendOptions = {},
): Promise<Response> {
  const headers = await buildHeaders(endpoint, getToken);
  headers.set("Accept", accept);
  if (input.body !== undefined) headers.set("Content-Type", "application/json");
  const url = buildUrl(endpoint, input);
  const isChange = endpoint.method !== "GET";
  if (isChange) dropEarlyReplies();
  const early = isChange ? undefined : takeEarlyReply(url, readToken());
  const reply =
    early ??
    fetch(url, {
      method: endpoint.method,
      credentials: "include",
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ?? null,
    });
  return reply.catch((error: unknown) => {
    throw input.signal?.aborted ? error : createNetworkError();
  });
}

export async function buildHeaders(
  endpoint: EndpointShape,
  getToken: () => Promise<string>,
): Promise<Headers> {
  const headers = new Headers({ Accept: "application/json" });
  // Read before anything is awaited: logging out clears the token right after making its call.
  const token = readToken();
  if (token) headers.set("Authorization", `Token ${token}`);
  if (endpoint.method !== "GET") headers.set("X-CSRFToken", await getToken());
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
 * Stores the session key that login and sign-up return, under either of its names. Only public calls return one: the key
 * or token in other replies belongs to a new API key or an invitation.
 */
function storeSessionKey(reply: unknown): void {
  const key = isRecord(reply) ? (reply["key"] ?? reply["token"]) : undefined;
  if (typeof key === "string") storeToken(key);
}

/** Parses the body of a response; throws ApiError for a failed call. */
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

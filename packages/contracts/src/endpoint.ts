import type { z } from "zod";

/**
 * Who may call: `public` needs no token; `user` a live token; `member` a token whose user belongs to an
 * organization with access (its subscription is active, or payments are off); `admin` a member with that role;
 * `operator` a token whose user runs the installation, for everybody else the call is not there.
 */
export type Access = "public" | "user" | "member" | "admin" | "operator";

/**
/**
 * What an API key may be made for: `read` every call that only reads, `ask` questions to the assistant and
 * searches for passages, `write` documents, folders and conversations. None lets a script touch the account, the organization or who is in it.
 */
export const keyScopes = ["read", "ask", "write"] as const;
export type KeyScope = (typeof keyScopes)[number];

/**
 * How the request body travels. `multipart` bodies are read by the handler as a stream of parts. `raw` bodies arrive as
 * bytes with a signature over them, which the handler checks: their senders are no browsers and have no CSRF token.
 * `stream` bodies are bytes that the handler reads as they arrive.
 */
export type BodyKind = "json" | "multipart" | "raw" | "stream";

/** How the reply travels. `bytes` are sent as they are, with the content type of the thing itself. */
export type ReplyKind = "json" | "bytes";

export type EndpointShape = {
  readonly method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
  /** Below the base path, with `:name` parameters and the documented trailing slash. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  /**
   * Stays possible while the organization has no subscription where one is needed, and a writing call while its licence
   * is not active; others are refused then.
   */
  readonly withoutLicense?: true;
  /** Which scope an API key needs for this call, or that none suffices, where `keyScopeOf` would guess otherwise. */
  readonly keyScope?: KeyScope | "none";
  /** Status of the success reply; 200 by default. */
  readonly status?: 200 | 201 | 202;
  readonly bodyKind?: BodyKind;
  /**
   * Questions, searches, uploads and exports: work that takes long or much. Of such calls only some are under way at a time, so
   * that signing in and reading stay quick; others are refused with `server.busy`.
   */
  readonly heavy?: true;
  /** Bytes of a JSON body that are taken, where the usual 256 kB are too few. */
  readonly bodyLimit?: number;
  readonly replyKind?: ReplyKind;
  /** Takes a ticket in the address in place of the header, for what a browser fetches by itself: media, downloads. */
  readonly admitsTicket?: true;
  /**
   * Called by programs, not by pages: no CSRF token is asked for, since no cookie plays a part, and failures have the form
   * that such programs read.
   */
  readonly forIntegrations?: "openai" | "mcp";
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** Asked with `Accept: text/event-stream` it answers with events instead; answer-stream.ts says which. */
  readonly events?: true;
};

type Output<S, Fallback> = S extends z.ZodType ? z.output<S> : Fallback;
type Input<S, Fallback> = S extends z.ZodType ? z.input<S> : Fallback;

/** What a handler receives, after parsing. */
export type ParamsOf<E extends EndpointShape> = Output<E["params"], undefined>;
export type QueryOf<E extends EndpointShape> = Output<E["query"], undefined>;
export type BodyOf<E extends EndpointShape> = Output<E["body"], undefined>;

/** What a caller sends, before parsing. */
export type ParamsFor<E extends EndpointShape> = Input<E["params"], undefined>;
export type QueryFor<E extends EndpointShape> = Input<E["query"], undefined>;
export type BodyFor<E extends EndpointShape> = Input<E["body"], undefined>;

/** What a handler returns, and what a caller gets after parsing. */
export type ReplyFrom<E extends EndpointShape> = z.input<E["reply"]>;
export type ReplyOf<E extends EndpointShape> = z.output<E["reply"]>;

/**
 * Declares one call of the API as data: the server mounts it, the web calls it, the tests walk it. Without side effects, so
 * that a bundle of the web app leaves out the calls that it does not make.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}

/**
 * The scope an API key needs for a call; undefined when only a session may make it. Calls that write are closed to keys
 * unless they are an ordinary member's: what is added about accounts or for admins is safe without being thought of.
 */
export function keyScopeOf(endpoint: EndpointShape): KeyScope | undefined {
  if (endpoint.keyScope !== undefined) {
    return endpoint.keyScope === "none" ? undefined : endpoint.keyScope;
  }
  if (endpoint.access === "operator") return undefined;
  if (endpoint.method === "GET") return "read";
  return endpoint.access === "member" ? "write" : undefined;
}

/** All calls live below this path; sockets below `/ws`. */
export const apiBasePath = "/api";

/** The path of an endpoint with its parameters filled in and percent-encoded. */
export function fillPath(
  path: string,
  params: Record<string, string | number> | undefined,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new Error(`Path parameter "${name}" of ${path} is missing`);
    return encodeURIComponent(String(value));
  });
}

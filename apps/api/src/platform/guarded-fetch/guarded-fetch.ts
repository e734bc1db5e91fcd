import { type Agent, fetch, type Response } from "undici";
import { FetchRefused } from "./fetch-refused.ts";
import { type Resolve, resolveBySystem, webPorts } from "./choose-address.ts";
import { openGuardedConnections } from "./guarded-connections.ts";
import { parseNetwork } from "./public-address.ts";

export type FetchLimits = {
  /** Of the content, unpacked. */
  maxBytes: number;
  /** In place of that, of single types. */
  maxBytesOf?: Readonly<Record<string, number>>;
  /** For everything, redirects and all. */
  timeoutMs: number;
  maxRedirects: number;
  /** Types of content that are read ("text/html"); others are not. */
  types: readonly string[];
};

export type Fetched = {
  /** Where the content came from in the end. */
  url: string;
  /** Lower case, without parameters. */
  type: string;
  /** As the server names it; undefined where it does not. */
  charset: string | undefined;
  body: Buffer;
};

/**
 * Reads an address that a user, a model or a page has named. Nothing but public addresses is ever connected to, whatever
 * names resolve to and wherever redirects lead; no cookie or credential is sent.
 * @throws FetchRefused, and the reason of `signal`
 */
export type GuardedFetch = (
  url: string,
  limits: FetchLimits,
  signal?: AbortSignal,
) => Promise<Fetched>;

export type GuardedFetchOptions = {
  /** Networks that may be read although they are not public, as "10.0.0.0/8". */
  allowedNetworks: readonly string[];
  /** In place of the system's resolver. */
  resolve?: Resolve;
};

export function openGuardedFetch(options: GuardedFetchOptions): {
  fetch: GuardedFetch;
  close(): Promise<void>;
} {
  const allowed = options.allowedNetworks.map(parseNetwork);
  const { resolve = resolveBySystem } = options;
  const connections = openGuardedConnections({ allowed, resolve, ports: webPorts });
  return {
    async fetch(url, limits, signal) {
      const limit = AbortSignal.timeout(limits.timeoutMs);
      const either = signal ? AbortSignal.any([signal, limit]) : limit;
      try {
        return await follow(connections, url, { limits, signal: either });
      } catch (error) {
        signal?.throwIfAborted();
        throw explain(error, url, limit);
      }
    },
    close: () => connections.destroy(),
  };
}

type Reading = { limits: FetchLimits; signal: AbortSignal };

/** Says who reads. Many sites answer nobody whose name does not begin like a browser's. */
const userAgent =
  "Mozilla/5.0 (compatible; Footnote/1.0; reads pages that a person has asked about)";

async function follow(connections: Agent, first: string, reading: Reading): Promise<Fetched> {
  let url = requirePublicScheme(first, undefined);
  for (let left = reading.limits.maxRedirects; ; left -= 1) {
    const response = await fetch(url, {
      dispatcher: connections,
      redirect: "manual",
      signal: reading.signal,
      headers: { accept: reading.limits.types.join(", "), "user-agent": userAgent },
    });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || location === null) {
      return await read(response, url, reading.limits);
    }
    await response.body?.cancel();
    if (left === 0) throw new FetchRefused("redirects", first);
    url = requirePublicScheme(location, url);
  }
}

function requirePublicScheme(location: string, base: URL | undefined): URL {
  const url = URL.parse(location, base?.href);
  if (url === null) throw new FetchRefused("scheme", location.slice(0, 200));
  const plain = url.username === "" && url.password === "";
  if (!/^https?:$/.test(url.protocol) || !plain) throw new FetchRefused("scheme", url.protocol);
  return url;
}

async function read(response: Response, url: URL, limits: FetchLimits): Promise<Fetched> {
  const [type = ""] = (response.headers.get("content-type") ?? "")
    .toLowerCase()
    .split(/(?<!\s)\s*;/);
  const maxBytes = limits.maxBytesOf?.[type] ?? limits.maxBytes;
  const refusal = refuse(response, type, { ...limits, maxBytes });
  if (refusal) {
    await response.body?.cancel();
    throw refusal;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the rest of the response.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > maxBytes) throw new FetchRefused("too_large", url.href);
    parts.push(part);
  }
  const charset = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(
    response.headers.get("content-type") ?? "",
  )?.[1];
  return { url: url.href, type, charset, body: Buffer.concat(parts) };
}

function refuse(response: Response, type: string, limits: FetchLimits): FetchRefused | undefined {
  if (!response.ok) return new FetchRefused("status", String(response.status));
  if (!limits.types.includes(type)) return new FetchRefused("type", type.slice(0, 100));
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (announced > limits.maxBytes) return new FetchRefused("too_large", String(announced));
  return undefined;
}

/** The library wraps what a connection threw. */
function explain(error: unknown, url: string, limit: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof FetchRefused) return cause;
  if (limit.aborted) return new FetchRefused("timed_out", url.slice(0, 200));
  return new FetchRefused("failed", url.slice(0, 200), { cause: error });
}

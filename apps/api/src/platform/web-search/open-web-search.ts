import { setTimeout } from "node:timers/promises";
import { openLimitedFetch } from "../limit-body.ts";
import { engines, type Engine, type Found } from "./engines.ts";
import {
  type WebResult,
  type WebSearch,
  WebSearchFailed,
  type WebSearchSettings,
} from "./web-search.ts";

const resultsMax = 10;
const snippetMax = 2_000;
const addressMax = 2_000;

/** The search engine that is configured. Opens no connection yet. */
export function openWebSearch(settings: WebSearchSettings): WebSearch {
  const engine = engines[settings.engine];
  return {
    name: engine.name,
    async search(query, signal) {
      const { url, init } = engine.request(query.slice(0, engine.queryMax), settings);
      const limit = AbortSignal.timeout(settings.timeoutMs);
      const either = signal ? AbortSignal.any([signal, limit]) : limit;
      const headers = { accept: "application/json", ...init.headers };
      // A redirect would send the key to another server.
      const options: RequestInit = { ...init, headers, signal: either, redirect: "error" };
      return tidy(
        await ask(engine, url, options).catch((error: unknown) => fail(error, { engine, signal })),
      );
    },
  };
}

/** More than any list of results. */
const fetchLimited = openLimitedFetch({ bytesMax: 2 * 1024 ** 2 });

async function ask(engine: Engine, url: URL, options: RequestInit): Promise<Found[]> {
  let response = await fetchLimited(url, options);
  const wait = response.status === 429 ? shortWait(response.headers) : undefined;
  if (wait !== undefined) {
    await response.body?.cancel();
    await setTimeout(wait, undefined, options.signal ? { signal: options.signal } : {});
    response = await fetchLimited(url, options);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new WebSearchFailed(`${engine.name} ${explain(response.status)} (${response.status})`);
  }
  return engine.reply.parse(await response.json());
}

const waitMaxSeconds = 2;

/**
 * Returns how long to wait before a retry, if that is short: some plans allow one request a second, and an answer may
 * search twice. Brave sends the resets of its limits per second and per month, the shortest first.
 */
function shortWait(headers: Headers): number | undefined {
  const header = headers.get("retry-after") ?? headers.get("x-ratelimit-reset")?.split(",")[0];
  const seconds = Number(header ?? Number.NaN);
  return seconds >= 0 && seconds <= waitMaxSeconds ? Math.max(seconds, 0.1) * 1000 : undefined;
}

function explain(status: number): string {
  // Brave answers a key that it does not know with 422.
  if (status === 401 || status === 403 || status === 422)
    return "refused the request: check its key, or at SearXNG that it allows json";
  if (status === 429)
    return "takes no more requests now (at SearXNG, its limiter may keep programs out)";
  if (status === 432 || status === 433) return "has used up the requests of its plan";
  return "failed";
}

function fail(
  error: unknown,
  { engine, signal }: { engine: Engine; signal: AbortSignal | undefined },
): never {
  signal?.throwIfAborted();
  if (error instanceof WebSearchFailed) throw error;
  // An aborted wait throws its own error, with the signal's reason as the cause.
  const cause: unknown =
    error instanceof Error && error.name === "AbortError" ? error.cause : error;
  if (cause instanceof DOMException && cause.name === "TimeoutError") {
    throw new WebSearchFailed(`${engine.name} did not answer in time`);
  }
  throw new WebSearchFailed(`${engine.name} cannot be asked or its reply cannot be read`, {
    cause: error,
  });
}

/** Keeps web pages only, each once, and replaces white space and control characters by single blanks. */
function tidy(found: readonly Found[]): WebResult[] {
  const results = new Map<string, WebResult>();
  for (const { title, url, snippet } of found) {
    if (!URL.canParse(url)) continue;
    const address = new URL(url);
    if (!/^https?:$/.test(address.protocol) || address.username !== "" || address.password !== "")
      continue;
    address.hash = "";
    const { href } = address;
    // No page that somebody links to has a longer one.
    if (results.has(href) || href.length > addressMax) continue;
    results.set(href, {
      title: oneLine(title).slice(0, 300) || address.host,
      url: href,
      snippet: oneLine(snippet).slice(0, snippetMax),
    });
  }
  return [...results.values()].slice(0, resultsMax);
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u200B\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
}

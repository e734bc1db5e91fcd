import { engines, type Engine, type Found } from "./engines.ts";
import {
  type WebResult,
  type WebSearch,
  WebSearchFailed,
  type WebSearchSettings,
} from "./web-search.ts";

const resultsMax = 10;
const snippetMax = 2_000;

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
      // A redirect would carry the key to where nobody has sent it.
      const options: RequestInit = { ...init, headers, signal: either, redirect: "error" };
      return tidy(
        await ask(engine, url, options).catch((error: unknown) => fail(error, { engine, signal })),
      );
    },
  };
}

async function ask(engine: Engine, url: URL, options: RequestInit): Promise<Found[]> {
  const response = await fetch(url, options);
  if (!response.ok) {
    await response.body?.cancel();
    throw new WebSearchFailed(`${engine.name} ${explain(response.status)} (${response.status})`);
  }
  return engine.reply.parse(await response.json());
}

function explain(status: number): string {
  if (status === 401 || status === 403)
    return "refused the request: check its key, or at SearXNG that it allows json";
  if (status === 429) return "takes no more requests now";
  return "failed";
}

function fail(
  error: unknown,
  { engine, signal }: { engine: Engine; signal: AbortSignal | undefined },
): never {
  signal?.throwIfAborted();
  if (error instanceof WebSearchFailed) throw error;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    throw new WebSearchFailed(`${engine.name} did not answer in time`);
  }
  throw new WebSearchFailed(`${engine.name} cannot be asked or its reply cannot be read`, {
    cause: error,
  });
}

/** Pages on the web only, each once, with white space and control characters made single blanks. */
function tidy(found: readonly Found[]): WebResult[] {
  const results = new Map<string, WebResult>();
  for (const { title, url, snippet } of found) {
    if (!URL.canParse(url)) continue;
    const address = new URL(url);
    if (!/^https?:$/.test(address.protocol) || address.username !== "" || address.password !== "")
      continue;
    address.hash = "";
    const { href } = address;
    if (results.has(href)) continue;
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

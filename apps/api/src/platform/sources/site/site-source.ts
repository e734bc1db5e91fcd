import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import { FetchRefused } from "../../guarded-fetch/fetch-refused.ts";
import type { Fetched, GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import { explainFailure } from "../explain-failure.ts";
import { type Source, type SourceFile, SourceUnavailable, type UnreadableFile } from "../source.ts";
import { fetchLimits, nameAddress } from "./page-files.rules.ts";
import { digestContent, isSitemap, readLinks, readSitemap } from "./page-content.rules.ts";
import { fetchRobots, type Robots } from "./robots.ts";

type Site = {
  readonly fetch: GuardedFetch;
  readonly robots: Robots;
  readonly signal: AbortSignal;
  readonly settings: SettingsOf<"site">;
};
type Address = { readonly url: string; readonly depth: number };
type Page = { readonly file: SourceFile; readonly fetched: Fetched };

const sitemapsMax = 50;

/** The pages and files of a web site, as its sitemap or the links from a page name them. */
export function openSiteSource(
  settings: SettingsOf<"site">,
  web: { fetch: GuardedFetch; close(): Promise<void> },
): Source {
  const addresses = new Map<string, string>();
  let latest: Page | undefined;
  return {
    findRevision: async () => undefined,
    async *listFiles(signal) {
      signal.throwIfAborted();
      const robots = await fetchRobots(web.fetch, settings.url, signal);
      for await (const found of crawl({ fetch: web.fetch, robots, signal, settings })) {
        if ("error" in found) {
          yield found;
          continue;
        }
        addresses.set(found.file.path, found.fetched.url);
        latest = found;
        yield found.file;
      }
    },
    async readFile(path, signal) {
      // A file is read right after it was listed, which has fetched it.
      if (latest?.file.path === path) return Readable.from([latest.fetched.body]);
      const url = addresses.get(path);
      if (url === undefined) throw new SourceUnavailable("This page no longer exists.");
      const { body } = await web.fetch(url, fetchLimits, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        throw explainFailure(error);
      });
      return Readable.from([body]);
    },
    close: () => web.close(),
  };
}

/** Pages in the order of their distance from the start, each once. */
async function* crawl(site: Site): AsyncGenerator<Page | UnreadableFile> {
  const { settings } = site;
  const queue = await openQueue(site);
  const known = new Set(queue.map(({ url }) => url));
  const paths = new Set<string>();
  for (const { url, depth } of queue) {
    if (paths.size === settings.pages_max) {
      yield { path: pathOf(url), error: `The limit of ${settings.pages_max} pages is reached.` };
      return;
    }
    const found = await visit(site, url);
    if (found === undefined) continue;
    const path = "error" in found ? found.path : found.file.path;
    if (paths.has(path)) continue;
    paths.add(path);
    yield found;
    if ("error" in found || depth === 0) continue;
    for (const link of readLinks(found.fetched)) {
      if (known.has(link) || !isWithin(link, settings.url)) continue;
      known.add(link);
      queue.push({ url: link, depth: depth - 1 });
    }
  }
}

/** @throws SourceUnavailable when the sitemap or the start page cannot be read */
async function openQueue({ fetch, settings, signal, robots }: Site): Promise<Address[]> {
  const start = new URL(settings.url).href;
  if (!robots.isAllowed(start)) {
    throw new SourceUnavailable("The site's robots.txt does not allow reading this address.");
  }
  const first = await fetchFirst(fetch, start, signal);
  if (!isSitemap(first)) return [{ url: start, depth: settings.depth }];
  const pages: string[] = [];
  const sitemaps = [first];
  for (const [index, sitemap] of sitemaps.entries()) {
    const listed = readSitemap(sitemap);
    pages.push(...listed.pages);
    const others = listed.sitemaps.filter((url) => isSameOrigin(url, start));
    if (index + others.length > sitemapsMax)
      throw new SourceUnavailable("The site has too many sitemaps.");
    for (const url of others) sitemaps.push(await fetchFirst(fetch, url, signal));
  }
  const own = new Set(pages.filter((url) => isSameOrigin(url, start)));
  return [...own].map((url) => ({ url, depth: 0 }));
}

function fetchFirst(fetch: GuardedFetch, url: string, signal: AbortSignal): Promise<Fetched> {
  return fetch(url, fetchLimits, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    throw explainFailure(error, readStatus(error));
  });
}

/** Reads a page; undefined for one that is gone, is of a type that is not read, or lies elsewhere after redirects. */
async function visit(site: Site, url: string): Promise<Page | UnreadableFile | undefined> {
  const { fetch, robots, signal, settings } = site;
  if (!robots.isAllowed(url)) return undefined;
  if (robots.pauseMs > 0) await setTimeout(robots.pauseMs, undefined, { signal });
  try {
    const fetched = await fetch(url, fetchLimits, signal);
    if (!isSameOrigin(fetched.url, settings.url)) return undefined;
    const path = nameAddress(fetched.url, fetched.type);
    const file = { path, size: fetched.body.length, checksum: digestContent(fetched) };
    return { file, fetched };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchRefused)) throw error;
    const status = readStatus(error);
    const isNone = status === 404 || status === 410 || error.reason === "type";
    return isNone ? undefined : { path: pathOf(url), error: explainFailure(error, status).message };
  }
}

function readStatus(error: unknown): number | undefined {
  const isStatus = error instanceof FetchRefused && error.reason === "status";
  return isStatus ? Number(error.detail) : undefined;
}

function pathOf(url: string): string {
  return nameAddress(url, "text/html");
}

function isSameOrigin(url: string, start: string): boolean {
  return new URL(url).origin === new URL(start).origin;
}

/** Whether an address is on the site of the start page and below its directory. */
function isWithin(url: string, start: string): boolean {
  const directory = new URL(".", start);
  return isSameOrigin(url, start) && new URL(url).pathname.startsWith(directory.pathname);
}

import { Readable } from "node:stream";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import { FetchRefused } from "../../guarded-fetch/fetch-refused.ts";
import type { Fetched, GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import { explainFailure } from "../explain-failure.ts";
import { type Source, type SourceFile, SourceUnavailable, type UnreadableFile } from "../source.ts";
import { fetchLimits, nameAddress } from "./page-files.rules.ts";
import {
  digestContent,
  isOtherXml,
  isSitemap,
  type Listed,
  readLinks,
  readSitemap,
} from "./page-content.rules.ts";
import { fetchRobots, type Robots } from "./robots.ts";

type Site = {
  readonly fetch: GuardedFetch;
  readonly robots: Robots;
  readonly signal: AbortSignal;
  readonly settings: SettingsOf<"site">;
  readonly start: URL;
};
type Address = { readonly url: string; readonly depth: number };
type Page = { readonly file: SourceFile; readonly fetched: Fetched };

const sitemapsMax = 50;
const noSitemap = "The site sends something else in place of a sitemap.";
/** Of one page. */
const linksMax = 5_000;
/** Many addresses are no pages that are read: a site may name this many more than its pages before the rest is left out. */
const addressesPerPage = 4;
const addressesMin = 1_000;
const tooManyAddresses =
  "The site, or a page of it, links to more addresses than are looked at. The others are left out.";

/** The pages and files of a web site, as its sitemap or the links from a page name them. */
export function openSiteSource(
  settings: SettingsOf<"site">,
  web: { fetch: GuardedFetch; close(): Promise<void> },
): Source {
  const addresses = new Map<string, string>();
  let latest: Page | undefined;
  let robots: Robots | undefined;
  return {
    findRevision: async () => undefined,
    async *listFiles(signal) {
      signal.throwIfAborted();
      robots = await fetchRobots(web.fetch, settings.url, signal);
      const start = new URL(settings.url);
      for await (const found of crawl({ fetch: web.fetch, robots, signal, settings, start })) {
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
        throw explainFailure(error, readStatus(error));
      });
      return Readable.from([body]);
    },
    async isGone({ location }, signal) {
      if (location === undefined) return false;
      robots ??= await fetchRobots(web.fetch, settings.url, signal);
      return isMissing({ fetch: web.fetch, robots, signal }, location);
    },
    close: () => web.close(),
  };
}

/** Pages in the order of their distance from the start, each once. */
async function* crawl(site: Site): AsyncGenerator<Page | UnreadableFile> {
  const { settings, signal } = site;
  const max = countAddresses(settings);
  const { addresses: queue, ...opened } = await openQueue(site, max);
  let { leftOut } = opened;
  const known = new Set(queue.map(({ url }) => url));
  const paths = new Set<string>();
  const isWanted = openScope(site.start);
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
    const links = await readLinks(found.fetched, { isWanted, max: linksMax }, signal);
    leftOut ??= links.leftOut;
    for (const link of links.urls) {
      if (known.has(link)) continue;
      if (known.size === max) {
        leftOut ??= link;
        break;
      }
      known.add(link);
      queue.push({ url: link, depth: depth - 1 });
    }
  }
  if (leftOut !== undefined && !paths.has(pathOf(leftOut)))
    yield { path: pathOf(leftOut), error: tooManyAddresses };
}

function countAddresses({ pages_max }: SettingsOf<"site">): number {
  return Math.max(addressesMin, pages_max * addressesPerPage);
}

type Queue = { addresses: Address[]; leftOut: string | undefined };

/** @throws SourceUnavailable when the sitemap or the start page cannot be read */
async function openQueue(site: Site, max: number): Promise<Queue> {
  const { fetch, settings, signal, robots, start } = site;
  if (!robots.isAllowed(start.href)) {
    throw new SourceUnavailable("The site's robots.txt does not allow reading this address.");
  }
  const first = await fetchFirst(fetch, start.href, signal);
  if (!isSitemap(first)) {
    // Such as a page that the site is being worked on: all others would count as deleted.
    if (/\.xml$/i.test(start.pathname) && !isOtherXml(first))
      throw new SourceUnavailable(noSitemap);
    return { addresses: [{ url: start.href, depth: settings.depth }], leftOut: undefined };
  }
  const { urls, leftOut } = await readSitemaps(site, first, max);
  return { addresses: urls.map((url) => ({ url, depth: 0 })), leftOut };
}

/** The pages that a sitemap lists and those that it names. One at a time is in memory. */
async function readSitemaps(site: Site, first: Fetched, max: number): Promise<Listed> {
  const { fetch, signal, start } = site;
  const isWanted = (url: URL) => url.origin === start.origin;
  const pages = new Set<string>();
  const sitemaps = new Set([start.href]);
  for (const url of sitemaps) {
    const sitemap = url === start.href ? first : await fetchFirst(fetch, url, signal);
    if (!isSitemap(sitemap)) throw new SourceUnavailable(noSitemap);
    const wanted = {
      pages: { isWanted, max: max - pages.size },
      sitemaps: { isWanted, max: sitemapsMax + 1 },
    };
    const listed = await readSitemap(sitemap, wanted, signal);
    // The pages that it does not name would count as deleted.
    if (!listed) throw new SourceUnavailable("A sitemap of the site is not complete.");
    for (const page of listed.pages.urls) pages.add(page);
    if (listed.pages.leftOut !== undefined)
      return { urls: [...pages], leftOut: listed.pages.leftOut };
    for (const other of listed.sitemaps.urls) sitemaps.add(other);
    if (sitemaps.size > sitemapsMax + 1)
      throw new SourceUnavailable("The site has too many sitemaps.");
  }
  return { urls: [...pages], leftOut: undefined };
}

function fetchFirst(fetch: GuardedFetch, url: string, signal: AbortSignal): Promise<Fetched> {
  return fetch(url, fetchLimits, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    throw explainFailure(error, readStatus(error));
  });
}

/** Reads a page; undefined for one that is gone, is of a type that is not read, or lies elsewhere after redirects. */
async function visit(site: Site, url: string): Promise<Page | UnreadableFile | undefined> {
  const { fetch, robots, signal, start } = site;
  // Addresses that may not be read follow each other without a request between.
  await setImmediate(undefined, { signal });
  if (!robots.isAllowed(url)) return undefined;
  if (robots.pauseMs > 0) await setTimeout(robots.pauseMs, undefined, { signal });
  try {
    const fetched = await fetch(url, fetchLimits, signal);
    if (new URL(fetched.url).origin !== start.origin) return undefined;
    const path = nameAddress(fetched.url, fetched.type);
    const file = {
      path,
      size: fetched.body.length,
      isSizeEstimated: true,
      checksum: await digestContent(fetched, signal),
      // Not where it leads: that may have the number of a session in it.
      location: url,
    };
    return { file, fetched };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchRefused)) throw error;
    const status = readStatus(error);
    const isNone = isMissingStatus(status) || error.reason === "type";
    return isNone ? undefined : { path: pathOf(url), error: explainFailure(error, status).message };
  }
}

/** Also such pages are there that may not be read, are of another type, or lie elsewhere after redirects. */
async function isMissing(
  { fetch, robots, signal }: Pick<Site, "fetch" | "robots" | "signal">,
  url: string,
): Promise<boolean> {
  if (!robots.isAllowed(url)) return false;
  if (robots.pauseMs > 0) await setTimeout(robots.pauseMs, undefined, { signal });
  try {
    await fetch(url, { ...fetchLimits, maxRedirects: 0 }, signal);
    return false;
  } catch (error) {
    signal.throwIfAborted();
    // It leads elsewhere: to a log-in page or another one, which may be missing.
    if (error instanceof FetchRefused && error.reason === "redirects") return false;
    const status = readStatus(error);
    if (isMissingStatus(status)) return true;
    throw explainFailure(error, status);
  }
}

const isMissingStatus = (status: number | undefined) => status === 404 || status === 410;

function readStatus(error: unknown): number | undefined {
  const isStatus = error instanceof FetchRefused && error.reason === "status";
  return isStatus ? Number(error.detail) : undefined;
}

function pathOf(url: string): string {
  return nameAddress(url, "text/html");
}

/** Decides whether an address is on the site of the start page and below its directory. */
function openScope(start: URL): (url: URL) => boolean {
  const { origin, pathname } = new URL(".", start);
  return (url) => url.origin === origin && url.pathname.startsWith(pathname);
}

import { createHash } from "node:crypto";
import type { Fetched } from "../../guarded-fetch/guarded-fetch.ts";
import { parseMarkup } from "../parse-markup.ts";

/** Addresses that a page or a sitemap names. */
export type Listed = {
  readonly urls: readonly string[];
  /** The first of more than are read. */
  readonly leftOut: string | undefined;
};
/** Which addresses count, and how many of them are read. */
export type Wanted = { readonly isWanted: (url: URL) => boolean; readonly max: number };

const unseen = new Set(["script", "style", "noscript", "template", "svg"]);
/** Longer addresses are of no page that somebody links to, and each costs time and memory. */
export const addressLengthMax = 2_000;

/**
 * A checksum of what a page says: of a web page its text, because its markup often carries something that differs each
 * time, such as a token against forgery.
 */
export async function digestContent({ type, body }: Fetched, signal: AbortSignal): Promise<string> {
  if (!isPage(type)) return digest([body]);
  const texts: string[] = [];
  let hidden = 0;
  const isRead = await parseMarkup(
    {
      text: body.toString(),
      isXml: false,
      onOpen: (name) => void (hidden += unseen.has(name) ? 1 : 0),
      onClose: (name) => void (hidden -= unseen.has(name) ? 1 : 0),
      onText: (text) => void (hidden === 0 && texts.push(text)),
    },
    signal,
  );
  return digest(isRead ? [texts.join("")] : [body]);
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** The addresses that a page links to, without fragments; none where it asks not to be followed. */
export async function readLinks(
  { url, type, body }: Fetched,
  { isWanted, max }: Wanted,
  signal: AbortSignal,
): Promise<Listed> {
  if (!isPage(type)) return { urls: [], leftOut: undefined };
  const list = openList(max);
  let base = url;
  let isFollowed = true;
  await parseMarkup(
    {
      text: body.toString(),
      isXml: false,
      onOpen(name, attributes) {
        const { href, rel } = attributes;
        if (name === "meta" && isForbidding(attributes)) isFollowed = false;
        if (name === "base" && href !== undefined) base = parseAddress(href, url)?.href ?? base;
        if (name !== "a" || href === undefined || /\bnofollow\b/i.test(rel ?? "")) return;
        const link = parseAddress(href, base);
        if (link && isWanted(link)) list.add(link);
      },
      hasEnough: () => list.leftOut !== undefined,
    },
    signal,
  );
  return isFollowed ? list : { urls: [], leftOut: undefined };
}

/** Whether an element "meta" asks programs not to follow the page's links. */
function isForbidding({ name = "", content = "" }: Record<string, string>): boolean {
  return name.toLowerCase() === "robots" && /nofollow|none/i.test(content);
}

export function isSitemap({ type, body }: Fetched): boolean {
  return type.endsWith("xml") && /<(urlset|sitemapindex)[\s>]/.test(body.toString("utf8", 0, 4096));
}

/** Whether it is a document of XML, such as a feed, and no page. */
export function isOtherXml({ type, body }: Fetched): boolean {
  const root = /<([a-z][\w:.-]*)/i.exec(body.toString("utf8", 0, 4096))?.[1];
  return type.endsWith("xml") && root !== undefined && root.toLowerCase() !== "html";
}

/** What a sitemap lists: pages, or further sitemaps. Undefined for one that is not whole. */
export async function readSitemap(
  { url, body }: Fetched,
  wanted: { pages: Wanted; sitemaps: Wanted },
  signal: AbortSignal,
): Promise<{ pages: Listed; sitemaps: Listed } | undefined> {
  const pages = openList(wanted.pages.max);
  const sitemaps = openList(wanted.sitemaps.max);
  const path: string[] = [];
  let text = "";
  const read = (place: string) => {
    if (place !== "url loc" && place !== "sitemap loc") return;
    const { list, isWanted } =
      place === "url loc"
        ? { list: pages, ...wanted.pages }
        : { list: sitemaps, ...wanted.sitemaps };
    const address = parseAddress(text.trim(), url);
    if (address && isWanted(address)) list.add(address);
  };
  const isRead = await parseMarkup(
    {
      text: body.toString(),
      isXml: true,
      onOpen(name) {
        path.push(name);
        text = "";
      },
      onText: (part) => void (text.length <= addressLengthMax && (text += part)),
      onClose(name) {
        read(path.slice(-2).join(" "));
        if (path.at(-1) === name) path.pop();
      },
      hasEnough: () => (pages.leftOut ?? sitemaps.leftOut) !== undefined,
    },
    signal,
  );
  return isRead ? { pages, sitemaps } : undefined;
}

/** Different addresses, as many as are read. */
function openList(max: number) {
  const urls = new Set<string>();
  let leftOut: string | undefined;
  return {
    get urls() {
      return [...urls];
    },
    get leftOut() {
      return leftOut;
    },
    add(url: URL) {
      if (urls.size < max) urls.add(url.href);
      else if (!urls.has(url.href)) leftOut ??= url.href;
    },
  };
}

/** Without its fragment; undefined for what is none of the web, or too long. */
function parseAddress(address: string, base: string): URL | undefined {
  if (address.length > addressLengthMax) return undefined;
  const url = URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = "";
  return url.href.length > addressLengthMax ? undefined : url;
}

function isPage(type: string): boolean {
  return type === "text/html" || type === "application/xhtml+xml";
}

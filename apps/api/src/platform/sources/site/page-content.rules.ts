import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { Fetched } from "../../guarded-fetch/guarded-fetch.ts";

const unseen = new Set(["script", "style", "noscript", "template", "svg"]);

/**
 * A checksum of what a page says: of a web page its text, because its markup often carries something that differs each
 * time, such as a token against forgery.
 */
export function digestContent({ type, body }: Fetched): string {
  const hash = createHash("sha256");
  if (!isPage(type)) return hash.update(body).digest("hex");
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => void (hidden += unseen.has(name) ? 1 : 0),
    onclosetag: (name) => void (hidden -= unseen.has(name) ? 1 : 0),
    ontext: (text) => void (hidden === 0 && hash.update(text)),
  });
  parser.end(body.toString());
  return hash.digest("hex");
}

/** The addresses that a page links to, without fragments; none where it asks not to be followed. */
export function readLinks({ url, type, body }: Fetched): string[] {
  if (!isPage(type)) return [];
  const links = new Set<string>();
  let base = url;
  let isFollowed = true;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, rel } = attributes;
      if (name === "meta" && isForbidding(attributes)) isFollowed = false;
      if (name === "base" && href !== undefined) base = URL.parse(href, url)?.href ?? url;
      if (name !== "a" || href === undefined || /\bnofollow\b/i.test(rel ?? "")) return;
      const link = URL.parse(href, base);
      if (link === null || !/^https?:$/.test(link.protocol)) return;
      link.hash = "";
      links.add(link.href);
    },
  });
  parser.end(body.toString());
  return isFollowed ? [...links] : [];
}

/** Whether an element "meta" asks programs not to follow the page's links. */
function isForbidding({ name = "", content = "" }: Record<string, string>): boolean {
  return name.toLowerCase() === "robots" && /nofollow|none/i.test(content);
}

export function isSitemap({ type, body }: Fetched): boolean {
  return type.endsWith("xml") && /<(urlset|sitemapindex)[\s>]/.test(body.toString("utf8", 0, 4096));
}

/** What a sitemap lists: pages, or further sitemaps. */
export function readSitemap({ url, body }: Fetched): { pages: string[]; sitemaps: string[] } {
  const pages: string[] = [];
  const sitemaps: string[] = [];
  const path: string[] = [];
  let text = "";
  const parser = new Parser(
    {
      onopentagname(name) {
        path.push(name);
        text = "";
      },
      ontext: (part) => void (text += part),
      onclosetag(name) {
        const place = path.slice(-2).join(" ");
        const address = URL.parse(text.trim(), url);
        if (place === "url loc" && address) pages.push(address.href);
        if (place === "sitemap loc" && address) sitemaps.push(address.href);
        if (path.at(-1) === name) path.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(body.toString());
  return { pages, sitemaps };
}

function isPage(type: string): boolean {
  return type === "text/html" || type === "application/xhtml+xml";
}

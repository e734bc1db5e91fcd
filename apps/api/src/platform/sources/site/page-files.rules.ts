import { createHash } from "node:crypto";
import { type Extension, fileTypes } from "@footnote/contracts/file-types";
import { extensionOf } from "@footnote/contracts/upload-checks";
import type { FetchLimits } from "../../guarded-fetch/guarded-fetch.ts";

const extensions = Object.keys(fileTypes) as Extension[];
/** Of each media type the extension that a file without one gets: the first that names it. */
const byType = new Map<string, Extension>(
  extensions
    .filter((extension) => fileTypes[extension].category !== "recording")
    .toReversed()
    .flatMap((extension) => fileTypes[extension].mediaTypes.map((type) => [type, extension])),
);

const pageBytesMax = 5_000_000;

/** Sitemaps are XML too. */
export const fetchLimits: FetchLimits = {
  maxBytes: 25_000_000,
  // What is parsed here, unlike documents.
  maxBytesOf: { "text/html": pageBytesMax, "application/xhtml+xml": pageBytesMax },
  timeoutMs: 30_000,
  maxRedirects: 5,
  types: [...new Set([...byType.keys(), "text/xml", "application/xml"])],
};

/** Names the file of an address: its path on the site, with an extension that says how the content is read. */
export function nameAddress(url: string, type: string): string {
  const { pathname, search } = withoutSession(url);
  const names = pathname.split("/").map(decodeName);
  const last = names.pop() || "index";
  const query =
    search === "" ? "" : `-${createHash("sha256").update(search).digest("hex").slice(0, 8)}`;
  const own = extensionOf(last);
  const extension = byType.get(type) ?? ".html";
  const types: readonly string[] = extensions.includes(own as Extension)
    ? fileTypes[own as Extension].mediaTypes
    : [];
  const isNamed = types.includes(type);
  const stem = isNamed ? last.slice(0, -own.length) : last;
  const name = `${stem}${query}${isNamed ? own : extension}`;
  return [...names.filter((one) => one !== ""), name].join("/");
}

const sessionInPath = /;jsessionid=[^/;]*/gi;
const sessionInQuery = /^(?:jsessionid|phpsessid|aspsessionid\w*)$/i;

/** A site may write another number into its addresses each time: its pages stay the same. */
function withoutSession(url: string): URL {
  const address = new URL(url);
  if (address.pathname.includes(";"))
    address.pathname = address.pathname.replaceAll(sessionInPath, "");
  for (const name of Array.from(address.searchParams.keys()))
    if (sessionInQuery.test(name)) address.searchParams.delete(name);
  return address;
}

function decodeName(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll(/[/\\\p{Cc}]/gu, "_");
  } catch {
    return part; // not UTF-8
  }
}

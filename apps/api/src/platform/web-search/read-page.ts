import { isUtf8 } from "node:buffer";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TextDecoder } from "node:util";
import pLimit from "p-limit";
import { type Extension, fileTypes } from "@footnote/contracts/file-types";
import { extract } from "@footnote/extraction/extract";
import type { Block } from "@footnote/extraction/located-text";
import type { FetchLimits, GuardedFetch } from "../guarded-fetch/guarded-fetch.ts";

export type WebPage = {
  /** The address after redirects. */
  url: string;
  title: string | null;
  blocks: Block[];
};

/** Media types that are read, and the extension of each. */
const extensions: ReadonlyMap<string, Extension> = new Map(
  ([".html", ".txt", ".md", ".pdf"] as const).flatMap((extension) =>
    fileTypes[extension].mediaTypes.map((type) => [type, extension] as const),
  ),
);

const fetchLimits: FetchLimits = {
  maxBytes: 3_000_000,
  timeoutMs: 8_000,
  maxRedirects: 5,
  types: [...extensions.keys()],
};
const parserLimits = { timeoutMs: 8_000, memoryMb: 384, ocrLanguages: [] };
const blocksMax = 2_000;
/** In characters. What answers a question is among the first of them, or in the engine's snippet. */
const textMax = 200_000;
const titleMax = 300;
/** Pages are fetched at the same time; so many are read at the same time, each by a process. */
const readingLimit = pLimit(4);

/**
 * Fetches a page of the public web and reads its text, in the process that parsers run in.
 * @throws FetchRefused, ExtractionError
 */
export async function readPage(
  fetch: GuardedFetch,
  address: string,
  signal: AbortSignal,
): Promise<WebPage> {
  const { url, type, charset, body } = await fetch(address, fetchLimits, signal);
  const folder = await mkdtemp(join(tmpdir(), "footnote-page-"));
  try {
    const path = join(folder, "page");
    const extension = extensions.get(type) ?? ".txt";
    await writeFile(path, extension === ".pdf" ? body : toUtf8(body, charset));
    return {
      url,
      ...(await readingLimit(() =>
        readText({ path, extension, isWebPage: extension === ".html" }, signal),
      )),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Converts a text to UTF-8 where its server declares another encoding, which by the HTML standard precedes the page's own
 * declaration. UTF-8 stays as it is whatever is declared, as many servers declare one encoding for everything.
 */
function toUtf8(body: Buffer, charset: string | undefined): Buffer {
  if (charset === undefined || isUtf8(body)) return body;
  const decoder = findDecoder(charset);
  if (!decoder || decoder.encoding === "utf-8") return body;
  return Buffer.from(`\u{feff}${decoder.decode(body)}`);
}

function findDecoder(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // an unknown encoding
    throw error;
  }
}

async function readText(
  file: { path: string; extension: string; isWebPage: boolean },
  signal: AbortSignal,
) {
  const blocks: Block[] = [];
  let title: string | null = null;
  let left = textMax;
  for await (const event of extract(file, { ...parserLimits, signal })) {
    // Text that the page does not show is written for machines only.
    if (event.type === "block" && event.block.hidden === undefined) {
      blocks.push(cut(event.block, left));
      left -= event.block.text.length + (event.block.header?.length ?? 0);
    }
    if (event.type === "done") title = event.title?.slice(0, titleMax) ?? null;
    // Leaving the loop ends the parser.
    if (blocks.length === blocksMax || left <= 0) break;
  }
  return { title, blocks };
}

/** A text that is cut has neither lines of its own nor a header. */
function cut(block: Block, length: number): Block {
  if (block.text.length + (block.header?.length ?? 0) <= length) return block;
  const { spans: _spans, header: _header, ...rest } = block;
  return { ...rest, text: block.text.slice(0, length).toWellFormed() };
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "@footnote/extraction/extract";
import type { Block } from "@footnote/extraction/located-text";
import type { FetchLimits, GuardedFetch } from "../guarded-fetch/guarded-fetch.ts";

export type WebPage = {
  /** Where it was read in the end. */
  url: string;
  title: string | null;
  blocks: Block[];
};

/** Types of content that are read, and the parser of each. */
const parsers: Record<string, string> = {
  "text/html": ".html",
  "application/xhtml+xml": ".html",
  "text/plain": ".txt",
  "text/markdown": ".md",
  "application/pdf": ".pdf",
};

const fetchLimits: FetchLimits = {
  maxBytes: 3_000_000,
  timeoutMs: 8_000,
  maxRedirects: 5,
  types: Object.keys(parsers),
};
const parserLimits = { timeoutMs: 8_000, memoryMb: 384, ocrLanguages: [] };
const blocksMax = 2_000;

/**
 * Fetches a page of the public web and reads its text, in the process that parsers run in.
 * @throws FetchRefused, ExtractionError
 */
export async function readPage(
  fetch: GuardedFetch,
  address: string,
  signal: AbortSignal,
): Promise<WebPage> {
  const { url, type, body } = await fetch(address, fetchLimits, signal);
  const folder = await mkdtemp(join(tmpdir(), "footnote-page-"));
  try {
    const path = join(folder, "page");
    await writeFile(path, body);
    const extension = parsers[type] ?? ".txt";
    return { url, ...(await readText({ path, extension }, signal)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readText(file: { path: string; extension: string }, signal: AbortSignal) {
  const blocks: Block[] = [];
  let title: string | null = null;
  for await (const event of extract(file, { ...parserLimits, signal })) {
    // What a visitor of the page does not see is written for machines only.
    if (event.type === "block" && event.block.hidden === undefined) blocks.push(event.block);
    if (event.type === "done") ({ title } = event);
    // Leaving the loop ends the parser.
    if (blocks.length === blocksMax) break;
  }
  return { title, blocks };
}

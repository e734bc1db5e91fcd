import { ExtractionError } from "@footnote/extraction/located-text";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { FetchRefused } from "../../platform/guarded-fetch/fetch-refused.ts";
import { readPage } from "../../platform/web-search/read-page.ts";
import { WebSearchFailed, type WebResult } from "../../platform/web-search/web-search.ts";
import type { FoundChunk } from "../retrieval/found-chunk.rules.ts";
import { chunkBlocks } from "../ingestion/chunking.rules.ts";
import { type Excerpt, rankExcerpts } from "./page-ranking.rules.ts";

type WebApp = Has<"web" | "log">;
/** An excerpt of a page as a passage: its document is the address, its filename the title. */
export type WebPassage = FoundChunk & { readonly url: string };

type PageExcerpt = Excerpt & { readonly passage: WebPassage };

const pagesMax = 5;
/** How many pages are read in parallel: each takes a process. */
const concurrentPages = 3;
/** A page with less text may only ask for consent, a subscription or scripts; the engine's snippet has more of it. */
const shortPage = 600;
/** The timeout for all pages together; the engine's snippet replaces a page that is not read by then. */
const readingTimeoutMs = 12_000;

/**
 * Returns the passages of public web pages most relevant to the query, best first. The engine's snippet replaces a page
 * that cannot be read.
 * @throws AppError tool.unavailable without an engine, tool.failed when the engine fails
 */
export async function searchWeb(
  app: WebApp,
  query: string,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<WebPassage[]> {
  const results = (await queryEngine(app, query, signal)).slice(0, pagesMax);
  const readingSignal = AbortSignal.any([signal, AbortSignal.timeout(readingTimeoutMs)]);
  const pages: PageExcerpt[][] = [];
  const pending = results.entries();
  const readPending = async () => {
    for (const [page, result] of pending)
      pages[page] = await readResult(app, { page, result }, readingSignal);
  };
  await Promise.all(Array.from({ length: concurrentPages }, readPending));
  signal.throwIfAborted();
  const ranked = await rankExcerpts(query, pages.flat(), limit);
  return ranked.map(({ passage }, rank) => ({
    ...passage,
    score: 1 / (rank + 1),
  }));
}

async function queryEngine(app: WebApp, query: string, signal: AbortSignal): Promise<WebResult[]> {
  const { search: engine } = app.web;
  if (!engine) throw new AppError("tool.unavailable");
  try {
    return await engine.search(query, signal);
  } catch (error) {
    if (!(error instanceof WebSearchFailed)) throw error;
    app.log.warn({ err: error }, "the web could not be searched");
    throw new AppError("tool.failed", { cause: error });
  }
}

type RankedResult = { page: number; result: WebResult };

async function readResult(
  app: WebApp,
  ranked: RankedResult,
  signal: AbortSignal,
): Promise<PageExcerpt[]> {
  const { result } = ranked;
  try {
    const { url, title, blocks } = await readPage(app.web.fetch, result.url, signal);
    const chunks = [...chunkBlocks(blocks)];
    const found = title ?? result.title;
    const excerpts = chunks.map((chunk) => toExcerpt(ranked, { ...chunk, url, title: found }));
    const length = chunks.reduce((sum, { text }) => sum + text.length, 0);
    return length < shortPage ? [...excerpts, ...quoteSnippet(ranked, chunks.length)] : excerpts;
  } catch (error) {
    const expected = error instanceof FetchRefused || error instanceof ExtractionError;
    if (!expected && !signal.aborted) throw error;
    app.log.debug({ err: error, url: result.url }, "a page was not read");
    return quoteSnippet(ranked);
  }
}

function quoteSnippet(ranked: RankedResult, ordinal = 0): PageExcerpt[] {
  const { url, title, snippet } = ranked.result;
  if (snippet === "") return [];
  return [toExcerpt(ranked, { url, title, ordinal, text: snippet, headings: [], anchors: [] })];
}

function toExcerpt(
  { page }: RankedResult,
  found: Pick<WebPassage, "text" | "headings" | "anchors"> & {
    url: string;
    title: string;
    ordinal: number;
  },
): PageExcerpt {
  const { url, title, ordinal, text, headings, anchors } = found;
  const chunkId = `${url}#${ordinal}`;
  const source = { chunkId, documentId: url, filename: title, url };
  return { page, text, passage: { ...source, headings, text, anchors, score: 0 } };
}

import { ExtractionError } from "@footnote/extraction/located-text";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { FetchRefused } from "../../platform/guarded-fetch/fetch-refused.ts";
import { readPage } from "../../platform/web-search/read-page.ts";
import { WebSearchFailed, type WebResult } from "../../platform/web-search/web-search.ts";
import type { Passage } from "../retrieval/found-chunk.rules.ts";
import { chunkBlocks } from "../ingestion/chunking.rules.ts";
import { type PagePiece, rankPieces } from "./page-ranking.rules.ts";

type WebApp = Has<"web" | "log">;
/** A piece of a page: its document is the address, its file's name the title. */
export type WebPassage = Passage & { readonly url: string };

type Piece = PagePiece & { readonly passage: WebPassage };

const pagesRead = 5;
/** Each reading is a process of its own. */
const pagesAtOnce = 3;
/** A page with less text may only ask for consent, for a subscription or for scripts; the engine has seen more of it. */
const thinPage = 600;
/** For all pages together; what is not read by then is quoted as the engine does. */
const readingMs = 12_000;

/**
 * Passages of public web pages that speak of what is asked, best first. A page that cannot be read gives what the engine
 * quotes of it.
 * @throws AppError tool.unavailable without an engine, tool.failed when it cannot be asked
 */
export async function searchWeb(
  app: WebApp,
  query: string,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<WebPassage[]> {
  const results = (await askEngine(app, query, signal)).slice(0, pagesRead);
  const late = AbortSignal.any([signal, AbortSignal.timeout(readingMs)]);
  const pages: Piece[][] = [];
  const waiting = results.entries();
  const lane = async () => {
    for (const [page, result] of waiting)
      pages[page] = await readResult(app, { page, result }, late);
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lane));
  signal.throwIfAborted();
  return rankPieces(query, pages.flat(), limit).map(({ passage }, rank) => ({
    ...passage,
    score: 1 / (rank + 1),
  }));
}

async function askEngine(app: WebApp, query: string, signal: AbortSignal): Promise<WebResult[]> {
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

type Named = { page: number; result: WebResult };

async function readResult(app: WebApp, named: Named, signal: AbortSignal): Promise<Piece[]> {
  const { result } = named;
  try {
    const { url, title, blocks } = await readPage(app.web.fetch, result.url, signal);
    const chunks = [...chunkBlocks(blocks)];
    const found = title ?? result.title;
    const pieces = chunks.map((chunk) => toPiece(named, { ...chunk, url, title: found }));
    const length = chunks.reduce((sum, { text }) => sum + text.length, 0);
    return length < thinPage ? [...pieces, ...quoteEngine(named, chunks.length)] : pieces;
  } catch (error) {
    const expected = error instanceof FetchRefused || error instanceof ExtractionError;
    if (!expected && !signal.aborted) throw error;
    app.log.debug({ err: error, url: result.url }, "a page was not read");
    return quoteEngine(named);
  }
}

function quoteEngine(named: Named, ordinal = 0): Piece[] {
  const { url, title, snippet } = named.result;
  if (snippet === "") return [];
  return [toPiece(named, { url, title, ordinal, text: snippet, headings: [], anchors: [] })];
}

function toPiece(
  { page }: Named,
  found: Pick<WebPassage, "text" | "headings" | "anchors"> & {
    url: string;
    title: string;
    ordinal: number;
  },
): Piece {
  const { url, title, ordinal, text, headings, anchors } = found;
  const chunkId = `${url}#${ordinal}`;
  const place = { chunkId, documentId: url, filename: title, url };
  return { page, text, passage: { ...place, headings, text, anchors, score: 0 } };
}

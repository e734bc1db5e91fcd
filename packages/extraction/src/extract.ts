import { findParser, findRecogniser, webPageParser } from "./formats.ts";
import { type Block, ExtractionError } from "./located-text.ts";
import { runSandboxed } from "./sandbox/run.ts";
import { blockList, type ExtractionEvent } from "./extraction-event.ts";
import type { Recognition } from "./parser.ts";
import type { SandboxJob, SandboxOptions } from "./sandbox/job.ts";

export type { ExtractionEvent } from "./extraction-event.ts";

export type ExtractionOptions = SandboxOptions & {
  /** Languages of scanned pages, as Tesseract names them ("eng", "deu"); [] leaves scans unread. */
  ocrLanguages?: readonly string[];
  /** Keeps what was recognised, so that an attempt that was interrupted is continued and not repeated. */
  recognisedPages?: RecognisedPagesStore;
};

/** Both ends included. */
export type PageRange = { from: number; to: number };

export type RecognisedPagesStore = {
  /** What an earlier attempt has saved of these pages, if any. */
  find(pages: PageRange): Promise<unknown>;
  /** Called after each range of pages. What it throws ends the attempt. */
  save(pages: PageRange, blocks: readonly Block[]): Promise<void>;
};

type ExtractionInput = {
  path: string;
  extension: string;
  /** A fetched page: only its article is read, without the navigation around it. */
  isWebPage?: boolean;
  /** Files came out of it: then it may have no text of its own. */
  containsFiles?: boolean;
};

/** Added to the time limit for every scanned page: recognition takes seconds, not milliseconds. */
const recognitionMsPerPage = 30_000;
/**
 * Scanned pages that one child recognises: few, so that an interruption costs little; enough to compare a page with its
 * neighbours, which distinguishes headings and running headers from text.
 */
const pagesPerRecognition = 8;

/**
 * Reads the file with its extension's parser, in a child process with its own memory and time limits.
 * Events come as they are found; the last is "done". Throws ExtractionError with the reason; when the
 * signal aborts, kills the child's whole process group and throws the signal's reason.
 */
export async function* extract(
  input: ExtractionInput,
  options: ExtractionOptions,
): AsyncIterable<ExtractionEvent> {
  const extension = input.extension.toLowerCase();
  const parser = input.isWebPage === true ? webPageParser : findParser(extension);
  if (parser === undefined) throw new ExtractionError("unsupported", extension);
  let found = input.containsFiles === true;
  for await (const event of readThrough({ parser, path: input.path, extension }, options)) {
    if (event.type === "block") found = true;
    if (event.type === "done" && !found) throw new ExtractionError("no_text");
    yield event;
  }
}

/** The parser's events. Recognition emits the blocks of scanned pages in their place. */
async function* readThrough(
  job: SandboxJob,
  options: ExtractionOptions,
): AsyncGenerator<ExtractionEvent> {
  const languages = options.ocrLanguages ?? ["eng"];
  for await (const event of runSandboxed(job, options)) {
    if (event.type !== "scanned") yield event;
    else if (languages.length > 0) yield* recogniseAll(job, { ...event, languages }, options);
  }
}

/** Recognises pages, apart from those that are stored. */
async function* recogniseAll(
  job: SandboxJob,
  { from: first, to: last, languages }: Recognition,
  options: ExtractionOptions,
): AsyncGenerator<ExtractionEvent> {
  const { recognisedPages: store } = options;
  for (let from = first; from <= last; from += pagesPerRecognition) {
    const pages = { from, to: Math.min(last, from + pagesPerRecognition - 1) };
    // Another version may have saved them in another form.
    const stored = blockList.safeParse(await store?.find(pages));
    if (stored.success) {
      for (const block of stored.data) yield { type: "block", block };
      continue;
    }
    const blocks: Block[] = [];
    let isWhole = true;
    for await (const event of recognise(job, { ...pages, languages }, options)) {
      if (event.type === "block") blocks.push(event.block);
      if (event.type === "unread") isWhole = false;
      yield event;
    }
    if (isWhole) await store?.save(pages, blocks);
  }
}

async function* recognise(
  job: SandboxJob,
  recognition: Recognition,
  options: ExtractionOptions,
): AsyncGenerator<ExtractionEvent> {
  const pages = recognition.to - recognition.from + 1;
  const timeoutMs = options.timeoutMs + pages * recognitionMsPerPage;
  const limits = { ...options, timeoutMs };
  for await (const event of runSandboxed(
    { ...job, parser: findRecogniser(job.extension), recognition },
    limits,
  )) {
    if (event.type !== "scanned" && event.type !== "done") yield event;
  }
}

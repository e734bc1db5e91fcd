import type { ParserEvent } from "./extraction-event.ts";
import type { UnpackEvent } from "./unpacking/unpack-event.ts";

/** The pages to recognise, both ends included, and the languages they may be written in ("eng"). */
export type Recognition = { from: number; to: number; languages: readonly string[] };

export type SourceFile = {
  path: string;
  /** Lower case, with its dot: ".pdf". */
  extension: string;
  /** Bytes. Never 0: an empty file is refused before a parser sees it. */
  size: number;
  /** Set only for the parser that recognises pages. */
  recognition?: Recognition;
};

/**
 * The `parse` function that each format's module exports. It runs inside the sandbox: the input file and the code are
 * all it can read. It throws ExtractionError for a file it refuses, and ends with "done".
 */
export type Parser = (file: SourceFile) => AsyncIterable<ParserEvent>;

/** The same function of the modules that unpack the files within a file. */
export type Unpacker = (file: SourceFile) => AsyncIterable<UnpackEvent>;

import type { ExtractionEvent } from "./extraction-event.ts";

export type SourceFile = {
  path: string;
  /** Lower case, with its dot: ".pdf". */
  extension: string;
  /** Bytes. Never 0: an empty file is refused before a parser sees it. */
  size: number;
};

/**
 * What every format's module exports as `parse`. It runs inside the sandbox: the input file and the
 * code are all it can read. It throws ExtractionError for a file it refuses, and ends with "done".
 */
export type Parser = (file: SourceFile) => AsyncIterable<ExtractionEvent>;

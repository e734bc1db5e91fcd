import type { Readable } from "node:stream";

/** A file as its source lists it. */
export type SourceFile = {
  /** The names from the source's root down to the file, joined by "/". */
  readonly path: string;
  readonly size: number;
  /** Differs whenever the content differs: an ETag, or what the file system knows. */
  readonly checksum: string;
};

/** Where a folder gets its files from. */
export type Source = {
  /** @throws SourceUnavailable when it cannot be listed completely: what is not listed counts as deleted */
  list(signal: AbortSignal): AsyncIterable<SourceFile>;
  /** @throws SourceUnavailable when the file is gone or cannot be read */
  read(path: string): Promise<Readable>;
};

/** A source, or a file of it, cannot be read. The message is a sentence for the people who set it up. */
export class SourceUnavailable extends Error {
  override readonly name = "SourceUnavailable";
}

import type { Readable } from "node:stream";

/** A file as its source lists it. */
export type SourceFile = {
  /** The names from the source's root down to the file, joined by "/". */
  readonly path: string;
  readonly size: number;
  /** Set where the bytes that are read may be fewer: pages are converted, mail servers estimate, and some list none. */
  readonly isSizeEstimated?: boolean;
  /** Differs whenever the content differs: an ETag, or what the file system knows. */
  readonly checksum: string;
  /** Where the source has it, if its path does not say that: the address of a page, the numbering of a mailbox. */
  readonly location?: string | undefined;
};

/**
 * A file, or a part of the source, that exists and cannot be read now. While there is one the listing is not complete, so
 * nothing counts as deleted, unless it is one file only.
 */
export type UnreadableFile = {
  readonly path: string;
  readonly isOneFile?: true;
  /** A sentence for the people who set the source up. */
  readonly error: string;
};

/** Where a folder gets its files from. */
export type Source = {
  /** What changes whenever any file does, where that is known without a listing: the commit of a repository. */
  findRevision(signal: AbortSignal): Promise<string | undefined>;
  /** @throws SourceUnavailable when it cannot be listed */
  listFiles(signal: AbortSignal): AsyncIterable<SourceFile | UnreadableFile>;
  /** The revision of what was listed, where that is known: since `findRevision` it may have become another one. */
  findListedRevision?(signal: AbortSignal): Promise<string | undefined>;
  /** @throws SourceUnavailable when the file is gone or cannot be read */
  readFile(path: string, signal: AbortSignal): Promise<Readable>;
  /**
   * Asks for a file that an earlier listing had and this one has not. Listings leave out what is there: in the midst of an
   * outage, or since they are cut off.
   * @returns true only where the source says that it has no such file
   * @throws SourceUnavailable when that cannot be known now
   */
  isGone(file: Pick<SourceFile, "path" | "location">, signal: AbortSignal): Promise<boolean>;
  close(): Promise<void>;
};

/** What an organization may reach, and the password or key of the source. */
export type SourceAccess = {
  readonly secret: string | null;
  /** Networks that may be connected to although they are not public. */
  readonly networks: readonly string[];
  /** Directories of the server that may be read. */
  readonly roots: readonly string[];
};

/** For the people who set the source up. */
const notUnicode = "The name of this file is not encoded in UTF-8.";

/** What is listed in place of a file or directory whose name was decoded with losses: several such names may look the same. */
export function refuseUndecoded(path: string): UnreadableFile | undefined {
  return path.includes("\uFFFD") ? { path, error: notUnicode, isOneFile: true } : undefined;
}

/** No file system has longer ones. */
const pathMax = 4_096;

/** @throws SourceUnavailable for a path of which thousands would fill the memory */
export function requirePath(path: string): void {
  if (path.length > pathMax) throw new SourceUnavailable("A path in the source is too long.");
}

/** A source, or a file of it, cannot be read. The message is a sentence for the people who set it up. */
export class SourceUnavailable extends Error {
  override readonly name = "SourceUnavailable";
}

/** The process that reads a source has ended: nothing more of it can be read. */
export class SourceEnded extends SourceUnavailable {}

import type { Anchor } from "@footnote/contracts/anchors";
import type { DocumentExtension } from "@footnote/contracts/file-types";
import type { ExtractionFailure } from "../located-text.ts";

type Bytes = Uint8Array | string;

/** A file that must be read: the texts that a reader sees, with where they are, and those that are marked as hidden. */
export type GoodCase = {
  bytes: () => Bytes | Promise<Bytes>;
  shown?: Readonly<Record<string, Anchor | null>>;
  /** The paths of the files that it contains. */
  contains?: readonly string[];
  hidden?: readonly string[];
  /** Is neither shown nor hidden text. */
  absent?: readonly string[];
};

/** A file that must be refused with this reason. */
export type BadCase = { bytes: () => Bytes | Promise<Bytes>; reason: ExtractionFailure };

export type FormatCases = {
  extension: DocumentExtension;
  good: Readonly<Record<string, GoodCase>>;
  bad: Readonly<Record<string, BadCase>>;
};

export const paragraphAt = (from: number, to = from): Anchor => ({ kind: "paragraph", from, to });
export const linesAt = (from: number, to = from): Anchor => ({ kind: "lines", from, to });
export const slideAt = (slide: number): Anchor => ({ kind: "slide", slide });
export const cellsAt = (sheet: string, range: string): Anchor => ({ kind: "cells", sheet, range });

const png = Buffer.from("\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000\u0000", "latin1");
const pdf = Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n");
const gzip = Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(300, 0xa7)]);
const noise = Buffer.concat([
  Buffer.alloc(16),
  Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * at * 31 + at * 7) % 256)),
]);

/** Files that are refused under every extension but their own. */
export const foreign: Readonly<Record<string, BadCase>> = {
  empty: { bytes: () => "", reason: "empty" },
  "a .pdf under another name": { bytes: () => pdf, reason: "wrong_content" },
  "a packed file under another name": { bytes: () => gzip, reason: "wrong_content" },
  noise: { bytes: () => noise, reason: "wrong_content" },
};

/** A picture under the name of a document, and a page of the web under that of a file with a format of its own. */
export const picture: BadCase = { bytes: () => png, reason: "wrong_content" };
export const errorPage: BadCase = {
  bytes: () => "<!doctype html><title>404</title><h1>Not found</h1>",
  reason: "wrong_content",
};

/** The file without its end. */
export const cut = (bytes: Uint8Array, reason: ExtractionFailure): BadCase => ({
  bytes: () => bytes.subarray(0, Math.floor(bytes.length * 0.6)),
  reason,
});

import type { DocumentView } from "@footnote/contracts/document-content";
import { type FileType, findFileType } from "@footnote/contracts/file-types";
import type { ByteRange } from "../../platform/blobs/blobs.ts";

const unchecked = "application/octet-stream";

/** Stages a document reaches only after its format was checked against its bytes. */
const checkedStages = new Set(["embedding", "ready", "superseded"]);

/** The type of a document; undefined while its bytes were not checked yet. */
export function findCheckedType(document: {
  extension: string;
  stage: string;
}): FileType | undefined {
  return checkedStages.has(document.stage) ? findFileType(document.extension) : undefined;
}

/** The media type of a document's bytes and the way to show it. Bytes that were not checked yet have no type. */
export function describeContent(document: { extension: string; stage: string }): {
  mediaType: string;
  /** The media type to send the bytes as: never one that a browser would run. */
  sentAs: string;
  view: DocumentView;
} {
  const type = findCheckedType(document);
  if (!type) return { mediaType: unchecked, sentAs: unchecked, view: "text" };
  const [mediaType] = type.mediaTypes;
  return { mediaType, sentAs: type.sentAs ?? mediaType, view: type.view };
}

/** The value of a Content-Disposition header that saves under this name (RFC 6266, RFC 8187). */
export function attachmentNamed(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "");
  const ascii = plain.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * The part of `size` bytes that a Range header asks for. Undefined means all of them: no range, one that cannot be
 * read, or several at once, which a server may answer with the whole. "none" is a range that holds no byte.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | "none" | undefined {
  const [, start = "", end = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (start === "" && end === "") return undefined;
  if (start === "") {
    const length = Math.min(Number(end), size);
    return length === 0 ? "none" : { first: size - length, last: size - 1 };
  }
  const first = Number(start);
  const last = end === "" ? size - 1 : Math.min(Number(end), size - 1);
  if (end !== "" && Number(end) < first) return undefined;
  return first >= size ? "none" : { first, last };
}

/** Whether a conditional header names this entity tag. Weak comparison, as If-None-Match wants it. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

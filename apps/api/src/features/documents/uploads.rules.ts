import { Transform } from "node:stream";
import { findFileType } from "@footnote/contracts/file-types";
import { fileNameMaxLength } from "@footnote/contracts/limits";
import { extensionOf } from "@footnote/contracts/upload-checks";

export type AcceptedName = { name: string; extension: string; limit: number };

/** What a stored upload has become. */
export type EnteredUpload = { documentId: string; taskId: string };

/** Signs that turn the rest of a name round or that nobody sees; joiners that scripts and emoji need are not among them. */
const misleading =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|(?<=\p{M})[\u{e0100}-\u{e01ef}]+/gu;

/**
 * The name a file is kept under: the last part of a path, without control characters and signs that mislead, at most 255
 * characters (shortened before the extension). Undefined when the extension is not accepted.
 */
export function acceptName(sent: string): AcceptedName | undefined {
  const clean = sent
    .normalize("NFC")
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, "")
    .replace(misleading, "");
  const base = clean.split(/[/\\]/).at(-1)?.trim() ?? "";
  const extension = extensionOf(base);
  const type = findFileType(extension);
  if (!type) return undefined;
  const stem = base.slice(0, base.length - extension.length);
  const kept = Array.from(stem)
    .slice(0, fileNameMaxLength - extension.length)
    .join("");
  return {
    name: kept + base.slice(base.length - extension.length),
    extension,
    limit: type.maxBytes,
  };
}

/**
 * The name a file gets when a person gives it one: the extension, which decides how it is read, stays and need not be
 * typed. Undefined when nothing is left of what was typed.
 */
export function renameTo(typed: string, extension: string): string | undefined {
  const full = extensionOf(typed) === extension ? typed : `${typed}${extension}`;
  return acceptName(full)?.name;
}

/** A stream carried more bytes than it may; `size` counts those that were read. */
export class LimitExceeded extends Error {
  override readonly name = "LimitExceeded";
  readonly size: number;

  constructor(size: number) {
    super(`The stream holds ${size} bytes, more than allowed`);
    this.size = size;
  }
}

/**
 * Passes up to `limit` bytes on. Of a longer stream it swallows the rest before it fails with LimitExceeded: the
 * body is read to the end, since browsers drop an answer that comes while they are still sending. `endsAtLimit`: it fails at
 * once, where nobody waits for an answer.
 */
export function limitBytes(limit: number, { endsAtLimit = false } = {}): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size <= limit) next(null, chunk);
      else next(endsAtLimit ? new LimitExceeded(size) : null);
    },
    flush(next) {
      next(size > limit ? new LimitExceeded(size) : null);
    },
  });
}

import { refuseUpload } from "@footnote/contracts/upload-checks";
import type { AppError } from "../../platform/errors.ts";
import type { SourceFile, UnreadableFile } from "../../platform/sources/source.ts";

/** Longer paths do not fit into the index of the database. */
const pathBytesMax = 2_000;
const shownLength = 500;

const unstorable = "The name of this file contains characters that cannot be stored.";
const tooLong = `The path of this file is longer than ${pathBytesMax.toLocaleString("en")} bytes.`;
const noSize = "The source does not give this file a valid size.";

/** A listed file that cannot be added whatever its content is, with a path that can be stored; undefined for all others. */
export function refuseListed(file: SourceFile | UnreadableFile): UnreadableFile | undefined {
  const path = toStorable(file.path);
  if (path !== file.path) return { path: shorten(path), error: unstorable };
  if (Buffer.byteLength(path) > pathBytesMax) return { path: shorten(path), error: tooLong };
  if ("error" in file) return undefined;
  if (toStorable(file.checksum) !== file.checksum) return { path, error: unstorable };
  return Number.isSafeInteger(file.size) && file.size >= 0 ? undefined : { path, error: noSize };
}

/**
 * Whether no document was ever made of a file with this content, by whatever name. Where the reply is empty or too large and its source
 * lists another size, nobody knows its content.
 */
export function isNeverAdded(error: AppError, file: SourceFile): boolean {
  if (error.code === "document.type_unsupported") return true;
  if (file.isSizeEstimated === true) return false;
  if (error.code === "document.empty") return file.size === 0;
  return error.code === "document.too_large" && refuseUpload(nameOf(file), file.size) !== null;
}

export function nameOf({ path }: SourceFile): string {
  return path.split("/").at(-1) ?? path;
}

function shorten(path: string): string {
  return path.length > shownLength ? `${path.slice(0, shownLength).toWellFormed()}…` : path;
}

/** Postgres stores neither NUL nor half of a character. */
function toStorable(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

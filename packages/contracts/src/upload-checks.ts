import { extensions, fileTypes, findFileType } from "./file-types.ts";

/** Largest size of a file whose extension has no limit of its own, in bytes. */
const defaultMaxBytes = 2 * 1024 * 1024;

/** Largest size that any upload may have, in bytes. */
export const largestUpload = Math.max(...extensions.map((name) => fileTypes[name].maxBytes));

/** The extension of a file name, lower case with its dot; "" when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot <= 0 ? "" : name.slice(dot).toLowerCase();
}

/** A size as shown to people: bytes under 1 KB, rounded KB under 1 MB, rounded MB above. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

/** A size of many files as shown to people: with a decimal from 1 GB on. */
export function formatStorage(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  if (gigabytes < 1) return formatSize(bytes);
  return `${gigabytes.toLocaleString("en-US", { maximumFractionDigits: 1 })} GB`;
}

/** Why a file may not be uploaded, in the words shown to people; null when it may. */
export function refuseUpload(name: string, bytes: number): string | null {
  const extension = extensionOf(name);
  const type = findFileType(extension);
  if (!type) return unsupportedType(extension);
  return bytes > type.maxBytes ? tooLarge(name, bytes) : null;
}

export function unsupportedType(extension: string): string {
  return `File type ${extension || "(none)"} not supported.`;
}

export function tooLarge(name: string, bytes: number): string {
  const extension = extensionOf(name);
  const limit = formatSize(findFileType(extension)?.maxBytes ?? defaultMaxBytes);
  return `File "${name}" is too large (${formatSize(bytes)}). Maximum size for ${extension} files is ${limit}.`;
}

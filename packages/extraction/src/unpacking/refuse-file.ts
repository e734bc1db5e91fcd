import { findFileType } from "@footnote/contracts/file-types";
import type { LeftOutReason } from "@footnote/contracts/unpacked-files";
import { extensionOf } from "@footnote/contracts/upload-checks";

/** Why a file cannot be uploaded, as far as its name and size show; undefined when it can. */
export function refuseFile(name: string, size: number): LeftOutReason | undefined {
  const type = findFileType(extensionOf(name));
  if (type === undefined) return "type_unsupported";
  if (size === 0) return "empty";
  return size > type.maxBytes ? "too_large" : undefined;
}

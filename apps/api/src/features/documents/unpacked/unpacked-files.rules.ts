import { extensions, fileTypes } from "@footnote/contracts/file-types";
import type { FileType } from "@footnote/contracts/file-types";
import { fileNameMaxLength, folderNameMaxLength } from "@footnote/contracts/limits";
import type { LeftOutReason } from "@footnote/contracts/unpacked-files";
import { extensionOf, unsupportedType } from "@footnote/contracts/upload-checks";

/** So many containers may lie in one another: a file in a mail in a mail in an archive. */
const deepest = 3;

/** One sentence a reason. */
const sentences: Record<LeftOutReason, string> = {
  password_protected: "It is password-protected.",
  damaged: "It is damaged and cannot be unpacked.",
  compression_unsupported:
    "Its compression method is not supported. Pack it as a standard .zip file.",
  unsafe_path: "Its path points outside the archive.",
  link: "It is a link to another file.",
  special_file: "It is not a regular file.",
  overwritten: "A later file of the archive has the same path.",
  too_deep: "It is nested too many folders deep.",
  nested_archive: "Archives within archives are not unpacked. Upload it separately.",
  nested_too_deep: "It is nested in too many emails. Upload it separately.",
  type_unsupported: "Files of this type are not supported.",
  too_large: "It is larger than the limit for its type.",
  empty: "It is empty.",
  no_room: "It would exceed a limit of your organization's license.",
  no_uploader: "The person who uploaded this can no longer add files.",
};

export function leftOutSentence(reason: string, path: string): string {
  if (reason === "type_unsupported") return unsupportedType(extensionOf(path));
  return (sentences as Record<string, string>)[reason] ?? sentences.damaged;
}

/** Extensions of the documents beside which their files are put: these belong to them. */
export const attachingExtensions: readonly string[] = extensions.filter((extension) => {
  const type: FileType = fileTypes[extension];
  return type.unpacksTo === "same folder";
});

/**
 * Why a file of one of these types may not come out of containers of the others, the innermost first; undefined when it may.
 */
export function refuseNesting(
  type: FileType | undefined,
  containers: readonly (FileType | undefined)[],
): LeftOutReason | undefined {
  if (type?.unpacksTo === undefined) return undefined;
  const isArchive = (one: FileType | undefined) => one?.unpacksTo === "folder";
  if (isArchive(type) && containers.some(isArchive)) return "nested_archive";
  return containers.length >= deepest ? "nested_too_deep" : undefined;
}

/** The name of the document that a file in a mail becomes: it is listed beside the mail. */
export function nameAttachment(container: string, name: string): string {
  const extension = extensionOf(name);
  const room = fileNameMaxLength - extension.length;
  const stem = `${stemOf(container)} - ${name.slice(0, name.length - extension.length)}`;
  return Array.from(stem).slice(0, room).join("") + extension;
}

/** A folder's name as it may be stored. */
export function cleanFolderName(name: string): string {
  const clean = name
    .normalize("NFC")
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
  return Array.from(clean).slice(0, folderNameMaxLength).join("").trim() || "_";
}

/** The name of a file without its extension. */
export function stemOf(name: string): string {
  return name.slice(0, name.length - extensionOf(name).length);
}

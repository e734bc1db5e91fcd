import type { FileGroup } from "./file-group.ts";
import { extensions, type FileType, fileTypes } from "./file-types.ts";

/** The group of a type of file; `audio` has all recordings, those with a picture too. */
export function findGroup(type: Readonly<FileType>): FileGroup {
  if (type.category === "recording") return "audio";
  if (type.hasMailHead) return "mail";
  if (type.mediaTypes.some((name) => name.startsWith("image/"))) return "images";
  if (type.mediaTypes.includes("text/html")) return "web";
  if (type.icon === "table") return "spreadsheets";
  if (type.icon === "slides") return "presentations";
  return type.icon === "code" || type.icon === "archive" ? "other" : "documents";
}

/** The extensions of a group's types. */
export function listGroupExtensions(group: FileGroup): string[] {
  return extensions.filter((extension) => findGroup(fileTypes[extension]) === group);
}

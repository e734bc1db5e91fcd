import type { DocumentUnit } from "@footnote/contracts/document-content";
import { catalogue } from "../../../shared/language/catalogue.ts";
import { formatNumber, plural } from "../../../shared/language/format.ts";

export const t = catalogue("features/documents/file", {
  document: "Document",
  views: "Views of this document",
  missing: "This file does not exist.",
  missingWords: "It was deleted, or its link is incomplete.",
  allFolders: "All folders",
  failed: (detail: string) => `Failed to load the file. ${detail}`,
  download: "Download",
  ask: "Ask about this file",
  outdated: "Outdated. Answers use a newer version of this document.",
  openNewest: "Open the newest version",
  notYet: "This file is still being read. Its content appears here when it is ready.",

  details: "Details",
  type: "Type",
  typeOf: (extension: string, mediaType: string) => `${extension} (${mediaType})`,
  uploadedBy: "Uploaded by",
  uploaderLeft: "Somebody who has left",
  folder: "Folder",
  units: (unit: DocumentUnit): string =>
    ({ page: "Pages with text", slide: "Slides with text", sheet: "Sheets with cells" })[unit],
  language: "Language",
  contentHash: "SHA-256",

  versions: "Versions",
  passages: "Passages",
  passagesOf: (count: number) => (count === 0 ? "Passages" : `Passages (${formatNumber(count)})`),
  passagesWords: "This file is indexed as these passages. Answers cite them.",
  passagesFailed: (detail: string) => `Failed to load the passages. ${detail}`,
  noPassages: "This file has no passages, so that answers cannot cite it.",
  morePassages: (count: number) =>
    `Show more (${plural(count, { one: "# passage", other: "# passages" })} left)`,
  hidden: (reason: string) =>
    `Hidden from readers: ${reason}. Answers ignore it unless you allow it.`,
});

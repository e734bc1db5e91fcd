import type { FileType } from "./file-type.ts";

export type { FileType } from "./file-type.ts";

const MB = 1024 * 1024;

const html = {
  category: "document",
  mediaTypes: ["text/html", "application/xhtml+xml"],
  sentAs: "text/plain",
  // A saved article is below 1 MB. The parser keeps the whole tree of elements in memory: 5 MB stay within the sandbox.
  maxBytes: 5 * MB,
  view: "text",
  icon: "code",
  anchors: ["paragraph"],
  canHideText: true,
} as const satisfies FileType;

const picture = {
  category: "document",
  maxBytes: 20 * MB,
  view: "picture",
  icon: "page",
  anchors: ["page"],
  canHideText: false,
} as const satisfies Omit<FileType, "mediaTypes">;

/** Every type of file that can be uploaded. Nothing else lists them; CONTRIBUTING.md says how to add one. */
export const fileTypes = {
  ".txt": {
    category: "document",
    mediaTypes: ["text/plain"],
    maxBytes: 2 * MB,
    view: "text",
    icon: "text",
    anchors: ["lines"],
    canHideText: true,
  },
  ".log": {
    category: "document",
    mediaTypes: ["text/plain"],
    maxBytes: 2 * MB,
    view: "text",
    showsLines: true,
    icon: "text",
    anchors: ["lines"],
    canHideText: true,
  },
  ".md": {
    category: "document",
    mediaTypes: ["text/markdown"],
    maxBytes: 2 * MB,
    view: "text",
    layout: "markdown",
    icon: "text",
    anchors: ["lines"],
    canHideText: true,
  },
  ".tsv": {
    category: "document",
    mediaTypes: ["text/tab-separated-values"],
    maxBytes: 2 * MB,
    view: "text",
    icon: "table",
    anchors: ["cells"],
    canHideText: true,
  },
  ".csv": {
    category: "document",
    mediaTypes: ["text/csv"],
    maxBytes: 5 * MB,
    view: "text",
    icon: "table",
    anchors: ["cells"],
    canHideText: true,
  },
  ".html": html,
  ".htm": html,
  ".json": {
    category: "document",
    mediaTypes: ["application/json"],
    maxBytes: 5 * MB,
    view: "text",
    showsLines: true,
    icon: "code",
    anchors: ["lines"],
    canHideText: true,
  },
  ".xml": {
    category: "document",
    mediaTypes: ["application/xml", "text/xml"],
    sentAs: "text/plain",
    maxBytes: 5 * MB,
    view: "text",
    showsLines: true,
    icon: "code",
    anchors: ["lines"],
    canHideText: true,
  },
  ".epub": {
    category: "document",
    mediaTypes: ["application/epub+zip"],
    maxBytes: 20 * MB,
    view: "text",
    icon: "text",
    anchors: ["paragraph"],
    canHideText: true,
  },
  ".eml": {
    category: "document",
    mediaTypes: ["message/rfc822"],
    sentAs: "text/plain",
    maxBytes: 20 * MB,
    view: "text",
    hasMailHead: true,
    icon: "text",
    anchors: ["paragraph"],
    canHideText: true,
    unpacksTo: "same folder",
  },
  ".msg": {
    category: "document",
    mediaTypes: ["application/vnd.ms-outlook"],
    maxBytes: 20 * MB,
    view: "text",
    hasMailHead: true,
    icon: "text",
    anchors: ["paragraph"],
    canHideText: true,
    unpacksTo: "same folder",
  },
  ".doc": {
    category: "document",
    mediaTypes: ["application/msword"],
    maxBytes: 10 * MB,
    view: "text",
    layout: "pdf",
    icon: "text",
    anchors: ["paragraph", "header", "footer"],
    canHideText: true,
  },
  ".docx": {
    category: "document",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    maxBytes: 10 * MB,
    view: "text",
    layout: "word",
    icon: "text",
    anchors: ["paragraph", "header", "footer"],
    canHideText: true,
  },
  ".xls": {
    category: "document",
    mediaTypes: ["application/vnd.ms-excel"],
    maxBytes: 10 * MB,
    view: "text",
    icon: "table",
    anchors: ["cells", "header", "footer"],
    canHideText: true,
  },
  ".xlsx": {
    category: "document",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    maxBytes: 10 * MB,
    view: "text",
    icon: "table",
    anchors: ["cells", "header", "footer"],
    canHideText: true,
  },
  ".ppt": {
    category: "document",
    mediaTypes: ["application/vnd.ms-powerpoint"],
    maxBytes: 20 * MB,
    view: "text",
    layout: "pdf",
    icon: "slides",
    anchors: ["slide"],
    canHideText: true,
  },
  ".pptx": {
    category: "document",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
    maxBytes: 20 * MB,
    view: "text",
    layout: "pdf",
    icon: "slides",
    anchors: ["slide"],
    canHideText: true,
  },
  ".rtf": {
    category: "document",
    mediaTypes: ["application/rtf", "text/rtf"],
    maxBytes: 10 * MB,
    view: "text",
    layout: "pdf",
    icon: "text",
    anchors: ["paragraph", "header", "footer"],
    canHideText: true,
  },
  ".odt": {
    category: "document",
    mediaTypes: ["application/vnd.oasis.opendocument.text"],
    maxBytes: 10 * MB,
    view: "text",
    layout: "pdf",
    icon: "text",
    anchors: ["paragraph", "header", "footer"],
    canHideText: true,
  },
  ".ods": {
    category: "document",
    mediaTypes: ["application/vnd.oasis.opendocument.spreadsheet"],
    maxBytes: 10 * MB,
    view: "text",
    icon: "table",
    anchors: ["cells"],
    canHideText: true,
  },
  ".odp": {
    category: "document",
    mediaTypes: ["application/vnd.oasis.opendocument.presentation"],
    maxBytes: 20 * MB,
    view: "text",
    layout: "pdf",
    icon: "slides",
    anchors: ["slide"],
    canHideText: true,
  },
  ".png": { ...picture, mediaTypes: ["image/png"] },
  ".jpg": { ...picture, mediaTypes: ["image/jpeg"] },
  ".jpeg": { ...picture, mediaTypes: ["image/jpeg"] },
  ".webp": { ...picture, mediaTypes: ["image/webp"] },
  ".tif": { ...picture, mediaTypes: ["image/tiff"], view: "text" },
  ".tiff": { ...picture, mediaTypes: ["image/tiff"], view: "text" }, // no browser shows it
  ".pdf": {
    category: "document",
    mediaTypes: ["application/pdf"],
    maxBytes: 30 * MB,
    view: "pages",
    icon: "page",
    anchors: ["page"],
    canHideText: true,
  },
  ".zip": {
    category: "document",
    mediaTypes: ["application/zip", "application/x-zip-compressed"],
    maxBytes: 100 * MB,
    view: "text",
    icon: "archive",
    anchors: [],
    canHideText: false,
    unpacksTo: "folder",
  },
  ".mp3": {
    category: "recording",
    mediaTypes: ["audio/mpeg"],
    maxBytes: 50 * MB,
    view: "audio",
    icon: "audio",
    anchors: ["time"],
    canHideText: false,
  },
  ".wav": {
    category: "recording",
    mediaTypes: ["audio/wav"],
    maxBytes: 50 * MB,
    view: "audio",
    icon: "audio",
    anchors: ["time"],
    canHideText: false,
  },
  ".mp4": {
    category: "recording",
    mediaTypes: ["video/mp4"],
    maxBytes: 100 * MB,
    view: "video",
    icon: "video",
    anchors: ["time"],
    canHideText: false,
  },
} as const satisfies Record<`.${string}`, FileType>;

export type Extension = keyof typeof fileTypes;
export type DocumentExtension = ExtensionOf<"document">;
export type RecordingExtension = ExtensionOf<"recording">;

/** The types that contain files. */
export type ContainerExtension = {
  [E in Extension]: (typeof fileTypes)[E] extends { unpacksTo: string } ? E : never;
}[Extension];

type ExtensionOf<Category> = {
  [E in Extension]: (typeof fileTypes)[E]["category"] extends Category ? E : never;
}[Extension];

export const extensions = Object.keys(fileTypes) as Extension[];

/** The type of files with this extension (lower case, with its dot); undefined when they cannot be uploaded. */
export function findFileType(extension: string): FileType | undefined {
  return Object.hasOwn(fileTypes, extension) ? fileTypes[extension as Extension] : undefined;
}

import type { Anchor } from "./anchors.ts";
import type { DocumentView } from "./document-content.ts";

/** What is known of a type of file. */
export type FileType = {
  /** Documents are read by a parser of packages/extraction, recordings by a transcription model. */
  category: "document" | "recording";
  /** The names of its content in HTTP; the first one is reported for stored documents. */
  mediaTypes: readonly [string, ...string[]];
  /** The name that the bytes are sent under, where a browser would run content of the real name. */
  sentAs?: string;
  /** Largest size of an upload, in bytes. */
  maxBytes: number;
  /** How the viewer shows it. */
  view: DocumentView;
  /** Whether its lines are shown as they are, in letters of one width and with their numbers. */
  showsLines?: boolean;
  /** Whether its text begins with the headers of a message. */
  hasMailHead?: boolean;
  /**
   * How it can be shown as its author laid it out, beside its text: the browser renders Markdown and Word documents; of
   * others the server makes a PDF, where it has a program for that.
   */
  layout?: "markdown" | "word" | "pdf";
  icon: "text" | "code" | "table" | "slides" | "page" | "audio" | "video" | "archive";
  /** Every kind of anchor that its passages can have; none for a type without text of its own. */
  anchors: readonly Anchor["kind"][];
  /** Whether the format can contain text that a reader of the document does not see. */
  canHideText: boolean;
  /** Of a type that contains files, which become documents: into a folder of their own, or beside the document. */
  unpacksTo?: "folder" | "same folder";
};

import type { FileDetails } from "@footnote/contracts/document-content";
import { findFileType } from "@footnote/contracts/file-types";
import { extensionOf } from "@footnote/contracts/upload-checks";

export type Layout = "pages" | "pdf" | "word" | "markdown";

/** Rendering more Markdown than this takes seconds. */
const markdownMax = 512 * 1024;

/** How a document can be shown as it is laid out; undefined for those with a text only. */
export function findLayout({ name, view, state, size }: FileDetails): Layout | undefined {
  if (view === "pages") return "pages";
  const isChecked = state === "ready" || state === "outdated";
  const layout = isChecked ? findFileType(extensionOf(name))?.layout : undefined;
  return layout === "markdown" && size > markdownMax ? undefined : layout;
}

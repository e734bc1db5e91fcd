import { type Anchor, formatAnchors } from "@footnote/contracts/anchors";
import { t } from "./messages.ts";

/**
 * Formats the location of a passage in the current language: "page 7", "Zeilen 3–9"; "" if it is unknown.
 * @param rangesMax the maximum number of cell ranges to show
 */
export function formatLocation(anchors: readonly Anchor[], rangesMax?: number): string {
  return formatAnchors(anchors, { words: t, ...(rangesMax !== undefined && { rangesMax }) });
}

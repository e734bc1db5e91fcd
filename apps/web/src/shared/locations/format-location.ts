import { type Anchor, formatAnchors } from "@footnote/contracts/anchors";
import { t } from "./messages.ts";

/**
 * Where a passage stands, in the language on the screen: "page 7", "Zeilen 3–9"; "" when that is not known.
 * @param rangesMax how many ranges of cells there is room for
 */
export function formatLocation(anchors: readonly Anchor[], rangesMax?: number): string {
  return formatAnchors(anchors, { words: t, ...(rangesMax !== undefined && { rangesMax }) });
}

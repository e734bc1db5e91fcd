import { type Anchor, describePlace } from "@footnote/contracts/anchors";
import { t } from "./messages.ts";

/**
 * Where a passage stands, in the language on the screen: "page 7", "Zeilen 3–9"; "" when that is not known.
 * @param rangesMax how many ranges of cells there is room for
 */
export function tellPlace(anchors: readonly Anchor[], rangesMax?: number): string {
  return describePlace(anchors, { words: t, ...(rangesMax !== undefined && { rangesMax }) });
}

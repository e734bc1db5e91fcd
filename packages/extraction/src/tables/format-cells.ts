import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";

/** Characters. */
const longestHeader = 300;

/**
 * Formats the rows of a document's table one after the other: "value | value", and from the second row on with the
 * first one as their header if that names the columns. Nothing for an empty row.
 */
export function startCellFormatter(): (cells: string[], anchor: Anchor) => Block[] {
  let first = true;
  let header: string | undefined;
  return (given, anchor) => {
    const cells = given.map((cell) => cell.replace(/\s+/g, " ").trim());
    const text = cells.join(" | ");
    const top = first;
    first = false;
    if (cells.every((cell) => cell === "")) return [];
    const row: Block = { kind: "table-row", text, anchor };
    if (!top) return [header === undefined ? row : { ...row, header }];
    const named = cells.length > 1 && !cells.includes("") && text.length <= longestHeader;
    if (named && !/\d/.test(text)) header = text;
    return [row];
  };
}

import { isTooSmall } from "../office/format-chart.ts";
import type { XmlEvent } from "../office/read-xml.ts";
import type { CellRange } from "@footnote/contracts/cell-range";

/** Where a drawing is on its sheet. */
export type DrawingAnchor = {
  /** Undefined for a drawing that is placed on the page and not over cells. */
  cells: CellRange | undefined;
  /** Its text cannot be seen: it has no width or no height. */
  tooSmall: boolean;
};

/** Column and row count from 0; the offsets are from the cell's left and top edges. */
export type Corner = { col: number; colOff: number; row: number; rowOff: number };

const fields: ReadonlySet<string> = new Set(["col", "colOff", "row", "rowOff"]);
/** English Metric Units (36,000 a millimetre). */
const smallestSize = 36_000;

/** Parses the elements of one anchor of a drawing part. They precede the drawn object. */
export function startAnchorParser() {
  const corners: Corner[] = [];
  let field = "";
  let size: { cx: number; cy: number } | undefined;
  return {
    take(event: XmlEvent): void {
      if (event.type === "text") {
        const corner = corners.at(-1);
        if (fields.has(field) && corner) Object.assign(corner, { [field]: Number(event.text) });
        return;
      }
      field = event.type === "open" ? event.name.replace(/^p:/, "") : "";
      if (field === "from" || field === "to") {
        corners.push({ col: 0, colOff: 0, row: 0, rowOff: 0 });
      }
      if (event.type === "open" && event.name === "p:ext") {
        size = { cx: Number(event.attributes["cx"]), cy: Number(event.attributes["cy"]) };
      }
    },
    end(): DrawingAnchor {
      const [from, to = from] = corners;
      const stated = size !== undefined && isTooSmall(size);
      if (from === undefined || to === undefined) return { cells: undefined, tooSmall: stated };
      const anchor = toDrawingAnchor(from, to, smallestSize);
      return size === undefined ? anchor : { ...anchor, tooSmall: stated };
    },
  };
}

/** A corner on a cell's edge does not reach into that cell. The size is known only within one column or row. */
export function toDrawingAnchor(from: Corner, to: Corner, smallest: number): DrawingAnchor {
  const last = (start: number, end: number, offset: number) =>
    Math.max(start + 1, offset === 0 ? end : end + 1);
  const cells = {
    fromRow: from.row + 1,
    fromColumn: from.col + 1,
    toRow: last(from.row, to.row, to.rowOff),
    toColumn: last(from.col, to.col, to.colOff),
  };
  const narrow = from.col === to.col && to.colOff - from.colOff < smallest;
  const low = from.row === to.row && to.rowOff - from.rowOff < smallest;
  return { cells, tooSmall: narrow || low };
}

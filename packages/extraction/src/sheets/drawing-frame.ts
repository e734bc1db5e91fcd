import { isTooSmall } from "../office/tell-chart.ts";
import { columnName } from "../tables/cell-range.ts";
import type { Merge } from "../computable/sheet-cell.ts";
import type { XmlEvent } from "../office/read-xml.ts";

/** The cells that a drawing lies over. */
export type Frame = {
  /** Undefined where the drawing has a place on the sheet's paper and not over cells. */
  cells: Merge | undefined;
  /** Shrinks with its cells, to nothing where they are hidden. */
  shrinks: boolean;
  tooSmall: boolean;
};

type Corner = { col: number; colOff: number; row: number; rowOff: number };

const anchors = /^xdr:(?:twoCell|oneCell|absolute)Anchor$/;

/** Whether this element holds one drawing, or a group, and its place. */
export function isFrame(name: string): boolean {
  return anchors.test(name);
}

/** Takes the elements of one anchor, which says where the drawing lies before what is drawn. */
export function startFrame(attributes: Readonly<Record<string, string>>) {
  const corners: Corner[] = [];
  let field: keyof Corner | undefined;
  let size: { cx: number; cy: number } | undefined;
  return {
    take(event: XmlEvent): void {
      if (event.type === "text") {
        const corner = corners.at(-1);
        if (field !== undefined && corner !== undefined) corner[field] = Number(event.text);
        return;
      }
      const name = event.name.replace(/^xdr:/, "");
      field = event.type === "open" && isField(name) ? name : undefined;
      if (event.type === "close") return;
      if (event.name === "xdr:from" || event.name === "xdr:to") {
        corners.push({ col: 0, colOff: 0, row: 0, rowOff: 0 });
      }
      const { cx, cy } = event.attributes;
      if (event.name === "xdr:ext") size = { cx: Number(cx), cy: Number(cy) };
    },
    end(): Frame {
      const [from, to = from] = corners;
      const shrinks = corners.length === 2 && /^(?:twoCell)?$/.test(attributes["editAs"] ?? "");
      if (from === undefined || to === undefined) {
        return { cells: undefined, shrinks, tooSmall: size !== undefined && isTooSmall(size) };
      }
      return { cells: cellsOf(from, to), shrinks, tooSmall: isTooSmall(size ?? sizeOf(from, to)) };
    },
  };
}

function isField(name: string): name is keyof Corner {
  return name === "col" || name === "colOff" || name === "row" || name === "rowOff";
}

/** Corners count from 0; one that lies exactly on a cell's edge does not reach into it. */
function cellsOf(from: Corner, to: Corner): Merge {
  const last = (start: number, end: number, offset: number) =>
    Math.max(start, offset === 0 ? end : end + 1);
  return {
    fromRow: from.row + 1,
    fromColumn: from.col + 1,
    toRow: last(from.row + 1, to.row, to.rowOff),
    toColumn: last(from.col + 1, to.col, to.colOff),
  };
}

/** Known only within one cell; over several it is taken to be large. */
function sizeOf(from: Corner, to: Corner): { cx: number; cy: number } {
  const large = Number.POSITIVE_INFINITY;
  return {
    cx: from.col === to.col ? to.colOff - from.colOff : large,
    cy: from.row === to.row ? to.rowOff - from.rowOff : large,
  };
}

/** "E2:L17"; undefined for what no spreadsheet program can show. */
export function rangeOf({ fromRow, toRow, fromColumn, toColumn }: Merge): string | undefined {
  const [from, to] = [columnName(fromColumn) + fromRow, columnName(toColumn) + toRow];
  const cell = /^[A-Z]{1,3}\d{1,7}$/;
  if (!cell.test(from) || !cell.test(to)) return undefined;
  return from === to ? from : `${from}:${to}`;
}

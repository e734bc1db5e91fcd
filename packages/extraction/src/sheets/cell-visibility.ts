import type { HiddenReason } from "../located-text.ts";
import type { XmlEvent } from "../office/read-xml.ts";
import { parseCell } from "../tables/cell-range.ts";
import type { BookLook } from "./read-book-look.ts";

type AnyRow<Cell> = { readonly number: number; readonly cells: readonly Cell[] };
export type PartedRow<Cell> = {
  seen: AnyRow<Cell>;
  hidden: { reason: HiddenReason; row: AnyRow<Cell> }[];
};

/**
 * Follows a sheet's elements and parts each row into the cells that are seen and those that are not. `plain` tells that no
 * table's style colours cells by itself. Rows and columns that an outline folds or a filter leaves out count as seen: the
 * sheet shows that they are there.
 */
export function startCellVisibility(book: BookLook, sheet: { name: string; plain: boolean }) {
  const hiddenSheet = book.hiddenSheets.has(sheet.name);
  // A table brings a filter of its own.
  const filtered = book.filteredSheets.has(sheet.name) || !sheet.plain;
  const hiddenColumns: Run[] = [];
  let [hiddenRow, row, column] = [false, 0, 0];
  let styles = new Map<number, number>();

  const reasonOfPlace = (at: number, inRow: boolean): HiddenReason | undefined => {
    if (hiddenSheet || (inRow && hiddenRow)) return "switched_off";
    const inColumn = hiddenColumns.some(([from, to]) => at >= from && at <= to);
    return inColumn ? "switched_off" : undefined;
  };

  const reasonOf = (at: number): HiddenReason | undefined => {
    if (reasonOfPlace(at, true) !== undefined) return "switched_off";
    const reason = book.styles[styles.get(at) ?? -1];
    return reason === "colour" && !sheet.plain ? undefined : reason;
  };

  return {
    /** Why nothing of the column's cell is seen, of the row that was told last or of one that the sheet does not hold. */
    reasonOfPlace,
    /** Whether the sheet as a whole is not shown. */
    hiddenSheet,
    take(event: XmlEvent): void {
      if (event.type !== "open") return;
      const { name, attributes } = event;
      if (name === "s:col" && isHidden(attributes)) {
        hiddenColumns.push([Number(attributes["min"]), Number(attributes["max"])]);
      } else if (name === "s:row") {
        const stated = Number(attributes["r"]);
        row = stated > 0 ? stated : row + 1;
        [hiddenRow, column] = [isHidden(attributes) && !filtered, 0];
        styles = new Map();
      } else if (name === "s:c") {
        column = parseCell(attributes["r"] ?? "")?.column ?? column + 1;
        styles.set(column, Number(attributes["s"] ?? 0));
      }
    },
    /** The row that was told last, with `empty` in the places of the others' cells. */
    part<Cell>({ number, cells }: AnyRow<Cell>, empty: Cell): PartedRow<Cell> {
      const reasons = cells.map((_, at) => reasonOf(at + 1));
      const only = (wanted: HiddenReason | undefined): AnyRow<Cell> => ({
        number,
        cells: cells.map((cell, at) => (reasons[at] === wanted ? cell : empty)),
      });
      const found = new Set(reasons.filter((reason) => reason !== undefined));
      return {
        seen: only(undefined),
        hidden: [...found].map((reason) => ({ reason, row: only(reason) })),
      };
    },
  };
}

type Run = [from: number, to: number];

function isHidden({ hidden, outlineLevel }: Readonly<Record<string, string>>): boolean {
  return /^(?:1|true)$/.test(hidden ?? "") && Number(outlineLevel ?? 0) === 0;
}

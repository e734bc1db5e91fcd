import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { XmlEvent } from "../office/read-xml.ts";
import { parseCell } from "@footnote/contracts/cell-range";

type AnyRow<Cell> = { readonly number: number; readonly cells: readonly Cell[] };
export type SplitRow<Cell> = {
  visible: AnyRow<Cell>;
  hidden: { reason: HiddenReason; row: AnyRow<Cell> }[];
};

type SheetLook = {
  hidden: boolean;
  /** Rows that a filter leaves out count as visible. */
  filtered: boolean;
  /** By a cell's style, why it is not visible. */
  styles: readonly (HiddenReason | undefined)[];
};

/** Splits each row of a sheet into its visible and its hidden cells. */
export function startCellVisibility({ hidden: hiddenSheet, filtered, styles }: SheetLook) {
  const hiddenColumns: [from: number, to: number][] = [];
  let hiddenRow = false;
  let stylesOfRow = new Map<number, number>();

  const isInHiddenColumn = (at: number) =>
    hiddenColumns.some(([from, to]) => at >= from && at <= to);
  const reasonOf = (at: number): HiddenReason | undefined => {
    if (hiddenSheet || hiddenRow || isInHiddenColumn(at)) return "switched_off";
    return styles[stylesOfRow.get(at) ?? -1];
  };

  return {
    hiddenSheet,
    /** Why a cell of this column is not visible: in the row that is open, or in one that the sheet does not contain. */
    reasonOfCell(at: number, inRow: boolean): HiddenReason | undefined {
      const isHidden = hiddenSheet || (inRow && hiddenRow) || isInHiddenColumn(at);
      return isHidden ? "switched_off" : undefined;
    },
    hideColumns: (from: number, to: number) => void hiddenColumns.push([from, to]),
    startRow(isHidden: boolean): void {
      hiddenRow = isHidden && !filtered;
      stylesOfRow = new Map();
    },
    setStyle: (column: number, style: number) => void stylesOfRow.set(column, style),
    /** Splits the row that is open; `empty` replaces the other cells. */
    split<Cell>({ number, cells }: AnyRow<Cell>, empty: Cell): SplitRow<Cell> {
      const reasons = cells.map((_, at) => reasonOf(at + 1));
      const only = (wanted: HiddenReason | undefined): AnyRow<Cell> => ({
        number,
        cells: cells.map((cell, at) => (reasons[at] === wanted ? cell : empty)),
      });
      const found = new Set(reasons.filter((reason) => reason !== undefined));
      return {
        visible: only(undefined),
        hidden: [...found].map((reason) => ({ reason, row: only(reason) })),
      };
    },
  };
}

export type CellVisibility = ReturnType<typeof startCellVisibility>;

/**
 * Follows the elements of an .xlsx sheet. Rows and columns that an outline folds count as visible: the sheet shows that
 * they exist.
 */
export function startVisibilityParser(visibility: CellVisibility): (event: XmlEvent) => void {
  let column = 0;
  return (event) => {
    if (event.type !== "open") return;
    const { name, attributes } = event;
    if (name === "s:col" && isHidden(attributes)) {
      visibility.hideColumns(Number(attributes["min"]), Number(attributes["max"]));
    } else if (name === "s:row") {
      visibility.startRow(isHidden(attributes));
      column = 0;
    } else if (name === "s:c") {
      column = parseCell(attributes["r"] ?? "")?.column ?? column + 1;
      visibility.setStyle(column, Number(attributes["s"] ?? 0));
    }
  };
}

function isHidden({ hidden, outlineLevel }: Readonly<Record<string, string>>): boolean {
  return /^(?:1|true)$/.test(hidden ?? "") && Number(outlineLevel ?? 0) === 0;
}

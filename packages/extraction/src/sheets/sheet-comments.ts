import { parseCell } from "@footnote/contracts/cell-range";
import { type CellComment, formatCellComment } from "./comments.ts";
import type { Block } from "../located-text.ts";
import type { CellVisibility } from "./cell-visibility.ts";

/** Holds a sheet's comments back until its rows are read: between the rows they would split the table. */
export function startSheetComments(
  comments: readonly CellComment[],
  sheet: string,
  visibility: Pick<CellVisibility, "reasonOfCell">,
) {
  const rows = Map.groupBy(comments, ({ cell }) => parseCell(cell)?.row ?? 0);
  const blocks = new Map<number, Block[]>();
  const format = (row: number, inRow: boolean): Block[] =>
    (rows.get(row) ?? []).flatMap((comment) => {
      const column = parseCell(comment.cell)?.column ?? 0;
      return formatCellComment(comment, sheet, visibility.reasonOfCell(column, inRow));
    });
  return {
    /** Takes the row that has just been read, while the visibility of its cells is known. */
    takeRow(row: number): void {
      if (rows.has(row)) blocks.set(row, format(row, true));
    },
    end(): Block[] {
      const order = [...rows.keys()].toSorted((one, other) => one - other);
      return order.flatMap((row) => blocks.get(row) ?? format(row, false));
    },
  };
}

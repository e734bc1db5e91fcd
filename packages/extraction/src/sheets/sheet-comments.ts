import { parseCell } from "../tables/cell-range.ts";
import { type CellComment, tellComment } from "./comments.ts";
import type { Block } from "../located-text.ts";
import type { startCellVisibility } from "./cell-visibility.ts";

type Visibility = Pick<ReturnType<typeof startCellVisibility>, "reasonOfPlace">;

/** Keeps a sheet's comments until its rows are told: between them they would tear the table apart. */
export function startSheetComments(comments: readonly CellComment[], sheet: string) {
  const rows = Map.groupBy(comments, ({ cell }) => parseCell(cell)?.row ?? 0);
  const told = new Map<number, Block[]>();
  const tell = (row: number, visibility: Visibility, isThere: boolean): void => {
    if (told.has(row)) return;
    const blocks = (rows.get(row) ?? []).flatMap((comment) => {
      const column = parseCell(comment.cell)?.column ?? 0;
      return tellComment(comment, sheet, visibility.reasonOfPlace(column, isThere));
    });
    told.set(row, blocks);
  };
  return {
    /** The row that the sheet has just told. */
    takeRow(row: number, visibility: Visibility): void {
      if (rows.has(row)) tell(row, visibility, true);
    },
    end(visibility: Visibility): Block[] {
      const order = [...rows.keys()].toSorted((one, other) => one - other);
      return order.flatMap((row) => {
        tell(row, visibility, false);
        return told.get(row) ?? [];
      });
    },
  };
}

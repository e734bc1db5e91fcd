import { startTableCollector, type TableCollector } from "../computable/collect-tables.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import { type Block, ExtractionError } from "../located-text.ts";
import { readXml } from "../office/read-xml.ts";
import type { SourceFile } from "../parser.ts";
import { startCellVisibility } from "../sheets/cell-visibility.ts";
import { formatCellComment } from "../sheets/comments.ts";
import { startSheetRows } from "../sheets/format-sheet.ts";
import { contentPart, openPackage, readNamedStyles } from "./open-package.ts";
import { type OdsRow, type OdsSheet, type SheetEvent, startSheetParser } from "./sheet-rows.ts";
import { startStyles } from "./styles.ts";

const mostCells = 20_000_000;
const progressEvery = 2_000;

/** .ods: a block per row with its sheet and cells, values as the workbook shows them; then the sheet's comments. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openPackage(file.path, "spreadsheet");
  const styles = startStyles();
  await readNamedStyles(opened, (event) => styles.take(event));
  const parser = startSheetParser();
  const workbook = startWorkbook(styles);
  let rows = 0;
  for await (const batch of readXml(opened.parts.read(contentPart))) {
    for (const event of batch) {
      styles.take(event);
      const read = parser.take(event);
      if (read === undefined) continue;
      yield* workbook.take(read);
      rows += 1;
      if (rows % progressEvery === 0) {
        yield { type: "progress", done: rows, total: rows, unit: "row" };
      }
    }
  }
  yield { type: "progress", done: rows, total: rows, unit: "row" };
  yield { type: "done", title: opened.title, pages: null };
}

/** Emits the blocks and the tables of one sheet after the other. */
function startWorkbook(styles: ReturnType<typeof startStyles>) {
  const tables = startTableCollector("point");
  let cellsLeft = mostCells;
  let sheet: ReturnType<typeof startSheet> | undefined;
  return {
    *take(event: SheetEvent): Generator<ExtractionEvent> {
      if (event.type === "begin") {
        sheet = startSheet(event.sheet, {
          tables,
          hidden: styles.isOff("table", event.sheet.style),
        });
      } else if (event.type === "end") yield* sheet?.end() ?? [];
      else if (sheet !== undefined) {
        const { row } = event;
        cellsLeft -= row.cells.length * row.repeats;
        if (cellsLeft < 0) throw new ExtractionError("too_large_unpacked", "cells");
        for (let at = 0; at < row.repeats; at += 1) {
          const blocks = sheet.read({ ...row, number: row.number + at });
          for (const block of blocks) yield { type: "block", block };
        }
      }
    },
  };
}

/** Formats the rows of a sheet, and holds its comments back: between the rows they would split the table. */
function startSheet(
  { name, hiddenColumns, merges }: OdsSheet,
  { tables, hidden }: { tables: TableCollector; hidden: boolean },
) {
  const visibility = startCellVisibility({ hidden, filtered: false, styles: [] });
  const rows = startSheetRows(tables, name);
  const comments: Block[] = [];
  let columns = 0;
  return {
    read(row: OdsRow): Block[] {
      // The columns of a sheet are listed before its rows.
      for (const [from, to] of hiddenColumns.slice(columns)) visibility.hideColumns(from, to);
      columns = hiddenColumns.length;
      visibility.startRow(row.isHidden);
      for (const { column, comment } of row.comments) {
        comments.push(...formatCellComment(comment, name, visibility.reasonOfCell(column, true)));
      }
      return rows.push(visibility.split(row, { text: "" }));
    },
    *end(): Generator<ExtractionEvent> {
      yield* rows.end(merges);
      for (const block of comments) yield { type: "block", block };
    },
  };
}

import { readFile } from "node:fs/promises";
import { read } from "xlsx";
import { startTables } from "../computable/tell-tables.ts";
import { ExtractionError } from "../located-text.ts";
import { openCompound } from "../office/open-compound.ts";
import { columnName } from "../tables/cell-range.ts";
import { startComment, tellComment } from "./comments.ts";
import { readNumber } from "./number-formats.ts";
import { cleanRow } from "./read-cells.ts";
import { startSheet } from "./tell-sheet.ts";
import type { CellObject, WorkBook } from "xlsx";
import type { Merge, SheetCell } from "../computable/sheet-cell.ts";
import type { Block } from "../located-text.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

/** .xls: a block per row with its sheet and cells, values as the workbook shows them. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const compound = await openCompound(file.path);
  if (!compound.has("Workbook") && !compound.has("Book")) {
    throw new ExtractionError("wrong_content", "no workbook inside");
  }
  const workbook = readWorkbook(await readFile(file.path), compound.complete);
  const tables = startTables("point");
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const readCell = (cell: CellObject | undefined) => readValue(cell, date1904);
  let rows = 0;
  for (const name of workbook.SheetNames) {
    const tell = startSheet(name);
    const comments: Block[] = [];
    for (const [at, cells] of rowsOf(workbook, name)) {
      rows += 1;
      const row = { number: at + 1, cells: Array.from(cells, showCell) };
      for (const block of tell(row)) yield { type: "block", block };
      comments.push(...Array.from(cells, commentsOf).flatMap(tellAt(name, at + 1)));
      tables.push(cleanRow({ number: at + 1, cells: Array.from(cells, readCell) }));
    }
    for (const block of comments) yield { type: "block", block };
    yield* tables.endSheet(name, mergesOf(workbook, name));
    yield { type: "progress", done: rows, total: rows, unit: "row" };
  }
  const title = workbook.Props?.Title?.trim();
  yield { type: "done", title: title === "" ? null : (title ?? null), pages: null };
}

function readWorkbook(bytes: Buffer, complete: boolean): WorkBook {
  try {
    return read(bytes, {
      type: "buffer",
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
    });
  } catch (error) {
    const { message } = error as Error;
    if (/password|encrypt/i.test(message)) throw new ExtractionError("password_protected");
    if (error instanceof RangeError && !/call stack/.test(message)) throw error;
    throw new ExtractionError(complete ? "corrupt" : "truncated", message);
  }
}

function rowsOf(workbook: WorkBook, name: string): [number, (CellObject | undefined)[]][] {
  const data = workbook.Sheets[name]?.["!data"] ?? [];
  // The array is as sparse as the sheet: its holes must not be walked.
  return Object.entries(data).map(([at, cells]) => [Number(at), cells]);
}

function mergesOf(workbook: WorkBook, name: string): Merge[] {
  const merges = workbook.Sheets[name]?.["!merges"] ?? [];
  return merges.map(({ s, e }) => {
    return { fromRow: s.r + 1, toRow: e.r + 1, fromColumn: s.c + 1, toColumn: e.c + 1 };
  });
}

/** What is said about a cell, as [author, text]. */
function commentsOf(cell: CellObject | undefined): [author: string, text: string][] {
  return (cell?.c ?? []).map(({ a, t }) => [a ?? "", t]);
}

function tellAt(sheet: string, row: number) {
  return (said: [string, string][], column: number): Block[] =>
    said.flatMap(([author, text]) => {
      const comment = startComment(`${columnName(column + 1)}${row}`, author);
      return tellComment({ ...comment, text }, sheet, undefined);
    });
}

function readValue(cell: CellObject | undefined, date1904: boolean): SheetCell {
  const text = showCell(cell);
  if (text === "" || cell === undefined) return { text };
  if (cell.t === "b") return { text, value: cell.v === true };
  if (cell.t !== "n" || typeof cell.v !== "number") return { text };
  return { ...readNumber(cell.v, cell.z ?? 0, date1904), text };
}

function showCell(cell: CellObject | undefined): string {
  if (cell === undefined || cell.t === "z") return "";
  return (cell.w ?? String(cell.v ?? "")).trim();
}

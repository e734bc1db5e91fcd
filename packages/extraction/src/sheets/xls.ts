import { readFile } from "node:fs/promises";
import { read } from "xlsx";
import { startTableCollector, type TableCollector } from "../computable/collect-tables.ts";
import { ExtractionError } from "../located-text.ts";
import { type Compound, openCompound } from "../office/open-compound.ts";
import { type CellRange, columnName } from "@footnote/contracts/cell-range";
import { startXlsVisibility } from "./xls-visibility.ts";
import { startComment, type CellComment } from "./comments.ts";
import { readNumber } from "./number-formats.ts";
import { formatHeadersFooters } from "./headers-footers.ts";
import { showsNothing } from "./read-styles.ts";
import { startSheetComments } from "./sheet-comments.ts";
import { anchorOf, formatDrawing } from "./format-drawing.ts";
import { startSheetRows } from "./format-sheet.ts";
import { readXlsSheets, type XlsSheet } from "./xls-sheets.ts";
import type { CellObject, WorkBook } from "xlsx";
import type { SheetCell } from "../computable/sheet-cell.ts";
import type { Block } from "../located-text.ts";
import type { ExtractionEvent } from "../extraction-event.ts";
import type { SourceFile } from "../parser.ts";

type Cells = readonly (CellObject | undefined)[];
type Extraction = { workbook: WorkBook; tables: TableCollector; emitted: Set<string> };

/**
 * .xls: a block per row with its sheet and cells, values as the workbook shows them; then the sheet's comments, text
 * boxes, headers and footers.
 */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const compound = await openCompound(file.path);
  if (!compound.has("Workbook") && !compound.has("Book")) {
    throw new ExtractionError("wrong_content", "no workbook inside");
  }
  const workbook = readWorkbook(await readFile(file.path), compound.complete);
  const sheets = findSheets(compound, workbook);
  const extraction = { workbook, tables: startTableCollector("point"), emitted: new Set<string>() };
  let rows = 0;
  for (const [at, name] of workbook.SheetNames.entries()) {
    for (const event of readSheet(name, sheets[at], extraction)) {
      if (event.type === "block") rows += 1;
      yield event;
    }
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

/** The sheets in the stream; [] where they are not those that the library has read. */
function findSheets(compound: Compound, { SheetNames: names }: WorkBook): XlsSheet[] {
  const sheets = readXlsSheets(compound.find("Workbook") ?? compound.find("Book") ?? Buffer.of());
  return sheets.length === names.length ? sheets : [];
}

function* readSheet(
  name: string,
  sheet: XlsSheet | undefined,
  { workbook, tables, emitted }: Extraction,
): Generator<ExtractionEvent> {
  const data = rowsOf(workbook, name);
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const visibility = startXlsVisibility(sheet);
  const comments = startSheetComments(commentsOf(data), name, visibility);
  const sheetRows = startSheetRows(tables, name);
  for (const [number, cells] of data) {
    const values = Array.from(cells, (cell) => readValue(cell, date1904));
    const split = visibility.splitRow({ number, cells: values }, cells);
    comments.takeRow(number);
    for (const block of sheetRows.push(split)) yield { type: "block", block };
  }
  yield* sheetRows.end(mergesOf(workbook, name));
  const { hiddenSheet } = visibility;
  const boxes = (sheet?.boxes ?? []).flatMap(({ position, text }) => {
    const { anchor } = anchorOf(position, name);
    const texts: Block[] = [{ kind: "paragraph", text, anchor }];
    return formatDrawing({ position, texts, charts: [] }, { name, hidden: hiddenSheet });
  });
  const headersFooters = formatHeadersFooters(
    sheet?.headersFooters ?? [],
    { sheet: name, hiddenSheet },
    emitted,
  );
  for (const block of [...comments.end(), ...boxes, ...headersFooters]) {
    yield { type: "block", block };
  }
}

/** The array is as sparse as the sheet: iterating over its holes would take too long. */
function rowsOf(workbook: WorkBook, name: string): [number, Cells][] {
  const data = workbook.Sheets[name]?.["!data"] ?? [];
  return Object.entries(data).map(([at, cells]) => [Number(at) + 1, cells]);
}

function mergesOf(workbook: WorkBook, name: string): CellRange[] {
  const merges = workbook.Sheets[name]?.["!merges"] ?? [];
  return merges.map(({ s, e }) => {
    return { fromRow: s.r + 1, toRow: e.r + 1, fromColumn: s.c + 1, toColumn: e.c + 1 };
  });
}

function commentsOf(data: readonly [number, Cells][]): CellComment[] {
  return data.flatMap(([row, cells]) =>
    Array.from(cells, (cell, column) =>
      (cell?.c ?? []).map(({ a, t }) => {
        return { ...startComment(`${columnName(column + 1)}${row}`, a), text: t };
      }),
    ).flat(),
  );
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
  const shown = showsNothing(cell.z) ? undefined : cell.w;
  return (shown ?? String(cell.v ?? "")).trim();
}

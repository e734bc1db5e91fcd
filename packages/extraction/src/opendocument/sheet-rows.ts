import { type CellRange, columnName } from "@footnote/contracts/cell-range";
import type { SheetCell } from "../computable/sheet-cell.ts";
import type { XmlEvent } from "../office/read-xml.ts";
import { type CellComment, startComment } from "../sheets/comments.ts";
import { readCellValue } from "./cell-value.ts";

export type OdsSheet = {
  name: string;
  style: string | undefined;
  hiddenColumns: [from: number, to: number][];
  merges: CellRange[];
};

export type OdsRow = {
  number: number;
  /** How many rows in a row are the same. */
  repeats: number;
  isHidden: boolean;
  cells: SheetCell[];
  comments: { column: number; comment: CellComment }[];
};

export type SheetEvent =
  | { type: "begin"; sheet: OdsSheet }
  | { type: "row"; row: OdsRow }
  | { type: "end"; sheet: OdsSheet };

type OpenCell = {
  attributes: Record<string, string>;
  text: string;
  comment: CellComment | undefined;
};

/** The limits of spreadsheet programs; cells beyond them are left out. */
const [mostColumns, mostRows, mostMerges] = [16_384, 1_048_576, 10_000];
const cellElements = new Set(["table:table-cell", "table:covered-table-cell"]);
const groups = new Set(["table:table-row-group", "table:table-column-group"]);
const spaces: Readonly<Record<string, string>> = {
  "text:s": " ",
  "text:tab": " ",
  "text:line-break": " ",
};
const empty: SheetCell = { text: "" };

type Reader = {
  sheet: OdsSheet | undefined;
  row: OdsRow | undefined;
  cell: OpenCell | undefined;
  /** Of the next cell, row and column element. */
  column: number;
  nextRow: number;
  nextColumn: number;
  /** How many sheets are open within a cell. */
  nested: number;
  /** The open elements, the innermost last. */
  elements: string[];
  /** Whether each open group is folded. */
  folded: boolean[];
};

/** Parses the elements of a workbook's content one by one: the sheets that begin and end, and their rows that hold anything. */
export function startSheetParser() {
  const start = { column: 1, nextRow: 1, nextColumn: 1, nested: 0, elements: [], folded: [] };
  const reader: Reader = { ...start, sheet: undefined, row: undefined, cell: undefined };
  return {
    take(event: XmlEvent): SheetEvent | undefined {
      if (event.type === "close") {
        reader.elements.pop();
        return end(reader, event.name);
      }
      if (event.type === "text") {
        readText(reader, event.text);
        return undefined;
      }
      reader.elements.push(event.name);
      return begin(reader, event.name, event.attributes);
    },
  };
}

function begin(
  reader: Reader,
  name: string,
  attributes: Record<string, string>,
): SheetEvent | undefined {
  if (name === "table:table") return beginSheet(reader, attributes);
  const { sheet, cell, folded, nested } = reader;
  if (sheet === undefined || nested > 0) return undefined;
  if (groups.has(name)) folded.push(attributes["display"] === "false");
  else if (name === "table:table-column") beginColumns(reader, sheet, attributes);
  else if (name === "table:table-row") beginRow(reader, attributes);
  else if (cellElements.has(name)) reader.cell = { attributes, text: "", comment: undefined };
  else if (cell !== undefined && !isDrawn(reader)) readContent(reader, cell, name);
  return undefined;
}

function beginSheet(reader: Reader, attributes: Record<string, string>): SheetEvent | undefined {
  if (reader.sheet !== undefined) {
    reader.nested += 1;
    return undefined;
  }
  const { name = "", "style-name": style } = attributes;
  const sheet: OdsSheet = { name, style, hiddenColumns: [], merges: [] };
  Object.assign(reader, { sheet, nextRow: 1, nextColumn: 1 });
  return { type: "begin", sheet };
}

function beginColumns(
  reader: Reader,
  { hiddenColumns }: OdsSheet,
  attributes: Record<string, string>,
): void {
  const from = reader.nextColumn;
  const to = from + countOf(attributes["number-columns-repeated"], mostColumns) - 1;
  if (isCollapsed(reader, attributes)) hiddenColumns.push([from, to]);
  reader.nextColumn = to + 1;
}

function beginRow(reader: Reader, attributes: Record<string, string>): void {
  const repeats = countOf(attributes["number-rows-repeated"], mostRows);
  const isHidden = isCollapsed(reader, attributes);
  const row = { number: reader.nextRow, repeats, isHidden, cells: [], comments: [] };
  Object.assign(reader, { row, nextRow: reader.nextRow + repeats, column: 1 });
}

/** A row or column that an outline folds counts as visible: the sheet shows that it exists. */
function isCollapsed({ folded }: Reader, { visibility }: Record<string, string>): boolean {
  return visibility === "collapse" && !folded.includes(true);
}

function readContent(reader: Reader, cell: OpenCell, name: string): void {
  const { column, row } = reader;
  if (name === "office:annotation") {
    cell.comment = startComment(`${columnName(column)}${row?.number ?? 1}`);
    return;
  }
  const paragraph = findOpenText(reader, cell);
  if (name === "text:p" && paragraph.text !== "") paragraph.text += "\n";
  else paragraph.text += spaces[name] ?? "";
}

function readText(reader: Reader, text: string): void {
  const { cell, nested, elements } = reader;
  const inside = elements.at(-1) ?? "";
  if (cell === undefined || nested > 0) return;
  if (inside === "dc:creator" && cell.comment) cell.comment.author += text;
  else if (inside.startsWith("text:") && !isDrawn(reader)) {
    findOpenText(reader, cell).text += text.replace(/\s+/g, " ");
  }
}

/** What the open paragraph belongs to: the cell, or its comment. */
function findOpenText({ elements }: Reader, cell: OpenCell): { text: string } {
  return cell.comment && elements.includes("office:annotation") ? cell.comment : cell;
}

/** Text of a shape over the cells is not that of a cell. */
function isDrawn({ elements }: Reader): boolean {
  return elements.some((name) => name.startsWith("draw:"));
}

function end(reader: Reader, name: string): SheetEvent | undefined {
  const { sheet, row, cell } = reader;
  if (name === "table:table") return endSheet(reader);
  if (sheet === undefined || reader.nested > 0) return undefined;
  if (groups.has(name)) reader.folded.pop();
  if (cellElements.has(name) && cell !== undefined && row !== undefined) {
    endCell(reader, { sheet, row, cell });
    reader.cell = undefined;
  }
  if (name !== "table:table-row" || row === undefined) return undefined;
  reader.row = undefined;
  return row.cells.length + row.comments.length > 0 ? { type: "row", row } : undefined;
}

function endSheet(reader: Reader): SheetEvent | undefined {
  const { sheet, nested } = reader;
  if (nested > 0) reader.nested -= 1;
  if (nested > 0 || sheet === undefined) return undefined;
  reader.sheet = undefined;
  return { type: "end", sheet };
}

function endCell(
  reader: Reader,
  { sheet, row, cell }: { sheet: OdsSheet; row: OdsRow; cell: OpenCell },
): void {
  const { attributes, text, comment } = cell;
  const { column } = reader;
  const repeats = countOf(attributes["number-columns-repeated"], mostColumns);
  if (comment !== undefined) row.comments.push({ column, comment });
  if (text !== "") {
    const read = readCellValue(text, attributes);
    while (row.cells.length < Math.min(column - 1, mostColumns)) row.cells.push(empty);
    while (row.cells.length < Math.min(column + repeats - 1, mostColumns)) row.cells.push(read);
  }
  const columns = countOf(attributes["number-columns-spanned"], mostColumns);
  const rows = countOf(attributes["number-rows-spanned"], mostRows);
  if (columns * rows > 1 && sheet.merges.length < mostMerges) {
    sheet.merges.push({
      fromRow: row.number,
      toRow: row.number + rows - 1,
      fromColumn: column,
      toColumn: column + columns - 1,
    });
  }
  reader.column = column + repeats;
}

function countOf(text: string | undefined, most: number): number {
  const count = Number.parseInt(text ?? "1", 10);
  return count > 1 ? Math.min(count, most) : 1;
}

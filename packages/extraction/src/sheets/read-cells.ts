import { parseCell } from "@footnote/contracts/cell-range";
import type { XmlEvent } from "../office/read-xml.ts";
import { cleanText, type SheetCell, type SheetRow } from "../computable/sheet-cell.ts";
import { readNumber } from "./number-formats.ts";

export type CellContext = {
  strings: string[];
  /** By a cell's style. */
  formats: readonly (string | number)[];
  /** The workbook uses the calendar of old Macs. */
  date1904: boolean;
};

/** The limits of spreadsheet programs; cells beyond them are left out. */
const [mostColumns, mostRows] = [16_384, 1_048_576];

type Cell = { column: number; type: string; style: number; text: string; formula: string };

const empty: SheetCell = { text: "" };
/** Adds up a run of cells of one column, or is marked as a total. */
const addingUp = /^\s*(?:SUBTOTAL\(|SUM\(\$?([A-Z]{1,3})\$?\d+:\$?\1\$?\d+\)\s*$)/i;

/** Parses a sheet's elements one by one and returns each complete row. */
export function startCellParser(context: CellContext): (event: XmlEvent) => SheetRow | undefined {
  let row: { number: number; cells: SheetCell[] } = { number: 0, cells: [] };
  let cell: Cell | undefined;
  let column = 0;
  let inValue = false;
  let inFormula = false;

  const begin = ({ name, attributes }: XmlEvent & { type: "open" }) => {
    if (name === "s:row") {
      const stated = Number(attributes["r"]);
      row = { number: stated > 0 && stated <= mostRows ? stated : row.number + 1, cells: [] };
      column = 0;
    } else if (name === "s:c") {
      column = parseCell(attributes["r"] ?? "")?.column ?? column + 1;
      const style = Number(attributes["s"] ?? 0);
      cell = { column, type: attributes["t"] ?? "n", style, text: "", formula: "" };
    } else if (name === "s:v" || name === "s:t") inValue = true;
    else if (name === "s:f") inFormula = true;
  };

  const end = (name: string): SheetRow | undefined => {
    if (name === "s:v" || name === "s:t") inValue = false;
    if (name === "s:f") inFormula = false;
    if (name === "s:c" && cell !== undefined && cell.column <= mostColumns) {
      while (row.cells.length < cell.column) row.cells.push(empty);
      row.cells[cell.column - 1] = readCell(cell, context);
      cell = undefined;
    }
    return name === "s:row" ? row : undefined;
  };

  return (event) => {
    if (event.type === "close") return end(event.name);
    if (event.type === "open") begin(event);
    else if (inValue && cell !== undefined) cell.text += event.text;
    else if (inFormula && cell !== undefined) cell.formula += event.text;
    return undefined;
  };
}

function readCell(cell: Cell, { strings, formats, date1904 }: CellContext): SheetCell {
  const { type, text, style, formula } = cell;
  if (text === "") return empty;
  if (type === "s") return { text: strings[Number(text)] ?? "" };
  if (type === "b") return { text: text === "1" ? "TRUE" : "FALSE", value: text === "1" };
  if (type !== "n") return { text }; // text, an error's name, or a date in ISO form
  const number = Number(text);
  if (!Number.isFinite(number)) return { text };
  const shown = readNumber(number, formats[style] ?? 0, date1904);
  return { ...shown, ...(addingUp.test(formula) && { addsUp: true }) };
}

/** The row with its texts cleaned for the cells of a table. */
export function cleanRow({ number, cells }: SheetRow): SheetRow {
  return {
    number,
    cells: cells.map((cell) =>
      cell.text === "" ? empty : { ...cell, text: cleanText(cell.text) },
    ),
  };
}

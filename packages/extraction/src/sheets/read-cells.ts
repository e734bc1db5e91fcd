import { parseCell } from "../tables/cell-range.ts";
import type { XmlEvent } from "../office/read-xml.ts";
import type { Row } from "../tables/tell-row.ts";
import type { FormatNumber } from "./number-formats.ts";

export type Workbook = { strings: string[]; format: FormatNumber };

/** What a spreadsheet program can show; a cell that claims to stand further out is left out. */
const [mostColumns, mostRows] = [16_384, 1_048_576];

type Cell = { column: number; type: string; style: number; text: string };

/** Takes a sheet's elements one by one and gives each row that is complete by it. */
export function startRows({ strings, format }: Workbook): (event: XmlEvent) => Row | undefined {
  let row: Row = { number: 0, cells: [] };
  let cell: Cell | undefined;
  let column = 0;
  let inValue = false;

  const begin = ({ name, attributes }: XmlEvent & { type: "open" }) => {
    if (name === "s:row") {
      const stated = Number(attributes["r"]);
      row = { number: stated > 0 && stated <= mostRows ? stated : row.number + 1, cells: [] };
      column = 0;
    } else if (name === "s:c") {
      column = parseCell(attributes["r"] ?? "")?.column ?? column + 1;
      const style = Number(attributes["s"] ?? 0);
      cell = { column, type: attributes["t"] ?? "n", style, text: "" };
    } else if (name === "s:v" || name === "s:t") inValue = true;
  };

  const end = (name: string): Row | undefined => {
    if (name === "s:v" || name === "s:t") inValue = false;
    if (name === "s:c" && cell !== undefined && cell.column <= mostColumns) {
      while (row.cells.length < cell.column) row.cells.push("");
      row.cells[cell.column - 1] = showCell(cell, strings, format);
      cell = undefined;
    }
    return name === "s:row" ? row : undefined;
  };

  return (event) => {
    if (event.type === "close") return end(event.name);
    if (event.type === "open") begin(event);
    else if (inValue && cell !== undefined) cell.text += event.text;
    return undefined;
  };
}

function showCell({ type, text, style }: Cell, strings: string[], format: FormatNumber): string {
  if (text === "") return "";
  if (type === "s") return strings[Number(text)] ?? "";
  if (type === "b") return text === "1" ? "TRUE" : "FALSE";
  if (type !== "n") return text; // text, an error's name, or a date in ISO form
  const number = Number(text);
  return Number.isFinite(number) ? format(number, style) : text;
}

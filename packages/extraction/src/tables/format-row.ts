import { formatRange } from "@footnote/contracts/cell-range";
import type { Block } from "../located-text.ts";

export type Row = {
  /** As a spreadsheet program counts: from 1, the header included. */
  number: number;
  cells: string[];
};

/** The last row that may be the header: a title may precede it. */
const lastHeaderRow = 10;

/**
 * Formats a sheet's rows one after the other: "Name: value; Name: value" once the header row is found, "value | value"
 * before it and where there is none. Undefined for a row without content.
 */
export function startRowFormatter(sheet: string): (row: Row) => Block | undefined {
  let header: string[] | null | undefined;
  return (row) => {
    const block = formatRow(row, header ?? null, sheet);
    const wide = row.cells.filter((cell) => cell.trim() !== "").length > 1;
    if (header === undefined && (wide || row.number > lastHeaderRow)) {
      header = looksLikeHeader(row.cells) ? row.cells : null;
    }
    return block;
  };
}

/** A row of names: several, few cells among them empty, all different, none a number or a date. */
function looksLikeHeader(cells: string[]): boolean {
  const names = cells.map((cell) => cell.trim());
  const filled = names.filter((name) => name !== "");
  const from = names.findIndex((name) => name !== "");
  const to = names.findLastIndex((name) => name !== "");
  const gaps = to - from + 1 - filled.length;
  if (filled.length < 2 || gaps * 3 > filled.length) return false;
  if (new Set(filled).size < filled.length) return false;
  return filled.every((name) => /\p{L}/u.test(name) && name.length <= 200 && !/^\d/.test(name));
}

function formatRow(row: Row, header: string[] | null, sheet: string): Block | undefined {
  const filled = row.cells.flatMap((cell, at) => {
    const value = cell.trim();
    if (value === "") return [];
    const name = header?.[at]?.trim() ?? "";
    return [{ column: at + 1, text: name === "" ? value : `${name}: ${value}` }];
  });
  const [first, last] = [filled[0], filled.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    kind: "table-row",
    text: filled.map(({ text }) => text).join(header === null ? " | " : "; "),
    anchor: {
      kind: "cells",
      sheet,
      range: formatRange({
        fromRow: row.number,
        toRow: row.number,
        fromColumn: first.column,
        toColumn: last.column,
      }),
    },
  };
}

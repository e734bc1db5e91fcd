import { parseRange } from "@footnote/contracts/cell-range";
import type { Passage } from "@footnote/contracts/document-content";

/** A row of a sheet to display: its values by column, counted from 1, or one text whose cells are not known. */
export type SheetRow = {
  key: string;
  passageId: string;
  number: number | null;
  cells: ReadonlyMap<number, string> | null;
  text: string;
  /** Where it starts in the passage. */
  start: number;
};

export type Sheet = {
  rows: SheetRow[];
  /** The columns that have values, in their order. */
  columns: number[];
  /** The columns' names; empty where the rows have none, or the tables of the sheet have different ones. */
  names: ReadonlyMap<number, string>;
};

/** Returns whether a passage describes an object or a comment over the cells and contains no rows of the sheet. */
export function isBesideRows(text: string): boolean {
  return /^(?:Comment|Chart|Text box|Diagram) on (?:this sheet|[A-Z]{1,3}\d+)\b/.test(text);
}

/** Reads the rows of a sheet from its passages. */
export function readSheet(passages: readonly Passage[]): Sheet {
  const rows = passages.flatMap((passage) =>
    passage.cells.length > 0 ? listRows(passage) : listLines(passage),
  );
  const columns = new Set(rows.flatMap(({ cells }) => [...(cells?.keys() ?? [])]));
  const names = readNames(passages);
  const isHeader = ({ cells }: SheetRow) =>
    cells !== null && cells.size > 0 && [...cells].every(([at, value]) => names.get(at) === value);
  return {
    rows: rows.filter((row) => !isHeader(row)),
    columns: [...columns].toSorted((a, b) => a - b),
    names,
  };
}

function listRows({ id, text, cells }: Passage): SheetRow[] {
  return [...Map.groupBy(cells, ({ row }) => row)].map(([number, values]) => {
    const from = values[0]?.start ?? 0;
    const to = values.at(-1)?.end ?? 0;
    return {
      key: `${id}-${number}`,
      passageId: id,
      number,
      cells: new Map(values.map(({ column, start, end }) => [column, text.slice(start, end)])),
      text: text.slice(from, to),
      start: from,
    };
  });
}

/** The lines of a comment or an object over the cells, and of documents without the places of their values. */
function listLines({ id, text, anchors }: Passage): SheetRow[] {
  let start = 0;
  const lines = text.split("\n").flatMap((line) => {
    const located = { text: line, start };
    start += line.length + 1;
    return line.trim() === "" ? [] : [located];
  });
  const numbers = anchors.flatMap((anchor) => {
    const range = anchor.kind === "cells" ? parseRange(anchor.range) : undefined;
    if (!range || range.toRow - range.fromRow >= lines.length) return [];
    return Array.from({ length: range.toRow - range.fromRow + 1 }, (_, at) => range.fromRow + at);
  });
  // Blank rows have no line, and a cell may contain several: only an exact count gives each line its row.
  const exact = numbers.length === lines.length && !isBesideRows(text.trim());
  return lines.map((line, at) => ({
    ...line,
    key: `${id}-line-${at}`,
    passageId: id,
    number: exact ? (numbers[at] ?? null) : null,
    cells: null,
  }));
}

/** Reads the names that precede the values: "Ship: Ada; Berth: 4". */
function readNames(passages: readonly Passage[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { text, cells } of passages) {
    for (const [at, { column, row, start }] of cells.entries()) {
      const before = cells[at - 1];
      const label = text.slice(before?.end ?? 0, start);
      const inLine = before?.row === row ? label.replace(/^; /, "") : label.replace(/^.*\n/s, "");
      const name = /^([^\n]+): $/.exec(inLine)?.[1];
      if (name === undefined) continue;
      if ((names.get(column) ?? name) !== name) return new Map();
      names.set(column, name);
    }
  }
  return names;
}

import { isWord } from "../computable/find-header.ts";
import { type TableHeader, writeDocumentTable } from "../tables/document-table.ts";
import type { Line } from "./lines.ts";
import type { RuledTable } from "./run.ts";

/** Points. The parts of a table have their lines at the same places. */
const tolerance = 2;
/** Of the page's height, at its top and at its bottom: running headers, page numbers, notes. */
const margin = 0.12;
/** Of the page's height. A table that goes on reaches as far down. */
const lowestEnd = 0.7;

type Page = { page: number; height: number };

/** A table at the end of a page, and the names of its columns, which it may have itself or not. */
type Former = { table: RuledTable; names: readonly string[] | undefined; page: number };

/**
 * Returns a function that takes the lines of one page after the other, and returns what gives the table that continues the last
 * one of the page before the names of its columns. Tables continue where the first text of a page and the last of the page before are
 * tables with the same columns, which hold figures and words alike. Below words alone the first row may be a header or not:
 * such a table has no names.
 */
export function startContinuedTables(): (lines: readonly Line[], at: Page) => (line: Line) => Line {
  let former: Former | undefined;
  return (lines, { page, height }) => {
    const inText = lines.filter(
      ({ table, top, bottom }) =>
        table !== undefined || (bottom >= height * margin && top <= height * (1 - margin)),
    );
    const first = inText.toSorted((a, b) => a.top - b.top)[0];
    const last = inText.toSorted((a, b) => b.bottom - a.bottom)[0];
    const before = former?.page === page - 1 ? former : undefined;
    const header = before && first?.table && carryHeader(before, first.table);
    const rename = (line: Line): Line =>
      line === first && line.table && header
        ? {
            ...line,
            table: { ...line.table, written: writeDocumentTable(line.table.rows, header) },
          }
        : line;
    const table = last && last.bottom > height * lowestEnd ? rename(last).table : undefined;
    const known = last === first && header ? before?.names : table?.written.header.names;
    former = table && { table, names: known, page };
    return rename;
  };
}

/** The header that a table has from the one before it; undefined where it keeps its own. */
function carryHeader(
  { table: former, names }: Former,
  { xs, written }: RuledTable,
): TableHeader | undefined {
  const { header, cells } = written;
  const isSame =
    xs.length === former.xs.length &&
    xs.every((x, at) => Math.abs(x - (former.xs[at] ?? 0)) < tolerance);
  const isNamed = header.names !== undefined && !header.byWords;
  if (names === undefined || isNamed || !isSame) return undefined;
  const repeats = cells[0]?.every((text, at) => text === names[at]) === true;
  if (repeats) return { names, height: 1, byWords: false };
  const before = kindsOf(former.written.cells.slice(former.written.header.height));
  const now = kindsOf(cells);
  const agree = now.every((kind, at) => !kind || !before[at] || kind === before[at]);
  const hasFigures = now.some((kind, at) => kind === "figures" && before[at] === "figures");
  if (agree && hasFigures) return { names, height: 0, byWords: false };
  return header.byWords ? { names: undefined, height: 0, byWords: false } : undefined;
}

/** What most values of each column are; undefined for an empty one. */
function kindsOf(rows: readonly (readonly string[])[]): ("words" | "figures" | undefined)[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => {
    const filled = rows.flatMap((cells) => cells[column] || []);
    const words = filled.filter((text) => isWord({ text })).length;
    if (filled.length === 0) return undefined;
    return words * 2 > filled.length ? "words" : "figures";
  });
}

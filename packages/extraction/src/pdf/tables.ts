import type { Cell, Line } from "./lines.ts";

export type TableLine = { line: Line; isRow: boolean; header?: string };

/** Points. Cells of one column begin, end or are centred this close to each other. */
const tolerance = 4;
/** Characters. */
const longestHeader = 300;

/** Marks table rows: neighbouring lines of several cells that share columns. */
export function markTables(lines: Line[]): TableLine[] {
  const marked: TableLine[] = lines.map((line, at) => {
    const near = [lines[at - 2], lines[at - 1], lines[at + 1], lines[at + 2]];
    const isRow =
      line.cells.length > 1 && near.some((other) => other && sharesColumns(line, other));
    return { line, isRow };
  });
  let start = 0;
  for (let at = 0; at <= marked.length; at += 1) {
    if (marked[at]?.isRow) continue;
    addHeader(marked.slice(start, at));
    start = at + 1;
  }
  return marked;
}

function sharesColumns(line: Line, other: Line): boolean {
  if (other.cells.length < 2) return false;
  const shared = line.cells
    .slice(1)
    .filter((cell) => other.cells.some((otherCell) => aligned(cell, otherCell)));
  return shared.length > 0;
}

function aligned(one: Cell, other: Cell): boolean {
  return (
    Math.abs(one.left - other.left) < tolerance ||
    Math.abs(one.right - other.right) < tolerance ||
    Math.abs(one.left + one.right - other.left - other.right) < tolerance * 2
  );
}

/** The first row is the header when it has no figures and the rows below have some. */
function addHeader(rows: TableLine[]): void {
  const [first, ...rest] = rows;
  if (first === undefined || rest.length < 2 || /\d/.test(first.line.text)) return;
  const alike = rest.filter(({ line }) => line.cells.length === first.line.cells.length);
  const header = first.line.cells.map((cell) => cell.text).join(" | ");
  if (alike.length * 2 < rest.length || header.length > longestHeader) return;
  if (!rest.some(({ line }) => /\d/.test(line.text))) return;
  for (const row of rest) row.header = header;
}

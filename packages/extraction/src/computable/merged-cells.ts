import { isWord } from "./find-header.ts";
import type { HeadedBlock } from "./join-blocks.ts";
import type { CellRange } from "@footnote/contracts/cell-range";
import type { HeldRow } from "./sheet-cell.ts";

/**
 * Repeats the text of a cell that is merged over several rows of data in each of them: a label such as "North" belongs
 * to all its rows. A number would be counted several times and is not repeated.
 */
export function fillMergedCells(
  held: readonly HeldRow[],
  blocks: readonly HeadedBlock[],
  merges: readonly CellRange[],
): void {
  const tall = merges.filter(({ fromRow, toRow }) => toRow > fromRow);
  if (tall.length === 0) return;
  const rows = new Map(held.map((one) => [one.row.number, one]));
  const data = new Set(blocks.flatMap((block) => block.data.map(({ number }) => number)));
  for (const { fromRow, toRow, fromColumn } of tall) {
    const first = rows.get(fromRow);
    const cell = first?.row.cells[fromColumn - 1];
    if (!first || !cell || !isWord(cell) || !data.has(fromRow)) continue;
    const text = first.texts[fromColumn - 1] ?? cell.text;
    for (
      let number = fromRow + 1;
      number <= Math.min(toRow, held.at(-1)!.row.number);
      number += 1
    ) {
      const below = rows.get(number);
      if (below) setCell(below, fromColumn - 1, { cell, text });
    }
  }
  for (const block of blocks) {
    block.data = block.data.map((row) => rows.get(row.number)?.row ?? row);
  }
}

function setCell(
  held: HeldRow,
  at: number,
  { cell, text }: { cell: HeldRow["row"]["cells"][number]; text: string },
): void {
  const cells = [...held.row.cells];
  const texts = [...held.texts];
  while (cells.length <= at) cells.push({ text: "" });
  while (texts.length <= at) texts.push("");
  cells[at] = cell;
  texts[at] = text;
  held.row = { ...held.row, cells };
  held.texts = texts;
}

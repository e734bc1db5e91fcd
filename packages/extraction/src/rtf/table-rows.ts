import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";
import {
  type DocumentCell,
  type DocumentRow,
  formatDocumentTable,
} from "../tables/document-table.ts";

/** How a cell is merged: with the one before it, or with the one above. */
type Merge = "left" | "above" | undefined;

/** Collects the cells of a table into rows. */
export function startTableRows() {
  let rows: DocumentRow[] = [];
  let cells: string[] = [];
  let merges: Merge[] = [];
  let edges: (number | undefined)[] = [];
  let [merge, from, isHeader, isShaded] = [undefined as Merge, 1, false, false];

  const definitions: Readonly<Record<string, (value: number | undefined) => void>> = {
    trowd: () => ([merges, edges, merge, isHeader, isShaded] = [[], [], undefined, false, false]),
    trhdr: () => (isHeader = true),
    clcbpat: () => (isShaded = true),
    clmrg: () => (merge = "left"),
    clvmrg: () => (merge = "above"),
    cellx: (edge) => {
      merges.push(merge);
      edges.push(edge);
      merge = undefined;
    },
  };

  return {
    /** Takes a control word that defines the row. */
    define: (word: string, value: number | undefined): void => {
      if (Object.hasOwn(definitions, word)) definitions[word]?.(value);
    },
    isShaded: () => isShaded,
    hasCells: () => cells.length > 0,
    /** Adds to the open cell; `paragraph` is the number of the paragraph. */
    add(text: string, paragraph: number): void {
      if (cells.length === 0) {
        cells.push("");
        from = paragraph;
      }
      cells[cells.length - 1] = [cells.at(-1), text].filter(Boolean).join(" ");
    },
    /** Ends the open cell, and begins the next one, which the end of the row takes away. */
    endCell: () => void cells.push(""),
    endRow(to: number): void {
      const anchor: Anchor = { kind: "paragraph", from: Math.max(1, from), to: Math.max(1, to) };
      rows.push({ cells: mergeCells(cells.slice(0, -1), { merges, edges }), isHeader, anchor });
      cells = [];
    },
    endTable(): Block[] {
      const ended = rows;
      rows = [];
      return ended.length === 0 ? [] : formatDocumentTable(ended);
    },
  };
}

function mergeCells(
  texts: readonly string[],
  { merges, edges }: { merges: readonly Merge[]; edges: readonly (number | undefined)[] },
): DocumentCell[] {
  const cells: (DocumentCell & { columns: number })[] = [];
  for (const [at, text] of texts.entries()) {
    const before = cells.at(-1);
    const edge = edges[at];
    const place = edge === undefined ? {} : { edge };
    if (merges[at] === "left" && before) {
      before.columns += 1;
      before.text = `${before.text} ${text}`;
      Object.assign(before, place);
    } else cells.push({ text, columns: 1, continues: merges[at] === "above", ...place });
  }
  return cells;
}

import type { Block } from "../located-text.ts";

type Table = {
  cells: string[];
  from: number;
  header: string | undefined;
  rows: number;
};

/** Characters. */
const longestHeader = 300;

/** Collects the paragraphs of open tables into rows. A table within a cell is that cell's text. */
export function startTables() {
  const open: Table[] = [];
  const add = (text: string) => {
    const cells = open.at(-1)?.cells;
    if (cells === undefined || cells.length === 0) return;
    const last = cells.length - 1;
    cells[last] = cells[last] === "" ? text : `${cells[last]} ${text}`;
  };
  return {
    isOpen: () => open.length > 0,
    begin(name: string, paragraphs: number): void {
      const table = open.at(-1);
      if (name === "w:tbl")
        open.push({ cells: [], from: paragraphs + 1, header: undefined, rows: 0 });
      if (table === undefined) return;
      if (name === "w:tr") Object.assign(table, { cells: [], from: paragraphs + 1 });
      if (name === "w:tc") table.cells.push("");
    },
    /** Keeps a finished paragraph for the row it stands in. */
    keep(blocks: Block[]): Block[] {
      for (const { text } of blocks) add(text.replace(/\s+/g, " "));
      return [];
    },
    end(name: string, paragraphs: number): Block[] {
      const table = open.at(-1);
      if (table === undefined) return [];
      if (name === "w:tbl") open.pop();
      if (name !== "w:tr") return [];
      const row = tellRow(table, paragraphs);
      if (open.length === 1) return row;
      // An inner table's row becomes text of the outer table's cell.
      const inner = open.pop();
      for (const { text } of row) add(text);
      if (inner !== undefined) open.push(inner);
      return [];
    },
  };
}

function tellRow(table: Table, to: number): Block[] {
  const cells = table.cells.map((cell) => cell.trim());
  table.rows += 1;
  if (cells.every((cell) => cell === "")) return [];
  const text = cells.join(" | ");
  const anchor = { kind: "paragraph" as const, from: Math.min(table.from, to), to };
  const row: Block = { kind: "table-row", text, anchor };
  if (table.rows > 1) return [table.header === undefined ? row : { ...row, header: table.header }];
  const named = cells.length > 1 && !cells.includes("") && text.length <= longestHeader;
  if (named && !/\d/.test(text)) table.header = text;
  return [row];
}

import { type HiddenText, formatHidden } from "../../hidden/hidden-text.ts";
import {
  type DocumentCell,
  type DocumentRow,
  formatDocumentTable,
} from "../../tables/document-table.ts";
import type { RowCell } from "./row-cells.ts";
import type { Block } from "../../located-text.ts";
import type { NextLabel } from "../list-labels.ts";
import type { Properties } from "./paragraph-properties.ts";

type HeadingOf = (style: number) => number | undefined;
export type DocParagraph = {
  number: number;
  text: string;
  notes: string[];
  hidden: HiddenText;
  properties: Properties;
};

/** Processes paragraphs one by one and returns the blocks that each completes. */
export function startBodyFormatter(headingOf: HeadingOf, nextLabel: NextLabel) {
  let [cells, cell, from] = [[] as string[], "", 0];
  let rows: DocumentRow[] = [];
  const takeTableParagraph = ({ number, text, notes, properties }: DocParagraph): void => {
    from ||= number;
    if (properties.endsRow) {
      const placed = placeCells(cells, properties.rowCells);
      rows.push({ cells: placed, anchor: { kind: "paragraph", from, to: number } });
      [cells, cell, from] = [[], "", 0];
      return;
    }
    cell = [cell, text.trim(), ...notes].filter((part) => part !== "").join(" ");
    if (text.endsWith("\u0007")) {
      cells.push(cell.replaceAll("\u0007", ""));
      cell = "";
    }
  };
  const endTable = (): Block[] => {
    const blocks = formatDocumentTable(rows);
    [cells, cell, from, rows] = [[], "", 0, []];
    return blocks;
  };
  const take = (paragraph: DocParagraph): Block[] => {
    const { number, hidden, properties } = paragraph;
    const hiddenBlocks = formatHidden(hidden, { kind: "paragraph", from: number, to: number });
    if (properties.inTable) {
      takeTableParagraph(paragraph);
      return hiddenBlocks;
    }
    const own = formatParagraph(paragraph, headingOf, nextLabel);
    return [...endTable(), ...own, ...hiddenBlocks];
  };
  return { take, end: endTable };
}

/** The cells with their edges and merges, if the row defines as many. */
function placeCells(texts: readonly string[], defined: readonly RowCell[]): DocumentCell[] {
  if (defined.length !== texts.length) return texts.map((text) => ({ text }));
  return texts.flatMap((text, at): DocumentCell[] => {
    const { edge, merge } = defined[at] ?? { edge: 0, merge: undefined };
    // The last of the cells that are merged into one gives its edge.
    const next = defined.slice(at + 1).findIndex((one) => one.merge !== "left");
    const last = next < 0 ? defined.at(-1) : defined[at + next];
    return merge === "left"
      ? []
      : [{ text, edge: last?.edge ?? edge, continues: merge === "above" }];
  });
}

function formatParagraph(
  { number, text, notes, properties }: DocParagraph,
  headingOf: HeadingOf,
  nextLabel: NextLabel,
): Block[] {
  const anchor = { kind: "paragraph" as const, from: number, to: number };
  const plain = text.replaceAll("\u0007", "").trim();
  const extra = notes.map((note) => ({ kind: "paragraph" as const, text: note, anchor }));
  if (plain === "") return extra;
  const { outline, list, listLevel, style } = properties;
  const label = list === 0 ? "" : nextLabel({ id: String(list), level: listLevel });
  const own = label === "" ? plain : `${label} ${plain}`;
  const stated = outline !== undefined && outline < 9 ? Math.min(6, outline + 1) : undefined;
  const level = stated ?? headingOf(style);
  if (level !== undefined) return [{ kind: "heading", level, text: own, anchor }, ...extra];
  return [{ kind: label === "" ? "paragraph" : "list", text: own, anchor }, ...extra];
}

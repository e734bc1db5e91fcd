import type { Anchor } from "@footnote/extraction/located-text";

/** Adds a place to the places of a passage, joined with the last one where both are of one run. */
export function addAnchor(anchors: readonly Anchor[], next: Anchor): Anchor[] {
  const last = anchors.at(-1);
  const joined = last && joinAnchors(last, next);
  return joined ? [...anchors.slice(0, -1), joined] : [...anchors, next];
}

function joinAnchors(last: Anchor, next: Anchor): Anchor | undefined {
  if (last.kind === "page" && next.kind === "page" && last.page === next.page) {
    const known = new Set(last.boxes.map(String));
    const fresh = next.boxes.filter((box) => !known.has(String(box)));
    return { ...last, boxes: [...last.boxes, ...fresh] };
  }
  if (last.kind === "slide" && next.kind === "slide" && last.slide === next.slide) return last;
  if (last.kind === "cells" && next.kind === "cells" && last.sheet === next.sheet) {
    return { ...last, range: joinRanges(last.range, next.range) };
  }
  if (isMargin(last)) return isSameMargin(last, next) ? last : undefined;
  const spans = "from" in last && "from" in next && last.kind === next.kind;
  return spans
    ? { ...last, from: Math.min(last.from, next.from), to: Math.max(last.to, next.to) }
    : undefined;
}

type Margin = Anchor & { kind: "header" | "footer" };

/** Above or below the pages: it is the same on all of them, or on all of one sheet. */
export function isMargin(anchor: Anchor): anchor is Margin {
  return anchor.kind === "header" || anchor.kind === "footer";
}

function isSameMargin(one: Margin, other: Anchor): boolean {
  return isMargin(other) && one.kind === other.kind && one.sheet === other.sheet;
}

/** The smallest range that holds both: "A2:C2" and "A3:D3" make "A2:D3". */
function joinRanges(one: string, other: string): string {
  const corners = [...one.split(":"), ...other.split(":")].map(parseCell);
  const columns = corners.map(({ column }) => column);
  const rows = corners.map(({ row }) => row);
  const from = columnName(Math.min(...columns)) + Math.min(...rows);
  const to = columnName(Math.max(...columns)) + Math.max(...rows);
  return from === to ? from : `${from}:${to}`;
}

function parseCell(cell: string): { column: number; row: number } {
  const match = /^([A-Z]+)(\d+)$/.exec(cell);
  if (!match) throw new Error(`Not a cell: ${cell}`);
  const letters = (match[1] ?? "").split("");
  const column = letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { column, row: Number(match[2]) };
}

function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return rest > 0 ? columnName(rest) + letter : letter;
}

import { formatRange, parseRange } from "@footnote/contracts/cell-range";
import type { Anchor } from "@footnote/contracts/anchors";

/** Adds an anchor to the anchors of a chunk, joined with the last one where both are neighbours. */
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

/** A header or footer is the same on all pages, or on all pages of one sheet. */
export function isMargin(anchor: Anchor): anchor is Margin {
  return anchor.kind === "header" || anchor.kind === "footer";
}

function isSameMargin(one: Margin, other: Anchor): boolean {
  return isMargin(other) && one.kind === other.kind && one.sheet === other.sheet;
}

/** The smallest range that contains both: "A2:C2" and "A3:D3" give "A2:D3". */
function joinRanges(one: string, other: string): string {
  const a = parseRange(one);
  const b = parseRange(other);
  if (!a || !b) throw new Error(`Not ranges: ${one}, ${other}`);
  return formatRange({
    fromRow: Math.min(a.fromRow, b.fromRow),
    toRow: Math.max(a.toRow, b.toRow),
    fromColumn: Math.min(a.fromColumn, b.fromColumn),
    toColumn: Math.max(a.toColumn, b.toColumn),
  });
}

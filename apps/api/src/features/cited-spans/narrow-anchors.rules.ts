import type { Anchor, Box } from "@footnote/contracts/anchors";
import { parseRange } from "@footnote/contracts/cell-range";
import type { Span } from "@footnote/extraction/spans";
import { estimateWidth } from "@footnote/contracts/text-width";
import { addAnchor } from "../ingestion/anchors.rules.ts";
import type { Range } from "./supporting-text.rules.ts";

/** Locates a part of a text: returns the anchors of the spans that it touches, the first and last line cut to its words. */
export function narrowAnchors(spans: readonly Span[], text: string, range: Range): Anchor[] {
  return spans.reduce<Anchor[]>((anchors, { start, anchor }, at) => {
    const end = spans[at + 1]?.start ?? text.length;
    const from = Math.max(start, range.start);
    const to = Math.min(end, range.end);
    // White space between two lines belongs to neither.
    if (from >= to || text.slice(from, to).trim() === "") return anchors;
    const line = text.slice(start, end).trimEnd();
    return addAnchor(anchors, cutAnchor(anchor, line, { start: from - start, end: to - start }));
  }, []);
}

/** The part of a line on a page; every other location stays as it is. */
function cutAnchor(anchor: Anchor, line: string, part: Range): Anchor {
  if (anchor.kind !== "page") return anchor;
  const [box, ...others] = anchor.boxes;
  return box && others.length === 0 ? { ...anchor, boxes: [cutBox(box, line, part)] } : anchor;
}

const rightToLeft = /^[^\p{L}]*[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}]/u;

/** Cuts the box of a line in proportion to the widths of its characters. An upright box is a turned line and stays whole. */
function cutBox(box: Box, line: string, part: Range): Box {
  const [left, top, width, height] = box;
  const whole = estimateWidth(line);
  if (height > width || whole === 0) return box;
  const start = (width * estimateWidth(line.slice(0, part.start))) / whole;
  const end = Math.min(width, (width * estimateWidth(line.slice(0, part.end))) / whole);
  const from = rightToLeft.test(line) ? width - end : start;
  return [round(left + from), top, round(end - start), height];
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Joins the anchors of several parts of one passage, each location once, in the order of the document. */
export function uniteAnchors(parts: readonly (readonly Anchor[])[]): Anchor[] {
  const united: Anchor[] = [];
  for (const anchor of parts.flat()) {
    const at = united.findIndex((known) => canUnite(known, anchor));
    const [joined = anchor] = at < 0 ? [] : addAnchor([united[at] ?? anchor], anchor);
    if (at < 0) united.push(anchor);
    else united[at] = joined;
  }
  return united.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** Whether two locations are one, or of one page, or overlap. */
function canUnite(known: Anchor, next: Anchor): boolean {
  if (known.kind === "page" && next.kind === "page") return known.page === next.page;
  const overlaps = "from" in known && "from" in next && known.kind === next.kind;
  if (overlaps) return known.from <= next.to && next.from <= known.to;
  return JSON.stringify(known) === JSON.stringify(next);
}

function positionOf(anchor: Anchor): number {
  switch (anchor.kind) {
    case "page":
      return anchor.page;
    case "slide":
      return anchor.slide;
    case "cells":
      return parseRange(anchor.range)?.fromRow ?? 0;
    case "lines":
    case "paragraph":
    case "time":
      return anchor.from;
    case "header":
    case "footer":
      return 0;
  }
}

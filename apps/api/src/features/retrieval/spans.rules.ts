import { isDeepStrictEqual } from "node:util";
import type { Anchor, Box } from "@footnote/contracts/anchors";
import { parseCell } from "@footnote/contracts/cell-range";
import type { Span } from "@footnote/extraction/spans";

/**
 * A span as it is stored: its start, the index of the chunk's anchor that it narrows, and what is narrower: boxes as four
 * numbers each, in ten-thousandths of the page, a range of cells and the length of the label of a cell's value, or two
 * numbers from and to.
 */
export type StoredSpan = readonly [start: number, anchor: number, ...narrower: (number | string)[]];

const boxUnit = 10_000;

/** Returns the spans of a chunk as they are stored; null if they say no more than the chunk's anchors. */
export function encodeSpans(
  spans: readonly Span[],
  anchors: readonly Anchor[],
): StoredSpan[] | null {
  const stored: StoredSpan[] = [];
  for (const { start, anchor, label } of spans) {
    const index = anchors.findIndex((whole) => isWithin(anchor, whole));
    // A span without an anchor of the chunk would be at no location: then none of them is trusted.
    if (index < 0) return null;
    const [, ...location] = stored.at(-1) ?? [];
    const labelled = label === undefined ? [] : [label];
    const next: StoredSpan = [start, index, ...listNarrower(anchor), ...labelled];
    if (JSON.stringify(location) !== JSON.stringify(next.slice(1))) stored.push(next);
  }
  return stored.length > 1 || spans[0]?.label !== undefined ? stored : null;
}

/** Returns the spans of a chunk with these anchors. */
export function decodeSpans(stored: readonly StoredSpan[], anchors: readonly Anchor[]): Span[] {
  return stored.flatMap(([start, index, ...narrower]) => {
    const whole = anchors[index];
    if (!whole) return [];
    const label = whole.kind === "cells" && narrower[1];
    return [
      { start, anchor: narrow(whole, narrower), ...(typeof label === "number" && { label }) },
    ];
  });
}

/** The value of a cell in a text: its row and column, counted from 1, and where it begins and ends. */
export type CellValue = { row: number; column: number; start: number; end: number };

/** Returns the values of cells that the spans locate, in their order. */
export function listCells(spans: readonly Span[], text: string): CellValue[] {
  return spans.flatMap(({ start, anchor, label }, at) => {
    if (label === undefined || anchor.kind !== "cells") return [];
    const cell = parseCell(anchor.range);
    const value = text.slice(start + label, spans[at + 1]?.start ?? text.length).trimEnd();
    if (cell === undefined || value === "") return [];
    return [{ ...cell, start: start + label, end: start + label + value.length }];
  });
}

/** Whether an anchor can be stored as a narrower part of another one. */
function isWithin(anchor: Anchor, whole: Anchor): boolean {
  if (anchor.kind === "page" && whole.kind === "page") return anchor.page === whole.page;
  return isDeepStrictEqual(narrow(whole, listNarrower(anchor)), anchor);
}

function listNarrower(anchor: Anchor): (number | string)[] {
  switch (anchor.kind) {
    case "page":
      return anchor.boxes.flatMap((box) => box.map((part) => Math.round(part * boxUnit)));
    case "cells":
      return [anchor.range];
    case "lines":
    case "paragraph":
    case "time":
      return [anchor.from, anchor.to];
    case "slide":
    case "header":
    case "footer":
      return [];
  }
}

function narrow(whole: Anchor, narrower: readonly (number | string)[]): Anchor {
  switch (whole.kind) {
    case "page":
      return { ...whole, boxes: readBoxes(narrower) };
    case "cells":
      return { ...whole, range: String(narrower[0]) };
    case "lines":
    case "paragraph":
    case "time":
      return { ...whole, from: Number(narrower[0]), to: Number(narrower[1]) };
    case "slide":
    case "header":
    case "footer":
      return whole;
  }
}

function readBoxes(numbers: readonly (number | string)[]): Box[] {
  const parts = numbers.map((one) => Number(one) / boxUnit);
  return Array.from({ length: Math.floor(parts.length / 4) }, (_, at) => {
    const [x = 0, y = 0, width = 0, height = 0] = parts.slice(4 * at, 4 * at + 4);
    return [x, y, width, height];
  });
}

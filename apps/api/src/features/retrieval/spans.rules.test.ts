import type { Anchor } from "@footnote/contracts/anchors";
import { describe, expect, it } from "vitest";
import { decodeSpans, encodeSpans, listCells } from "./spans.rules.ts";

const page = (number: number, ...boxes: [number, number, number, number][]): Anchor => ({
  kind: "page",
  page: number,
  boxes,
});
const rows = (range: string): Anchor => ({ kind: "cells", sheet: "Fees", range });

it.each<[string, Anchor[], Anchor[]]>([
  [
    "lines of pages",
    [page(1, [0.1, 0.1, 0.8, 0.3]), page(2, [0.1, 0, 0.8, 0.1])],
    [
      page(1, [0.1, 0.1, 0.8, 0.0152]),
      page(1, [0.1, 0.12, 0.8, 0.015]),
      page(2, [0.1, 0, 0.5, 0.1]),
    ],
  ],
  ["rows", [rows("A1:C3")], [rows("A1:C1"), rows("A2:C2"), rows("A3:C3")]],
  [
    "lines of a text",
    [{ kind: "lines", from: 3, to: 9 }],
    [
      { kind: "lines", from: 3, to: 3 },
      { kind: "lines", from: 8, to: 9 },
    ],
  ],
  [
    "a header above paragraphs",
    [{ kind: "header" }, { kind: "paragraph", from: 1, to: 4 }],
    [
      { kind: "header" },
      { kind: "paragraph", from: 1, to: 1 },
      { kind: "paragraph", from: 2, to: 4 },
    ],
  ],
  [
    "slides",
    [
      { kind: "slide", slide: 1 },
      { kind: "slide", slide: 2 },
    ],
    [
      { kind: "slide", slide: 1 },
      { kind: "slide", slide: 2 },
    ],
  ],
  [
    "seconds",
    [{ kind: "time", from: 0.5, to: 61 }],
    [
      { kind: "time", from: 0.5, to: 30.25 },
      { kind: "time", from: 30.25, to: 61 },
    ],
  ],
])("keep %s through the database", (_, anchors, narrower) => {
  const spans = narrower.map((anchor, at) => ({ start: at * 40, anchor }));
  const stored = encodeSpans(spans, anchors);
  expect(decodeSpans(stored ?? [], anchors)).toEqual(spans);
});

it("are stored only where they say more than the anchors", () => {
  expect(encodeSpans([{ start: 0, anchor: rows("A1:C3") }], [rows("A1:C3")])).toBeNull();
  const slide: Anchor = { kind: "slide", slide: 4 };
  const two = [0, 20].map((start) => ({ start, anchor: slide }));
  expect(encodeSpans(two, [slide])).toBeNull();
  const [one, other] = [rows("A1:C1"), page(1, [0, 0, 1, 1])];
  const strange = [one, other].map((anchor, at) => ({ start: at * 20, anchor }));
  expect(encodeSpans(strange, [rows("A1:C3")])).toBeNull();
});

describe("the values of cells", () => {
  const text = "Fees\nBerth | Ship\nBerth: 1; Ship: Ada";
  const cells = (range: string) => ({ kind: "cells" as const, sheet: "Fees", range });
  const spans = [
    { start: 0, anchor: cells("A1:B1") },
    { start: 5, anchor: cells("A1"), label: 0 },
    { start: 10, anchor: cells("B1"), label: 3 },
    { start: 18, anchor: cells("A2"), label: 7 },
    { start: 26, anchor: cells("B2"), label: 8 },
  ];

  it("are located in the text after they were stored, and a heading is none", () => {
    const stored = encodeSpans(spans, [cells("A1:B2")]);
    const read = decodeSpans(stored ?? [], [cells("A1:B2")]);
    const values = listCells(read, text).map(({ row, column, start, end }) => [
      row,
      column,
      text.slice(start, end),
    ]);
    expect(values).toEqual([
      [1, 1, "Berth"],
      [1, 2, "Ship"],
      [2, 1, "1"],
      [2, 2, "Ada"],
    ]);
  });

  it("are unknown where rows were stored as a whole", () => {
    expect(listCells([{ start: 0, anchor: cells("A1:B1") }], text)).toEqual([]);
  });
});

import type { Anchor } from "@footnote/contracts/anchors";
import { expect, it } from "vitest";
import { decodeSpans, encodeSpans } from "./spans.rules.ts";

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

import { expect, it } from "vitest";
import { type Anchor, formatAnchors } from "./anchors.ts";

const cells = (range: string, sheet = "Fees"): Anchor => ({ kind: "cells", sheet, range });
const page = (number: number): Anchor => ({ kind: "page", page: number, boxes: [] });

it.each<[string, Anchor[]]>([
  ["", []],
  ["page 7", [page(7)]],
  ["pages 7–8", [page(7), page(8)]],
  ["lines 3–9", [{ kind: "lines", from: 3, to: 9 }]],
  ["slide 4", [{ kind: "slide", slide: 4 }]],
  ["header", [{ kind: "header" }]],
  ["footer of Fees", [{ kind: "footer", sheet: "Fees" }]],
  ["2:14", [{ kind: "time", from: 134, to: 150 }]],
  ["1:02:14", [{ kind: "time", from: 3734, to: 3750 }]],
  ["Fees!A4:B6", [cells("A4:B6")]],
  ["cells A4:B6, D4", [cells("A4:B6", ""), cells("D4", "")]],
  ["Fees!A2:A5, D2:D5, Ships!B2", [cells("A2:A5"), cells("D2:D5"), cells("B2", "Ships")]],
  ["Fees!A2, D2, A4 and 2 more", ["A2", "D2", "A4", "D4", "A6"].map((range) => cells(range))],
])("says %j", (words, anchors) => {
  expect(formatAnchors(anchors)).toBe(words);
});

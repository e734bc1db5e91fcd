import type { Anchor } from "@footnote/contracts/anchors";
import { describe, expect, it } from "vitest";
import { narrowAnchors, uniteAnchors } from "./narrow-anchors.rules.ts";

type Located = [text: string, anchor: Anchor];

/** The anchors of the first occurrence of `part` in a text that is made of located runs. */
function narrowTo(part: string, runs: readonly Located[]): Anchor[] {
  let text = "";
  const spans = runs.map(([run, anchor]) => {
    const start = text.length;
    text += run;
    return { start, anchor };
  });
  const start = text.indexOf(part);
  return narrowAnchors(spans, text, { start, end: start + part.length });
}

const line = (page: number, y: number): Anchor => ({
  kind: "page",
  page,
  boxes: [[0.1, y, 0.8, 0.02]],
});
const cells = (range: string): Anchor => ({ kind: "cells", sheet: "Fees", range });
const lines = (from: number, to = from): Anchor => ({ kind: "lines", from, to });
const paragraph = (from: number): Anchor => ({ kind: "paragraph", from, to: from });
const time = (from: number, to: number): Anchor => ({ kind: "time", from, to });

describe("a part of a passage", () => {
  it.each<[string, string, Located[], Anchor[]]>([
    [
      "row",
      "Berth: 2; Ship: Grace",
      [
        ["Berth: 1; Ship: Ada\n", cells("A2:B2")],
        ["Berth: 2; Ship: Grace\n", cells("A3:B3")],
        ["Berth: 3; Ship: Edith", cells("A4:B4")],
      ],
      [cells("A3:B3")],
    ],
    [
      "lines",
      "kept for ninety days.\nThen they",
      [
        ["Records are\n", lines(4)],
        ["kept for ninety days.\n", lines(5)],
        ["Then they are destroyed.", lines(6)],
      ],
      [lines(5, 6)],
    ],
    [
      "paragraph",
      "Dogs stay outside.",
      [
        ["Opening hours\n\n", paragraph(3)],
        ["Dogs stay outside. Cats do not.\n\n", paragraph(4)],
        ["The end.", paragraph(5)],
      ],
      [paragraph(4)],
    ],
    [
      "time",
      "It leaves at nine.",
      [
        ["Good morning. ", time(0, 1.5)],
        ["It leaves at nine. ", time(1.5, 4)],
        ["Goodbye.", time(4, 5)],
      ],
      [time(1.5, 4)],
    ],
    [
      "slide",
      "Second",
      [
        ["First\n\n", { kind: "slide", slide: 1 }],
        ["Second", { kind: "slide", slide: 2 }],
      ],
      [{ kind: "slide", slide: 2 }],
    ],
    [
      "header",
      "Port of Emden",
      [
        ["Port of Emden\n\n", { kind: "header" }],
        ["Fees", paragraph(1)],
      ],
      [{ kind: "header" }],
    ],
  ])("has its %s", (_, part, runs, expected) => {
    expect(narrowTo(part, runs)).toEqual(expected);
  });

  it("has whole lines of a page where it fills them, without the white space between lines", () => {
    const runs: Located[] = [
      ["An opening line. ", line(7, 0.2)],
      ["A sentence over two ", line(7, 0.22)],
      ["lines. ", line(8, 0.1)],
      ["More.", line(8, 0.12)],
    ];
    expect(narrowTo("A sentence over two lines.", runs)).toEqual([line(7, 0.22), line(8, 0.1)]);
    expect(narrowTo(" A sentence over two ", runs)).toEqual([line(7, 0.22)]);
  });

  it.each<[string, string, [before: string, after: string], [left: number, right: number]]>([
    ["its end", "and ends there.", ["It starts here ", ""], [0.45, 0.9]],
    ["its beginning", "It starts here", ["", " and ends there."], [0.1, 0.55]],
    ["its middle", "WWWW", ["iiii ", " iiii"], [0.3, 0.7]],
    ["its right end in Arabic", "الفندق الكبير", ["", " يفتح في الساعة التاسعة"], [0.6, 0.9]],
  ])("has the part of a line of a page: %s", (_, part, [before, after], expected) => {
    const [anchor] = narrowTo(part, [[`${before}${part}${after}`, line(1, 0.2)]]);
    const [x = 0, y, width = 0, height] = anchor?.kind === "page" ? (anchor.boxes[0] ?? []) : [];
    expect([y, height]).toEqual([0.2, 0.02]);
    const differences = [x, x + width].map((edge, at) => Math.abs(edge - (expected[at] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(0.1);
  });

  it("has the whole box of a line that is turned, and of a paragraph without lines", () => {
    const upright: Anchor = { kind: "page", page: 1, boxes: [[0.1, 0.1, 0.02, 0.8]] };
    expect(narrowTo("here", [["It starts here", upright]])).toEqual([upright]);
    const two: Anchor = {
      kind: "page",
      page: 1,
      boxes: [
        [0, 0, 0.4, 0.2],
        [0.5, 0, 0.4, 0.2],
      ],
    };
    expect(narrowTo("here", [["It starts here", two]])).toEqual([two]);
  });
});

describe("the parts of one passage that an answer uses", () => {
  it.each<[string, Anchor[][], Anchor[]]>([
    ["name a location once", [[paragraph(4)], [paragraph(4)]], [paragraph(4)]],
    ["stay apart where they are apart", [[lines(9)], [lines(2, 3)]], [lines(2, 3), lines(9)]],
    ["join where they overlap", [[lines(2, 4)], [lines(4, 6)]], [lines(2, 6)]],
    [
      "are rows, not what lies between",
      [[cells("A9:C9")], [cells("A2:C2")]],
      [cells("A2:C2"), cells("A9:C9")],
    ],
    [
      "are boxes of their pages",
      [[line(2, 0.1)], [line(1, 0.1)], [line(2, 0.3)]],
      [
        line(1, 0.1),
        {
          kind: "page",
          page: 2,
          boxes: [
            [0.1, 0.1, 0.8, 0.02],
            [0.1, 0.3, 0.8, 0.02],
          ],
        },
      ],
    ],
  ])("%s", (_, parts, expected) => {
    expect(uniteAnchors(parts)).toEqual(expected);
  });
});

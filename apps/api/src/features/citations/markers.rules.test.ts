import { describe, expect, it } from "vitest";
import { normalizeMarkers } from "./markers.rules.ts";

const shown = [
  { filename: "Annual report.pdf", text: "Article (2). See source 1 of the annex." },
  { filename: "lease.txt", text: "Six months." },
  { filename: "lease.txt", text: "Rent." },
];

describe("normalizeMarkers", () => {
  it.each([
    ["[1]", "It is so [1].", "It is so [1]."],
    ["words in brackets", "So [Source 1], [doc 2] and [Document 3].", "So [1], [2] and [3]."],
    ["attributes", 'So [n="1"] and [passage n="2"].', "So [1] and [2]."],
    ["words repeated", "So [Source 1, Source 2] and [Quelle 3].", "So [1,2] and [3]."],
    ["a name behind the number", "So [1: Annual report.pdf] and [2, p. 4].", "So [1] and [2]."],
    ["a line behind the number", "So 【1†L3-L5】. And 【2†lease】.", "So [1]. And [2]."],
    ["a range", "So [1-3] and [2 – 3].", "So [1-3] and [2-3]."],
    ["words in round brackets", "So (Source 1) and (passages 2 and 3).", "So [1] and [2,3]."],
    ["round brackets at the end of a sentence", "It is so (1). And (3)", "It is so [1]. And [3]"],
    ["round brackets behind a sentence", "It is so. (1) And so.", "It is so. [1] And so."],
    [
      "round brackets inside a clause",
      "The (1) first of (7) things (9).",
      "The (1) first of (7) things (9).",
    ],
    ["round brackets that a passage has", "As in Article (2).", "As in Article (2)."],
    [
      "round brackets beside square ones",
      "It is so [1], in a group of three (3).",
      "It is so [1], in a group of three (3).",
    ],
    [
      "prose",
      "According to passage 1, it is. Passages 2 and 3 agree.",
      "According to passage [1], it is. Passages [2,3] agree.",
    ],
    [
      "prose that a passage has",
      "This is source 1 of the annex.",
      "This is source 1 of the annex.",
    ],
    ["prose beyond the passages", "There are sources 12 km away.", "There are sources 12 km away."],
    ["a copied fence", 'So <passage-0f9e n="2" from="x">. Then </passage-0f9e>.', "So [2]. Then ."],
    [
      "a file's name",
      "So [Annual report.pdf]. So (lease.txt, p. 3). So (Source: lease.txt).",
      "So [1]. So [2]. So [2].",
    ],
    ["another name", "So [Figure 3b] and (notes.txt).", "So [Figure 3b] and (notes.txt)."],
  ])("%s", (_, written, alike) => {
    expect(normalizeMarkers(written, shown)).toBe(alike);
  });

  it("reads a text of nothing but openings in one go", () => {
    for (const opening of ["[", "(source ", "[1,", " ", "<passage", "source 1,"]) {
      const hostile = opening.repeat(20_000);
      expect(normalizeMarkers(hostile, shown)).toHaveLength(hostile.length);
    }
  });
});

import { describe, expect, it } from "vitest";
import { type Box, boxesMatchPassage, measureOverlap } from "./match-boxes.ts";

const box: Box = [0.1, 0.1, 0.5, 0.2];
const at = (text: string, x = 0.3, y = 0.2) => ({ text, x, y, reach: 0.02, height: 0.02 });

describe("a place on a page", () => {
  it.each([
    ["the passage's words stand there", [at("Records are kept"), at("for ninety days.")], true],
    [
      "words are cut and joined",
      [at("Rec-"), at("ords are ke"), at("pt for nine"), at("ty days.")],
      true,
    ],
    ["the page holds single letters", Array.from("Records are kept", (letter) => at(letter)), true],
    ["a longer line crosses its edge", [{ ...at("Records are kept", 0.75), reach: 0.3 }], true],
    ["other words stand there", [at("Quarterly revenue rose strongly")], false],
    ["nothing stands there", [at("Records are kept", 0.9, 0.9)], false],
    ["the page is a picture", [], true],
    ["the page's signs stand for no letters", [at("%& (-..8) '  2 K+ %  -.5")], true],
  ])("is judged when %s", (_, page, good) => {
    expect(boxesMatchPassage("Records are kept for ninety days.", page, [box])).toBe(good);
  });

  it.each([
    ["stands there", [at("North pier"), at("3020"), at("88"), at("2103")], true],
    ["stands there in one piece", [at("North pier 3020 88 2103")], true],
    ["is another one", [at("South quay"), at("4711"), at("88"), at("1999")], false],
  ])("is judged when the row of a table %s", (_, page, good) => {
    const row = "Berth: North pier; Fees 2021: 3020; Fees 2022: 88; Fees 2023: 2103";
    expect(boxesMatchPassage(row, page, [box])).toBe(good);
  });

  it.each(["Comment by Ada: Why so much?", "Comment: Why so much?"])(
    "is a comment's whatever stands there: %s",
    (passage) => {
      expect(boxesMatchPassage(passage, [at("Quarterly revenue rose strongly")], [box])).toBe(true);
    },
  );

  it("is none without a rectangle", () => {
    expect(boxesMatchPassage("Records", [at("Records")], [])).toBe(false);
  });
});

describe("the page to begin with", () => {
  it.each([
    ["all of what was cited", ["Records are kept."], [at("Records are kept")], 1],
    ["half of it", ["abcdefgh", "ijklmnop"], [at("abcdefghijkl")], 9 / 13],
    ["none of it", ["Records are kept."], [at("Quarterly revenue")], 0],
    ["it beside the boxes only", ["Records"], [at("Records", 0.9, 0.9)], 0],
    ["something, but nothing was cited", [], [at("Records are kept")], 0],
  ])("says %s", (_, claims, page, share) => {
    expect(measureOverlap(claims, page, [box])).toBeCloseTo(share);
  });
});

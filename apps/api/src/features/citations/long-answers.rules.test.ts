import { expect, it } from "vitest";
import { citePassage, type Passage } from "./answer.rules.ts";
import { applyChecks, checkClaims, findMissing } from "./verification.rules.ts";

const passage: Passage = {
  chunkId: "fees",
  documentId: "harbour",
  filename: "fees.txt",
  headings: [],
  text: "The harbour fee is 40 euros. The pier has 12 lamps.",
  anchors: [],
  score: 1,
};

// Eight times the length: the square of it would be 64 times the work.
it.each([
  ["words", "word ", 5_000],
  ["numbers that may follow from each other", "40 12 77 ", 20],
  ["abbreviations", "p. 7. ", 2_500],
])(
  "a sentence of nothing but %s is checked in time in proportion to its length",
  (_, part, few) => {
    const measure = (parts: number) => {
      const text = { content: part.repeat(parts), citations: [] };
      const before = process.cpuUsage();
      const checked = checkClaims(text, [passage], () => "en");
      const { content, claims } = applyChecks(text, checked, [passage]);
      expect(findMissing(content, claims)).toEqual([]);
      return process.cpuUsage(before).user;
    };
    measure(few);
    expect(measure(8 * few) / measure(few)).toBeLessThan(25);
  },
);

it("a sentence longer than any that a reader would check is left unchecked, and the next one is not", () => {
  const content = `${"word ".repeat(2_000)} is 40 [1]. The harbour fee is 40 euros [1].`;
  const text = { content, citations: [citePassage(1, passage)] };
  const checked = checkClaims(text, [passage], () => "en");
  expect(applyChecks(text, checked, [passage])).toMatchObject({
    content,
    claims: [
      { state: "unchecked", citations: [] },
      { state: "quoted", citations: ["1"] },
    ],
  });
});

it("of more sentences than any answer for people has, the first thousand are checked", () => {
  const content = "The harbour fee is 40 euros [1].\n".repeat(1_001);
  const text = { content, citations: [citePassage(1, passage)] };
  const states = checkClaims(text, [passage], () => "en").map(({ state }) => state);
  expect(new Set(states.slice(0, 1_000))).toEqual(new Set(["quoted"]));
  expect(states.slice(1_000)).toEqual(["unchecked"]);
});

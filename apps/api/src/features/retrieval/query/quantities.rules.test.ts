import { expect, it } from "vitest";
import { listQuantityAlternatives, splitQuantity } from "./quantities.rules.ts";

const context = { language: "en", textLanguages: ["en"], today: new Date(2026, 0, 1) };

it.each([
  ["how far is 5 km", ["5km"]],
  ["a dose of 2.5 mg", ["2.5mg"]],
  ["who was paid 2.5 million", ["2500000"]],
  ["a fund of 3 billion dollars", ["3000000000"]],
  ["about 1,500 million", []],
  ["what does it cost", []],
])("lists the further ways to write the quantities of %j", (question, expected) => {
  expect(listQuantityAlternatives(question, context)).toEqual(expected);
});

it("reads scales in the language of the question", () => {
  expect(listQuantityAlternatives("2,5 Millionen Euro", { ...context, language: "de" })).toEqual([
    "2500000",
  ]);
});

it.each([
  ["5km", ["5", "km"]],
  ["400v", ["400", "v"]],
  ["p320", undefined],
  ["2018", undefined],
])("splits %j", (word, expected) => {
  expect(splitQuantity(word)).toEqual(expected);
});

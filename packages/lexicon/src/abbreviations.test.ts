import { describe, expect, it } from "vitest";
import { isAbbreviation, listDefinitions } from "./abbreviations.ts";

it.each([
  ["The small office network (SON) is new.", "SON", "small office network"],
  ["SON (small office network) is new.", "SON", "small office network"],
  ["By the Technology Acceptance Model (TAM), use", "TAM", "technology acceptance model"],
  ["the television (TV) was on", "TV", "television"],
  ["Das Kraftfahrzeug-Bundesamt (KBA) prüft.", "KBA", "kraftfahrzeug bundesamt"],
])("reads a definition in %j", (text, short, long) => {
  expect(listDefinitions(text)).toEqual([{ short, long }]);
});

it.each(["see chapter nine (CNX)", "The office (SON).", "SON (a) and (b)", "(((", ""])(
  "reads none in %j",
  (text) => {
    expect(listDefinitions(text)).toEqual([]);
  },
);

it("reads several, and a line of thousands of brackets", () => {
  const text = "bill of rights (BOR), end of life (EOL)";
  expect(listDefinitions(text).map(({ short }) => short)).toEqual(["BOR", "EOL"]);
  expect(listDefinitions("(AB)".repeat(4_000))).toEqual([]);
});

describe("isAbbreviation", () => {
  it.each([
    ["SON", true],
    ["EU", true],
    ["Son", false],
    ["A", false],
    ["R2", false],
  ])("%s: %s", (word, expected) => {
    expect(isAbbreviation(word)).toBe(expected);
  });
});

import { describe, expect, it } from "vitest";
import { findDirection, recompute } from "./arithmetic.rules.ts";
import { readNumbers } from "../numbers.rules.ts";

/** Recomputes the number of a claim that no passage has. */
function calculate(claim: string, missing: string, language = "en") {
  const numbers = readNumbers(claim, language);
  const claimed = numbers.find(({ surface }) => surface === missing);
  if (!claimed) throw new Error(`Expected ${missing} in the claim`);
  const cited = numbers.filter((number) => number !== claimed);
  return recompute(claimed, cited, findDirection(claim, language));
}

describe("recomputing a number of a claim", () => {
  it.each([
    ["The difference between 1,344 and 1,200 is 144.", "144", "1,344 − 1,200 = 144"],
    ["The plants made 120 t, 80 t and 45 t, 245 t in all.", "245", "120 + 80 + 45 = 245"],
    ["From 1,200 to 1,344 it rose by 12 %.", "12", "(1,344 − 1,200) / 1,200 = 12 %"],
    ["It fell to 1,056 from 1,200, by 12 %.", "12", "(1,056 − 1,200) / 1,200 = −12 %"],
    ["Of 1,200 members 300 voted, or 25 percent.", "25", "300 / 1,200 = 25 %"],
    ["1,344 against 1,250 is a change of 7.5 %.", "7.5", "(1,344 − 1,250) / 1,250 = 7.5 %"],
  ])("%s", (claim, missing, text) => {
    expect(calculate(claim, missing)).toEqual({ text, isSure: true });
  });

  it("reads the words of other languages", () => {
    const claim = "Der Umsatz stieg von 1.200 auf 1.344, also um 12 %.";
    expect(calculate(claim, "12", "de")?.isSure).toBe(true);
  });

  it("does not confirm a rise or fall whose order it cannot see", () => {
    expect(calculate("It rose from 1,200 to 1,344, by 144.", "144")).toEqual({
      text: "1,344 − 1,200 = 144",
      isSure: false,
    });
  });

  it.each([
    ["another result", "The difference between 1,344 and 1,200 is 145.", "145"],
    ["a fall called a rise", "From 1,200 to 1,056 it rose by 12 %.", "12"],
    ["other units", "It weighs 120 kg, costs 100 € and has 20 doors.", "20"],
    ["small counts", "Of 5 regions 3 closed 2 offices.", "2"],
    ["a sum of some numbers", "12, 30 and 50 make 42.", "42"],
  ])("does not accept %s", (_, claim, missing) => {
    expect(calculate(claim, missing)).toBeUndefined();
  });
});

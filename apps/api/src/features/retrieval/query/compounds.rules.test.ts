import { expect, it } from "vitest";
import { listCompounds, listSplits } from "./compounds.rules.ts";

it.each([
  ["urlaubsanspruch", "de", ["urlaub", "anspruch"]],
  ["vakantiedagen", "nl", ["vakantie", "dagen"]],
  ["arbetstid", "sv", ["arbet", "stid"]],
])("splits %s", (word, language, parts) => {
  expect(listSplits(word, language)).toContainEqual(parts);
});

it("splits no short word, no number and no word of a language that writes its compounds apart", () => {
  expect(listSplits("anspruch", "en")).toEqual([]);
  expect(listSplits("haus", "de")).toEqual([]);
  expect(listSplits("ab12345678", "de")).toEqual([]);
});

it("joins neighbours in the ways that a compound is written", () => {
  expect(listCompounds("urlaub", "anspruch", "de")).toContain("urlaubsanspruch");
  expect(listCompounds("holiday", "claim", "en")).toEqual([]);
});

import { expect, it } from "vitest";
import { listExpansions } from "./expansions.rules.ts";

const texts = [
  "The Harbour Safety Board (HSB) meets in May.",
  "IT (information technology) is on the second floor.",
];

it.each([
  ["an abbreviation", "Who chairs the HSB?", ["harbour safety board"]],
  ["one in small letters", "who chairs the hsb", ["harbour safety board"]],
  ["the words of one", "Who chairs the harbour safety board?", ["HSB"]],
  ["both", "Who chairs the harbour safety board, HSB?", []],
  ["a word like an abbreviation", "Is it open?", []],
  ["a short abbreviation as typed", "Where is IT?", ["information technology"]],
  ["a part of a word", "Who chairs the HSBC?", []],
])("expands %s", (_, query, expected) => {
  expect(listExpansions(query, texts)).toEqual(expected);
});

import { expect, it } from "vitest";
import { listExpansions } from "./expansions.rules.ts";

const texts = [
  "The Harbour Safety Board (HSB) meets in May.",
  "The Anglers' Boat Club (ABC) and the Art of Basket Craft (ABC) share a room.",
  "IT (information technology) is on the second floor.",
];

it.each([
  ["an abbreviation", "Who chairs the HSB?", ["harbour safety board"]],
  ["one in small letters", "who chairs the hsb", ["harbour safety board"]],
  ["no words that have an abbreviation", "Who chairs the harbour safety board?", []],
  ["no abbreviation that is spelt out", "Who chairs the harbour safety board, HSB?", []],
  ["one of several things", "What is the ABC?", []],
  ["a word like an abbreviation", "Is it open?", []],
  ["a short abbreviation as typed", "Where is IT?", ["information technology"]],
  ["a part of a word", "Who chairs the HSBC?", []],
])("expands %s", (_, query, expected) => {
  expect(listExpansions(query, texts)).toEqual(expected);
});

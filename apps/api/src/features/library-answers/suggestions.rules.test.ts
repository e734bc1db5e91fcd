import { expect, it } from "vitest";
import { chooseSections } from "./suggestions.rules.ts";

const section = (document: string, heading: string, text = `About the ${heading}.`) => ({
  documentId: document,
  filename: `${document}.md`,
  headings: ["Top", heading],
  text,
});
const sections = [
  section("boats", "Deposit"),
  section("boats", "Life jackets"),
  section("boats", "Deposit", "More of the deposit."),
  section("boats", "Harbour", "A text about something else."),
  section("rooms", "Breakfast"),
];
const namesOf = (chosen: readonly { heading: string }[]) => chosen.map(({ heading }) => heading);

it("takes one section of each document", () => {
  expect(namesOf(chooseSections(sections, { limit: 3 }))).toEqual(["Deposit", "Breakfast"]);
});

it("takes further sections of a document after the first of every one", () => {
  const chosen = chooseSections(sections, { limit: 9, ofEach: 3 });
  expect(namesOf(chosen)).toEqual(["Deposit", "Breakfast", "Life jackets"]);
  expect(namesOf(chooseSections(sections, { limit: 2, ofEach: 3 }))).toHaveLength(2);
});

it.each([
  ["the name of the file", section("deposits", "Deposit", "The deposit.")],
  ["a number", section("boats", "2.1.4", "See 2.1.4.")],
  ["too long for a question", section("boats", "word ".repeat(20))],
  ["a quotation", section("boats", "The “Deposit”")],
])("takes no heading that is %s", (_, given) => {
  expect(chooseSections([given], { limit: 3 })).toEqual([]);
});

it("finds the headings of short sections that share a chunk", () => {
  const text =
    "House\nOpening hours\nThe opening hours are nine to five.\n\nLockers\nNothing is said of them.\n\nGarden\nThe garden is open,\nand dogs are welcome.";
  const chunk = { ...section("house", "House rules"), text };
  expect(namesOf(chooseSections([chunk], { limit: 9, ofEach: 3 }))).toEqual([
    "Opening hours",
    "Garden",
  ]);
});

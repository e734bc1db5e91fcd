import { describe, expect, it } from "vitest";
import type { Passage } from "../citations/answer.rules.ts";
import { areAlike, compareLines, findNewWords } from "./alignment.rules.ts";
import { findAmendedClauses, isAmendment } from "./amendment.rules.ts";
import { findCorrespondingLines, haveSameValues } from "./corresponding-lines.rules.ts";
import { readLines } from "./document-lines.rules.ts";

const passage = (text: string, headings: string[] = []): Passage => ({
  chunkId: text.slice(0, 8),
  documentId: "one",
  filename: "one.md",
  headings,
  text,
  anchors: [],
  score: 1,
});
const linesOf = (text: string) => readLines([passage(text)], "en");

const older = `Statutes of the boat club

1. Fees
The annual fee is 40 euros. Children pay nothing.

2. Harbour
- Boats may stay for two nights.
- Fires are forbidden on the quay.

3. Board
The board meets in March.`;
const newer = `Statutes of the boat club

1. Fees
The annual fee is 55 euros. Children pay nothing.

2. Board
The board meets in March.

3. Harbour
- Boats may stay for three nights.
- Electric boats may charge free of charge.`;

describe("the lines of a document", () => {
  it("have the section that they are in", () => {
    const lines = readLines(
      [passage(older), passage("It elects a chair.", ["Statutes", "4. Chair"])],
      "en",
    );
    expect(lines.map(({ section, text }) => [section, text])).toEqual([
      ["", "Statutes of the boat club"],
      ["1. Fees", "The annual fee is 40 euros."],
      ["1. Fees", "Children pay nothing."],
      ["2. Harbour", "- Boats may stay for two nights."],
      ["2. Harbour", "- Fires are forbidden on the quay."],
      ["3. Board", "The board meets in March."],
      ["4. Chair", "It elects a chair."],
    ]);
  });

  it("are not headings when a page's width breaks them", () => {
    const [line] = linesOf("The lighthouse of Gull\nIsland was built in 1874.");
    expect(line?.section).toBe("");
  });
});

describe("the difference of two versions", () => {
  it("pairs the changed lines wherever their section moved", async () => {
    const { changed, added, removed } = await compareLines(linesOf(older), linesOf(newer));
    expect(changed.map((pair) => [pair.older.text, pair.newer.text])).toEqual([
      ["The annual fee is 40 euros.", "The annual fee is 55 euros."],
      ["- Boats may stay for two nights.", "- Boats may stay for three nights."],
    ]);
    expect(added.map(({ text }) => text)).toEqual(["- Electric boats may charge free of charge."]);
    expect(removed.map(({ text }) => text)).toEqual(["- Fires are forbidden on the quay."]);
  });

  it.each([
    ["The fee is 55 euros.", "The fee is 40 euros.", ["55 euros"]],
    ["Pay within two weeks by card.", "Pay within two weeks.", ["by card"]],
    ["It has 2 and more.", "It has 3 and more.", ["2"]],
    ["It costs €2.40 now.", "It costs €2.10 now.", ["€2.40"]],
    ["Nothing is alike here.", "The board meets.", []],
  ])("marks what is new in %s", (text, other, marked) => {
    expect(findNewWords(text, other).map(({ start, end }) => text.slice(start, end))).toEqual(
      marked,
    );
  });
});

describe("areAlike", () => {
  it.each([
    ["two versions", older, newer, true],
    ["texts about other things", older, "# Menu\n\nSoup is served at noon. Tea is free.", false],
  ])("%s", async (_, one, other, alike) => {
    const lines = { older: linesOf(one), newer: linesOf(other) };
    expect(areAlike(await compareLines(lines.older, lines.newer), lines)).toBe(alike);
  });
});

describe("an amendment", () => {
  it.each([
    ["Hire - Amendment 2.md", "", true],
    ["Nachtrag_1.docx", "", true],
    ["one.pdf", "Avenant n° 1 au bail", true],
    ["Statutes 2024.md", "Statutes of the club", false],
  ])("is known by its name or title: %s %s", (name, title, expected) => {
    expect(isAmendment(name, title)).toBe(expected);
  });

  it("is shown beside the clauses that it changes", () => {
    const original = linesOf(
      "3. Hire\n1. The hire is 90 euros a week.\n2. A deposit of 200 euros is paid.\n\n" +
        "5. Return\nThe boat comes back clean. Fuel is paid by the hirer.",
    );
    const amending = linesOf(
      "A. Hire (changes section 3.1)\nThe hire is 120 euros a week.\n\n" +
        "B. Other\nClause 5 is replaced: fuel is paid by the owner.\n\nC. Contact\nAsk Ms Lindqvist.",
    );
    const clauses = findAmendedClauses(amending, original);
    expect(
      clauses.map(({ clause, replaced }) =>
        [clause, replaced].map((lines) => lines.map(({ text }) => text)),
      ),
    ).toEqual([
      [["The hire is 120 euros a week."], ["1. The hire is 90 euros a week."]],
      [["Clause 5 is replaced: fuel is paid by the owner."], ["Fuel is paid by the hirer."]],
    ]);
  });
});

describe("the lines of two documents about one thing", () => {
  it.each<[string, string[], [string, string], boolean | undefined]>([
    ["the fee", ["fee"], ["The annual fee is 40 euros.", "The annual fee is 55 euros."], false],
    ["the board", ["board"], ["The board meets in March.", "The board meets in March."], undefined],
  ])("are found for %s", (_, terms, expected, same) => {
    const asked = { terms: terms.map((term) => [term]), language: "en" };
    const pair = findCorrespondingLines(asked, linesOf(older), linesOf(newer));
    expect(pair && [pair.older.text, pair.newer.text]).toEqual(expected);
    expect(pair && haveSameValues(pair, asked)).toBe(same);
  });

  it("are none where one document says nothing about it", () => {
    const asked = { terms: [["quay"]], language: "en" };
    expect(findCorrespondingLines(asked, linesOf(older), linesOf(newer))).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import type { Passage } from "../citations/answer.rules.ts";
import { findContradiction } from "./contradictions.rules.ts";

const passage = (filename: string, text: string, headings: string[] = []): Passage => ({
  chunkId: filename + text,
  documentId: filename,
  filename,
  headings,
  text,
  anchors: [],
  score: 1,
});

/** The lines found to contradict each other; the first document's quoted line is the chosen one. */
function contradict(
  question: string,
  [quoted, ...rest]: [Passage, string, ...Passage[]] | readonly unknown[],
) {
  const [sentence, ...found] = rest as [string, ...Passage[]];
  return findContradiction(
    { text: question, language: "en", textLanguage: "en" },
    [{ passage: quoted as Passage, sentences: [sentence] }],
    found,
  ).map(({ text }) => text);
}

const notice = passage(
  "Notice.txt",
  "Mooring: boats pay 12 euros a night. Payment is due within 45 days.",
);
const rules = passage(
  "Harbour rules 2022.md",
  "4. Payment\nInvoices are payable within 30 days, without deduction.\n\n5. Mooring\nBoats pay 9 euros for a night.",
);

describe("a contradiction", () => {
  it.each<[string, readonly unknown[], string[]]>([
    [
      "How many days do we have for the payment of an invoice?",
      [notice, "Payment is due within 45 days.", rules],
      ["Payment is due within 45 days.", "Invoices are payable within 30 days, without deduction."],
    ],
    [
      "What do boats pay for a night?",
      [rules, "Boats pay 9 euros for a night.", notice],
      ["Boats pay 9 euros for a night.", "Mooring: boats pay 12 euros a night."],
    ],
    [
      "How many berths does the harbour have?",
      [
        passage("b.txt", "Ms Lindqvist noted that there are 31 berths, not 29."),
        "Ms Lindqvist noted that there are 31 berths, not 29.",
        passage("a.txt", "New lamps are bought for all 29 berths of the harbour."),
      ],
      [
        "Ms Lindqvist noted that there are 31 berths, not 29.",
        "New lamps are bought for all 29 berths of the harbour.",
      ],
    ],
    [
      "What is the penalty for each day of delay?",
      [
        passage("c.txt", "For each day of delay the yard pays 0.5 per cent of the price."),
        "For each day of delay the yard pays 0.5 per cent of the price.",
        passage("d.txt", "Delay: the yard pays 1 per cent of the price for each day."),
      ],
      [
        "For each day of delay the yard pays 0.5 per cent of the price.",
        "Delay: the yard pays 1 per cent of the price for each day.",
      ],
    ],
    [
      "Who is the chair of the club?",
      [
        passage("e.txt", "Chair of the club: Ida Berg."),
        "Chair of the club: Ida Berg.",
        passage("f.txt", "Chair of the club: Tom Vale."),
      ],
      ["Chair of the club: Ida Berg.", "Chair of the club: Tom Vale."],
    ],
  ])("is found: %s", (question, lines, expected) => {
    expect(contradict(question, lines)).toEqual(expected);
  });

  it.each<[string, string, readonly unknown[]]>([
    [
      "of another thing",
      "How long is the notice period of Heron House?",
      [
        passage("a.txt", "The notice period of Heron House is six months."),
        "The notice period of Heron House is six months.",
        passage("b.txt", "The notice period of Gull House is three months."),
      ],
    ],
    [
      "with the same value",
      "What do boats pay for a night?",
      [
        rules,
        "Boats pay 9 euros for a night.",
        passage("g.txt", "All boats pay 9 euros for a night."),
      ],
    ],
    [
      "with another unit than the asked one",
      "How many days may boats stay?",
      [
        passage("a.txt", "Boats may stay for 3 days and pay 9 euros."),
        "Boats may stay for 3 days and pay 9 euros.",
        passage("b.txt", "Boats may stay for 3 days and pay 12 euros."),
      ],
    ],
    [
      "of a period that was not asked for",
      "What did boats pay for a night in 2022?",
      [
        rules,
        "Boats pay 9 euros for a night.",
        passage("Harbour rules 2024.md", "5. Mooring\nBoats pay 14 euros for a night."),
      ],
    ],
    [
      "in the same document",
      "What do boats pay for a night?",
      [
        { ...rules, chunkId: "1" },
        "Boats pay 9 euros for a night.",
        { ...rules, chunkId: "2", text: "Large boats pay 20 euros for a night." },
      ],
    ],
    [
      "in sentences of several values",
      "How much forest is in the basin of Heron River?",
      [
        passage(
          "a.txt",
          "The basin of Heron River lost 415 km2 of forest in one year and 587 km2 in the next.",
        ),
        "The basin of Heron River lost 415 km2 of forest in one year and 587 km2 in the next.",
        passage("b.txt", "The basin of Heron River has 700 km2, of which 550 km2 are forest."),
      ],
    ],
    [
      "in numbers where a place is asked for",
      "Where is the school of Heron House?",
      [
        passage(
          "a.txt",
          "The school of Heron House is located 3 miles from the centre of Longwood.",
        ),
        "The school of Heron House is located 3 miles from the centre of Longwood.",
        passage("b.txt", "The school of Heron House is located 5 miles from the sea."),
      ],
    ],
  ])("is not found %s", (_, question, lines) => {
    expect(contradict(question, lines)).toEqual([]);
  });
});

// With the words of the passage read again for each name of the question, this would not end.
it("reads the words of a passage once, however many dates a question has", () => {
  const dates = "01.02.2024 ".repeat(10_000);
  const line = "Boats pay 9 euros for a night.";
  const chosen = passage("a.txt", `${line}\n\n${dates}`);
  const other = passage("b.txt", "Boats pay 12 euros for a night since 01.02.2024.");
  const question = `What do boats pay for a night? ${dates}`;
  expect(contradict(question, [chosen, line, other])).toHaveLength(2);
});

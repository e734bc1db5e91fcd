import { describe, expect, it } from "vitest";
import { type DocumentExcerpt, findDocumentPeriod, scorePeriods } from "./document-dates.rules.ts";

const of = (filename: string, text = "", headings: string[] = []): DocumentExcerpt => ({
  filename,
  text,
  headings,
});

describe("the period of a document", () => {
  it.each([
    [of("Fees 2023.md", "Valid from 1 January 2024"), { year: 2023 }],
    [
      of("fees.md", "Fees of the club\n\nDate: 3 April 2022. Replaces those of 2019."),
      { year: 2022, day: 3 },
    ],
    [
      of("handbook.txt", "HANDBOOK, edition of January 2025. Days are carried over to 31 March."),
      { year: 2025, month: 1, day: undefined },
    ],
    [of("fees.md", "The fees were raised in 2019.", ["Fees 2021"]), { year: 2021 }],
  ])("%o", (document, expected) => {
    expect(findDocumentPeriod(document, "en")).toMatchObject(expected);
  });

  it("is not read from the middle of a document", () => {
    const middle = of("fees.md", "Since 2019 it is more.", ["Fees", "Boats"]);
    expect(findDocumentPeriod(middle, "en")).toBeUndefined();
  });
});

describe("the document of the asked period", () => {
  const fees = [of("Fees 2023.md"), of("Fees 2024.md"), of("Statutes.md", "Adopted in 2020.")];
  const minutes = [
    of("Minutes 2024-05-14.md", "Next: 10 September 2024"),
    of("Minutes 2024-09-10.md"),
  ];
  it.each([
    ["What was the fee in 2023?", fees, [1, -1, 0]],
    ["What is the fee?", fees, [0, 0, 0]],
    ["What is the current fee?", fees, [-1, 1, 0]],
    ["What was the original fee?", fees, [1, -1, 0]],
    ["What happened in 2020?", fees, [0, 0, 1]],
    ["What was decided in May?", minutes, [1, -1]],
    ["Was he there in September too?", minutes, [0.5, 1]],
  ])("%s", (question, documents, expected) => {
    expect(scorePeriods(question, "en", documents)).toEqual(expected);
  });
});

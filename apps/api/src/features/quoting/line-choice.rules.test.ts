import { describe, expect, it } from "vitest";
import { chooseLine } from "./line-choice.rules.ts";
import { describeLines } from "./line-features.rules.ts";
import { thresholds } from "./line-weights.ts";
import { correctSpelling, readQuestion } from "./question.rules.ts";
import { reformatFollowUp } from "./follow-up.rules.ts";

const contract = `Supply agreement
Between Oakley Toys, Leeds (the Buyer), and Verdant Plastics BV, Breda (the Supplier).

2. Prices
Grade A costs €2.35 per kilogram and grade B costs €2.80 per kilogram.

11. Law
Dutch law applies. Disputes go to the court of Utrecht.`;

const report = `Harbour report 2024
Report date: 15 November 2024
Prepared by: Sarah Martin

Berth | Fee | Last audit
North | 1,200 | 3 May
South | 900 | 5 June`;

async function choose(
  question: string,
  text: string,
  similar: Readonly<Record<string, readonly string[]>> = {},
) {
  const of = new Map<string, number>();
  const read = readQuestion(reformatFollowUp([question]), ["en"]);
  const corrected = correctSpelling(read, new Map(Object.entries(similar)));
  const opening = text.slice(0, 300);
  const candidate = {
    documentId: "a",
    text,
    filename: "a.md",
    headings: [],
    score: 1,
    language: "en",
    opening,
  };
  const counts = { total: 100, of, similar: new Map<string, readonly string[]>() };
  const { ranked, presence, confidence } = chooseLine(
    await describeLines(corrected, [candidate], counts),
  );
  return { line: ranked[0]?.line.text, cell: ranked[0]?.cell?.value, presence, confidence };
}

describe("chooseLine", () => {
  it.each([
    [
      "Which court decides disputes with Verdant Plastics?",
      contract,
      "Disputes go to the court of Utrecht.",
    ],
    [
      "What does grade B of Verdant Plastics cost?",
      contract,
      "Grade A costs €2.35 per kilogram and grade B costs €2.80 per kilogram.",
    ],
    ["What is the report date of the harbour report?", report, "Report date: 15 November 2024"],
    ["Who prepared the harbour report?", report, "Prepared by: Sarah Martin"],
    ["When was the last audit of South?", report, "South | 900 | 5 June"],
  ])("%s", async (question, text, line) => {
    const chosen = await choose(question, text);
    expect(chosen.line).toBe(line);
    expect(chosen.presence).toBeGreaterThan(thresholds.presence);
  });

  it("names the cell that is asked for", async () => {
    expect((await choose("What is the fee of North?", report)).cell).toBe("1,200");
  });

  it.each([
    ["What salary does Sarah Martin earn?", report],
    ["Why was Oakley Toys dissolved?", contract],
    ["What is the capital of Mongolia?", contract],
  ])("does not answer what is not there: %s", async (question, text) => {
    expect((await choose(question, text)).presence).toBeLessThan(thresholds.presence);
  });

  it.each([
    ["What is the fee?", undefined],
    ["What is the fee of North?", "North | 1,200 | 3 May"],
    ["Which berth has a fee of 900?", "South | 900 | 5 June"],
  ])("chooses a row of a table only where the question says which: %s", async (question, row) => {
    const rows = report.slice(report.indexOf("Berth"));
    expect((await choose(question, rows)).line).toBe(row);
  });

  it("finds a misspelt word as it was meant", async () => {
    const asked = "Which cuort decides the disputs?";
    expect((await choose(asked, contract, { cuort: ["count", "court"] })).line).toBe(
      "Disputes go to the court of Utrecht.",
    );
  });

  it("takes no short word for another that one slip makes of it", async () => {
    const asked = "Who keeps the grade?";
    const similar = { keep: ["kept", "kemp"] };
    expect(
      (await choose(asked, "Ada Kemp chose grade B. The rest is Dutch.", similar)).presence,
    ).toBe((await choose(asked, "Ada Kemp chose grade B. The rest is Dutch.")).presence);
  });

  it("chooses nothing where there is no line", async () => {
    expect(await choose("Who pays?", "")).toMatchObject({
      line: undefined,
      presence: 0,
      confidence: 0,
    });
  });
});

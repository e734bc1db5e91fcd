import { guessLanguage } from "@footnote/lexicon/language";
import type { ComputableColumn } from "@footnote/extraction/computable/computable-table";
import { describe, expect, it } from "vitest";
import { nameTables } from "../tables/table-names.rules.ts";
import { describeTooLarge } from "./large-table.rules.ts";

const column = (name: string, type: ComputableColumn["type"]): ComputableColumn => ({
  name,
  letter: "A",
  type,
  unit: null,
  unread: 0,
  values: null,
  sample: [],
});

function makeTables(...outlines: { rows?: number; tooLarge?: boolean; sheet?: string }[]) {
  const stored = outlines.map(({ rows = 90_000, tooLarge = true, sheet = "" }, at) => ({
    id: String(at),
    documentId: String(at),
    filename: "fees.xlsx",
    sha256: String(at),
    parts: 0,
    outline: {
      sheet,
      title: null,
      range: "A1:C9",
      hasHeader: true,
      columns: [column("Berth", "text"), column("Fee", "number"), column("Paid on", "date")],
      rows,
      totals: 0,
      ragged: 0,
      tooLarge,
    },
  }));
  return nameTables(stored, new Set());
}

describe("a table that is too large to be computed with", () => {
  it.each([
    ["What is the total fee?", {}, "It has 270,000 cells, and at most 200,000 can be."],
    [
      "Wie hoch ist die durchschnittliche Fee?",
      {},
      "Sie hat 270.000 Zellen, möglich sind höchstens 200.000.",
    ],
    ["How many berths are there?", {}, "It has 270,000 cells"],
    [
      "What is the total fee for North?",
      { rows: 9 },
      "Of one file, at most 600,000 cells in 200 tables can be.",
    ],
    [
      "Was ist die Summe der Fee?",
      { rows: 9 },
      "In einer Datei sind höchstens 600.000 Zellen in 200 Tabellen möglich.",
    ],
    [
      "What is the total fee?",
      { sheet: "May" },
      "The table in “fees.xlsx”, sheet “May”, is too large",
    ],
  ])("is named where something of it is to be computed: %s", async (question, outline, said) => {
    expect(
      await describeTooLarge(question, guessLanguage(question), makeTables(outline)),
    ).toContain(said);
  });

  it.each([
    ["nothing is to be computed", "Who pays the fee?", {}],
    ["another thing is asked for", "What is the total crew?", {}],
    ["what is asked for is no number", "What is the average berth?", {}],
    ["it is not too large", "What is the total fee?", { tooLarge: false }],
  ])("is not named where %s", async (_, question, outline) => {
    expect(
      await describeTooLarge(question, guessLanguage(question), makeTables(outline)),
    ).toBeUndefined();
  });

  it("is named once, however many copies there are of it", async () => {
    const said = await describeTooLarge(
      "What is the total fee?",
      "en",
      makeTables({}, {}, { sheet: "May" }),
    );
    expect(said?.match(/The table in/g)).toHaveLength(2);
  });
});

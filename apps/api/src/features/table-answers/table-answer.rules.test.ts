import type { ComputableColumn } from "@footnote/extraction/computable/computable-table";
import { guessLanguage } from "@footnote/lexicon/language";
import { describe, expect, it } from "vitest";
import type { Computation, Value } from "../tables/computation.rules.ts";
import { nameTables } from "../tables/table-names.rules.ts";
import { planConversation } from "./plan-choice.rules.ts";
import { formatAnswer } from "./table-answer.rules.ts";
import { formatValue, roundAverage } from "./value-format.rules.ts";

const column = (
  name: string,
  type: ComputableColumn["type"],
  more: Partial<ComputableColumn> = {},
): ComputableColumn => ({
  name,
  letter: "A",
  type,
  unit: null,
  decimals: null,
  unread: 0,
  values: null,
  sample: [],
  ...more,
});

const columns = [
  column("Ship", "text", { values: ["Heron", "Gull", "Tern", "Skua"] }),
  column("Berth", "text", { values: ["North", "South"] }),
  column("Dues", "number", { unit: "€", decimals: 2 }),
  column("Year", "number"),
];
const outline = {
  sheet: "",
  title: null,
  range: "A1:D5",
  hasHeader: true,
  columns,
  rows: 4,
  totals: 0,
  ragged: 0,
  tooLarge: false,
};
const tables = nameTables(
  [{ id: "1", documentId: "1", filename: "harbour.csv", sha256: "1", parts: 1, outline }],
  new Set(),
);

/** The answer to a question whose query gives these rows. */
async function answer(question: string, ...rows: Value[][]): Promise<string | undefined> {
  const [planned] = await planConversation([question], guessLanguage(question), tables);
  const [table] = tables;
  if (!planned || !table) return undefined;
  const names = (rows[0] ?? []).map((_, at) => String(at));
  const result: Computation = {
    table,
    sql: "",
    columns: names,
    rows,
    cut: false,
    rowsRead: null,
    countedRows: null,
    anchors: [],
    notes: [],
  };
  const lines = formatAnswer(planned.plan, result);
  return lines && [lines.title, ...lines.lines].filter((line) => line !== null).join(" / ");
}

describe("an answer from a table", () => {
  it.each([
    ["What are the total dues?", [[1234.5]], "Sum of Dues: **€1,234.50**"],
    ["Wie hoch ist die Summe der Dues?", [[1234.5]], "Summe von Dues: **1.234,50 €**"],
    ["What are the average dues?", [[1234.5678]], "Average of Dues: **€1,234.57**"],
    [
      "Which ships are at North?",
      [["Heron"], ["Gull"]],
      "Ship where Berth is North: / **Heron** / **Gull**",
    ],
    ["What are the dues of the Heron?", [["Heron", 310]], "Dues where Ship is Heron: **€310.00**"],
    [
      "Which ship has the highest dues?",
      [
        ["Gull", 500],
        ["Heron", 310],
      ],
      "Highest Dues: **Gull**, €500.00",
    ],
    [
      "Which ship has the highest dues?",
      [
        [null, 900],
        ["Gull", 500],
      ],
      "Highest Dues (without Ship: €900.00): **Gull**, €500.00",
    ],
    [
      "Which two ships have the highest dues?",
      [
        ["Gull", 500],
        ["Heron", 310],
        ["Tern", 310],
        ["Skua", 2],
      ],
      "Highest Dues: / **Gull**, €500.00 / **Heron**, €310.00 / **Tern**, €310.00",
    ],
    [
      "What share of the dues comes from North?",
      [[300, 900, 33.333333333]],
      "Share of Dues where Berth is North: **33.33 %** (€300.00 of €900.00)",
    ],
    [
      "What is the difference in dues between North and South?",
      [
        ["South", 500.5, 200.5],
        ["North", 300, 200.5],
      ],
      "Difference in Sum of Dues where Berth is North or South by Berth: **€200.50** (South: €500.50; North: €300.00)",
    ],
    [
      "Which berth has more dues, North or South?",
      [
        ["South", 500],
        ["North", 300],
      ],
      "Sum of Dues where Berth is North or South by Berth: **South** (South: €500.00; North: €300.00)",
    ],
  ] as [string, Value[][], string][])("%s", async (question, rows, text) => {
    expect(await answer(question, ...rows)).toBe(text);
  });

  it.each([
    ["nothing was found", "What are the dues of the Heron?", []],
    ["a sum has no rows", "What are the total dues in 1999?", [[null]]],
    [
      "the highest of several rows may be their sum",
      "Which berth has the highest dues?",
      [
        ["North", 500, 3],
        ["South", 300, 1],
      ],
    ],
    [
      "all share the first place",
      "Which berth has the most dues?",
      [
        ["North", 5],
        ["South", 5],
      ],
    ],
  ] as [string, string, Value[][]][])("is not given where %s", async (_, question, rows) => {
    expect(await answer(question, ...rows)).toBeUndefined();
  });
});

describe("a value", () => {
  it.each([
    [2.005, column("Fee", "number", { decimals: 2 }), "2.01"],
    [24887654.885, column("Fee", "number", { decimals: 2, unit: "$" }), "$24,887,654.89"],
    [-1234, column("Fee", "number", { decimals: 0, unit: "$" }), "-$1,234"],
    [12.5, column("Fee", "number", { decimals: 0 }), "12.5"],
    [2024, column("Year", "number"), "2024"],
    [1005, column("Staff no", "number"), "1005"],
    [1005, column("Height", "number", { unit: "m" }), "1,005 m"],
    ["a  b", column("Ship", "text"), "a b"],
  ] as [Value, ComputableColumn, string][])("%s is shown as in its sheet", (value, of, text) => {
    expect(formatValue(value, { ...of, sqlName: "x" }, "en")).toBe(text);
  });

  it.each([
    [1608.294, 1608.29],
    [1612.635, 1612.64],
    [4.8888, 4.889],
    [-0.12345, -0.1235],
  ])("%s that is an average keeps two decimals or four figures", (value, rounded) => {
    expect(roundAverage(value, undefined)).toBe(rounded);
  });
});

import { guessLanguage } from "@footnote/lexicon/language";
import type { ComputableColumn } from "@footnote/extraction/computable/computable-table";
import { describe, expect, it } from "vitest";
import { nameTables } from "../tables/table-names.rules.ts";
import { describePlan, formatQuery } from "./table-answer.rules.ts";
import { asksToCompute, planComputation } from "./table-question.rules.ts";

const column = (
  name: string,
  type: ComputableColumn["type"],
  more: Partial<ComputableColumn> = {},
): ComputableColumn => ({
  name,
  letter: "A",
  type,
  unit: null,
  unread: 0,
  values: null,
  sample: [],
  ...more,
});

function makeTables(...columns: ComputableColumn[][]) {
  const stored = columns.map((own, at) => ({
    id: String(at),
    documentId: String(at),
    filename: `harbour-${at}.csv`,
    sha256: String(at),
    parts: 1,
    outline: {
      sheet: "",
      title: null,
      range: "A1:D9",
      hasHeader: true,
      columns: own,
      rows: 8,
      totals: 0,
      ragged: 0,
      tooLarge: false,
    },
  }));
  return nameTables(stored, new Set());
}

const fees = [
  column("Berth", "text", { values: ["North", "South", "High", "in"] }),
  column("Ship", "text", { values: ["a", "b", "c", "d", "e", "f", "g", "h"] }),
  column("Paid on", "date"),
  column("Fee", "number", { unit: "€" }),
  column("Gross Fee", "number"),
  column("Crew", "number"),
  column("Growth Rate", "number"),
  column("Order", "text", { values: ["O'Hara", 'x"; drop'] }),
];
const plan = (question: string, tables = makeTables(fees)) => {
  const found = planComputation(question, guessLanguage(question), tables);
  return found && formatQuery(found).replace(/ from harbour_0/, "");
};

describe("a plain question about a table", () => {
  it.each([
    ["What is the total fee?", "select sum(fee)"],
    ["What is the sum of the gross fees for North?", "select sum(gross_fee) where berth = 'North'"],
    [
      "What is the average crew in North and South?",
      "select avg(crew) where berth in ('North', 'South')",
    ],
    [
      "How many crew were there in 2024?",
      "select sum(crew) where strftime('%Y', paid_on) in ('2024')",
    ],
    [
      "What was the total fee in March 2024?",
      "select sum(fee) where strftime('%Y', paid_on) in ('2024') and strftime('%m', paid_on) in ('03')",
    ],
    ["Total fee by berth", "select berth, sum(fee) group by berth order by berth"],
    ["Which berth has the most crew?", "select berth, sum(crew) group by berth order by 2 desc"],
    ["Which ship has the highest fee?", "select ship, max(fee) group by ship order by 2 desc"],
    ["What is the highest fee?", "select max(fee)"],
    ["What is the average growth rate?", "select avg(growth_rate)"],
    ["How many rows are there for South?", "select count(*) where berth = 'South'"],
    ["How many different berths are there?", "select count(distinct berth)"],
    ["Wie hoch ist die Summe der Fee für North?", "select sum(fee) where berth = 'North'"],
    ["Durchschnitt Crew pro Berth", "select berth, avg(crew) group by berth order by berth"],
    ["Quelle est la somme de Crew pour North ?", "select sum(crew) where berth = 'North'"],
    ["¿Cuál es el promedio de Crew para North?", "select avg(crew) where berth = 'North'"],
    ["Qual è la media di Crew per Berth?", "select berth, avg(crew) group by berth order by berth"],
    ["Qual é a soma de Crew para North?", "select sum(crew) where berth = 'North'"],
    ["Wat is het gemiddelde van Crew in North?", "select avg(crew) where berth = 'North'"],
    ["Какова сумма Crew для North?", "select sum(crew) where berth = 'North'"],
    ["What is the total fee of order O'Hara?", "select sum(fee) where column_order = 'O''Hara'"],
  ])("%s", (question, sql) => expect(plan(question)).toBe(sql));

  it.each([
    "What is the fee?",
    "What is the total fee without North?",
    "What is the total fee for East?",
    "What is the total fee above 100?",
    "What is the total fee and crew?",
    "What is the total fee of North or in 2024 or South?",
    "Which berth has the highest fee?",
    "Which berth has the second most crew?",
    "What share of the total fee is North?",
    "How many fees are there in North?",
    "How many North berths are there?",
    "What is the lowest crew high?".replace("high", "low"),
    "Total fee and average fee",
    "Wie hoch ist die Summe der Fee ohne North?",
    "Wat is het gemiddelde van Crew voor 2024?",
  ])("is not planned if it is ambiguous: %s", (question) => expect(plan(question)).toBeUndefined());

  it("is not planned if two tables could answer it, unless it names one", () => {
    const two = makeTables(fees, fees);
    expect(planComputation("What is the total fee?", "en", two)).toBeUndefined();
    expect(planComputation("What is the total fee in harbour-1.csv?", "en", two)?.table.id).toBe(
      "1",
    );
  });

  it("is not planned if columns share a name or contain cells without a number", () => {
    const twice = makeTables([
      column("Fee (EUR)", "number"),
      column("Fee (USD)", "number"),
      column("Ship", "text"),
    ]);
    expect(planComputation("What is the total fee?", "en", twice)).toBeUndefined();
    const notes = makeTables([column("Fee", "number", { unread: 1 }), column("Ship", "text")]);
    expect(planComputation("What is the total fee?", "en", notes)).toBeUndefined();
  });

  it("describes the computation in words", () => {
    const found = planComputation(
      "What is the total fee for North in 2024?",
      "en",
      makeTables(fees),
    );
    expect(found && describePlan(found)).toBe(
      "Sum of Fee where Berth is North and Paid on is 2024",
    );
  });
});

describe("names for SQL", () => {
  it("consist of letters and digits, are unique, and are no reserved words of SQL", () => {
    const [table] = makeTables([
      column('x"); drop table t; --', "text"),
      column("Group", "text"),
      column("2024", "number"),
      column("Größe", "number"),
      column("Größe", "number"),
      column("港", "text"),
      column("%", "number"),
      column("---", "number"),
    ]);
    expect(table?.columns.map(({ sqlName }) => sqlName)).toEqual([
      "x_drop_table_t",
      "column_group",
      "column_2024",
      "grosse",
      "grosse_2",
      "港",
      "percent",
      "column",
    ]);
  });
});

it.each([
  { question: "What is the total tonnage?", asks: true },
  { question: "Wie viele Schiffe gibt es?", asks: true },
  { question: "Who built the lighthouse?", asks: false },
])("asks for a computation or not: $question", ({ question, asks }) => {
  expect(asksToCompute(question, guessLanguage(question))).toBe(asks);
});

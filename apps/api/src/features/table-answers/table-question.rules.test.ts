import { guessLanguage } from "@footnote/lexicon/language";
import type { ComputableColumn } from "@footnote/extraction/computable/computable-table";
import { describe, expect, it } from "vitest";
import { nameTables } from "../tables/table-names.rules.ts";
import { planConversation } from "./plan-choice.rules.ts";
import { describePlan } from "./plan-description.rules.ts";
import { formatQuery } from "./table-query.rules.ts";

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
const plan = async (questions: string | string[], tables = makeTables(fees)) => {
  const all = [questions].flat();
  const [found] = await planConversation(all, guessLanguage(all.at(-1) ?? ""), tables);
  return found && formatQuery(found.plan).replace(/ from harbour_0/, "");
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
    ["Which ship has the highest fee?", "select ship, fee where fee is not null order by fee desc"],
    ["What is the highest fee?", "select max(fee)"],
    ["Which berth has the highest fee?", "select berth, max(fee) group by berth order by 2 desc"],
    [
      "Which two ships have the most crew?",
      "select ship, crew where crew is not null order by crew desc",
    ],
    ["Top 2 berths by crew", "select berth, sum(crew) group by berth order by 2 desc"],
    [
      "Which berth has the ship with the most crew?",
      "select berth, ship, crew where crew is not null order by crew desc",
    ],
    ["What is the total fee above 100?", "select sum(fee) where fee > 100"],
    ["How many ships have more than 1,500 crew?", "select count(distinct ship) where crew > 1500"],
    ["Total crew between 5 and 20", "select sum(crew) where crew between 5 and 20"],
    [
      "What is the average fee before 2024?",
      "select avg(fee) where strftime('%Y', paid_on) < '2024'",
    ],
    ["What is the crew of ship a in the harbour?", undefined],
    ["What is the berth of O'Hara?", "select ship, berth where column_order = 'O''Hara'"],
    [
      "What share of the crew is in North?",
      "select sum(case when berth = 'North' then crew end), sum(crew), 100 * sum(case when berth = 'North' then crew end) / sum(crew)",
    ],
    [
      "Welcher Anteil der Crew entfällt auf North?",
      "select sum(case when berth = 'North' then crew end), sum(crew), 100 * sum(case when berth = 'North' then crew end) / sum(crew)",
    ],
    [
      "Which has more crew, North or South?",
      "select berth, sum(crew) where berth in ('North', 'South') group by berth order by 2 desc",
    ],
    [
      "What is the difference in crew between North and South?",
      "select berth, sum(crew), max(sum(crew)) over () - min(sum(crew)) over () where berth in ('North', 'South') group by berth order by 2 desc",
    ],
    ["What is the averge crew of North?", "select avg(crew) where berth = 'North'"],
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
  ])("%s", async (question, sql) => expect(await plan(question)).toBe(sql));

  it.each([
    "What is the fee?",
    "What is the total fee without North?",
    "What is the total fee for East?",
    "What is the total fee and crew?",
    "What is the total fee of North or in 2024 or South?",
    "Which berth has the second most crew?",
    "How many fees are there in North?",
    "How many North berths are there?",
    "What is the lowest crew high?".replace("high", "low"),
    "Total fee and average fee",
    "Wie hoch ist die Summe der Fee ohne North?",
    "Wat is het gemiddelde van Crew voor 2024?",
  ])("is not planned if it is ambiguous: %s", async (question) =>
    expect(await plan(question)).toBeUndefined(),
  );

  it.each([
    [
      ["What is the total fee for North?", "And for South?"],
      "select sum(fee) where berth = 'South'",
    ],
    [
      ["What is the total fee for North?", "And the average?"],
      "select avg(fee) where berth = 'North'",
    ],
    [
      ["What is the total fee for North?", "What about South?", "Which of the two has more crew?"],
      "select berth, sum(crew) where berth in ('North', 'South') group by berth order by 2 desc",
    ],
    [["Who built the lighthouse?", "And for South?"], undefined],
    [["What is the total fee for North?", "And who built the lighthouse?"], undefined],
  ])("continues the questions before it: %j", async (questions, sql) => {
    expect(await plan(questions)).toBe(sql);
  });

  it("is not planned if two tables could answer it, unless it names one", async () => {
    const two = makeTables(fees, fees);
    expect(await planConversation(["What is the total fee?"], "en", two)).toHaveLength(2);
    const [named] = await planConversation(["What is the total fee in harbour-1.csv?"], "en", two);
    expect(named?.plan.table.id).toBe("1");
  });

  it("is not planned if columns share a name or contain cells without a number", async () => {
    const twice = makeTables([
      column("Fee (EUR)", "number"),
      column("Fee (USD)", "number"),
      column("Ship", "text"),
    ]);
    expect(await plan("What is the total fee?", twice)).toBeUndefined();
    const notes = makeTables([column("Fee", "number", { unread: 1 }), column("Ship", "text")]);
    expect(await plan("What is the total fee?", notes)).toBeUndefined();
  });

  // Comparing each of them with all others would take hours.
  it("is not planned if hundreds of columns fit all of its words", async () => {
    const columns = Array.from({ length: 1_000 }, (_, at) => column(`Fee ${at}`, "number"));
    const question = `What is the ${"fee ".repeat(50)}?`;
    expect(await plan(question, makeTables(columns))).toBeUndefined();
    expect(await plan("What is the total fee 7?", makeTables(columns))).toBe("select sum(fee_7)");
  });

  it("describes the computation in words", async () => {
    const [found] = await planConversation(
      ["What is the total fee for North in 2024?"],
      "en",
      makeTables(fees),
    );
    expect(found && describePlan(found.plan)).toBe(
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

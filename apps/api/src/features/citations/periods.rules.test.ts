import { describe, expect, it } from "vitest";
import { readNamePeriods, readPeriods } from "./periods.rules.ts";

const short = (periods: ReturnType<typeof readPeriods>) =>
  periods.map(({ year, month, months, day }) =>
    [year ?? "", month ?? months?.join("+") ?? "", day ?? ""].join("-"),
  );

describe("the periods of a question", () => {
  it.each([
    ["What did the lamp cost in 2023 and what does it cost in 2024?", "en", ["2023--", "2024--"]],
    ["Between the meetings of May and September 2024", "en", ["2024-5-", "2024-9-"]],
    ["May I travel first class?", "en", []],
    ["Was he there in September too?", "en", ["-9-"]],
    ["What may change?", "en", []],
    ["the minutes of 14 May 2024", "en", ["2024-5-14"]],
    ["Was galt im März 2022?", "de", ["2022-3-"]],
    ["¿Cuánto costaba en mayo de 2023?", "es", ["2023-5-"]],
    ["revenue of Q3 2024", "en", ["2024-7+8+9-"]],
    ["2024年5月的费用是多少?", "zh", ["2024-5-"]],
    ["2023年的费用", "zh", ["2023--"]],
    ["agreement VP-2023-118 over 2,000 kg", "en", []],
  ])("%s", (question, language, expected) => {
    expect(short(readPeriods(question, language))).toEqual(expected);
  });
});

describe("the periods in a file name", () => {
  it.each([
    ["Minutes 2024-05-14.md", ["2024-5-14"]],
    ["minutes_20240514.docx", ["2024-5-14"]],
    ["report_2024_05.pdf", ["2024-5-"]],
    ["report-2024-05.pdf", ["2024-5-"]],
    ["price-list-2023.csv", ["2023--"]],
    ["prices_2023.csv", ["2023--"]],
    ["Protokoll März 2024.docx", ["2024-3-"]],
    ["analysis 2024-117.md", ["2024--"]],
    ["Lease 14.md", []],
  ])("%s", (name, expected) => {
    expect(short(readNamePeriods(name, null))).toEqual(expected);
  });
});

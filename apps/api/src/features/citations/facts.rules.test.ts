import { describe, expect, it } from "vitest";
import { supportsDate, readDates } from "./dates.rules.ts";
import { readNumbers } from "./numbers.rules.ts";

describe("readNumbers", () => {
  it.each<[string, number[], string?]>([
    ["212 steps", [212]],
    ["1,000 people", [1000, 1]],
    ["1.234.567 Einwohner", [1_234_567]],
    ["1'250.75 francs", [1250.75]],
    ["12 500 km", [12_500], "km"],
    ["3,5 %", [3.5], "%"],
    ["3.5 percent", [3.5], "%"],
    ["2.5 million", [2_500_000]],
    ["2,5 Mio. Euro", [2_500_000], "€"],
    ["$4 billion", [4e9], "$"],
    ["６５公里", [65], "km"],
    ["三百二十公里", [320], "km"],
    ["一八七四年", [1874]],
    ["2.5万人", [25_000]],
    ["twenty-three days", [23], "d"],
    ["sechs Monate", [6], "mo"],
    ["двенадцать лет", [12], "y"],
  ])("%s", (text, values, unit) => {
    expect(readNumbers(text, null)[0]).toMatchObject({ values });
    expect(readNumbers(text, null)[0]?.unit).toBe(unit);
  });

  it("leaves codes alone", () => {
    expect(readNumbers("the AB-1234 form and COVID-19", null)).toEqual([]);
  });
});

describe("readDates", () => {
  it.each([
    ["on 12 March 1874", 1874, 3, 12],
    ["March 12th, 1874", 1874, 3, 12],
    ["1874-03-12", 1874, 3, 12],
    ["am 12. März 1874", 1874, 3, 12],
    ["12.03.1874", 1874, 3, 12],
    ["le 1er mars 1874", 1874, 3, 1],
    ["12 de marzo de 1874", 1874, 3, 12],
    ["12 марта 1874 года", 1874, 3, 12],
    ["1874年3月12日", 1874, 3, 12],
    ["in March 1874", 1874, 3, undefined],
    ["by March 12", undefined, 3, 12],
  ])("%s", (text, year, month, day) => {
    expect(readDates(text).dates).toMatchObject([{ year, month, day }]);
  });

  it.each(["It may rain 5 times", "the 12th of them", "Mars is far", "version 3.4.2024a"])(
    "sees none in: %s",
    (text) => {
      expect(readDates(text).dates).toEqual([]);
    },
  );

  it("asks of a date all that is claimed", () => {
    const [whole] = readDates("12 March 1874").dates;
    const [part] = readDates("March 1874").dates;
    expect(whole && part && [supportsDate(whole, part), supportsDate(part, whole)]).toEqual([
      true,
      false,
    ]);
  });
});

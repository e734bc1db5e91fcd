import { describe, expect, it } from "vitest";
import { applyHeaderScales, findHeaderScales } from "./header-scale.rules.ts";
import { readNumbers } from "../numbers.rules.ts";

describe("the scale in a table's header", () => {
  it.each([
    ["Revenue (in millions)\n2024 | 1,344", "en", [1e6]],
    ["Consolidated figures, in thousands of dollars\n2024 1,344", "en", [1e3]],
    ["Year | € million | Staff\n2024 | 1,344 | 20", "en", [1e6]],
    ["In millions of euros, except per share\n1,344", "en", [1e6]],
    ["Umsatz (in Tsd. €)\n1.344", "de", [1e3]],
    ["Angaben in TEUR\n1.344", "de", [1e3]],
    ["Chiffre d'affaires (en millions d’euros)\n1 344", "fr", [1e6]],
    ["Ingresos (en miles de euros)\n1.344", "es", [1e3]],
    ["Выручка (в тыс. руб.)\n1344", "ru", [1e3]],
    ["単位：百万円\n売上 1,344", "ja", [1e6]],
    ["Sales ($m)\n1,344", "en", [1e6]],
  ])("is read from %j", (text, language, factors) => {
    expect(findHeaderScales(text, language)).toEqual(factors);
  });

  it.each([
    "Thousands of people came to see the 1,344 lamps.",
    "It is found in millions of homes all over the country and has 20 parts.",
    "The lamp cost 3 million euros.",
  ])("is not read from %j", (text) => {
    expect(findHeaderScales(text, "en")).toEqual([]);
  });

  it("multiplies the numbers that have no scale or share of their own", () => {
    const numbers = readNumbers("1,344 and 5 million and 12 %", "en");
    const values = applyHeaderScales(numbers, [1e6]).map((number) => number.values);
    expect(values).toEqual([[1_344, 1.344, 1.344e9, 1.344e6], [5e6], [12]]);
  });

  it("takes time in proportion to the length of a line of openings", () => {
    const measure = (openings: number) => {
      const text = "(in € ".repeat(openings);
      const before = process.cpuUsage();
      expect(findHeaderScales(text, "en")).toEqual([]);
      return process.cpuUsage(before).user;
    };
    measure(30_000);
    // Eight times the length: the square of it would be 64 times the work.
    expect(measure(240_000) / measure(30_000)).toBeLessThan(25);
  });
});

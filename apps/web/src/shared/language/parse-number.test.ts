import { expect, it } from "vitest";
import { parseAmount, parseNumber } from "./parse-number.ts";

it.each([
  ["50", 50, 50],
  [" 0,25 ", 0.25, 0.25],
  ["12.5", 12.5, 12.5],
  ["1000", 1000, 1000],
  ["1000.50", 1000.5, 1000.5],
  // A price for a million tokens may have three decimals; an amount of money has none, but may be a thousand.
  ["1,000", 1, Number.NaN],
  ["1.000", 1, Number.NaN],
  ["0.125", 0.125, Number.NaN],
  ["1,000 ", 1, Number.NaN],
  ["1,000.50", Number.NaN, Number.NaN],
  ["1.000,50", Number.NaN, Number.NaN],
  ["1 000", Number.NaN, Number.NaN],
  ["-1", Number.NaN, Number.NaN],
  ["1e3", Number.NaN, Number.NaN],
  ["", Number.NaN, Number.NaN],
])("reads %j as the number %d and as the amount %d", (text, number, amount) => {
  expect([parseNumber(text), parseAmount(text)]).toEqual([number, amount]);
});

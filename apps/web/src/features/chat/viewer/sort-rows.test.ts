import { expect, it } from "vitest";
import type { SheetRow } from "./sheet-rows.ts";
import { sortRows } from "./sort-rows.ts";

const rowsOf = (values: readonly string[]): SheetRow[] =>
  values.map((value, at) => ({
    key: String(at),
    passageId: "p",
    number: at + 1,
    cells: new Map(value === "" ? [] : [[2, value]]),
    text: value,
    start: 0,
  }));

it.each([
  ["numbers by value", ["10", "9", "-3", "1,000", "2.5"], ["-3", "2.5", "9", "10", "1,000"]],
  ["amounts of money", ["$1,618.50", "$3.00", "($20)"], ["($20)", "$3.00", "$1,618.50"]],
  ["decimal commas", ["12,5", "1.000", "3"], ["3", "12,5", "1.000"]],
  [
    "words, and numbers within them",
    ["Item 10", "item 9", "Anchor"],
    ["Anchor", "item 9", "Item 10"],
  ],
  ["rows without a value last", ["", "b", "", "a"], ["a", "b", "", ""]],
])("sorts %s", (_, given, sorted) => {
  const rows = sortRows(rowsOf(given), { column: 2, descending: false });
  expect(rows.map(({ text }) => text)).toEqual(sorted);
});

it("keeps rows without a value last in the other direction", () => {
  const rows = sortRows(rowsOf(["", "1", "2"]), { column: 2, descending: true });
  expect(rows.map(({ text }) => text)).toEqual(["2", "1", ""]);
});

import { expect, it } from "vitest";
import { groupByDay } from "./group-by-day.ts";

const now = new Date(2026, 2, 1, 8, 30);
const at = (...[year, month, day, hour = 12]: number[]) =>
  new Date(year ?? 0, month ?? 0, day ?? 0, hour).toISOString();

it.each([
  [at(2026, 2, 1, 8), "today"],
  [at(2026, 2, 1, 0), "today"],
  [at(2026, 1, 28, 23), "yesterday"],
  [at(2026, 1, 28, 0), "yesterday"],
  [at(2026, 1, 27), "lastWeek"],
  [at(2026, 1, 22, 0), "lastWeek"],
  [at(2026, 1, 21, 23), "earlier"],
  [at(2025, 2, 1), "earlier"],
  // The clock of the server may be ahead.
  [at(2026, 2, 2), "today"],
  [null, "earlier"],
  [undefined, "earlier"],
  ["not a moment", "earlier"],
])("%s is %s", (moment, age) => {
  expect(groupByDay([moment], (one) => one, now)).toEqual([{ age, items: [moment] }]);
});

it("keeps the order and leaves out empty groups", () => {
  const moments = [at(2026, 2, 1, 8), at(2026, 2, 1, 7), at(2026, 0, 3)];
  expect(groupByDay(moments, (one) => one, now)).toEqual([
    { age: "today", items: moments.slice(0, 2) },
    { age: "earlier", items: moments.slice(2) },
  ]);
});

it("groups nothing into nothing", () => {
  expect(groupByDay([], String)).toEqual([]);
});

import { expect, it } from "vitest";
import { formatRecent } from "./format.ts";

const now = new Date(2026, 10, 23, 0, 30);

it.each([
  [new Date(2026, 10, 23, 0, 5), /^12:05\sAM$/],
  [new Date(2026, 10, 22, 23, 55), /^Nov 22, 2026, 11:55\sPM$/],
])("shows of %s the date unless it is today's", (moment, shown) => {
  expect(formatRecent(moment.toISOString(), now)).toMatch(shown);
});

import { expect, it } from "vitest";
import { noticeStandstill } from "./standstill.rules.ts";

it.each([
  ["turns that come in time", [5, 10, 16], [true, true, true]],
  ["a standstill: one turn is passed over", [5, 40, 45], [true, false, true]],
  ["turns that are always late: every other one", [30, 60, 90, 120], [false, true, false, true]],
])("%s", (_, seconds, may) => {
  const times = [0, ...seconds].map((at) => at * 1000).values();
  const mayJudge = noticeStandstill(10_000, () => times.next().value ?? 0);
  expect(seconds.map(() => mayJudge())).toEqual(may);
});

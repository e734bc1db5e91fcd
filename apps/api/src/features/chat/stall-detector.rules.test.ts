import { expect, it } from "vitest";
import { detectStalls } from "./stall-detector.rules.ts";

it.each([
  ["runs in time", [5, 10, 16], [true, true, true]],
  ["a stall: one run is skipped", [5, 40, 45], [true, false, true]],
  ["runs that are always late: every other one", [30, 60, 90, 120], [false, true, false, true]],
])("%s", (_, seconds, may) => {
  const times = [0, ...seconds].map((at) => at * 1000).values();
  const mayJudge = detectStalls(10_000, () => times.next().value ?? 0);
  expect(seconds.map(() => mayJudge())).toEqual(may);
});

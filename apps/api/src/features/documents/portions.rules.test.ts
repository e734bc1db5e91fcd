import { expect, it } from "vitest";
import { divideByPassages } from "./portions.rules.ts";

it.each([
  { counts: [], sizes: [] },
  { counts: [1, 2, 3], sizes: [3] },
  { counts: [100, 50, 1], sizes: [2, 1] },
  { counts: [9_000, 1, 9_000, 9_000], sizes: [1, 1, 1, 1] },
  { counts: [150, 0, 0, 1], sizes: [3, 1] },
  { counts: Array.from({ length: 250 }, () => 0), sizes: [100, 100, 50] },
])("divides documents by their passages and number", ({ counts, sizes }) => {
  const ids = counts.map((_, at) => `document ${at}`);
  const portions = divideByPassages(ids, new Map(ids.map((id, at) => [id, counts[at] ?? 0])));
  expect(portions.map((portion) => portion.ids.length)).toEqual(sizes);
  expect(portions.flatMap((portion) => portion.ids)).toEqual(ids);
  const large = portions.map(({ passages }) => passages).filter((passages) => passages > 0);
  expect(large).toEqual(counts.filter((count) => count > 150));
});

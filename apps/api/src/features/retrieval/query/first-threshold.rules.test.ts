import { describe, expect, it } from "vitest";
import { choosingTerms, findFirstThreshold } from "./first-threshold.rules.ts";

const corpus = { total: 1_000_000, chunks: 1_000_000 };
const weighted = (weight: number, chunks: number) => ({
  forms: [],
  chunks,
  count: 1,
  factor: 1,
  weight,
});

describe("the first threshold", () => {
  it.each([
    ["few chunks have any term", [weighted(9, 300), weighted(8, 900)], [0, 0]],
    ["one term is rare enough alone", [weighted(9, 1_000), weighted(2, 200_000)], [2, 9]],
    ["one is not", [weighted(6, 5_000), weighted(2, 200_000)], [6, 8]],
    // 100,000 with each two of three, 31,623 with all three.
    ["all are common", [3, 3, 3].map((one) => weighted(one, 316_228)), [8.9, 9]],
  ])("is between the weights to be reached where %s", (_, terms, [above = 0, most]) => {
    const threshold = findFirstThreshold(terms, corpus);
    expect(threshold).toBeGreaterThanOrEqual(above);
    expect(threshold).toBeLessThanOrEqual(most ?? 0);
  });

  it("falls with the number of chunks in the scope", () => {
    const terms = [weighted(9, 1_000), weighted(6, 20_000), weighted(4, 50_000)];
    const thresholds = [1_000_000, 100_000, 1_000].map((chunks) =>
      findFirstThreshold(terms, { total: 1_000_000, chunks }),
    );
    expect(thresholds).toEqual(thresholds.toSorted((a, b) => b - a));
    expect(new Set(thresholds).size).toBe(3);
    expect(thresholds.at(-1)).toBe(0);
  });

  it("regards no more terms than choose chunks", () => {
    const terms = Array.from({ length: 40 }, (_, at) => weighted(10 - at / 10, 3_000 + at));
    const choosing = terms.slice(0, choosingTerms);
    const ofLong = findFirstThreshold(terms, corpus);
    expect(ofLong).toBeLessThan(choosing.reduce((sum, { weight }) => sum + weight, 0));
    // Scoring a chunk by forty terms takes longer, so that fewer are scored at first.
    expect(ofLong).toBeGreaterThan(findFirstThreshold(choosing, corpus));
  });
});

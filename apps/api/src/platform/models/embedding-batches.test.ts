import { describe, expect, it } from "vitest";
import { halve, planBatches } from "./embedding-batches.ts";

describe("planBatches", () => {
  const limits = { maxTexts: 3, maxTokens: 10 };
  it.each<[string, string[], number[]]>([
    ["nothing", [], []],
    ["up to the count", ["a", "b", "c", "d"], [3, 1]],
    ["up to the tokens", ["a".repeat(15), "b".repeat(15), "c"], [2, 1]],
    ["a text above the limit alone", ["a", "b".repeat(99), "c"], [1, 1, 1]],
    ["Chinese by its bytes", ["一二三四五", "六七八九十", "上"], [2, 1]],
  ])("takes %s", (_, texts, sizes) => {
    const batches = planBatches(texts, limits);
    expect(batches.map((batch) => batch.length)).toEqual(sizes);
    expect(batches.flat()).toEqual(texts);
  });
});

describe("halve", () => {
  it.each([
    ["words", "some words ".repeat(20)],
    ["one long word", "x".repeat(101)],
    ["pairs of surrogates", "😀".repeat(33) + "x" + "😀".repeat(33)],
  ])("cuts %s without loss and without breaking a character", (_, text) => {
    const [left, right] = halve(text) ?? ["", ""];
    expect(left + right).toBe(text);
    expect(left.isWellFormed() && right.isWellFormed()).toBe(true);
    expect(Math.abs(left.length - right.length)).toBeLessThan(text.length / 2);
  });

  it("leaves short texts whole", () => {
    expect(halve("short")).toBeUndefined();
  });
});

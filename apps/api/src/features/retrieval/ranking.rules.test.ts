import { describe, expect, it } from "vitest";
import { fuse, weighWords } from "./ranking.rules.ts";

const word = (term: string, found: number) => ({ terms: [term], found });
const termsOf = (words: readonly { terms: readonly string[] }[]) =>
  words.flatMap(({ terms }) => terms);

describe("weighWords", () => {
  it("lets rare words lead and weighs them more", () => {
    const words = [
      word("the", 40_000),
      word("policy", 1_900),
      word("harbour", 200),
      word("of", 49_000),
    ];
    const question = weighWords(words, { total: 100_000, share: 1 });
    expect(termsOf(question.asked)).toEqual(["harbour", "policy", "the", "of"]);
    expect(termsOf(question.leading)).toEqual(["harbour", "policy"]);
    const weights = question.asked.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it("lets more words lead where only a part is searched", () => {
    const words = [word("harbour", 1_500), word("policy", 1_900), word("office", 4_500)];
    const lead = (share: number) => weighWords(words, { total: 100_000, share }).leading.length;
    expect([lead(1), lead(0.1)]).toEqual([2, 3]);
  });

  it("leaves out what is nowhere, and what is nearly everywhere unless nothing else is asked", () => {
    const ground = { total: 100, share: 1 };
    const asked = (...words: Parameters<typeof weighWords>[0]) =>
      termsOf(weighWords(words, ground).asked);
    expect(asked(word("zebra", 0), word("the", 90), word("tea", 4))).toEqual(["tea"]);
    expect(asked(word("the", 90))).toEqual(["the"]);
    expect(asked(word("zebra", 0))).toEqual([]);
  });

  it("bounds the words of a long question, keeping the rare ones", () => {
    const words = Array.from({ length: 500 }, (_, index) => word(`w${index}`, 500 - index));
    const { asked } = weighWords(words, { total: 10_000, share: 1 });
    expect(asked.length).toBeLessThan(100);
    expect(termsOf(asked)[0]).toBe("w499");
  });

  it("calls a word telling that stands nearly nowhere", () => {
    const words = [word("ab1234", 1), word("pump", 60)];
    expect(termsOf(weighWords(words, { total: 5_000, share: 1 }).telling)).toEqual(["ab1234"]);
  });
});

describe("fuse", () => {
  const hit = (id: string, telling = false) => ({ id, score: 1, telling });

  it("puts first what both rankings found", () => {
    const fused = fuse([hit("a"), hit("b")], ["c", "b"]);
    expect(fused.map(({ id }) => id)).toEqual(["b", "a", "c"]);
  });

  it("never puts what only vectors found before a hit with a telling word", () => {
    const vectors = Array.from({ length: 100 }, (_, index) => `v${index}`);
    const plain = Array.from({ length: 49 }, (_, index) => hit(`w${index}`));
    const fused = fuse([...plain, hit("exact", true)], vectors).map(({ id }) => id);
    expect(fused.indexOf("exact")).toBeLessThan(fused.indexOf("v0"));
  });
});

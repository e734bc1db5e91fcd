import { describe, expect, it } from "vitest";
import { functionWordFactor, fuseRankings, weighTerms } from "./ranking.rules.ts";

const term = (form: string, chunks: number, { count = 1, factor = 1 } = {}) => ({
  forms: [form],
  chunks,
  count,
  factor,
});
const formsOf = (terms: readonly { forms: readonly string[] }[]) =>
  terms.flatMap(({ forms }) => forms);

describe("weighTerms", () => {
  it("gives rare terms more weight and names them first", () => {
    const terms = [
      term("the", 40_000),
      term("policy", 1_900),
      term("harbour", 200),
      term("of", 49_000),
    ];
    const { queryTerms } = weighTerms(terms, { total: 100_000 });
    expect(formsOf(queryTerms)).toEqual(["harbour", "policy", "the", "of"]);
    const weights = queryTerms.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it("gives a repeated word of a paragraph more weight, but less than it is repeated, and a function word little", () => {
    const terms = [
      term("once", 10),
      term("twice", 10, { count: 2 }),
      term("who", 10, { factor: functionWordFactor }),
    ];
    const [one, two] = weighTerms(terms, { total: 1_000 }).queryTerms;
    expect(one?.weight).toBe(two?.weight);
    const others = Array.from({ length: 40 }, (_, at) => term(`other${at}`, 20));
    const { queryTerms } = weighTerms([...terms, ...others], { total: 1_000 });
    const weightOf = (form: string) =>
      queryTerms.find(({ forms }) => forms.includes(form))?.weight ?? Number.NaN;
    expect(weightOf("twice") / weightOf("once")).toBeGreaterThan(1.2);
    expect(weightOf("twice") / weightOf("once")).toBeLessThan(2);
    expect(weightOf("who") / weightOf("once")).toBeCloseTo(0.1);
  });

  it("leaves out terms of no chunk, and terms of nearly every chunk unless there are no others", () => {
    const corpus = { total: 100 };
    const weigh = (...terms: Parameters<typeof weighTerms>[0]) =>
      formsOf(weighTerms(terms, corpus).queryTerms);
    expect(weigh(term("zebra", 0), term("the", 90), term("tea", 4))).toEqual(["tea"]);
    expect(weigh(term("the", 90))).toEqual(["the"]);
    expect(weigh(term("zebra", 0))).toEqual([]);
  });

  it("limits the terms of a long query and keeps the rare ones", () => {
    const terms = Array.from({ length: 500 }, (_, index) => term(`w${index}`, 500 - index));
    const { queryTerms } = weighTerms(terms, { total: 10_000 });
    expect(queryTerms.length).toBeLessThan(200);
    expect(formsOf(queryTerms)[0]).toBe("w499");
  });

  it("calls a term rare that hardly any chunk contains", () => {
    const terms = [term("ab1234", 1), term("pump", 60)];
    expect(formsOf(weighTerms(terms, { total: 5_000 }).rareTerms)).toEqual(["ab1234"]);
  });
});

describe("fuseRankings", () => {
  const hit = (id: string, hasRareTerm = false) => ({ id, score: 1, hasRareTerm });

  it("ranks first what both rankings contain", () => {
    const fused = fuseRankings([hit("a"), hit("b")], ["c", "b"]);
    expect(fused.map(({ id }) => id)).toEqual(["b", "a", "c"]);
  });

  it("never ranks a hit of vectors alone before a hit with a rare term", () => {
    const vectors = Array.from({ length: 100 }, (_, index) => `v${index}`);
    const plain = Array.from({ length: 49 }, (_, index) => hit(`w${index}`));
    const fused = fuseRankings([...plain, hit("exact", true)], vectors).map(({ id }) => id);
    expect(fused.indexOf("exact")).toBeLessThan(fused.indexOf("v0"));
  });
});

import { describe, expect, it } from "vitest";
import { findCuts, neighboursOf, withNeighbours } from "./neighbours.rules.ts";

const blank = {
  documentId: "d",
  filename: "f",
  headings: [],
  text: "They need:",
  anchors: [],
  score: 1,
};

describe("findCuts", () => {
  it.each([
    ["a whole thought", "The lease ends in May. Rent is due on the third.", false, false],
    [
      "a sentence that goes on",
      "The lease ends in May, and the tenant who has paid the",
      false,
      true,
    ],
    ["a sentence that went on", "rent until then may stay. Dogs may not.", true, false],
    ["a pronoun", "They were built in 1874. The lamp turns.", true, false],
    ["a German pronoun", "Diese wurden 1874 gebaut.", true, false],
    ["an announcement", "Tenants need the following papers:", false, true],
    ["an announcement in words", "Die Mieter brauchen die folgenden Papiere", false, true],
    [
      "a list that goes on",
      "Tenants need these papers.\n1. the lease\n2. the receipt",
      false,
      true,
    ],
    ["a list that went on", "3. the inventory\n4. the key. All are kept.", true, true],
    ["a heading at the end", "The lease ends in May.\nHarbour", false, false],
    [
      "a quotation at the end",
      "Agnes said: “We will stay as long as the roof holds.”",
      false,
      false,
    ],
    ["Chinese", "租户需要以下文件：", false, true],
  ])("%s", (_, text, before, after) => {
    expect(findCuts(text)).toEqual({ before, after });
  });

  it("quotes what leans out of its passage together with what it leans on", () => {
    const passage = (chunkId: string, text: string) => ({ ...blank, chunkId, text });
    const one = passage("one", "Tenants are told early. They need the following papers:");
    const two = {
      ...passage("two", "- the lease\n- the receipt\nThe office opens at nine."),
      of: "one",
      offset: 1,
    };
    const papers = "They need the following papers:";
    expect(withNeighbours({ passage: one, sentences: [papers] }, [two])).toEqual([
      { passage: one, sentences: [papers] },
      { passage: two, sentences: ["- the lease", "- the receipt"] },
    ]);
    const three = passage("three", "It opens at nine. Dogs stay outside.");
    const before = {
      ...one,
      text: "The rent is due. The office is by the pier.",
      of: "three",
      offset: -1,
    };
    expect(withNeighbours({ passage: three, sentences: ["It opens at nine."] }, [before])).toEqual([
      { passage: before, sentences: ["The office is by the pier."] },
      { passage: three, sentences: ["It opens at nine."] },
    ]);
    const inside = { passage: three, sentences: ["Dogs stay outside."] };
    expect(withNeighbours(inside, [before])).toEqual([inside]);
  });

  it("goes on after a list that ended with more items only", () => {
    const text = "1. Members pay in March.\n2. The list of those who wait has 17 names.";
    const one = { ...blank, chunkId: "one", text };
    const quote = { passage: one, sentences: ["2. The list of those who wait has 17 names."] };
    const after = (next: string) => ({
      ...blank,
      chunkId: "two",
      text: next,
      of: "one",
      offset: 1,
    });
    expect(withNeighbours(quote, [after("Boats\nBoats are insured.")])).toEqual([quote]);
    const more = after("3. Members who leave say so.");
    expect(withNeighbours(quote, [more])).toEqual([
      quote,
      { passage: more, sentences: ["3. Members who leave say so."] },
    ]);
  });

  it("wants neighbours of the best few, and of no page of the web", () => {
    const passage = (chunkId: string, more: object = {}) => ({ ...blank, chunkId, ...more });
    const web = passage("w", { url: "https://example.org" });
    const found = neighboursOf([web, ...["a", "b", "c", "d"].map((id) => passage(id))]);
    expect(found.map(({ chunkId }) => chunkId)).toEqual(["a", "b", "c"]);
    expect(found[0]).toEqual({ chunkId: "a", before: 1, after: 1 });
  });
});

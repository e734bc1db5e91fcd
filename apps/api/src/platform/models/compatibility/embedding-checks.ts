import { openEmbeddingModel } from "../openai-embedding.ts";
import { type Check, openAccess, type Tried } from "./check.ts";

function embed(tried: Tried, texts: readonly string[]) {
  return openEmbeddingModel(openAccess(tried, 1)).embed(texts, tried.signal);
}

const same = "The ferry leaves pier three at noon.";
const other = "Tax returns are due on the last day of July.";

export const embeddingChecks: readonly Check[] = [
  {
    name: "embedding",
    role: "embedding",
    async run(tried) {
      const [vector = []] = await embed(tried, [same]);
      return { outcome: "works", detail: "embedded", dimensions: vector.length };
    },
  },
  {
    name: "embedding_order",
    role: "embedding",
    after: "embedding",
    async run(tried) {
      // Not the same backwards, so that a reversed order is noticed.
      const [first = [], second = [], third = []] = await embed(tried, [same, same, other]);
      return product(first, second) > product(first, third)
        ? { outcome: "works", detail: "in_order" }
        : { outcome: "fails", detail: "wrong_order" };
    },
  },
];

/** The cosine of the angle between two vectors. */
function product(one: readonly number[], two: readonly number[]): number {
  const sum = one.reduce((total, value, at) => total + value * (two[at] ?? 0), 0);
  return sum / (Math.hypot(...one) * Math.hypot(...two) || 1);
}

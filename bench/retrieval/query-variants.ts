import { createHash } from "node:crypto";
import type { BenchQuery, Collection } from "./collection.ts";
import type { Ranking } from "./reference-bm25.ts";

/** Ways to make the queries of a collection harder, by name. */
export const queryVariants = {
  /** A paragraph about the same subject before the query, which then has 60 to 200 words. */
  long: joinContext,
  /** One slip of the keyboard in one or two words of each query. */
  misspelt: misspellQueries,
} as const;
export type QueryVariant = keyof typeof queryVariants;

const contextWords = 100;
const candidatesMax = 20;

/** The context is the beginning of the best document that is not relevant: it is about the subject and does not answer. */
function joinContext({ queries, documents, judgments }: Collection, rank: Ranking): BenchQuery[] {
  const texts = new Map(documents.map(({ id, text }) => [id, text]));
  return queries.map((query) => {
    const relevant = judgments.get(query.id);
    const other = rank(query.text)
      .slice(0, candidatesMax)
      .find((id) => !relevant?.has(id));
    const words = (texts.get(other ?? "") ?? "").split(/\s+/u).slice(0, contextWords);
    return { ...query, text: `${words.join(" ")}\n${query.text}` };
  });
}

/** A shorter word is another word after a slip. */
const longEnough = /\p{L}{5,}/gu;
const shortQuery = 8;

function misspellQueries({ queries }: Collection): BenchQuery[] {
  return queries.map((query) => {
    const words = [...query.text.matchAll(longEnough)];
    const slips = Math.min(query.text.split(/\s+/u).length > shortQuery ? 2 : 1, words.length);
    const chosen = words
      .toSorted((a, b) => digest(query.id + a.index) - digest(query.id + b.index))
      .slice(0, slips)
      .toSorted((a, b) => b.index - a.index);
    const text = chosen.reduce((before, { 0: word, index }) => {
      return before.slice(0, index) + misspell(word) + before.slice(index + word.length);
    }, query.text);
    return { ...query, text };
  });
}

/** Drops, doubles or swaps a letter that is not the first one, always the same of a word. */
function misspell(word: string): string {
  const at = 1 + (digest(word) % (word.length - 2));
  const letter = word.charAt(at);
  const next = word.charAt(at + 1);
  const slips = [next, letter + letter + next, next + letter];
  return word.slice(0, at) + (slips[digest(`${word}/`) % slips.length] ?? "") + word.slice(at + 2);
}

function digest(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}

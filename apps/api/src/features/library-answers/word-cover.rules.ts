import { anyWordOf } from "@footnote/lexicon/match-words";
import type { Words } from "@footnote/lexicon/words";

/** A match of a category of words in a text. */
export type Cover<Category extends string> = {
  readonly category: Category;
  readonly start: number;
  readonly end: number;
};

/** Finds which words of a text belong to which category, in reading order. Longer matches come first, then earlier categories. */
export type FindCovers<Category extends string> = (text: string) => Cover<Category>[];

export function compileCovers<Category extends string>(
  lists: readonly (readonly [Category, readonly Words[]])[],
): FindCovers<Category> {
  const patterns = lists.flatMap(([category, words]) =>
    words.length === 0 ? [] : [{ category, pattern: new RegExp(anyWordOf(words), "giu") }],
  );
  return (text) => {
    const all = patterns.flatMap(({ category, pattern }) =>
      Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
        category,
        start: index,
        end: index + found.length,
      })),
    );
    const chosen: Cover<Category>[] = [];
    for (const cover of all.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
      const isFree = chosen.every(({ start, end }) => cover.end <= start || cover.start >= end);
      if (isFree) chosen.push(cover);
    }
    return chosen.toSorted((a, b) => a.start - b.start);
  };
}

/** Returns the range from the first to the last letter outside of all covers; undefined if every letter is covered. */
export function findUncovered(
  text: string,
  covers: readonly Cover<string>[],
): { start: number; end: number } | undefined {
  const rest = covers.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
  const start = rest.search(/[\p{L}\p{N}]/u);
  if (start < 0) return undefined;
  let end = rest.length;
  while (!/[\p{L}\p{N}\p{M}]/u.test(rest.charAt(end - 1)) && !isLowSurrogate(rest, end - 1))
    end -= 1;
  return { start, end };
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

import { detectLanguage } from "@footnote/lexicon/language";
import { bm25, weighWords } from "../retrieval/ranking.rules.ts";
import { tokenize, tokenizeQuery } from "../retrieval/tokenization.rules.ts";

/** A piece of a page that was found. `page` counts the pages in the engine's order, from 0. */
export type PagePiece = { readonly page: number; readonly text: string };

/** Pieces of one page that are shown, at most. */
const perPage = 3;

/** How much more a piece of the engine's first page counts; half of it for the second, a third for the third. */
const firstPageBonus = 0.3;

/**
 * The pieces that speak most of what the query asks, best first: by their words, with some regard for the order in which
 * the engine named their pages. Only the best few of each page.
 */
export function rankPieces<T extends PagePiece>(
  query: string,
  pieces: readonly T[],
  limit: number,
): T[] {
  const scores = scoreByWords(query, pieces);
  const scored = pieces.map((piece, index) => {
    const bonus = 1 + firstPageBonus / (piece.page + 1);
    return { piece, score: (scores[index] ?? 0) * bonus };
  });
  const ranked = scored.toSorted((a, b) => b.score - a.score || a.piece.page - b.piece.page);
  return takeFewOfEach(ranked.map(({ piece }) => piece)).slice(0, limit);
}

/** BM25 over the pieces found, the only ones there are to compare. */
function scoreByWords(query: string, pieces: readonly PagePiece[]): number[] {
  const read = pieces.map(({ text }) => {
    const language = detectLanguage([text]);
    return { language, ...countTerms(text, language) };
  });
  const groups = tokenizeQuery(query, [...new Set(read.map(({ language }) => language))]);
  const words = groups.map((terms) => ({
    terms,
    found: read.filter(({ counts }) => terms.some((term) => counts.has(term))).length,
  }));
  const { asked } = weighWords(words, { total: pieces.length, share: 1 });
  return read.map(({ counts, total }) => {
    const long = 1 - bm25.b + (bm25.b * total) / bm25.usualWords;
    return asked.reduce((sum, word) => {
      const times = word.terms.reduce((all, term) => all + (counts.get(term) ?? 0), 0);
      return sum + (word.weight * times * (bm25.k1 + 1)) / (times + bm25.k1 * long);
    }, 0);
  });
}

function countTerms(text: string, language: string | null) {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { term, position } of tokenize(text, language)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
    total = Math.max(total, position);
  }
  return { counts, total };
}

function takeFewOfEach<T extends PagePiece>(ranked: readonly T[]): T[] {
  const taken = new Map<number, number>();
  return ranked.filter(({ page }) => {
    const before = taken.get(page) ?? 0;
    taken.set(page, before + 1);
    return before < perPage;
  });
}

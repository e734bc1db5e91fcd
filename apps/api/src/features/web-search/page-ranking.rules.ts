import { giveWay } from "../../platform/give-way.ts";
import { detectLanguage } from "@footnote/lexicon/language";
import { bm25, minorFactor, weighTerms } from "../retrieval/ranking.rules.ts";
import { countQueryWords, tokenize } from "../retrieval/tokenization.rules.ts";

/** A part of a web page. `page` is the index of the page in the engine's results. */
export type Excerpt = { readonly page: number; readonly text: string };

const excerptsAtOnce = 10;
/** How many excerpts of one page are returned at most. */
const excerptsPerPage = 3;

/** The bonus of an excerpt of the engine's first page; half of it for the second, a third for the third. */
const firstPageBonus = 0.3;

/**
 * Ranks excerpts by their relevance to the query, best first: by BM25, with a bonus for the engine's order of the pages.
 * Returns only the best few of each page.
 */
export async function rankExcerpts<T extends Excerpt>(
  query: string,
  excerpts: readonly T[],
  limit: number,
): Promise<T[]> {
  const scores = await scoreByTerms(query, excerpts);
  const scored = excerpts.map((excerpt, index) => {
    const bonus = 1 + firstPageBonus / (excerpt.page + 1);
    return { excerpt, score: (scores[index] ?? 0) * bonus };
  });
  const ranked = scored.toSorted((a, b) => b.score - a.score || a.excerpt.page - b.excerpt.page);
  return takeBestOfEachPage(ranked.map(({ excerpt }) => excerpt)).slice(0, limit);
}

/** Scores by BM25, with the excerpts themselves as the corpus. */
async function scoreByTerms(query: string, excerpts: readonly Excerpt[]): Promise<number[]> {
  const read: ReturnType<typeof readExcerpt>[] = [];
  for (const excerpt of excerpts) {
    read.push(readExcerpt(excerpt));
    // Five pages can have thousands: others get their turn between them.
    if (read.length % excerptsAtOnce === 0) await giveWay();
  }
  const averageLength = read.reduce((sum, { total }) => sum + total, 0) / Math.max(1, read.length);
  const words = countQueryWords(query, [...new Set(read.map(({ language }) => language))]);
  const terms = words.map(({ forms, count, minor }) => ({
    forms,
    count,
    factor: minor ? minorFactor : 1,
    chunks: read.filter(({ counts }) => forms.some((form) => counts.has(form))).length,
  }));
  const { queryTerms } = weighTerms(terms, { total: excerpts.length });
  return read.map(({ counts, total }) => {
    const length = 1 - bm25.b + (bm25.b * total) / averageLength;
    return queryTerms.reduce((sum, { forms, weight }) => {
      const frequency = forms.reduce((all, form) => all + (counts.get(form) ?? 0), 0);
      return sum + (weight * frequency * (bm25.k1 + 1)) / (frequency + bm25.k1 * length);
    }, 0);
  });
}

function readExcerpt({ text }: Excerpt) {
  const language = detectLanguage([text]);
  return { language, ...countTerms(text, language) };
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

function takeBestOfEachPage<T extends Excerpt>(ranked: readonly T[]): T[] {
  const taken = new Map<number, number>();
  return ranked.filter(({ page }) => {
    const before = taken.get(page) ?? 0;
    taken.set(page, before + 1);
    return before < excerptsPerPage;
  });
}

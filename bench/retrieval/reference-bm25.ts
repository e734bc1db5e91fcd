import { tokenize } from "../../apps/api/src/features/retrieval/tokenization.rules.ts";
import { detectLanguage } from "../../packages/lexicon/src/language.ts";
import type { BenchDocument } from "./collection.ts";

/** The usual values of Okapi BM25. They are never chosen on a collection. */
const k1 = 1.2;
const b = 0.75;

type Posting = { readonly document: number; readonly frequency: number };

/** Ranks ids of documents for a query, the best first. */
export type Ranking = (query: string) => string[];

/**
 * Indexes whole documents for exact Okapi BM25: every document with a term of the query is scored, with the collection's
 * average length, and a term that the query repeats counts as often. The terms are the product's own, so that a
 * difference to the product is one of ranking.
 */
export function openReferenceBm25(documents: readonly BenchDocument[]): Ranking {
  const languages = new Set<string | null>();
  const postings = new Map<string, Posting[]>();
  const lengths = documents.map(({ title, text }, document) => {
    const language = detectLanguage([text]);
    languages.add(language);
    const terms = tokenize(`${title}\n${text}`, language).map(({ term }) => term);
    for (const [term, frequency] of countTerms(terms)) {
      const own = postings.get(term) ?? [];
      own.push({ document, frequency });
      postings.set(term, own);
    }
    return terms.length;
  });
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (query) => {
    const scores = new Map<number, number>();
    for (const [term, repeated] of countQueryTerms(query, languages)) {
      const own = postings.get(term) ?? [];
      const idf = Math.log(1 + (documents.length - own.length + 0.5) / (own.length + 0.5));
      for (const { document, frequency } of own) {
        const length = (lengths[document] ?? 0) / averageLength;
        const saturated = (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * length));
        scores.set(document, (scores.get(document) ?? 0) + repeated * idf * saturated);
      }
    }
    return [...scores]
      .toSorted(([, a], [, other]) => other - a)
      .map(([document]) => documents[document]?.id ?? "");
  };
}

/** The terms of a query in each of the languages; a form that several languages share counts once. */
function countQueryTerms(
  query: string,
  languages: ReadonlySet<string | null>,
): Map<string, number> {
  const all = [...languages].map((language) =>
    countTerms(tokenize(query, language).map(({ term }) => term)),
  );
  const counts = new Map<string, number>();
  for (const [term, count] of all.flatMap((one) => [...one])) {
    counts.set(term, Math.max(count, counts.get(term) ?? 0));
  }
  return counts;
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

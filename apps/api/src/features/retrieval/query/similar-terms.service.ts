import { editDistance } from "@footnote/lexicon/edit-distance";
import type { TenantSql } from "../../../platform/database/tenant.ts";
import { selectTermsLike } from "../retrieval.repo.ts";

/** A term of an organization and how many of its chunks contain it. */
export type KnownTerm = { readonly term: string; readonly chunks: number };

/** The terms similar to each of some terms that occur nowhere. */
export type SimilarTerms = Map<string, readonly KnownTerm[]>;

/** A longer text is pasted, and finding the similar terms of one takes about as long as a search. */
const correctedMax = 6;

/**
 * Finds for terms that no chunk of an organization contains those terms that do and may have been meant. `known` remembers
 * what was found before.
 */
export async function findSimilarTerms(
  sql: TenantSql,
  organizationId: string,
  { unknown, known = new Map() }: { unknown: readonly string[]; known?: SimilarTerms },
): Promise<SimilarTerms> {
  const wanted = [...new Set(unknown)].filter(canBeMisspelt).slice(0, correctedMax);
  const found: SimilarTerms = new Map();
  for (const term of wanted) {
    const similar =
      known.get(term) ?? findNearest(term, await selectTermsLike(sql, organizationId, term));
    known.set(term, similar);
    if (similar.length > 0) found.set(term, similar);
  }
  return found;
}

/** A shorter word is similar to too many others; a code or a number is not a word. */
function canBeMisspelt(term: string): boolean {
  return /^\p{L}{4,30}$/u.test(term);
}

const longWord = 9;
const similarMax = 4;

/** Returns the most frequent of the terms that the fewest slips of the keyboard make: one, or two in a long word. */
function findNearest(term: string, known: readonly KnownTerm[]): KnownTerm[] {
  const limit = term.length >= longWord ? 2 : 1;
  const near = known
    .map((one) => ({ one, distance: editDistance(term, one.term, limit) }))
    .filter(({ distance }) => distance <= limit);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ one }) => one)
    .toSorted((a, b) => b.chunks - a.chunks)
    .slice(0, similarMax);
}

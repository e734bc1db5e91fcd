import { editDistance } from "@footnote/lexicon/edit-distance";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { selectTermCounts, selectTermsLike } from "../retrieval/indexing.service.ts";
import type { TermCounts } from "./line-features.rules.ts";

type Known = { readonly term: string; readonly chunks: number };

/** The terms similar to each of some terms that occur nowhere. */
export type SimilarTerms = Map<string, readonly Known[]>;

/**
 * In how many chunks of an organization the terms occur, and for terms that occur in none the similar terms that do. The
 * term "" counts the chunks themselves. `similarTo` remembers the similar terms for the next count: finding them reads thousands of terms.
 */
export async function countTerms(
  sql: TenantSql,
  organizationId: string,
  terms: readonly string[],
  similarTo: SimilarTerms = new Map(),
): Promise<TermCounts> {
  const of = await selectTermCounts(sql, organizationId, ["", ...terms]);
  const similar = new Map<string, readonly string[]>();
  for (const term of new Set(terms)) {
    if (of.has(term) || !canBeMisspelt(term)) continue;
    const known =
      similarTo.get(term) ?? findNearest(term, await selectTermsLike(sql, organizationId, term));
    similarTo.set(term, known);
    if (known.length === 0) continue;
    similar.set(
      term,
      known.map((one) => one.term),
    );
    for (const one of known) of.set(one.term, one.chunks);
  }
  return { total: of.get("") ?? 0, of, similar };
}

/** A shorter word is similar to too many others; a code or a number is not a word. */
function canBeMisspelt(term: string): boolean {
  return /^\p{L}{4,30}$/u.test(term);
}

const longWord = 9;

const similarMax = 4;

/** Returns the most frequent of the terms that the fewest slips of the keyboard make: one, or two in a long word. */
function findNearest(term: string, known: readonly Known[]): Known[] {
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

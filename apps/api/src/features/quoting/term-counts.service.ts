import { editDistance } from "@footnote/lexicon/edit-distance";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { selectTermCounts, selectTermsLike } from "../retrieval/indexing.service.ts";
import type { TermCounts } from "./line-features.rules.ts";

type Known = { readonly term: string; readonly chunks: number };

/** The term similar to each of some terms that occur nowhere; undefined if there is none. */
export type SimilarTerms = Map<string, Known | undefined>;

/**
 * In how many chunks of an organization the terms occur, and for terms that occur in none the similar term that does. The
 * term "" counts the chunks themselves. `similarTo` remembers the similar terms for the next count: finding one reads thousands of terms.
 */
export async function countTerms(
  sql: TenantSql,
  organizationId: string,
  terms: readonly string[],
  similarTo: SimilarTerms = new Map(),
): Promise<TermCounts> {
  const of = await selectTermCounts(sql, organizationId, ["", ...terms]);
  const similar = new Map<string, string>();
  for (const term of new Set(terms)) {
    if (of.has(term) || !canBeMisspelt(term)) continue;
    if (!similarTo.has(term)) {
      similarTo.set(term, findNearest(term, await selectTermsLike(sql, organizationId, term)));
    }
    const nearest = similarTo.get(term);
    if (!nearest) continue;
    similar.set(term, nearest.term);
    of.set(nearest.term, nearest.chunks);
  }
  return { total: of.get("") ?? 0, of, similar };
}

/** A shorter word is similar to too many others; a code or a number is not a word. */
function canBeMisspelt(term: string): boolean {
  return /^\p{L}{4,30}$/u.test(term);
}

const longWord = 9;

/** Returns the term that one slip of the keyboard makes from the known one, two in a long word. */
function findNearest(term: string, known: readonly Known[]): Known | undefined {
  const limit = term.length >= longWord ? 2 : 1;
  return known
    .map((one) => ({ one, distance: editDistance(term, one.term, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || b.one.chunks - a.one.chunks)[0]?.one;
}

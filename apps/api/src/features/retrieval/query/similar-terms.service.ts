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
    const similar = known.get(term) ?? (await findNearest(sql, organizationId, term));
    known.set(term, similar);
    if (similar.length > 0) found.set(term, similar);
  }
  return found;
}

/** A shorter word resembles too many others; a code or a number is not a word. */
function canBeMisspelt(term: string): boolean {
  return /^\p{L}{4,30}$/u.test(term);
}

const longWord = 9;
const similarMax = 4;

/** Returns the most frequent of the terms that the fewest slips of the keyboard make: one, or two in a long word. */
async function findNearest(
  sql: TenantSql,
  organizationId: string,
  term: string,
): Promise<KnownTerm[]> {
  const slips = term.length >= longWord ? 2 : 1;
  const patterns = listIntactParts(term, slips);
  const compared = await selectTermsLike(sql, organizationId, {
    term,
    patterns,
    lengthDifference: slips,
  });
  const near = compared
    .map((one) => ({ one, distance: editDistance(term, one.term, slips) }))
    .filter(({ distance }) => distance <= slips);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ one }) => one)
    .slice(0, similarMax);
}

/**
 * The `like` patterns of what so many slips leave as it is: one leaves the beginning or the end, two leave the beginning,
 * the middle or the end.
 */
function listIntactParts(term: string, slips: number): string[] {
  // The letter between the parts is in none of them, so that two swapped letters touch only one.
  const length = Math.floor((term.length - slips) / (slips + 1));
  const middle = term.slice(length + 1, -length - 1);
  const ends = [`${term.slice(0, length)}%`, `%${term.slice(-length)}`];
  return slips === 1 ? ends : [...ends, `%${middle}%`];
}

import { supportsDate } from "./dates.rules.ts";
import type { ClaimFacts, Source } from "./claim-facts.rules.ts";
import type { NumberFact } from "./numbers.rules.ts";
import { holdsQuote } from "./quotations.rules.ts";

/**
 * How a passage bears out a claim: `against` when a fact of it differs, `grey` when words alone do not settle it. `score`
 * compares passages for one claim.
 */
export type Support = {
  readonly verdict: "supported" | "grey" | "not_supported" | "against";
  readonly score: number;
};

/** Shares of a claim's words that a passage must hold, set by hand and measured by `bench/answers`. */
export const overlaps = { supported: 0.6, grey: 0.34 };

/** Fewer words may stand anywhere by chance. */
const wordsOfQuote = 3;

export function judgeSupport(claim: ClaimFacts, source: Source): Support {
  const facts = [
    ...claim.numbers.map((number) => source.numbers.some((other) => sameNumber(number, other))),
    ...claim.dates.map((date) => source.dates.some((other) => supportsDate(other, date))),
    ...claim.quotes.map((parts) => holdsQuote(source.flat, parts)),
  ];
  const missing = facts.filter((found) => !found).length;
  const { share, denied } = nearest(claim, source);
  const names = claim.names.map((forms) => stands(forms, source.terms));
  const namesMissing = names.filter((found) => !found).length;
  const found = facts.length - missing;
  const score = share + 0.2 * (found - missing) + 0.1 * (names.length - 2 * namesMissing);
  if (missing === 0 && isQuoted(claim, source)) return { verdict: "supported", score };
  return {
    verdict: decide({ claim, source, share, denied, facts, missing, names, namesMissing }),
    score,
  };
}

/** What is said in the passage's own words needs no weighing of them. */
function isQuoted({ words, flat }: ClaimFacts, source: Source): boolean {
  return words.length >= wordsOfQuote && holdsQuote(source.flat, [flat]);
}

function decide(seen: {
  claim: ClaimFacts;
  source: Source;
  share: number;
  denied: boolean;
  facts: readonly boolean[];
  missing: number;
  names: readonly boolean[];
  namesMissing: number;
}): Support["verdict"] {
  const { claim, share, facts, missing, names, namesMissing } = seen;
  if (missing > 0) return "against";
  // In another language than the passage only facts can be compared.
  const foreign =
    claim.language !== null &&
    seen.source.language !== null &&
    claim.language !== seen.source.language;
  const anchored = facts.length + names.length - namesMissing > 0;
  if (foreign && share < overlaps.supported) return anchored ? "grey" : "not_supported";
  if (share < overlaps.grey) return anchored && namesMissing === 0 ? "grey" : "not_supported";
  if (seen.denied) return "grey";
  if (namesMissing > 0)
    return namesMissing === names.length && names.length > 1 ? "not_supported" : "grey";
  return share >= overlaps.supported ? "supported" : "grey";
}

/** How much of the claim stands together, in three sentences that follow each other; and whether they say the opposite. */
function nearest(claim: ClaimFacts, source: Source): { share: number; denied: boolean } {
  if (claim.words.length === 0) return { share: 1, denied: false };
  const hits = claim.words.map((forms) =>
    source.sentences.map(({ terms }) => stands(forms, terms)),
  );
  let best = 0;
  let closest = { at: 0, hits: -1 };
  for (const at of source.sentences.keys()) {
    const inWindow = hits.filter((found) => found[at - 1] || found[at] || found[at + 1]).length;
    const here = hits.filter((found) => found[at]).length;
    best = Math.max(best, inWindow / claim.words.length);
    if (here > closest.hits) closest = { at, hits: here };
  }
  const inAll = claim.words.filter((forms) => stands(forms, source.terms)).length;
  const said = source.sentences[closest.at]?.denies ?? false;
  // The sentence before may hold the "not" of a claim that sums up two.
  const saidNear = said || (source.sentences[closest.at - 1]?.denies ?? false);
  const denied = claim.denies ? !saidNear : said;
  return { share: Math.max(best, (0.8 * inAll) / claim.words.length), denied };
}

function stands(forms: readonly string[], terms: ReadonlySet<string>): boolean {
  if (forms.some((form) => terms.has(form))) return true;
  return forms.some((form) => form.length >= 6 && terms.values().some((term) => akin(form, term)));
}

/** Words of one family share a beginning: "lighthouse" and "lighthouses", "Verwaltung" and "verwalten". */
function akin(form: string, term: string): boolean {
  const shared = Math.max(5, Math.floor(0.75 * Math.max(form.length, term.length)));
  return term.length >= 5 && form.slice(0, shared) === term.slice(0, shared);
}

function sameNumber(claimed: NumberFact, other: NumberFact): boolean {
  const equal = claimed.values.some((value, at) =>
    other.values.some(
      (one, place) =>
        nearlyEqual(value, one) ||
        isRounded(
          { value, step: claimed.steps[at] ?? 1, about: claimed.about },
          { value: one, step: other.steps[place] ?? 1 },
        ),
    ),
  );
  return (
    equal && (claimed.unit === undefined || other.unit === undefined || claimed.unit === other.unit)
  );
}

/** Figures that a rounded number must keep, and one that is said to be rounded. */
const figuresKept = { plain: 3, about: 2 };

/** Whether a claim gives another number rounded: 1,608.29 of 1,608.294, "about 12,000" of 12,400. */
function isRounded(
  { value, step, about }: { value: number; step: number; about: boolean },
  exact: { value: number; step: number },
): boolean {
  let place = step;
  // Noughts at the end may be meant exactly, unless the claim says otherwise.
  while (about && value !== 0 && Number.isInteger(value / (place * 10))) place *= 10;
  const figures = Math.floor(Math.log10(Math.abs(value) / place) + 1e-9) + 1;
  return (
    exact.step < place &&
    figures >= (about ? figuresKept.about : figuresKept.plain) &&
    Math.abs(value - exact.value) <= (place / 2) * (1 + 1e-9)
  );
}

function nearlyEqual(a: number, b: number): boolean {
  // Scales and percents leave noise in the sixteenth digit; sums of money may differ in the eleventh.
  return Math.abs(a - b) <= 1e-13 * Math.max(Math.abs(a), Math.abs(b));
}

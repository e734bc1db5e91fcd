import { supportsDate } from "./dates.rules.ts";
import type { ClaimFacts, Source } from "./claim-facts.rules.ts";
import type { NumberFact } from "./numbers.rules.ts";
import { holdsQuote } from "./quotations.rules.ts";

/**
 * How far a passage supports a claim: `against` if a fact differs, `grey` if the words alone do not decide. `score` compares
 * passages for one claim.
 */
export type Support = {
  readonly verdict: "supported" | "grey" | "not_supported" | "against";
  readonly score: number;
};

/** The shares of a claim's words that a passage must contain, set by hand and measured by `bench/answers`. */
export const overlaps = { supported: 0.6, grey: 0.34 };

/** Fewer words may occur by chance. */
const wordsOfQuote = 3;

export function judgeSupport(claim: ClaimFacts, source: Source): Support {
  const facts = [
    ...claim.numbers.map((number) => source.numbers.some((other) => sameNumber(number, other))),
    ...claim.dates.map((date) => source.dates.some((other) => supportsDate(other, date))),
    ...claim.quotes.map((parts) => holdsQuote(source.flat, parts)),
  ];
  const missing = facts.filter((found) => !found).length;
  const { share, denied } = nearest(claim, source);
  const names = claim.names.map((forms) => isContained(forms, source.terms));
  const namesMissing = names.filter((found) => !found).length;
  const found = facts.length - missing;
  const score = share + 0.2 * (found - missing) + 0.1 * (names.length - 2 * namesMissing);
  if (missing === 0 && isQuoted(claim, source)) return { verdict: "supported", score };
  return {
    verdict: decide({ claim, source, share, denied, facts, missing, names, namesMissing }),
    score,
  };
}

/** A claim in the passage's own words needs no comparison of terms. */
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
  // Across languages, only facts can be compared.
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

/** Returns the share of the claim within three consecutive sentences, and whether they say the opposite. */
function nearest(claim: ClaimFacts, source: Source): { share: number; denied: boolean } {
  if (claim.words.length === 0) return { share: 1, denied: false };
  const hits = claim.words.map((forms) =>
    source.sentences.map(({ terms }) => isContained(forms, terms)),
  );
  let best = 0;
  let closest = { at: 0, hits: -1 };
  for (const at of source.sentences.keys()) {
    const inWindow = hits.filter((found) => found[at - 1] || found[at] || found[at + 1]).length;
    const here = hits.filter((found) => found[at]).length;
    best = Math.max(best, inWindow / claim.words.length);
    if (here > closest.hits) closest = { at, hits: here };
  }
  const inAll = claim.words.filter((forms) => isContained(forms, source.terms)).length;
  const said = source.sentences[closest.at]?.denies ?? false;
  // The sentence before may contain the "not" of a claim that sums up two sentences.
  const saidNear = said || (source.sentences[closest.at - 1]?.denies ?? false);
  const denied = claim.denies ? !saidNear : said;
  return { share: Math.max(best, (0.8 * inAll) / claim.words.length), denied };
}

function isContained(forms: readonly string[], terms: ReadonlySet<string>): boolean {
  if (forms.some((form) => terms.has(form))) return true;
  return forms.some(
    (form) => form.length >= 6 && terms.values().some((term) => isSameFamily(form, term)),
  );
}

/** Words of one family share a prefix: "lighthouse" and "lighthouses", "Verwaltung" and "verwalten". */
function isSameFamily(form: string, term: string): boolean {
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

/** The significant figures that a rounded number must keep: without and with a word like "about". */
const figuresKept = { plain: 3, about: 2 };

/** Returns whether a claim rounds another number: 1,608.29 for 1,608.294, "about 12,000" for 12,400. */
function isRounded(
  { value, step, about }: { value: number; step: number; about: boolean },
  exact: { value: number; step: number },
): boolean {
  let place = step;
  // Trailing zeros may be exact, unless the claim says otherwise.
  while (about && value !== 0 && Number.isInteger(value / (place * 10))) place *= 10;
  const figures = Math.floor(Math.log10(Math.abs(value) / place) + 1e-9) + 1;
  return (
    exact.step < place &&
    figures >= (about ? figuresKept.about : figuresKept.plain) &&
    Math.abs(value - exact.value) <= (place / 2) * (1 + 1e-9)
  );
}

function nearlyEqual(a: number, b: number): boolean {
  // Scales and percentages leave noise in the sixteenth digit; sums of money may differ in the eleventh.
  return Math.abs(a - b) <= 1e-13 * Math.max(Math.abs(a), Math.abs(b));
}

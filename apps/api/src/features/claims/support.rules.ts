import { tokenize, tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import { contentWords } from "./content-words.rules.ts";
import { bearsOut, type DateFact, readDates } from "./dates.rules.ts";
import { isSureNumber, type NumberFact, readNumbers } from "./numbers.rules.ts";
import { flattenSource, holdsQuote, readQuotes } from "./quotations.rules.ts";
import { splitSentences } from "./sentences.rules.ts";
import { isStopWord, segmentWords } from "./stop-words.rules.ts";

/** What a claim says that can be looked for in a passage. */
export type Claimed = {
  readonly language: string | null;
  /** The terms of its words with a meaning of their own; each word's alternatives together. */
  readonly words: readonly (readonly string[])[];
  readonly names: readonly (readonly string[])[];
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly DateFact[];
  /** Each as its parts, between which something is left out. */
  readonly quotes: readonly (readonly string[])[];
  readonly denies: boolean;
};

/** A passage made ready for claims to be looked for in it. */
export type Source = {
  readonly language: string | null;
  readonly sentences: readonly { readonly terms: ReadonlySet<string>; readonly denies: boolean }[];
  /** Terms of all of it with its file's name and its headings. */
  readonly terms: ReadonlySet<string>;
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly DateFact[];
  readonly flat: string;
};

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

export function readClaim(text: string, language: string | null): Claimed {
  const { quotes, said } = readQuotes(text);
  // What is quoted is looked up letter by letter: half a number, where a quotation begins, is no number of the claim.
  const { dates, rest } = readDates(said);
  const words = [...contentWords(rest, language)];
  const lettered = words.filter(({ surface }) => !/\p{N}/u.test(surface));
  return {
    language,
    words: lettered.map(({ surface }) => askedTermsOf(surface, language)),
    names: namesIn(text, language).map((name) => askedTermsOf(name, language)),
    numbers: readNumbers(rest).filter(isSureNumber),
    dates,
    quotes,
    denies: denies(text),
  };
}

export function readSource(
  passage: { text: string; filename: string; headings: readonly string[] },
  language: string | null,
): Source {
  const context = [passage.filename.replace(/\.[^.]+$/, ""), ...passage.headings].join("\n");
  const whole = `${context}\n${passage.text}`;
  const sentences = splitSentences(passage.text).map((sentence) => ({
    terms: new Set(termsOf(sentence, language)),
    denies: denies(sentence),
  }));
  const terms = new Set([
    ...sentences.flatMap((one) => [...one.terms]),
    ...termsOf(context, language),
  ]);
  const { dates } = readDates(whole);
  return {
    language,
    sentences,
    terms,
    numbers: readNumbers(whole),
    dates,
    flat: flattenSource(whole),
  };
}

export function judgeSupport(claim: Claimed, source: Source): Support {
  const facts = [
    ...claim.numbers.map((number) => source.numbers.some((other) => sameNumber(number, other))),
    ...claim.dates.map((date) => source.dates.some((other) => bearsOut(other, date))),
    ...claim.quotes.map((parts) => holdsQuote(source.flat, parts)),
  ];
  const missing = facts.filter((found) => !found).length;
  const { share, denied } = nearest(claim, source);
  const names = claim.names.map((forms) => stands(forms, source.terms));
  const namesMissing = names.filter((found) => !found).length;
  const found = facts.length - missing;
  const score = share + 0.2 * (found - missing) + 0.1 * (names.length - 2 * namesMissing);
  return {
    verdict: decide({ claim, source, share, denied, facts, missing, names, namesMissing }),
    score,
  };
}

function decide(seen: {
  claim: Claimed;
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
function nearest(claim: Claimed, source: Source): { share: number; denied: boolean } {
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
  const equal = claimed.values.some((value) => other.values.some((one) => nearlyEqual(value, one)));
  return (
    equal && (claimed.unit === undefined || other.unit === undefined || claimed.unit === other.unit)
  );
}

function nearlyEqual(a: number, b: number): boolean {
  // Scales and percents leave noise in the sixteenth digit; sums of money may differ in the eleventh.
  return Math.abs(a - b) <= 1e-13 * Math.max(Math.abs(a), Math.abs(b));
}

function termsOf(text: string, language: string | null): string[] {
  return tokenize(text, language).map(({ term }) => term);
}

/** A Chinese word is borne out by its pairs of characters: one of them alone stands in nearly any text. */
function askedTermsOf(text: string, language: string | null): string[] {
  return tokenizeQuery(text, [language]).flat();
}

/** Words with a capital that is not the sentence's; German writes every noun with one. */
function namesIn(text: string, language: string | null): string[] {
  if (language === "de") return [];
  return Array.from(segmentWords(text)).flatMap(({ word, start, end }) => {
    const surface = text.slice(start, end);
    const opens = /(?:^|[.!?:;])[\s"“„«(]*$/u.test(text.slice(0, start));
    const name = !opens && /^\p{Lu}\p{L}/u.test(surface) && !isStopWord(word, language);
    return name ? [surface] : [];
  });
}

const negation =
  /\b(?:not|no|never|none|neither|nor|cannot|without|kein\p{L}*|nicht|nie|niemals|ohne|weder|pas|jamais|aucun\p{L}*|sans|nunca|ningun\p{L}*|ningún|non|nessun\p{L}*|senza|niet|geen|nooit)\b|n['’]t\b|(?<!\p{L})(?:не|нет|никогда|без)(?!\p{L})|[不没無无未]/iu;

function denies(text: string): boolean {
  return negation.test(text);
}

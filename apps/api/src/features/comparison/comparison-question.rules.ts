import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";
import type { Lexicon } from "@footnote/lexicon/types";
import { contentWords } from "../citations/content-words.rules.ts";
import { tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import { type Period, readPeriods } from "../citations/periods.rules.ts";

/** What a question about two documents asks for. */
const aspects = ["changed", "added", "removed", "raised", "lowered", "compared", "same"] as const;
export type Aspect = (typeof aspects)[number];

export type ComparisonQuestion = {
  readonly text: string;
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
  readonly asks: ReadonlySet<Aspect>;
  readonly periods: readonly Period[];
  /** The words that name documents or what is compared, each as its indexed forms. */
  readonly terms: readonly (readonly string[])[];
};

const patternsOf = perLanguage((lexicons: readonly Lexicon[]) =>
  aspects.map((aspect) => ({
    aspect,
    pattern: new RegExp(anyWordOf(lexicons.map(({ versions }) => versions[aspect])), "giu"),
  })),
);

/** No question about two documents has more: each is looked for in each of their lines. */
const wordsMax = 60;

/** Parses a question about differences; undefined if it asks for none and names fewer than two periods. */
export function readComparison(
  text: string,
  language: string | null,
): ComparisonQuestion | undefined {
  const patterns = patternsOf(language);
  const asks = new Set(
    patterns.flatMap(({ aspect, pattern }) => (text.search(pattern) >= 0 ? [aspect] : [])),
  );
  const periods = readPeriods(text, language);
  if (asks.size === 0 && periods.length < 2) return undefined;
  const rest = patterns.reduce((left, { pattern }) => left.replace(pattern, " "), text);
  const words = contentWords(rest, language)
    .take(wordsMax)
    .map(({ surface }) => surface)
    .toArray();
  const terms = words
    .filter((word) => readPeriods(`: ${word}`, language).length === 0)
    .flatMap((word) => tokenizeQuery(word, [...new Set([language, "en"])]));
  return { text, language, asks, periods, terms };
}

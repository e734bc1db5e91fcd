import { lexiconOf, perLanguage } from "@footnote/lexicon/lexicon";
import { listWords, matchAnyWord } from "@footnote/lexicon/match-words";

export type QueryContext = {
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
  /** The languages of the searched texts. */
  readonly textLanguages: readonly (string | null)[];
  readonly today: Date;
};

/** Writes a quarter and a fiscal year in one way: "2Q22", "Q2FY22" and "Q2'22" as "Q2 FY22" or "Q2 22". */
export function unifyPeriods(text: string): string {
  return text
    .replaceAll(/\b([1-4])Q\s?['’]?(\d{2}|\d{4})\b/giu, "Q$1 FY$2")
    .replaceAll(/\bQ([1-4])\s?['’]?(?:FY)?['’]?(\d{2}|\d{4})\b/giu, "Q$1 FY$2")
    .replaceAll(/\bFY\s?['’-]?(\d{2}|\d{4})\s?Q([1-4])\b/giu, "Q$2 FY$1")
    .replaceAll(/\bFY\s?['’-]\s?(\d{2})\b/giu, "FY$1");
}

const years = { first: 1950, last: 2099 };

/**
 * The ways to write the year that a word of a query means: "fy18" also finds "fy2018" and "2018", and "2018" finds "fy18".
 * Empty if the word is no year.
 */
export function listYearForms(word: string): string[] {
  const [, fiscal, digits = ""] = /^(fy)?(\d{4}|\d{2})$/.exec(word) ?? [];
  if (digits === "" || (digits.length === 2 && fiscal === undefined)) return [];
  // Two digits are a year of this century: "FY98" is rare, and "98" is found with it.
  const year = Number(digits.length === 2 ? `${Number(digits) > 60 ? 19 : 20}${digits}` : digits);
  if (year < years.first || year > years.last) return [];
  return [`${year}`, `fy${year}`, `fy${String(year).slice(2)}`];
}

/** The further words that texts may use for the periods of a query. */
export function listPeriodAlternatives(text: string, context: QueryContext): string[] {
  return [...listQuarters(text, context), ...listRelative(text, context)];
}

const quarterPatterns = perLanguage((lexicons) =>
  [0, 1, 2, 3].map((at) => matchAnyWord(lexicons.map((one) => one.periods.quarters[at] ?? ""))),
);

function listQuarters(text: string, { language, textLanguages }: QueryContext): string[] {
  const known = lexiconOf(language) ? language : "en";
  return [1, 2, 3, 4].flatMap((quarter) => {
    const spelt = quarterPatterns(known)[quarter - 1]?.test(text) ?? false;
    const signed = new RegExp(`\\bQ${quarter}\\b`, "iu").test(text);
    if (!spelt && !signed) return [];
    const year = /\b(?:FY)?(?:20)?(\d{2})\b/iu.exec(text)?.[1];
    const compact = year === undefined ? [] : [`${quarter}Q${year}`, `${quarter}Q20${year}`];
    return [...(spelt ? [`Q${quarter}`] : speltQuarters(quarter, textLanguages)), ...compact];
  });
}

/** How texts in these languages spell a quarter. */
function speltQuarters(quarter: number, languages: readonly (string | null)[]): string[] {
  return languages.flatMap((language) => {
    const [usual] = listWords(lexiconOf(language)?.periods.quarters[quarter - 1] ?? "");
    return usual === undefined ? [] : [usual.replaceAll("_", " ")];
  });
}

const steps = { last: -1, current: 0, next: 1 } as const;
const relativePatterns = perLanguage((lexicons) =>
  (["year", "quarter", "month"] as const).flatMap((unit) =>
    (["last", "current", "next"] as const).map((which) => ({
      unit,
      step: steps[which],
      pattern: matchAnyWord(lexicons.map((one) => one.periods[unit][which])),
    })),
  ),
);

/** "Last quarter" as the quarter and the year that it was, counted from today. */
function listRelative(text: string, { language, today }: QueryContext): string[] {
  const known = lexiconOf(language) ? (language ?? "en") : "en";
  return relativePatterns(known).flatMap(({ unit, step, pattern }) => {
    if (!pattern.test(text)) return [];
    if (unit === "year") return [String(today.getFullYear() + step)];
    const months = unit === "quarter" ? 3 * step : step;
    const at = new Date(today.getFullYear(), today.getMonth() + months, 1);
    const year = String(at.getFullYear());
    if (unit === "quarter") return [`Q${Math.floor(at.getMonth() / 3) + 1}`, year];
    return [at.toLocaleDateString(known, { month: "long" }), year];
  });
}

import { longMonthsOf } from "@footnote/lexicon/calendar";
import { perLanguage } from "@footnote/lexicon/lexicon";
import { listWords } from "@footnote/lexicon/match-words";
import { readDates } from "./dates.rules.ts";

/** A year, a quarter, a month or a day, as far as a text gives it. */
export type Period = {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
  /** The months of a quarter. */
  readonly months: readonly number[] | undefined;
};

type Found = Period & { readonly at: number };

const nothing: Period = { year: undefined, month: undefined, day: undefined, months: undefined };

const year = /(?<![\p{L}\p{N}.,€$£-])(?:19|20)\d\d(?![\p{L}\p{N}%€$£]|[.,]\d)/gu;
/** Chinese and Japanese write the sign for a year after its number. */
const yearSign = /(?:19|20)\d\d(?=\s?年)/gu;
const quarter = /(?<![\p{L}\p{N}])Q([1-4])(?!\p{N})/giu;

/** The names of months that stand alone ("in May"). One that is also another word counts only with a capital. */
const monthNames = perLanguage((all) => {
  const names = new Map<string, number>();
  for (const { language, grammar, ambiguousNumbers } of all) {
    if (!grammar.hasCapitals) continue;
    const ambiguous = new Set(listWords(ambiguousNumbers));
    for (const [name, number] of longMonthsOf(language)) {
      names.set(name.slice(0, 1).toUpperCase() + name.slice(1), number);
      if (!ambiguous.has(name)) names.set(name, number);
    }
  }
  return names;
});

/**
 * Returns the periods that a text names, in the order of the text. A month gets the year if only one is named, as in "from May
 * to September 2024"; unless `sharesYear` is false, since a longer text may mean a day of each year.
 */
export function readPeriods(
  text: string,
  language: string | null,
  { sharesYear = true } = {},
): Period[] {
  const plain = text.normalize("NFKC");
  const { dates, rest } = readDates(plain);
  const found = dates.map(({ surface, ...date }): Found => ({
    ...nothing,
    ...date,
    at: plain.indexOf(surface),
  }));
  const add = (surface: string, period: Partial<Period>) =>
    found.push({ ...nothing, ...period, at: plain.indexOf(surface) });
  for (const [surface] of [...rest.matchAll(year), ...rest.matchAll(yearSign)]) {
    add(surface, { year: Number(surface) });
  }
  for (const [surface, number] of rest.matchAll(quarter)) {
    const first = (Number(number) - 1) * 3 + 1;
    add(surface, { months: [first, first + 1, first + 2] });
  }
  for (const { 0: surface, index } of rest.matchAll(/\p{L}+/gu)) {
    const month = monthNames(language).get(surface);
    if (month !== undefined && index > 0) add(surface, { month });
  }
  const years = new Set(found.flatMap((one) => one.year ?? []));
  const [only] = sharesYear && years.size === 1 ? years : [];
  const dated = found
    .toSorted((a, b) => a.at - b.at)
    .map(({ year, month, day, months }): Period => ({ year: year ?? only, month, day, months }));
  return withoutRepeats(dated);
}

/** Removes a year alone where another period has it, and what is named twice. */
function withoutRepeats(dated: readonly Period[]): Period[] {
  const bare = (one: Period) => one.month === undefined && one.months === undefined;
  const kept = dated.filter(
    (one) => !bare(one) || !dated.some((other) => !bare(other) && other.year === one.year),
  );
  return [...new Map(kept.map((one) => [JSON.stringify(one), one])).values()];
}

/** Returns the periods in the name of a file: "minutes_2024-05-14", "20240514 report", "prices 2023". */
export function readNamePeriods(filename: string, language: string | null): Period[] {
  const stem = filename
    .replace(/\.[^.]+$/, "")
    .replace(
      /(?<!\d)((?:19|20)\d\d)[-_.]?(0[1-9]|1[0-2])[-_.]?([0-2]\d|3[01])(?!\d)/g,
      " $1-$2-$3 ",
    )
    .replace(/(?<!\d|\d-)((?:19|20)\d\d)[-_.](0[1-9]|1[0-2])(?![-\d])/g, " $1年$2月 ");
  return readPeriods(` ${stem.replace(/(?<!\d)[-_.]|[-_.](?!\d)|_/g, " ")}`, language);
}

/** Whether two periods may be the same: whatever both give is equal, and both give a year or a month. */
export function arePeriodsEqual(one: Period, other: Period): boolean {
  const equal = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined || a === b;
  const monthsOf = ({ month, months }: Period) => months ?? (month === undefined ? [] : [month]);
  const these = monthsOf(one);
  const those = monthsOf(other);
  const sameMonth =
    these.length === 0 || those.length === 0 || these.some((month) => those.includes(month));
  const comparable =
    (one.year !== undefined && other.year !== undefined) || (these.length > 0 && those.length > 0);
  return comparable && sameMonth && equal(one.year, other.year) && equal(one.day, other.day);
}

/** Orders periods by time; the later one is larger. A year alone begins with its first day. */
export function comparePeriods(one: Period, other: Period): number {
  return timeOf(one) - timeOf(other);
}

function timeOf({ year: of, month, months, day }: Period): number {
  return (of ?? 0) * 10_000 + (month ?? months?.[0] ?? 0) * 100 + (day ?? 0);
}

import { perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";
import {
  arePeriodsEqual,
  comparePeriods,
  type Period,
  readNamePeriods,
  readPeriods,
} from "../citations/periods.rules.ts";
import { isSameFamily, readNames } from "./document-families.rules.ts";

/** What is known of a document: its name, its headings and a text of it. */
export type DocumentExcerpt = {
  readonly filename: string;
  /** The headings above the text; none where the text begins the document. */
  readonly headings: readonly string[];
  readonly text: string;
};

const openingMax = 600;

/** Returns the period of a document: from its name, else its title, else the first in its first lines that has a year. */
export function findDocumentPeriod(
  { filename, headings, text }: DocumentExcerpt,
  language: string | null,
): Period | undefined {
  const inName = readNamePeriods(filename, language);
  if (inName.length > 0) return mostExact(inName);
  const title = readPeriods(headings[0] ?? "", language);
  if (title.length > 0) return mostExact(title);
  if (headings.length > 0) return undefined;
  const opening = readPeriods(text.slice(0, openingMax), language, { sharesYear: false });
  return opening.find(({ year }) => year !== undefined);
}

function mostExact(periods: readonly Period[]): Period | undefined {
  return (
    periods.find(({ day }) => day !== undefined) ??
    periods.find(({ month, months }) => (month ?? months) !== undefined) ??
    periods[0]
  );
}

const latest = perLanguage((all) => matchAnyWord(all.map((one) => one.versions.latest)));
const original = perLanguage((all) => matchAnyWord(all.map((one) => one.versions.original)));

/**
 * Scores how far each document is of the period that a question asks for: 1 where its name, title or date is of it, 0.5
 * where its text names it, -1 where a document of the same family matches better, and 0 where the question asks for no
 * period or nothing is known. "The latest" and "the original" are decided among the documents of a family.
 */
export function scorePeriods(
  question: string,
  language: string | null,
  documents: readonly DocumentExcerpt[],
): number[] {
  const asked = readPeriods(question, language);
  const periods = documents.map((one) => findDocumentPeriod(one, language));
  const names = documents.map((one) => readNames({ ...one, title: one.headings[0] }));
  const matches = documents.map(({ text }, at) => {
    const own = periods[at];
    if (own && asked.some((period) => arePeriodsEqual(period, own))) return 1;
    const said = asked.length > 0 ? readPeriods(text, language) : [];
    return said.some((one) => asked.some((period) => arePeriodsEqual(period, one))) ? 0.5 : 0;
  });
  if (asked.length > 0) return matches.map((score, at) => (isBeaten(at, matches) ? -1 : score));
  const direction = latest(language).test(question)
    ? 1
    : original(language).test(question)
      ? -1
      : 0;
  return documents.map((_, at) => (direction === 0 ? 0 : scoreAge(at, direction)));

  /** A sibling is of the asked period, and this document is of another one and does not mention it. */
  function isBeaten(at: number, scores: readonly number[]): boolean {
    if (scores[at] !== 0 || !periods[at]) return false;
    return siblingsOf(at).some((other) => scores[other] === 1);
  }

  function scoreAge(at: number, sign: 1 | -1): number {
    const own = periods[at];
    const others = siblingsOf(at).flatMap((other) => periods[other] ?? []);
    if (!own || others.length === 0) return 0;
    const order = others.map((other) => sign * comparePeriods(own, other));
    return order.some((one) => one < 0) ? -1 : order.some((one) => one > 0) ? 1 : 0;
  }

  function siblingsOf(at: number): number[] {
    const own = names[at];
    return names.flatMap((one, other) =>
      own && documents[other]?.filename !== documents[at]?.filename && isSameFamily(one, own)
        ? [other]
        : [],
    );
  }
}

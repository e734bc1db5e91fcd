import { readNumbers } from "../citations/numbers.rules.ts";
import { findDifferentKinds, readValues } from "./line-values.rules.ts";
import { type LinePair, measureSimilarity } from "./alignment.rules.ts";
import { areInSameSection, type DocumentLine } from "./document-lines.rules.ts";

type Asked = { readonly terms: readonly (readonly string[])[]; readonly language: string | null };

/** The weight of a term by where it is: in the line, in the line before or after, in the heading of the section. */
const nearness = { line: 1, neighbour: 0.6, section: 0.8 };
/** The share of that for a word of the same family: "month" for "monthly". */
const kinship = 0.7;
const shortestKin = 4;
/** The share of the asked terms that a line and what is around it must contain. */
const coverageMin = 0.45;
const linesMax = 12;
const bonus = { unit: 0.25, section: 0.2, similarity: 0.5 };

/** Finds the lines of two documents that say the same kind of thing about what is asked; undefined if one says nothing. */
export function findCorrespondingLines(
  asked: Asked,
  older: readonly DocumentLine[],
  newer: readonly DocumentLine[],
): LinePair | undefined {
  const weights = weighTerms(asked.terms, [...older, ...newer]);
  const newerLines = rateLines(asked, weights, newer);
  const pairs = rateLines(asked, weights, older).flatMap((one) =>
    newerLines.map((other) => ({
      older: one.line,
      newer: other.line,
      rating: one.rating + other.rating + relate(one.line, other.line, asked.language),
    })),
  );
  const [best] = pairs.toSorted((a, b) => b.rating - a.rating);
  return best && { older: best.older, newer: best.newer };
}

/** Rare terms weigh more; one that neither document contains does not count. */
function weighTerms(
  terms: readonly (readonly string[])[],
  lines: readonly DocumentLine[],
): number[] {
  return terms.map((forms) => {
    const holding = lines.filter((line) => shareOf(forms, line.terms) > 0).length;
    return holding === 0 ? 0 : Math.log(1 + lines.length / holding);
  });
}

function rateLines(
  { terms }: Asked,
  weights: readonly number[],
  lines: readonly DocumentLine[],
): { line: DocumentLine; rating: number }[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  return lines
    .map((line, at) => {
      const around = [lines[at - 1], lines[at + 1]].filter((one) => one?.section === line.section);
      const rating = terms.reduce((sum, forms, term) => {
        const share = Math.max(
          nearness.line * shareOf(forms, line.terms),
          nearness.section * shareOf(forms, line.sectionTerms),
          ...around.map((one) => nearness.neighbour * (one ? shareOf(forms, one.terms) : 0)),
        );
        return sum + share * (weights[term] ?? 0);
      }, 0);
      return { line, rating: rating / total };
    })
    .filter(({ rating }) => rating >= coverageMin)
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, linesMax);
}

/** Returns how surely lines contain a term: 1 where they do, less where they contain a word of its family. */
export function shareOfLines(forms: readonly string[], lines: readonly DocumentLine[]): number {
  return Math.max(
    0,
    ...lines.map((line) => Math.max(shareOf(forms, line.terms), shareOf(forms, line.sectionTerms))),
  );
}

function shareOf(forms: readonly string[], terms: ReadonlySet<string>): number {
  if (forms.some((form) => terms.has(form))) return 1;
  const isKin = forms.some((form) => terms.values().some((term) => areKin(form, term)));
  return isKin ? kinship : 0;
}

function areKin(form: string, term: string): boolean {
  const [short, long] = form.length < term.length ? [form, term] : [term, form];
  return short.length >= shortestKin && !/\p{N}/u.test(short) && long.startsWith(short);
}

/** How closely two lines are related: they have values of the same unit, are in sections of the same title, share words. */
function relate(one: DocumentLine, other: DocumentLine, language: string | null): number {
  const units = (line: DocumentLine) =>
    new Set(readNumbers(line.text, language).flatMap(({ unit }) => unit ?? []));
  return (
    (units(one).isDisjointFrom(units(other)) ? 0 : bonus.unit) +
    (areInSameSection(one, other) ? bonus.section : 0) +
    bonus.similarity * measureSimilarity(one, other)
  );
}

/**
 * Whether two lines give the same values for what is asked: false if one value differs as a whole, true if all are equal,
 * undefined if nothing can be compared or it is not clear.
 */
export function haveSameValues({ older, newer }: LinePair, asked: Asked): boolean | undefined {
  const forms = new Set(asked.terms.flat());
  const read = ({ text }: DocumentLine) => readValues(text, { forms, language: asked.language });
  const before = read(older);
  const after = read(newer);
  const shared = [...before].filter(([kind]) => after.has(kind));
  if (shared.length === 0) return undefined;
  if (findDifferentKinds(before, after).length > 0) return false;
  const isEqual = shared.every(
    ([kind, values]) => values.symmetricDifference(after.get(kind) ?? new Set()).size === 0,
  );
  return isEqual ? true : undefined;
}

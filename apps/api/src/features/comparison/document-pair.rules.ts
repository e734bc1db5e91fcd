import { isAmendment } from "./amendment.rules.ts";
import type { ComparisonQuestion } from "./comparison-question.rules.ts";
import { shareOfLines } from "./corresponding-lines.rules.ts";
import type { DocumentLine } from "./document-lines.rules.ts";
import { type DocumentNames, isSameFamily } from "./document-families.rules.ts";
import { arePeriodsEqual, comparePeriods, type Period } from "../citations/periods.rules.ts";

/** What identifies a document that a question may mean. */
export type DocumentProfile = {
  readonly documentId: string;
  readonly filename: string;
  readonly title: string;
  readonly names: DocumentNames;
  readonly period: Period | undefined;
  /** The terms of its name and title. */
  readonly terms: ReadonlySet<string>;
  /** How well a search for the question finds it, from 0 to 1. */
  readonly found: number;
};

export type DocumentPair = {
  readonly older: DocumentProfile;
  readonly newer: DocumentProfile;
  /** Whether they are versions of one document. */
  readonly isFamily: boolean;
};

type Rated = DocumentPair & { readonly rating: number };

/** Finds the two documents that a question compares; undefined if it names no two. */
export function findDocumentPair(
  question: ComparisonQuestion,
  documents: readonly DocumentProfile[],
): DocumentPair | undefined {
  const weights = question.terms.map((forms) => {
    const holding = documents.filter(({ terms }) => hasAny(terms, forms)).length;
    return holding === 0 ? 0 : Math.log(1 + documents.length / holding);
  });
  const rated = documents.flatMap((one, at) =>
    documents.slice(at + 1).flatMap((other) => {
      const rating = ratePair(question, { one, other, weights, documents });
      return rating === undefined ? [] : [{ ...orderPair(one, other), ...rating }];
    }),
  );
  return rated.reduce<Rated | undefined>(
    (best, pair) => (!best || pair.rating > best.rating ? pair : best),
    undefined,
  );
}

type Rating = {
  readonly one: DocumentProfile;
  readonly other: DocumentProfile;
  readonly weights: readonly number[];
  readonly documents: readonly DocumentProfile[];
};

const periodWeight = 3;
const foundWeight = 3;
const familyWeight = 2;
/** A document that the search does not find is meant if the question has this share of its name. */
const nameMin = 0.6;

function ratePair(
  question: ComparisonQuestion,
  { one, other, weights, documents }: Rating,
): { rating: number; isFamily: boolean } | undefined {
  const isFamily = isSameFamily(one.names, other.names);
  const sumOf = (holds: (forms: readonly string[]) => boolean) =>
    question.terms.reduce((sum, forms, at) => sum + (holds(forms) ? (weights[at] ?? 0) : 0), 0);
  const inOne = (forms: readonly string[]) => hasAny(one.terms, forms);
  const inOther = (forms: readonly string[]) => hasAny(other.terms, forms);
  const named = sumOf((forms) => inOne(forms) || inOther(forms));
  const onlyOne = sumOf((forms) => inOne(forms) && !inOther(forms));
  const onlyOther = sumOf((forms) => inOther(forms) && !inOne(forms));
  const periods = coverPeriods(question.periods, one, other);
  const isFound = one.found > 0 && other.found > 0;
  if (named === 0 && !isFound) return undefined;
  const isNamed = isFamily
    ? areVersionsNamed({ question, one, other, documents, named, periods }) ||
      (question.periods.length === 0 && onlyOne + onlyOther > 0 && named > onlyOne + onlyOther)
    : areDocumentsNamed(question, { onlyOne, onlyOther, periods });
  const isLikely =
    isFamily || [one, other].every((each) => each.found > 0 || nameShare(each) >= nameMin);
  if (!isNamed || !isLikely) return undefined;
  const found = foundWeight * (one.found + other.found);
  return {
    rating: named + periodWeight * periods + found + (isFamily ? familyWeight : 0),
    isFamily,
  };

  /** The share of the words of a name that the question contains. */
  function nameShare({ names, terms }: DocumentProfile): number {
    const said = question.terms.filter((forms) => hasAny(terms, forms)).length;
    return names.words.size === 0 ? 0 : said / names.words.size;
  }
}

/** Whether a question names two documents that are no versions of one: by their names, or by two periods to be compared. */
function areDocumentsNamed(
  { asks, periods: asked }: ComparisonQuestion,
  { onlyOne, onlyOther, periods }: { onlyOne: number; onlyOther: number; periods: number },
): boolean {
  // "Between February and May" alone compares nothing.
  if (periods === 2) return asks.size > 0;
  return onlyOne > 0 && onlyOther > 0 && asked.length === 0;
}

/** How many of the asked periods are those of the two documents: two only if each is of another one. */
function coverPeriods(
  asked: readonly Period[],
  one: DocumentProfile,
  other: DocumentProfile,
): number {
  const matches = ({ period }: DocumentProfile) =>
    asked.filter((wanted) => period && arePeriodsEqual(wanted, period));
  const these = matches(one);
  const those = matches(other);
  if (these.some((period) => those.some((two) => two !== period))) return 2;
  return these.length > 0 !== those.length > 0 ? 1 : 0;
}

const ofOnePeriod = ["changed", "added", "removed", "raised", "lowered"] as const;

/** Returns whether a question names two versions: by two periods, by one and a word of change, or as the only two. */
function areVersionsNamed({
  question: { periods: asked, asks },
  one,
  other,
  documents,
  named,
  periods,
}: Omit<Rating, "weights"> & {
  readonly question: ComparisonQuestion;
  readonly named: number;
  readonly periods: number;
}): boolean {
  if (periods === 2) return true;
  const isChange = ofOnePeriod.some((aspect) => asks.has(aspect));
  if (asked.length === 1) {
    const { older, newer } = orderPair(one, other);
    const wanted = asked[0];
    const isNewer = wanted && newer.period && arePeriodsEqual(wanted, newer.period);
    return isChange && named > 0 && isNewer === true && isNext(older, newer, documents);
  }
  const versions = documents.filter((each) => isSameFamily(each.names, one.names));
  return asked.length === 0 && named > 0 && asks.size > 0 && versions.length === 2;
}

/** Whether no version is between two versions. */
function isNext(
  older: DocumentProfile,
  newer: DocumentProfile,
  documents: readonly DocumentProfile[],
): boolean {
  return !documents.some(({ documentId, period, names }) => {
    if (!period || !older.period || !newer.period) return false;
    if (documentId === older.documentId || documentId === newer.documentId) return false;
    const between =
      comparePeriods(older.period, period) < 0 && comparePeriods(period, newer.period) < 0;
    return between && isSameFamily(names, newer.names);
  });
}

/** Orders two documents by their periods; an amendment is newer than what it changes. */
function orderPair(
  one: DocumentProfile,
  other: DocumentProfile,
): Pick<DocumentPair, "older" | "newer"> {
  const amends = isAmendment(one.filename, one.title);
  const otherAmends = isAmendment(other.filename, other.title);
  const order = one.period && other.period ? comparePeriods(one.period, other.period) : 0;
  const isNewer = amends === otherAmends ? order > 0 : amends;
  return isNewer ? { older: other, newer: one } : { older: one, newer: other };
}

function hasAny(terms: ReadonlySet<string>, forms: readonly string[]): boolean {
  return forms.some((form) => terms.has(form));
}

/**
 * The words of a question that say what is compared: neither name nor title of the two documents contains them, and both
 * texts do; or one of them, if no word is in both.
 */
export function findComparedTerms(
  { terms }: ComparisonQuestion,
  { older, newer }: DocumentPair,
  texts: readonly (readonly DocumentLine[])[],
): (readonly string[])[] {
  const others = terms.filter(
    (forms) => !hasAny(older.terms, forms) && !hasAny(newer.terms, forms),
  );
  const inTexts = others.map((forms) => texts.filter((lines) => shareOfLines(forms, lines) > 0));
  const most = Math.max(0, ...inTexts.map(({ length }) => length));
  return most === 0 ? [] : others.filter((_, at) => inTexts[at]?.length === most);
}

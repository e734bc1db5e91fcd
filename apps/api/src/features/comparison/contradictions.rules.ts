import { contentWords } from "../citations/content-words.rules.ts";
import type { Passage } from "../citations/answer.rules.ts";
import { tokenize, tokenizeQuery } from "../retrieval/tokenization.rules.ts";
import { measureSimilarity } from "./alignment.rules.ts";
import { scorePeriods } from "./document-dates.rules.ts";
import { areInSameSection, type DocumentLine, readLines } from "./document-lines.rules.ts";
import {
  findAskedUnit,
  findDifferentKinds,
  mayAskFor,
  type LineValues,
  readValues,
} from "./line-values.rules.ts";

/** The chosen sentences of one passage. */
type Chosen = { readonly passage: Passage; readonly sentences: readonly string[] };

type AskedQuestion = {
  readonly text: string;
  /** Of the question, ISO 639-1; null if unknown. */
  readonly language: string | null;
  /** Of the passages. */
  readonly textLanguage: string | null;
};

type Rated = {
  readonly line: DocumentLine;
  readonly values: LineValues;
  /** How much of the question the line and what is above it contain, from 0 to 1. */
  readonly coverage: number;
};

/** The weight of a term that is above the line: in its headings or the name of its file. */
const contextShare = 0.6;
/** What a line of another document must have of the question, compared with the chosen line. */
const coverageMin = { asked: 0.75, similar: 0.6 };
/** What two lines about one thing share of their words. */
const similarityMin = { anywhere: 0.4, sameSection: 0.25 };
const documentsMax = 3;

/**
 * Finds the lines of different documents that give different values for what a question asks for: the best chosen line, and
 * the line of each other document that corresponds to it; none if the documents agree. A document of another period than
 * the asked one does not contradict, nor does one outside the folder that the question names.
 */
export function findContradiction(
  question: AskedQuestion,
  chosen: readonly Chosen[],
  found: readonly Passage[],
): DocumentLine[] {
  const terms = readTerms(question);
  const forms = new Set(terms.flatMap((term) => term.forms));
  const [first] = chosen;
  if (!first) return [];
  const namesFolder = hasNamedFolder(first.passage);
  const passages = [...chosen.map(({ passage }) => passage), ...found].filter(
    (passage, at, all) =>
      passage.url === undefined &&
      passage.computation === undefined &&
      (!namesFolder || hasNamedFolder(passage)) &&
      all.findIndex(({ chunkId }) => chunkId === passage.chunkId) === at,
  );
  const { textLanguage } = question;
  const rateLines = (passage: Passage): Rated[] => {
    const context = contextOf(passage, textLanguage);
    return readLines([passage], textLanguage).flatMap((line) => {
      const values = readValues(line.text, { forms, language: textLanguage });
      return values.size > 0
        ? [{ line, values, coverage: rateCoverage(terms, line, context) }]
        : [];
    });
  };
  const quoted = new Set(first.sentences);
  const own = rateLines(first.passage).filter(({ line }) => quoted.has(line.text));
  const best = own.toSorted((a, b) => b.coverage - a.coverage)[0];
  if (!best) return [];
  const periods = scorePeriods(question.text, question.language, passages);
  const ownPeriod = periods[passages.indexOf(first.passage)] ?? 0;
  const names = findNames(terms, first.passage, textLanguage);
  const rivals = passages
    .filter(
      (passage, at) =>
        passage.documentId !== first.passage.documentId &&
        (periods[at] ?? 0) >= ownPeriod &&
        hasNames(names, passage, textLanguage),
    )
    .flatMap(rateLines)
    .flatMap((rival) => {
      const rating = rateContradiction(question, best, rival);
      return rating === undefined ? [] : [{ ...rival, rating }];
    })
    .toSorted((a, b) => b.rating - a.rating);
  const byDocument = new Map(
    rivals.toReversed().map(({ line }) => [line.passage.documentId, line]),
  );
  const others = [...byDocument.values()].slice(0, documentsMax - 1);
  return others.length === 0 ? [] : [best.line, ...others];
}

type Term = { readonly forms: readonly string[]; readonly isName: boolean };

function readTerms({ text, language, textLanguage }: AskedQuestion): Term[] {
  return [...contentWords(text, language)].flatMap(({ surface, first }) =>
    tokenizeQuery(surface, [...new Set([language, textLanguage])]).map((forms) => ({
      forms,
      isName: /\p{N}/u.test(surface) || (!first && /\p{Lu}/u.test(surface)),
    })),
  );
}

function rateCoverage(
  terms: readonly Term[],
  line: DocumentLine,
  context: ReadonlySet<string>,
): number {
  const shares = terms.map(({ forms }) => {
    if (forms.some((form) => line.terms.has(form))) return 1;
    return forms.some((form) => line.sectionTerms.has(form) || context.has(form))
      ? contextShare
      : 0;
  });
  return shares.reduce<number>((sum, share) => sum + share, 0) / Math.max(terms.length, 1);
}

function contextOf({ filename, headings }: Passage, language: string | null): Set<string> {
  const text = [filename.replace(/\.[^.]+$/, ""), ...headings].join("\n");
  return new Set(tokenize(text, language).map(({ term }) => term));
}

/** The names of the question that the chosen passage contains. A passage without them is about another thing. */
function findNames(terms: readonly Term[], chosen: Passage, language: string | null): Term[] {
  const own = wordsOf(chosen, language);
  return terms.filter((term) => term.isName && hasAny(term, own));
}

function hasNames(names: readonly Term[], passage: Passage, language: string | null): boolean {
  if (names.length === 0) return true;
  const own = wordsOf(passage, language);
  return names.every((name) => hasAny(name, own));
}

const hasAny = ({ forms }: Term, words: ReadonlySet<string>) =>
  forms.some((form) => words.has(form));

function wordsOf(passage: Passage, language: string | null): Set<string> {
  return contextOf({ ...passage, headings: [...passage.headings, passage.text] }, language);
}

/** Rates how surely a line contradicts the best one; undefined if it does not, or is about another thing. */
function rateContradiction(
  { text, language }: AskedQuestion,
  best: Rated,
  rival: Rated,
): number | undefined {
  const different = findDifferentKinds(best.values, rival.values).filter((kind) =>
    mayAskFor(kind, text, language),
  );
  const unit = findAskedUnit(text, language);
  const asked = different.filter((kind) => kind === unit || kind.startsWith("noun "));
  // Where the question names its unit, another value of the line is not what it asks for.
  if (different.length === 0 || (unit !== undefined && asked.length === 0)) return undefined;
  const similarity = measureSimilarity(best.line, rival.line);
  const sameSection = areInSameSection(best.line, rival.line);
  const isAsked = asked.length > 0 && rival.coverage >= coverageMin.asked * best.coverage;
  const isSimilar =
    similarity >= (sameSection ? similarityMin.sameSection : similarityMin.anywhere) &&
    rival.coverage >= coverageMin.similar * best.coverage;
  return isAsked || isSimilar ? rival.coverage + similarity : undefined;
}

function hasNamedFolder({ folderNames = [] }: Passage): boolean {
  return folderNames.length > 0;
}

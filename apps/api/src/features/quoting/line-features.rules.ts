import { giveWay } from "../../platform/give-way.ts";
import { type CellMatch, isAnyRow, matchCells } from "./cell-matches.rules.ts";
import type { Features } from "./line-features.names.ts";
import { type Cell, isQuotable, type Line } from "./lines.rules.ts";
import {
  type Matches,
  measureMatches,
  measureNearness,
  type TermWeights,
} from "./match-features.rules.ts";
import { holdsAnswer } from "./answer-checks.rules.ts";
import {
  type Candidate,
  matchLine,
  type ReadLine,
  type ReadPassage,
  readPassage,
} from "./passage-terms.rules.ts";
import type { Question, QuestionTerm } from "./question.rules.ts";
import { matchTerm, recognizeNames, share, termsOf } from "./term-matches.rules.ts";

/**
 * The number of passages that contain each term, and the number of all passages. `similar` has for a term that none
 * contains those that may have been meant.
 */
export type TermCounts = {
  readonly total: number;
  readonly of: ReadonlyMap<string, number>;
  readonly similar: ReadonlyMap<string, readonly string[]>;
};

/** A line of a passage with its features. `at` is the index of the passage, `index` that of the line. */
export type DescribedLine = {
  readonly at: number;
  readonly documentId: string;
  readonly index: number;
  readonly line: Line;
  /** All lines of its passage. */
  readonly lines: readonly Line[];
  readonly features: Features;
  /** For each term of the question how surely the line has it, from 0 to 1. */
  readonly matches: readonly number[];
  /** The same for the passage with its headings and file name. */
  readonly passageMatches: readonly number[];
  /** The cell whose name matches the question best, if one does. */
  readonly cell: Cell | undefined;
  /** Whether the question does not say which row of the table is meant, so that this one is no answer. */
  readonly anyRow: boolean;
};

/** Describes all lines of the passages. */
export async function describeLines(
  asked: Question,
  candidates: readonly Candidate[],
  counts: TermCounts,
): Promise<DescribedLine[]> {
  const question = recognizeNames(asked, candidates);
  const passages = await mapGivingWay(candidates, readPassage);
  await giveWay();
  const lines = passages.flatMap(({ lines: own }) => own);
  const context = {
    question,
    weights: question.terms.map((term) => weigh(term, counts)),
    lineWeights: question.terms.map((term) => {
      const containing = lines.filter(({ terms }) => term.forms.some((form) => terms.has(form)));
      return Math.log((lines.length + 2) / (containing.length + 1));
    }),
    documents: matchDocuments(question, passages),
    topScore: Math.max(...candidates.map(({ score }) => score), Number.MIN_VALUE),
  };
  const described = await mapGivingWay(passages, (passage, at) =>
    describePassage(passage, at, context),
  );
  return described.flat();
}

/** Before requests have their turn: the passages of a whole file can be hundreds. */
const passagesAtOnce = 10;

async function mapGivingWay<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at % passagesAtOnce === passagesAtOnce - 1) await giveWay();
    results.push(work(item, at));
  }
  return results;
}

function matchDocuments(
  question: Question,
  passages: readonly ReadPassage[],
): Map<string, number[]> {
  const byDocument = Object.groupBy(passages, ({ documentId }) => documentId);
  return new Map(
    Object.entries(byDocument).map(([id, own = []]) => {
      const terms = new Set(own.flatMap(({ lines }) => lines.flatMap((line) => [...line.terms])));
      const language = own[0]?.language ?? null;
      return [id, question.terms.map((term) => matchTerm(term, terms, language))];
    }),
  );
}

type Context = TermWeights & {
  readonly topScore: number;
  /** For each document how surely its passages have each term. */
  readonly documents: ReadonlyMap<string, readonly number[]>;
};

function describePassage(passage: ReadPassage, at: number, context: Context): DescribedLine[] {
  const { question } = context;
  const inScope = question.terms.map((term) =>
    term.name && term.forms.some((form) => passage.opening.has(form))
      ? 1
      : matchTerm(term, passage.scope, passage.language),
  );
  const inLines = passage.lines.map((line) => matchLine(line, question, passage.language));
  const inPassage = question.terms.map((_, term) =>
    Math.max(inScope[term] ?? 0, ...inLines.map((matches) => matches[term] ?? 0)),
  );
  const document = context.documents.get(passage.documentId) ?? [];
  const leads = new Map<string, number[]>();
  return passage.lines.flatMap((line, index): DescribedLine[] => {
    if (!isQuotable(line)) return [];
    const lead = line.lead ?? "";
    let inLead = leads.get(lead);
    if (!inLead) {
      const terms = termsOf(lead, passage.language);
      inLead = question.terms.map((term) => matchTerm(term, terms, passage.language));
      leads.set(lead, inLead);
    }
    const matches = inLines[index] ?? [];
    const beside = question.terms.map((_, term) =>
      Math.max(inLines[index - 1]?.[term] ?? 0, inLines[index + 1]?.[term] ?? 0),
    );
    const of = {
      line: matches,
      lead: inLead,
      beside,
      scope: inScope,
      passage: inPassage,
      document,
    };
    const { lineWeights } = context;
    const cells = matchCells(line.cells, question, { lineWeights, language: passage.language });
    const features = describeLine(
      { passage, line, next: passage.lines[index + 1], at, cells },
      of,
      context,
    );
    return [
      {
        at,
        documentId: passage.documentId,
        index,
        line,
        lines: passage.lines,
        features,
        matches,
        passageMatches: inPassage,
        cell: cells.cell,
        anyRow: isAnyRow(passage, index, { question, inLines }),
      },
    ];
  });
}

type Place = {
  readonly passage: ReadPassage;
  readonly line: ReadLine;
  readonly next: ReadLine | undefined;
  readonly at: number;
  readonly cells: CellMatch;
};

function describeLine(
  { passage, line, next, at, cells }: Place,
  of: Matches,
  context: Context,
): Features {
  const { question, weights, topScore } = context;
  // A line that ends in a colon is quoted with the next one.
  const said = /[:：]$/u.test(line.text) ? `${line.text} ${next?.text ?? ""}` : line.text;
  const holds = holdsAnswer(said, question, passage.language);
  const known = of.line.filter((match) => match > 0).length;
  const ownWords = new Set(line.words).size;
  return {
    ...measureMatches(of, context),
    ...measureNearness(of, context),
    pairs: pairsIn(line, question),
    density: ownWords === 0 ? 0 : Math.min(known / ownWords, 1),
    holdsAnswer: Number(holds === true),
    lacksAnswer: Number(holds === false),
    repeatsQuestion: Number(line.words.every((word) => isAsked(word, question))),
    item: Number(line.kind === "item"),
    cells: Number(line.kind === "cells"),
    cellName: cells.name,
    cellValues: cells.values,
    answersQuestion: /[?？]["”»]?$/u.test(line.lead ?? "") ? share(of.lead, weights) : 0,
    rank: 1 / (at + 1),
    score: passage.score / topScore,
    length: Math.log(1 + ownWords) / 5,
    veryLong: Number(ownWords > 60),
    fragment: Number(line.kind === "sentence" && ownWords < 4),
    otherYear: Number(hasOtherYear(line.text, question.text)),
  };
}

/** Of the neighbouring terms of the question, the share that stand close together in the line. */
function pairsIn({ words }: ReadLine, { terms }: Question): number {
  const own = terms.filter(({ carried }) => !carried);
  if (own.length < 2) return 0;
  const places = own.map(({ forms }) =>
    words.flatMap((word, at) => (forms.includes(word) ? [at] : [])),
  );
  let found = 0;
  for (const [at, first] of places.slice(0, -1).entries()) {
    const second = places[at + 1] ?? [];
    if (first.some((a) => second.some((b) => a !== b && Math.abs(a - b) <= 2))) found += 1;
  }
  return found / (own.length - 1);
}

function isAsked(word: string, { terms }: Question): boolean {
  return terms.some(({ forms }) => forms.includes(word));
}

const year = /(?<!\p{N})(?:19|20)\d{2}(?!\p{N})/gu;

function hasOtherYear(text: string, question: string): boolean {
  const asked = question.match(year);
  const own = text.match(year);
  return asked !== null && own !== null && !own.some((one) => asked.includes(one));
}

/** Weighs rare terms higher. Fifty passages are added to the count, so that not every word of three documents is rare. */
function weigh(term: QuestionTerm, counts: TermCounts): number {
  const seen = Math.max(...term.forms.map((form) => counts.of.get(form) ?? 0));
  return Math.log((counts.total + 51) / (Math.min(seen, counts.total) + 1.5));
}

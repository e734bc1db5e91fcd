import { isAbbreviation } from "@footnote/lexicon/abbreviations";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import { spellsOut } from "./abbreviations.rules.ts";
import { isShort, type Line, splitLines } from "./lines.rules.ts";
import type { Question } from "./question.rules.ts";
import { matchTerm, termsOf } from "./term-matches.rules.ts";

/** A passage to choose lines from. `score` compares the passages of one search. */
export type Candidate = {
  readonly documentId: string;
  readonly text: string;
  readonly filename: string;
  readonly headings: readonly string[];
  /** The folders of its document that the question names. */
  readonly folderNames?: readonly string[];
  readonly score: number;
  /** ISO 639-1; null where unknown. */
  readonly language: string | null;
  /** The beginning of the document, which says what all of it is about. */
  readonly opening: string;
};

export type ReadLine = Line & {
  readonly words: readonly string[];
  readonly terms: ReadonlySet<string>;
};

export type ReadPassage = Omit<Candidate, "opening"> & {
  readonly lines: readonly ReadLine[];
  /** The terms of the headings, the file's name and the title. */
  readonly scope: ReadonlySet<string>;
  /** The terms of the document's beginning. */
  readonly opening: ReadonlySet<string>;
};

/** Splits a passage into lines, and reads the terms of its lines, its headings and its document's beginning. */
export function readPassage(candidate: Candidate): ReadPassage {
  const { text, headings, filename, folderNames = [], opening, language } = candidate;
  const lines = splitLines(text, headings).map((line): ReadLine => {
    const named = line.cells.map(({ name }) => name).join("\n");
    const words = tokenize(line.text, language).map(({ term }) => term);
    const terms = new Set([...words, ...tokenize(named, language).map(({ term }) => term)]);
    return { ...line, words, terms };
  });
  const name = filename.replace(/\.[^.]+$/, "").replaceAll("_", " ");
  const title = opening.split("\n", 1)[0] ?? "";
  const scope = [...folderNames, name, ...headings, isShort(title) ? title : ""].join("\n");
  return {
    ...candidate,
    lines,
    scope: termsOf(scope, language),
    opening: termsOf(opening, language),
  };
}

/** Returns how surely a line has each term of the question. What spells an abbreviation out has it. */
export function matchLine(
  { text, terms }: ReadLine,
  question: Question,
  language: string | null,
): number[] {
  return question.terms.map((term) =>
    isAbbreviation(term.surface) && spellsOut(text, term.surface)
      ? 1
      : matchTerm(term, terms, language),
  );
}

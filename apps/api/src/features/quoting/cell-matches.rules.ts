import type { Cell } from "./lines.rules.ts";
import type { ReadPassage } from "./passage-terms.rules.ts";
import type { Question } from "./question.rules.ts";
import { matchTerm, share, termsOf } from "./term-matches.rules.ts";

export type CellMatch = {
  readonly name: number;
  readonly values: number;
  readonly cell: Cell | undefined;
};

/** The best match of the question with the name of a value, and the match with the values beside it. */
export function matchCells(
  cells: readonly Cell[],
  question: Question,
  { lineWeights, language }: { lineWeights: readonly number[]; language: string | null },
): CellMatch {
  const match = (text: string) => {
    const terms = termsOf(text, language);
    return share(
      question.terms.map((term) => matchTerm(term, terms, language)),
      lineWeights,
    );
  };
  const named = cells.map((cell, at) => ({ cell, at, name: match(cell.name) }));
  const best = named.toSorted((a, b) => b.name - a.name)[0];
  if (!best || best.name === 0) return { name: 0, values: 0, cell: undefined };
  const others = cells.filter((_, index) => index !== best.at).map(({ value }) => value);
  // A value that the question names is not the one it asks for.
  const asked = named
    .filter(({ name, cell }) => name > 0 && (cells.length === 1 || match(cell.value) === 0))
    .toSorted((a, b) => b.name - a.name)[0];
  return { name: best.name, values: match(others.join("\n")), cell: asked?.cell };
}

/**
 * Returns whether a row of a table has nothing of the question but names of columns, which another row has as well: which of the rows
 * is meant, the question does not say.
 */
export function isAnyRow(
  { lines, language }: ReadPassage,
  index: number,
  { question, inLines }: { question: Question; inLines: readonly (readonly number[])[] },
): boolean {
  const cellsOf = (at: number) => lines[at]?.cells ?? [];
  const matches = inLines[index] ?? [];
  const hasAll = (other: readonly number[], at: number) =>
    at !== index &&
    cellsOf(at).length > 1 &&
    other.some((match) => match > 0) &&
    matches.every((match, term) => (other[term] ?? 0) >= match);
  if (cellsOf(index).length < 2 || !inLines.some(hasAll)) return false;
  const values = cellsOf(index).map(({ value }) => value);
  const terms = termsOf(values.join("\n"), language);
  return question.terms.every((term) => matchTerm(term, terms, language) === 0);
}

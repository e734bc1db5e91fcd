import type { Cell } from "./lines.rules.ts";
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

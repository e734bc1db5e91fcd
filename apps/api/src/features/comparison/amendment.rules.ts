import { lexicons } from "@footnote/lexicon/lexicon";
import { anyWordOf, matchAnyWord } from "@footnote/lexicon/match-words";
import { measureSimilarity } from "./alignment.rules.ts";
import { type DocumentLine, readSectionNumber } from "./document-lines.rules.ts";

/** A clause of an amendment, and the lines of the original that it changes; none if they are not found. */
export type AmendedClause = {
  readonly section: string;
  readonly clause: readonly DocumentLine[];
  readonly replaced: readonly DocumentLine[];
};

/** A document is read in whatever language it is. */
const amendment = matchAnyWord(lexicons.map(({ versions }) => versions.amendment));
const reference = new RegExp(
  String.raw`(?:${anyWordOf(lexicons.map(({ versions }) => versions.sections))}|§+)\s*(\p{N}{1,3}(?:\.\p{N}{1,3})*)`,
  "iu",
);

/** Returns whether a document calls itself an amendment in its name or title. */
export function isAmendment(filename: string, title: string): boolean {
  return amendment.test(filename.replace(/[_-]+/g, " ")) || amendment.test(title);
}

const replacedMax = 2;

/** Returns the clauses of an amendment that name a section of the original, each with what the original says there. */
export function findAmendedClauses(
  amending: readonly DocumentLine[],
  original: readonly DocumentLine[],
): AmendedClause[] {
  const groups = Map.groupBy(amending, ({ section }) => section);
  return [...groups].flatMap(([section, lines]): AmendedClause[] => {
    const inHeading = reference.exec(section)?.[1];
    if (inHeading !== undefined) {
      return [{ section, clause: lines, replaced: findReplaced(inHeading, lines, original) }];
    }
    return lines.flatMap((line) => {
      const named = reference.exec(line.text)?.[1];
      return named === undefined
        ? []
        : [{ section, clause: [line], replaced: findReplaced(named, [line], original) }];
    });
  });
}

/** Finds the lines of a numbered section, or of a numbered item of it, that say most of what the clause says. */
function findReplaced(
  number: string,
  clause: readonly DocumentLine[],
  original: readonly DocumentLine[],
): DocumentLine[] {
  const exact = original.filter(({ section }) => readSectionNumber(section) === number);
  if (exact.length > 0) return mostSimilar(exact, clause);
  const [chapter = "", item = ""] = number.split(/\.(?=[^.]*$)/);
  const inside = original.filter(({ section }) => readSectionNumber(section) === chapter);
  const numbered = inside.filter(({ text }) => readSectionNumber(text) === item);
  if (numbered.length > 0) return numbered;
  return mostSimilar(inside, clause);
}

function mostSimilar(
  lines: readonly DocumentLine[],
  clause: readonly DocumentLine[],
): DocumentLine[] {
  const rated = lines
    .map((line) => ({
      line,
      score: Math.max(...clause.map((other) => measureSimilarity(line, other)), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return rated
    .slice(0, replacedMax)
    .filter(({ score }) => score >= (rated[0]?.score ?? 0) / 2)
    .map(({ line }) => line)
    .toSorted((a, b) => a.at - b.at);
}

import { readNumbers } from "../citations/numbers.rules.ts";
import type { Difference, LinePair } from "./alignment.rules.ts";
import type { ComparisonQuestion } from "./comparison-question.rules.ts";
import type { DocumentLine } from "./document-lines.rules.ts";

const listed = ["added", "removed", "raised", "lowered"] as const;

/** Whether a question asks which things were added, removed, raised or lowered, and not for all changes. */
export function asksForList({ asks }: ComparisonQuestion): boolean {
  return !asks.has("changed") && listed.some((aspect) => asks.has(aspect));
}

/** Narrows a difference to what a question asks for and to the lines about its terms; undefined if nothing is left. */
export function narrowDifference(
  difference: Difference,
  question: ComparisonQuestion,
  terms: readonly (readonly string[])[],
): Difference | undefined {
  const { asks, language } = question;
  const isList = asksForList(question);
  const forms = new Set(terms.flat());
  const isAbout = (line: DocumentLine) =>
    terms.length === 0 ||
    line.terms.intersection(forms).size + line.sectionTerms.intersection(forms).size > 0;
  const narrowed: Difference = {
    ...difference,
    changed: difference.changed.filter(
      (pair) =>
        (isAbout(pair.older) || isAbout(pair.newer)) &&
        (!isList ||
          (asks.has("raised") && hasMovedValue(pair, 1, language)) ||
          (asks.has("lowered") && hasMovedValue(pair, -1, language))),
    ),
    added: isList && !asks.has("added") ? [] : difference.added.filter(isAbout),
    removed: isList && !asks.has("removed") ? [] : difference.removed.filter(isAbout),
  };
  const { changed, added, removed } = narrowed;
  return changed.length + added.length + removed.length === 0 ? undefined : narrowed;
}

/** Whether a value of the newer line is larger (1) or smaller (-1) than the value of its unit in the older line. */
function hasMovedValue({ older, newer }: LinePair, sign: 1 | -1, language: string | null): boolean {
  const read = ({ text }: DocumentLine) =>
    readNumbers(text, language).filter(({ unit }) => unit !== undefined);
  const before = read(older);
  const after = read(newer);
  if (before.length !== after.length) return false;
  return after.some(({ unit, values: [now = 0] }, at) => {
    const { unit: sameUnit, values: [then = 0] = [] } = before[at] ?? {};
    return unit === sameUnit && sign * (now - then) > 0;
  });
}

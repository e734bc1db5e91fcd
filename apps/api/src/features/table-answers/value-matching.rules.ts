import { type Column, findRuns, type Link } from "./name-matching.rules.ts";
import { formsOf, type TableQuestion, termsOf } from "./table-words.rules.ts";

/** Longer values are texts rather than names of things. */
const longestValue = 12;
/** Values that one expression of a question may name together. */
const mostValues = 12;
/** Values up to this length must be written as in the sheet: "IT" is a department and "it" is not. */
const shortest = 2;
/** How well words must fit the best of the values that they name in part. */
const leastFit = 0.33;

/** Finds the values of a column of texts that words of a question name, in full or in part. */
export function linkValues(column: Column, question: TableQuestion): Link[] {
  if (column.type !== "text") return [];
  const links = (column.values ?? []).flatMap((value) =>
    question.mentions.test(value) ? linkValue(column, value, question) : [],
  );
  return mergeValues(links);
}

type ValueLink = Link & { readonly kind: "value" };

function linkValue(column: Column, value: string, question: TableQuestion): ValueLink[] {
  const terms = termsOf(value);
  if (terms.length === 0 || terms.length > longestValue) return [];
  const forms = terms.map((term) => formsOf(term, question.language));
  return [
    ...linkWhole(column, { value, terms, forms }, question),
    ...linkPart(column, { value, terms, forms }, question),
  ];
}

/** A value with its words, and the forms of each of them. */
type Value = {
  readonly value: string;
  readonly terms: readonly string[];
  readonly forms: readonly (readonly string[])[];
};

/** All words of the value, one after the other. */
function linkWhole(
  column: Column,
  { value, terms, forms }: Value,
  question: TableQuestion,
): ValueLink[] {
  const { words } = question;
  return words.flatMap((_, start): ValueLink[] => {
    const at = terms.map((__, step) => start + step);
    const said = at.map((place) => words[place]);
    const same = terms.every((term, step) => said[step]?.surface === term);
    const alike =
      same ||
      terms.every(
        (term, step) =>
          term.length > 3 && said[step]?.forms.some((form) => forms[step]?.includes(form)) === true,
      );
    if (!alike || !isMeant(at, value, question)) return [];
    return [
      { kind: "value", column, values: [value], at, score: terms.length * (same ? 1.15 : 0.8) },
    ];
  });
}

/** Whether words mean a value: not those that ask for a computation, and short ones only when written alike. */
function isMeant(at: readonly number[], value: string, { words, cues }: TableQuestion): boolean {
  const written = at.map((place) => words[place]?.written ?? "").join("");
  const letters = value.replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (letters.length <= shortest) return written === letters && !/^\p{Ll}|^\p{Lu}$/u.test(letters);
  if (at.every((place) => words[place]?.stop))
    return written === letters && /\p{Lu}/u.test(letters);
  const asked = new Set(
    cues.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  );
  return at.some((place) => !asked.has(place) && !words[place]?.stop);
}

/** Some words of the value, or all in another order: "the brass Stelo lamp" for "Floor lamp Stelo brass". */
function linkPart(
  column: Column,
  { value, terms, forms: own }: Value,
  question: TableQuestion,
): ValueLink[] {
  const runs = findRuns(question, (word) =>
    own.some((forms) => word.forms.some((form) => forms.includes(form))),
  );
  return runs.flatMap((run): ValueLink[] => {
    const at = run.filter((place) => !question.words[place]?.stop);
    const named = own.filter((forms) =>
      at.some((place) => question.words[place]?.forms.some((form) => forms.includes(form))),
    );
    const specific = at.filter((place) => isSpecific(place, question));
    if (specific.length === 0) return [];
    const significant = terms.filter((term) => term.length > 2).length || 1;
    const coverage = Math.min(named.length / significant, 1);
    const exact = at.every((place) => terms.includes(question.words[place]?.surface ?? ""));
    const fit = coverage === 1 ? 1.02 : 0.25 + 0.55 * coverage;
    const score = at.length * fit * (exact ? 1 : 0.8);
    return [{ kind: "value", column, values: [value], at, score }];
  });
}

function isSpecific(place: number, { words, cues }: TableQuestion): boolean {
  const word = words[place];
  const asks = cues.some(({ from, to }) => from <= place && place < to);
  return word !== undefined && word.surface.length > 2 && !word.filler && !asks;
}

/** Joins the values of a column that the same words name: those named in full, or else all that have the words. */
function mergeValues(links: readonly ValueLink[]): ValueLink[] {
  const byWords = Map.groupBy(links, ({ at }) => at.join(" "));
  return [...byWords.values()].flatMap((same) => {
    const [best, ...others] = same.toSorted((a, b) => b.score - a.score);
    if (!best || best.score < leastFit * best.at.length) return [];
    const isWhole = best.score >= best.at.length;
    const meant = isWhole ? others.filter(({ score }) => score === best.score) : others;
    const values = [...new Set([best, ...meant].flatMap((link) => link.values))];
    return values.length <= mostValues ? [{ ...best, values }] : [];
  });
}

import type { TableConcept } from "@footnote/lexicon/table-words";
import type { NamedTable } from "../tables/table-names.rules.ts";
import {
  conceptsOf,
  formsOf,
  spreadName,
  type TableQuestion,
  termsOf,
} from "./table-words.rules.ts";

export type Column = NamedTable["columns"][number];

/** What words of a question name in a table: the words by index, and how well they fit. */
export type Link = { readonly at: readonly number[]; readonly score: number } & (
  | { readonly kind: "column"; readonly column: Column; readonly whole: boolean }
  | { readonly kind: "value"; readonly column: Column; readonly values: readonly string[] }
  | { readonly kind: "name" }
);

/** A word of a name with its stems, and how much of the name's meaning it carries. */
type Term = { readonly forms: readonly string[]; readonly weight: number };

/** The weights of words that say little: every other word has 1. */
const minor = 0.1;
const generic = 0.3;
const unit = 0.15;
/** Words that say how a column counts rather than what. */
const genericWord =
  /^(?:total|totals|sum|value|values|amount|number|no|count|anzahl|summe|gesamt|wert|betrag|zahl|nombre|total[ea]s?|valor|importe|valore|importo|aantal|bedrag|waarde|сумма|количество|合計|金額|总|数量)$/u;
const unitWord = /^(?:eur|usd|gbp|chf|€|kg|km|cm|mm|percent|pct|in|per|of|de|der|the|a)$/u;

/** Returns the words of a name. What is in brackets, or a unit at the end, need not be said. */
function readName(name: string, language: string | null): Term[] {
  const bracketed = Array.from(name.matchAll(/[([][^()[\]]{0,80}[)\]]/gu), ([text]) => text);
  const inBrackets = new Set(bracketed.flatMap((text) => termsOf(spreadName(text))));
  const terms = termsOf(spreadName(name)).slice(0, 12);
  return terms.map((term, at) => ({
    forms: formsOf(term, language),
    weight: inBrackets.has(term)
      ? unit
      : genericWord.test(term)
        ? generic
        : unitWord.test(term) && (at > 0 || terms.length > 1) && !(term === "percent")
          ? minor
          : 1,
  }));
}

/** Finds the words of a question that name a column, in full or in part, or ask for it by what it holds. */
export function linkColumn(column: Column, question: TableQuestion): Link[] {
  // A column without a name is called by its letter.
  if (column.name === column.letter) return [];
  const terms = readName(column.name, question.language);
  return [...linkName(column, terms, question), ...linkConcepts(column, question)];
}

const farthest = 5;
const leastCoverage = 0.4;

function linkName(column: Column, terms: readonly Term[], question: TableQuestion): Link[] {
  const full = sum(terms.map(({ weight }) => weight));
  const matches = terms.map(({ forms }) => findWords(forms, question));
  const heads = terms.findLastIndex(({ weight }) => weight === 1);
  const anchor = matches[heads]?.length ? heads : matches.findIndex((at) => at.length > 0);
  return (matches[anchor] ?? []).flatMap((start): Link[] => {
    const at = new Set([start]);
    let weight = terms[anchor]?.weight ?? 0;
    for (const [index, places] of matches.entries()) {
      if (index === anchor) continue;
      const near = places
        .filter((place) => !at.has(place) && Math.abs(place - start) <= farthest)
        .toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start));
      if (near[0] === undefined) continue;
      at.add(near[0]);
      weight += terms[index]?.weight ?? 0;
    }
    const coverage = weight / full;
    const whole = coverage > 0.99 || weight >= full - 2 * unit - minor;
    const meant = [...at].some((place) => !question.words[place]?.filler || whole);
    if (coverage < leastCoverage || !meant || (weight < 1 && !whole)) return [];
    const last = terms.findLastIndex((term) => term.weight !== unit);
    const head = matches[last]?.some((place) => at.has(place)) ? 0.1 : 0;
    const score = weight * (0.5 + 0.5 * coverage) + head;
    return [{ kind: "column", column, at: [...at].toSorted((a, b) => a - b), score, whole }];
  });
}

function findWords(forms: readonly string[], { words }: TableQuestion): number[] {
  return words.flatMap((word, at) =>
    !isMinor(word.surface) && word.forms.some((form) => forms.includes(form)) ? [at] : [],
  );
}

function isMinor(surface: string): boolean {
  return unitWord.test(surface) && surface.length < 4;
}

const conceptScore = 0.5;
const numericConcepts = new Set<TableConcept>([
  "salary",
  "price",
  "quantity",
  "revenue",
  "profit",
  "expense",
  "height",
  "weight",
  "length",
  "age",
  "score",
]);

/** The things that a column holds by the words of its name. */
export function conceptsOfColumn({ name, type }: Column, language: string | null): TableConcept[] {
  const named = termsOf(spreadName(name)).flatMap((term) => [...conceptsOf(term, language)]);
  return [...new Set(named)].filter((concept) => fitsType(concept, type));
}

function fitsType(concept: TableConcept, type: Column["type"]): boolean {
  if (type === "number") return numericConcepts.has(concept);
  if (type === "date") return concept === "date";
  return concept !== "date" && (concept === "score" || !numericConcepts.has(concept));
}

function linkConcepts(column: Column, question: TableQuestion): Link[] {
  const held = conceptsOfColumn(column, question.language);
  if (held.length === 0) return [];
  return question.words.flatMap((word, at): Link[] =>
    word.concepts.some((concept) => held.includes(concept))
      ? [{ kind: "column", column, at: [at], score: conceptScore, whole: false }]
      : [],
  );
}

/**
 * Finds the words that name the file, the sheet or the lines above a table: consecutive words of the name, and single words
 * of it, which weigh less.
 */
export function linkTableName({ filename, outline }: NamedTable, question: TableQuestion): Link[] {
  const names = [filename, outline.sheet, outline.title ?? ""];
  return names.flatMap((name) => {
    const spread = termsOf(spreadName(name));
    const alike = [spread, termsOf(name)].map((terms) =>
      terms.map((term) => formsOf(term, question.language)),
    );
    return question.words.flatMap((_, start): Link[] => {
      const length = Math.max(...alike.map((terms) => longestRun(terms, start, question)));
      const at = Array.from({ length }, (__, step) => start + step);
      const said = at.filter((place) => !question.words[place]?.stop);
      if (said.length === 0 || said[0] !== start) return [];
      const single: Link = { kind: "name", at: [start], score: spread.length <= 2 ? 0.7 : 0.5 };
      // "The staff list" names a list, "the rank of" no "Ranking of".
      const minorWords = at.filter(
        (place) => isLong(question.words[place]) && !said.includes(place),
      );
      const words = said.length + minorWords.length / 2;
      return words > 1 ? [{ kind: "name", at, score: words * 0.9 }, single] : [single];
    });
  });
}

function isLong(word: TableQuestion["words"][number] | undefined): boolean {
  return word !== undefined && word.surface.length > 3;
}

/** Returns how many consecutive words of the question, from one on, are also consecutive in a name. */
function longestRun(
  terms: readonly (readonly string[])[],
  start: number,
  { words }: TableQuestion,
): number {
  const lengths = terms.map((_, from) => {
    let length = 0;
    while (words[start + length]?.forms.some((form) => terms[from + length]?.includes(form)))
      length += 1;
    return length;
  });
  return Math.max(0, ...lengths);
}

/** Finds runs of neighbouring words that hold; function words between them belong to them. */
export function findRuns(
  { words }: TableQuestion,
  holds: (word: TableQuestion["words"][number]) => boolean,
): number[][] {
  const runs: number[][] = [];
  let gap = Infinity;
  for (const [at, word] of words.entries()) {
    const isStop = word.stop;
    if (holds(word) && !(isStop && gap > 0)) {
      if (gap <= 2) runs.at(-1)?.push(at);
      else runs.push([at]);
      gap = 0;
    } else if (isStop) gap += 1;
    else gap = Infinity;
  }
  return runs;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

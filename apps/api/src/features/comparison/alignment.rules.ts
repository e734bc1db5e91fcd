import { functionWords } from "@footnote/lexicon/function-words";
import { giveWay } from "../../platform/give-way.ts";
import { type DocumentLine, readSectionTitle } from "./document-lines.rules.ts";

/** A line of the older document and the line of the newer one that corresponds to it. */
export type LinePair = { readonly older: DocumentLine; readonly newer: DocumentLine };

export type Difference = {
  /** Lines that correspond and differ, in the order of the newer document. */
  readonly changed: readonly LinePair[];
  readonly removed: readonly DocumentLine[];
  readonly added: readonly DocumentLine[];
};

/** Lines of one section correspond when they share less than lines of different sections must. */
const similarityMin = { sameSection: 0.3, elsewhere: 0.6 };
const nearBonus = 0.3;
/** A term in more lines than this finds none of them, and the rarest terms of a line suffice to find its rivals. */
const commonTerm = 60;
const rareTerms = 6;
/** How many are compared before others have their turn. */
const linesAtOnce = 100;

/** Returns how two documents differ, line by line. Lines correspond by their words and sections, in whatever order. */
export async function compareLines(
  older: readonly DocumentLine[],
  newer: readonly DocumentLine[],
): Promise<Difference> {
  const onlyOlder = removeEqual(older, newer);
  const onlyNewer = removeEqual(newer, older);
  const pairs = await pairLines(onlyOlder, onlyNewer);
  const paired = new Set(pairs.flatMap((pair) => [pair.older, pair.newer]));
  return {
    changed: pairs.toSorted((a, b) => a.newer.at - b.newer.at),
    removed: onlyOlder.filter((line) => !paired.has(line)),
    added: onlyNewer.filter((line) => !paired.has(line)),
  };
}

/** Whether most lines of each document correspond to one of the other, as in two contracts made from one template. */
export function areAlike(
  { added, removed }: Difference,
  { older, newer }: { older: readonly DocumentLine[]; newer: readonly DocumentLine[] },
): boolean {
  return 2 * removed.length < older.length && 2 * added.length < newer.length;
}

/** Removes the lines that another document contains too, each as often as it does. */
function removeEqual(
  lines: readonly DocumentLine[],
  others: readonly DocumentLine[],
): DocumentLine[] {
  const counts = countTexts(others.map(({ text }) => plain(text)));
  return lines.filter(({ text }) => !take(counts, plain(text)));
}

function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Takes one of a text from the counts; returns false if none is left. */
function take(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}

/** The text of a line without its number, marks and letter case. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^\s*\(?\p{N}{1,3}[.)]\s+/u, "")
    .replace(/[^\p{L}\p{N}%€$£]+/gu, " ")
    .trim();
}

/** Pairs lines with the most similar one, the most similar pairs first. */
async function pairLines(
  older: readonly DocumentLine[],
  newer: readonly DocumentLine[],
): Promise<LinePair[]> {
  const findCandidates = indexByTerm(older);
  const rated: RatedPair[] = [];
  for (const [at, line] of newer.entries()) {
    if (at % linesAtOnce === 0) await giveWay();
    for (const other of findCandidates(line)) {
      const rating = ratePair(line, other);
      if (rating !== undefined) rated.push({ line, other, rating });
    }
  }
  const pairs = new Map<DocumentLine, DocumentLine>();
  const taken = new Set<DocumentLine>();
  for (const { line, other } of rated.toSorted((a, b) => b.rating - a.rating)) {
    if (pairs.has(line) || taken.has(other)) continue;
    pairs.set(line, other);
    taken.add(other);
  }
  return [...pairs].map(([line, other]) => ({ older: other, newer: line }));
}

type RatedPair = { line: DocumentLine; other: DocumentLine; rating: number };

/** Undefined where two lines do not correspond. */
function ratePair(line: DocumentLine, other: DocumentLine): number | undefined {
  if (labelOf(line) !== labelOf(other)) return undefined;
  const isNear = titleOf(line) === titleOf(other);
  const similarity = measureSimilarity(line, other);
  if (similarity < (isNear ? similarityMin.sameSection : similarityMin.elsewhere)) return undefined;
  // A line of the same section goes before a more similar one elsewhere.
  return similarity + (isNear ? nearBonus : 0);
}

function titleOf({ section }: DocumentLine): string {
  return readSectionTitle(section).toLowerCase();
}

/** The label of a line like "Chair: Ida Berg": lines with different labels are about different things. */
function labelOf({ text }: DocumentLine): string | undefined {
  return /^\s*(\p{L}[^:.;|]{0,30}):\s/u.exec(text)?.[1]?.toLowerCase();
}

/** Returns a function that finds the lines that share a rare term with a line, so that not all lines are compared. */
function indexByTerm(lines: readonly DocumentLine[]): (line: DocumentLine) => DocumentLine[] {
  const index = new Map<string, DocumentLine[]>();
  for (const line of lines) {
    for (const term of line.terms) {
      const holding = index.get(term);
      if (holding) holding.push(line);
      else index.set(term, [line]);
    }
  }
  return ({ terms }) => {
    const holding = [...terms].flatMap((term) => {
      const found = index.get(term);
      return found && found.length <= commonTerm ? [found] : [];
    });
    const rarest = holding.toSorted((a, b) => a.length - b.length).slice(0, rareTerms);
    return [...new Set(rarest.flat())];
  };
}

/** The share of their terms that two lines have in common, from 0 to 1. */
export function measureSimilarity(one: DocumentLine, other: DocumentLine): number {
  if (one.terms.size === 0 || other.terms.size === 0) return 0;
  const shared = one.terms.intersection(other.terms).size;
  return (2 * shared) / (one.terms.size + other.terms.size);
}

const word = /[€$£]?\p{N}+(?:[.,:'’]\p{N}+)*\s?[%€$£]?|[\p{L}\p{M}]+|[€$£%]/gu;
/** If more of a line is new, only its values are marked. */
const markedMax = 0.35;
const wordsAfter = /^\s(?:(?:per|pour|por)\s)?(\p{L}+)/u;

/** Returns the length of the unit after a number, which is marked with it. */
function measureUnit(after: string): number {
  const [whole = "", unit = ""] = wordsAfter.exec(after) ?? [];
  const isWord = functionWords.values().some((words) => words.has(unit.toLowerCase()));
  return isWord ? 0 : whole.length;
}

/** Returns the parts of a text that another text lacks, as positions: words, or only values where most words are new. */
export function findNewWords(text: string, other: string): { start: number; end: number }[] {
  const counts = countTexts(Array.from(other.matchAll(word), ([said]) => said.toLowerCase()));
  const words = [...text.matchAll(word)];
  const fresh = words.filter(([said]) => !take(counts, said.toLowerCase()));
  const isNumber = (said: string) => /\p{N}/u.test(said);
  const marked =
    fresh.length > words.length * markedMax ? fresh.filter(([said]) => isNumber(said)) : fresh;
  return marked.reduce<{ start: number; end: number }[]>((spans, { 0: said, index }) => {
    const last = spans.at(-1);
    const stop = index + said.trimEnd().length;
    const isBare = isNumber(said) && !/[€$£%]/u.test(said);
    const unit = isBare ? measureUnit(text.slice(stop)) : 0;
    const end = stop + unit;
    if (last && (index <= last.end || /^\s*$/.test(text.slice(last.end, index)))) {
      last.end = Math.max(last.end, end);
    } else spans.push({ start: index, end });
    return spans;
  }, []);
}

import { giveWay } from "../../platform/give-way.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import { shorten, splitSentences } from "../citations/sentences.rules.ts";
import { isQuotable, type Line, splitLines } from "./lines.rules.ts";

type Part = { readonly text: string; readonly headings: readonly string[] };

/** A line of the part with this index. */
type PlacedLine = Line & { readonly at: number };

/** Before requests have their turn: a document may have a hundred thousand short lines. */
const partsAtOnce = 20;
const linesAtOnce = 500;
const longest = 400;
const shortest = 25;
/** A section with fewer lines is not divided: one of them is enough. */
const dividedFrom = 8;

/**
 * Chooses at most `limit` lines that together say what the parts of a document are about, in reading order: of each section
 * the one with most of its words. Of a short note or a text without full stops, how it begins.
 */
export async function summarizeParts(
  parts: readonly Part[],
  language: string | null,
  limit: number,
): Promise<{ at: number; sentence: string }[]> {
  const chosen: PlacedLine[] = [];
  for (const section of divide(await readSections(parts), limit)) {
    const line = await chooseLine(section, language);
    if (line) chosen.push(line);
  }
  return chosen.length > 0
    ? chosen.map(({ at, text }) => ({ at, sentence: text }))
    : beginningOf(parts);
}

/** The lines under each heading, whether it is in a text or above it. */
async function readSections(parts: readonly Part[]): Promise<PlacedLine[][]> {
  const sections: PlacedLine[][] = [];
  let above: string | undefined;
  for (const [at, { text, headings }] of parts.entries()) {
    if (at % partsAtOnce === partsAtOnce - 1) await giveWay();
    const own = headings.slice(0, 2).join("\n");
    if (own !== above) sections.push([]);
    above = own;
    for (const line of splitLines(text, headings)) {
      if (line.kind === "heading") sections.push([]);
      else if (isQuotable(line)) sections.at(-1)?.push({ ...line, at });
    }
  }
  return sections.filter(({ length }) => length > 0);
}

/** Joins neighbours where there are more sections than wanted; halves long ones where there are fewer. */
function divide(sections: readonly PlacedLine[][], limit: number): PlacedLine[][] {
  if (sections.length > limit) {
    const step = sections.length / limit;
    return Array.from({ length: limit }, (_, index) =>
      sections.slice(Math.floor(index * step), Math.floor((index + 1) * step)).flat(),
    );
  }
  const longestSection = sections.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (sections.length === limit || longestSection.length < dividedFrom) return [...sections];
  const middle = Math.ceil(longestSection.length / 2);
  const halves = [longestSection.slice(0, middle), longestSection.slice(middle)];
  return divide(
    sections.flatMap((section) => (section === longestSection ? halves : [section])),
    limit,
  );
}

/** The line with most of the words that a section repeats; the first one tends to state its topic. Rows only where nothing else is. */
async function chooseLine(
  section: readonly PlacedLine[],
  language: string | null,
): Promise<PlacedLine | undefined> {
  const wordsOfLine = new Map<PlacedLine, string[]>();
  const counts = new Map<string, number>();
  for (const [at, line] of section.entries()) {
    if (at % linesAtOnce === linesAtOnce - 1) await giveWay();
    const words = wordsOf(line.text, language);
    wordsOfLine.set(line, words);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weigh = (line: PlacedLine, index: number) => {
    const words = [...new Set(wordsOfLine.get(line))];
    const sum = words.reduce((total, word) => total + Math.log(counts.get(word) ?? 1), 0);
    return (sum / Math.sqrt(words.length + 3)) * (index === 0 ? 1.3 : 1);
  };
  const fitting = section.filter(({ text }) => text.length >= shortest && text.length <= longest);
  const sentences = fitting.filter(({ kind }) => kind !== "cells");
  return (sentences.length > 0 ? sentences : fitting)
    .map((line, index) => ({ line, weight: weigh(line, index) }))
    .toSorted((a, b) => b.weight - a.weight)[0]?.line;
}

function beginningOf(parts: readonly Part[]): { at: number; sentence: string }[] {
  for (const [at, { text }] of parts.entries()) {
    const [sentence] = splitSentences(text);
    if (sentence !== undefined) return [{ at, sentence: shorten(sentence, longest) }];
  }
  return [];
}

function wordsOf(text: string, language: string | null): string[] {
  return Array.from(contentWords(text, language), ({ surface }) => surface.toLowerCase());
}

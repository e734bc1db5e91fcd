import { extensions } from "@footnote/contracts/file-types";
import { perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";
import { contentWords } from "../citations/content-words.rules.ts";
import { shorten, splitSentences } from "../citations/sentences.rules.ts";

/** "Summarise", "compare": what asks for a document as a whole. */
const whole = perLanguage((lexicons) => matchAnyWord(lexicons.map((one) => one.wholeDocument)));

export function asksForWhole(question: string, language: string | null): boolean {
  return whole(language).test(question);
}

/** The words of such phrases one by one, both of "fasse ... zusammen". */
const asksWhole = perLanguage((lexicons) =>
  matchAnyWord(lexicons.map((one) => one.wholeDocument.replaceAll(/_?…_?/g, " "))),
);

const thisFile = perLanguage((lexicons) => matchAnyWord(lexicons.map((one) => one.thisFile)));

/** A file with the name of its folder, where that is known. */
type FileInFolder = { readonly name: string; readonly folder?: string | undefined };

/**
 * Which of these files a question names, in the order of the question: by name with or without its ending, of several with
 * one name that in a folder which the question names, too. Where it names none but speaks of "this file", the only one there is.
 */
export function findNamedFiles<File extends FileInFolder>(
  question: string,
  files: readonly File[],
  language: string | null,
): File[] {
  const asked = ` ${plain(question)} `;
  const namesFolder = ({ folder = "" }: FileInFolder) =>
    folder !== "" && asked.includes(` ${plain(folder)} `);
  const named = files
    .map((file) => ({ file, at: placeOf(asked, file.name), inFolder: namesFolder(file) }))
    .filter(({ at }) => at >= 0)
    .toSorted(
      (a, b) =>
        a.at - b.at ||
        b.file.name.length - a.file.name.length ||
        Number(b.inFolder) - Number(a.inFolder),
    );
  // Of "Report" and "Report 2024" at the same place the longer is meant.
  const meant = named.filter(
    ({ at }, index) => named.findIndex((other) => other.at === at) === index,
  );
  if (meant.length > 0) return meant.map(({ file }) => file);
  return thisFile(language).test(question) && files.length === 1 ? [...files] : [];
}

/** Returns whether a question is about "this file". */
export function saysThisFile(question: string, language: string | null): boolean {
  return thisFile(language).test(question);
}

const fewestLetters = 5;
const wordsMost = 2;

/** Returns the file that a word of a short question names unambiguously: "summarise the handbook". */
export function findFileByWord<File extends { readonly name: string }>(
  question: string,
  files: readonly File[],
  language: string | null,
): File | undefined {
  const words = Array.from(contentWords(question, language), ({ surface }) => surface)
    .filter((word) => !asksWhole(language).test(word))
    .map(plain);
  if (words.length > wordsMost) return undefined;
  const meant = words
    .filter((word) => word.length >= fewestLetters)
    .map((word) => files.filter(({ name }) => plain(name).split(" ").includes(word)))
    .filter((found) => found.length > 0);
  const [first] = meant;
  const file = first?.length === 1 ? first[0] : undefined;
  return meant.every((found) => found.length === 1 && found[0] === file) ? file : undefined;
}

function placeOf(asked: string, name: string): number {
  const withEnding = asked.indexOf(` ${plain(name)} `);
  if (withEnding >= 0) return withEnding;
  const stem = plain(name.replace(/\.[^.]+$/, ""));
  return stem.length < 4 ? -1 : asked.indexOf(` ${stem} `);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const ending = new RegExp(
  String.raw`[\p{L}\p{N})\]_-](?:${extensions.map((extension) => RegExp.escape(extension)).join("|")})(?![\p{L}\p{N}])`,
  "iu",
);

/** Returns whether a question names a file with its extension. */
export function namesFile(question: string): boolean {
  return ending.test(question);
}

/** Removes the names of these files from the question. */
export function withoutNames(question: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const said = name
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => RegExp.escape(word));
    return text.replace(new RegExp(said.join(String.raw`[^\p{L}\p{N}]+`), "giu"), " ");
  }, question);
}

type Part = { readonly text: string; readonly headings: readonly string[] };

const longest = 400;
const shortest = 25;

/**
 * For each of at most `limit` sections, in reading order, the sentence that says most of what the section is about. Of a
 * short note or a text without full stops, how it begins.
 */
export function chooseRepresentative(
  parts: readonly Part[],
  language: string | null,
  limit: number,
): { at: number; sentence: string }[] {
  const chosen = groupSections(parts, limit).flatMap((section) => {
    const counts = new Map<string, number>();
    for (const at of section) {
      for (const word of wordsOf(parts[at]?.text ?? "", language)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    const sentences = section.flatMap((at) =>
      splitSentences(parts[at]?.text ?? "")
        .filter(({ length }) => length >= shortest && length <= longest)
        .map((sentence, index) => ({ at, sentence, weight: weigh(sentence, index) })),
    );
    const [best] = sentences.toSorted((a, b) => b.weight - a.weight);
    return best ? [{ at: best.at, sentence: best.sentence }] : [];

    function weigh(sentence: string, index: number): number {
      const words = [...new Set(wordsOf(sentence, language))];
      const sum = words.reduce((total, word) => total + Math.log(counts.get(word) ?? 1), 0);
      // The first sentence of a section tends to state its topic.
      return (sum / Math.sqrt(words.length + 3)) * (index === 0 ? 1.3 : 1);
    }
  });
  return chosen.length > 0 ? chosen : beginningOf(parts);
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

/** Groups passages under one heading into a section; without headings, or with too many, joins neighbours evenly. */
function groupSections(parts: readonly Part[], limit: number): number[][] {
  const sections: number[][] = [];
  let heading: string | undefined;
  for (const [at, part] of parts.entries()) {
    const own = part.headings.slice(0, 2).join("\n");
    if (sections.length === 0 || own !== heading || own === "") sections.push([]);
    sections.at(-1)?.push(at);
    heading = own;
  }
  const step = Math.max(sections.length / limit, 1);
  return Array.from({ length: Math.min(limit, sections.length) }, (_, index) =>
    sections.slice(Math.floor(index * step), Math.floor((index + 1) * step)).flat(),
  );
}

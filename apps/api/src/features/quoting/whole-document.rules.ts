import { extensions } from "@footnote/contracts/file-types";
import { perLanguage } from "@footnote/lexicon/lexicon";
import { matchAnyWord } from "@footnote/lexicon/match-words";
import { mapGivingWay } from "../../platform/give-way.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import { readDates } from "../citations/dates.rules.ts";
import { arePeriodsEqual, readNamePeriods, readPeriods } from "../citations/periods.rules.ts";

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
export async function findNamedFiles<File extends FileInFolder>(
  question: string,
  files: readonly File[],
  language: string | null,
): Promise<File[]> {
  const asked = ` ${plain(question)} `;
  const namesFolder = ({ folder = "" }: FileInFolder) =>
    folder !== "" && asked.includes(` ${plain(folder)} `);
  const placed = await mapGivingWay(files, filesAtOnce, (file) => ({
    file,
    at: placeOf(asked, file.name),
    inFolder: namesFolder(file),
  }));
  const named = placed
    .filter(({ at }) => at >= 0)
    .toSorted(
      (a, b) =>
        a.at - b.at ||
        b.file.name.length - a.file.name.length ||
        Number(b.inFolder) - Number(a.inFolder),
    );
  // Of "Report" and "Report 2024" at the same place the longer is meant.
  const places = new Set<number>();
  const meant = named.filter(({ at }) => places.size < places.add(at).size);
  if (meant.length > 0) return meant.map(({ file }) => file);
  return thisFile(language).test(question) && files.length === 1 ? [...files] : [];
}

/** Returns whether a question is about "this file". */
export function saysThisFile(question: string, language: string | null): boolean {
  return thisFile(language).test(question);
}

/** Whose names are read at a time, while others wait. */
const filesAtOnce = 200;
const fewestLetters = 5;
const wordsMost = 2;

/** Returns the file that a word of a short question names unambiguously: "summarise the handbook", "... the minutes of May". */
export async function findFileByWord<File extends { readonly name: string }>(
  question: string,
  files: readonly File[],
  language: string | null,
): Promise<File | undefined> {
  const asked = readPeriods(question, language);
  const isAsked = ({ name }: File) =>
    readNamePeriods(name, language).some((own) => asked.some((one) => arePeriodsEqual(one, own)));
  const filter = async (among: readonly File[], isMeant: (file: File) => boolean) =>
    (await mapGivingWay(among, filesAtOnce, (file) => (isMeant(file) ? [file] : []))).flat();
  const dated = asked.length === 0 ? files : await filter(files, isAsked);
  const { rest } = readDates(question);
  const words = Array.from(contentWords(rest, language), ({ surface }) => surface)
    .filter((word) => !asksWhole(language).test(word))
    .map(plain);
  if (words.length > wordsMost) return undefined;
  const meant: File[][] = [];
  for (const word of words.filter(({ length }) => length >= fewestLetters)) {
    const found = await filter(dated, ({ name }) => plain(name).split(" ").includes(word));
    if (found.length > 0) meant.push(found);
  }
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

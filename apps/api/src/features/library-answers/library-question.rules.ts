import { extensions, fileTypes } from "@footnote/contracts/file-types";
import { perLanguage } from "@footnote/lexicon/lexicon";
import { type Period, periods } from "@footnote/lexicon/types";
import { contentWords } from "../citations/content-words.rules.ts";
import { compileCovers, type Cover, findUncovered } from "./word-cover.rules.ts";

/** A folder of the scope. */
export type NamedFolder = { readonly id: string; readonly path: readonly string[] };

/** Which documents a question is about. */
export type AskedDocuments = {
  /** Undefined where no folder is named. Several folders may have one name. */
  readonly folders?: readonly NamedFolder[];
  /** Undefined where no type is named. */
  readonly extensions?: readonly string[];
  readonly period?: Period;
  readonly state?: "processing" | "failed";
};

export type LibraryQuestion =
  | ({ readonly kind: "count" | "list" } & AskedDocuments)
  | ({ readonly kind: "newest"; readonly single: boolean } & AskedDocuments)
  | ({ readonly kind: "about"; readonly topic: string } & AskedDocuments)
  | { readonly kind: "folders"; readonly folders?: readonly NamedFolder[] }
  | { readonly kind: "where"; readonly name: string }
  | { readonly kind: "progress" };

type Category =
  | "type"
  | "document"
  | "documents"
  | "folders"
  | "spreadsheets"
  | "presentations"
  | "recordings"
  | "count"
  | "list"
  | "exists"
  | "place"
  | "newest"
  | "uploaded"
  | "news"
  | Period
  | "indexing"
  | "pending"
  | "ready"
  | "failed"
  | "about"
  | "covers"
  | "coversAfter"
  | "contents"
  | "where"
  | "filler";

/** Names of programs that mean the file types of these programs. */
const programs: Readonly<Record<string, readonly string[]>> = {
  word: [".doc", ".docx"],
  excel: [".xls", ".xlsx"],
  powerpoint: [".ppt", ".pptx"],
  markdown: [".md"],
  text: [".txt"],
};
const typeNames = [
  ...Object.keys(programs),
  ...extensions.flatMap((extension) => [extension.slice(1), `${extension.slice(1)}s`]),
];

const findCovers = perLanguage((lexicons) => {
  const library = lexicons.map((one) => one.library);
  const own = (
    ["document", "documents", "folders", "spreadsheets", "presentations", "recordings"] as const
  ).map((name) => [name, library.map((one) => one[name])] as const);
  const cues = (
    ["list", "exists", "place", "newest", "uploaded", "news", "indexing", "pending"] as const
  ).map((name) => [name, library.map((one) => one[name])] as const);
  const rest = (["ready", "failed", "about", "covers", "contents", "where"] as const).map(
    (name) => [name, library.map((one) => one[name])] as const,
  );
  const find = compileCovers<Category>([
    ...own,
    ["type", [typeNames.join(" ")]],
    ["count", lexicons.flatMap(({ tables, answerCues }) => [tables.count, answerCues.number])],
    ...cues,
    ...periods.map((period) => [period, library.map((one) => one.periods[period])] as const),
    ...rest,
    ["coversAfter", library.flatMap((one) => one.coversAfter ?? [])],
    // Politeness changes nothing: "Hi, how many documents do I have, please?"
    [
      "filler",
      lexicons.flatMap((one) => [
        one.library.filler,
        one.smallTalk.greetings,
        one.smallTalk.thanks,
      ]),
    ],
  ]);
  // The ending of a file's name is no type that is asked for.
  return (text: string) =>
    find(text).filter(
      ({ category, start }) => category !== "type" || !/[^\s.]\.$/.test(text.slice(0, start)),
    );
});

/** Longer than any such question: the rest is a pasted text. */
const longest = 300;

/** Returns whether a question may be about the documents themselves, before the names of folders are known. */
export function mayAskLibrary(question: string, language: string | null): boolean {
  if (question.length > longest) return false;
  return findCovers(language)(question).some(({ category }) => nouns.has(category));
}

/** Words that name documents, and not their contents. */
const nouns: ReadonlySet<Category> = new Set<Category>([
  "document",
  "documents",
  "folders",
  "type",
  "spreadsheets",
  "presentations",
  "recordings",
  "news",
  "uploaded",
  "indexing",
  "contents",
]);

/**
 * Reads a question about the documents themselves. Every word of it must be known, or belong to the name of a folder or file
 * or to a topic; otherwise it is a question about the contents of documents, and undefined is returned.
 */
export function readLibraryQuestion(
  question: string,
  { language, folders }: { language: string | null; folders: readonly NamedFolder[] },
): LibraryQuestion | undefined {
  if (!mayAskLibrary(question, language)) return undefined;
  const find = findCovers(language);
  for (const { name, named } of findFolderNames(question, folders)) {
    const at = question.toLowerCase().indexOf(name);
    const rest = `${question.slice(0, at)}${" ".repeat(name.length)}${question.slice(at + name.length)}`;
    const covers = find(rest);
    const placed = covers.some(({ category }) =>
      ["place", "folders", "contents"].includes(category),
    );
    const read = placed ? readCovers(rest, { covers, language, folders: named }) : undefined;
    if (read) return read;
  }
  return readCovers(question, { covers: find(question), language, folders: undefined });
}

/** The names and paths of folders that a question contains, the longest first. */
function findFolderNames(
  question: string,
  folders: readonly NamedFolder[],
): { name: string; named: NamedFolder[] }[] {
  const asked = question.toLowerCase();
  const spellings = folders.flatMap((folder) =>
    folder.path.flatMap((_, from) =>
      [" > ", " / ", ">", "\\", "/"].map((separator) => ({
        name: folder.path.slice(from).join(separator).toLowerCase(),
        folder,
      })),
    ),
  );
  const byName = Map.groupBy(spellings, ({ name }) => name);
  return [...byName]
    .filter(([name]) => name !== "" && containsWords(asked, name))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([name, named]) => ({ name, named: [...new Set(named.map(({ folder }) => folder))] }));
}

const joined = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Returns whether a text contains a name that is not part of a longer word. */
function containsWords(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character) && !joined.test(character);
  const cutsBefore = isWord(text.charAt(at - 1)) && isWord(name.charAt(0));
  const cutsAfter = isWord(text.charAt(at + name.length)) && isWord(name.at(-1) ?? "");
  return !cutsBefore && !cutsAfter;
}

type Reading = {
  readonly covers: readonly Cover<Category>[];
  readonly language: string | null;
  readonly folders: readonly NamedFolder[] | undefined;
};

function readCovers(text: string, reading: Reading): LibraryQuestion | undefined {
  const { covers, folders } = reading;
  if (!hasAny(covers, nouns)) return undefined;
  const about = readTopic(text, reading);
  if (about) return about;
  const uncovered = findUncovered(text, covers);
  if (uncovered) {
    const name = text.slice(uncovered.start, uncovered.end);
    return hasAny(covers, ["where"]) && !folders ? { kind: "where", name } : undefined;
  }
  if (hasAny(covers, ["about", "covers", "coversAfter", "where"])) return undefined;
  const asksForFolders = hasAny(covers, ["folders"]) && !hasAny(covers, documentNouns);
  return asksForFolders ? readFolders(covers, folders) : readDocuments(text, reading);
}

function hasAny(covers: readonly Cover<Category>[], wanted: Iterable<Category>): boolean {
  const categories = new Set(wanted);
  return covers.some(({ category }) => categories.has(category));
}

/** "Which folders are there?", "What is in the folder Finance?" */
function readFolders(
  covers: readonly Cover<Category>[],
  folders: readonly NamedFolder[] | undefined,
): LibraryQuestion | undefined {
  if (!folders) {
    return hasAny(covers, ["exists", "count", "newest"]) ? { kind: "folders" } : undefined;
  }
  if (!hasAny(covers, ["contents", "list", "exists"])) return undefined;
  return { kind: hasAny(covers, ["contents", "place"]) ? "list" : "folders", folders };
}

function readDocuments(text: string, { covers, folders }: Reading): LibraryQuestion | undefined {
  const within = folders && { folders };
  const documents = { ...within, ...readTypes(text, covers), ...readPeriod(covers) };
  if (hasAny(covers, ["failed"])) return { kind: "list", ...documents, state: "failed" };
  if (hasAny(covers, ["indexing", "pending"])) {
    return { kind: "list", ...documents, state: "processing" };
  }
  if (hasAny(covers, ["ready"])) return { kind: "progress" };
  if (hasAny(covers, ["count"])) return { kind: "count", ...documents };
  if (hasAny(covers, ["newest", "uploaded", "news"]) || documents.period) {
    const single = hasAny(covers, ["document"]) && !hasAny(covers, ["documents"]);
    return { kind: "newest", single, ...documents };
  }
  // "What is a document?" asks for what the word means.
  const isOwn = hasAny(covers, ["exists"]) && hasAny(covers, ["documents", ...kinds]);
  return folders || isOwn ? { kind: "list", ...documents } : undefined;
}

const kinds = ["type", "spreadsheets", "presentations", "recordings"] as const;
const documentNouns = ["document", "documents", "uploaded", "indexing", ...kinds] as const;

/** "Which document is about microrobots?" */
function readTopic(
  text: string,
  { covers, language, folders }: Reading,
): LibraryQuestion | undefined {
  const cue = covers.find(({ category }) => ["about", "covers", "coversAfter"].includes(category));
  if (!cue || !hasAny(covers, documentNouns)) return undefined;
  const before = covers.filter(({ start }) => start < cue.start);
  const after = covers.filter(({ start }) => start > cue.start);
  const isTopicBefore = cue.category === "coversAfter";
  const [topicSide, otherSide] = isTopicBefore ? [before, after] : [after, before];
  const [topicText, otherText] = isTopicBefore
    ? [blankFrom(text, cue.start), blankUntil(text, cue.end)]
    : [blankUntil(text, cue.end), blankFrom(text, cue.start)];
  if (findUncovered(otherText, otherSide)) return undefined;
  const span = findUncovered(topicText, topicSide);
  if (!span) return undefined;
  const outside = covers.filter(({ start, end }) => end <= span.start || start >= span.end);
  // "Which documents about the rent must be signed?" asks about their contents.
  if (!hasAny(outside, ["exists", "covers", "coversAfter", "count"])) return undefined;
  if (!hasAny(outside, documentNouns) || hasAny(outside, ["where"])) return undefined;
  const topic = text.slice(span.start, span.end);
  if (contentWords(topic, language).next().done) return undefined;
  const within = folders && { folders };
  return { kind: "about", topic, ...within, ...readTypes(text, outside) };
}

const blankFrom = (text: string, at: number) => text.slice(0, at);
const blankUntil = (text: string, at: number) => " ".repeat(at) + text.slice(at);

const icons = {
  spreadsheets: ["table"],
  presentations: ["slides"],
  recordings: ["audio", "video"],
};

/** The types that a question names, by extension, program or kind. */
function readTypes(
  text: string,
  covers: readonly Cover<Category>[],
): { extensions?: readonly string[] } {
  const named = covers.flatMap(({ category, start, end }): readonly string[] => {
    if (category === "type") return extensionsOf(text.slice(start, end).toLowerCase());
    if (category === "spreadsheets" || category === "presentations" || category === "recordings") {
      return extensions.filter((extension) => icons[category].includes(fileTypes[extension].icon));
    }
    return [];
  });
  return named.length > 0 ? { extensions: [...new Set(named)] } : {};
}

function extensionsOf(name: string): readonly string[] {
  const program = programs[name];
  if (program) return program;
  const known: readonly string[] = extensions;
  return [`.${name}`, `.${name.replace(/s$/, "")}`].filter((one) => known.includes(one));
}

function readPeriod(covers: readonly Cover<Category>[]): { period?: Period } {
  const period = periods.find((one) => covers.some(({ category }) => category === one));
  return period ? { period } : {};
}

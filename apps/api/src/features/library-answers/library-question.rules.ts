import { perLanguage } from "@footnote/lexicon/lexicon";
import { type LibraryWords, type Period, periods } from "@footnote/lexicon/library-words";
import { contentWords } from "../citations/content-words.rules.ts";
import { findFolderMentions, type NamedFolder } from "./folder-names.rules.ts";
import {
  type DocumentKind,
  extensionsOf,
  findExtensions,
  kinds,
  typeNames,
} from "./type-names.rules.ts";
import { compileCovers, type Cover, findUncovered } from "./word-cover.rules.ts";

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
  | DocumentKind
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

type ListName = Exclude<keyof LibraryWords, "periods" | "coversAfter">;

const findCovers = perLanguage((lexicons) => {
  const library = lexicons.map((one) => one.library);
  const wordsOf = <Name extends ListName>(names: readonly Name[]) =>
    names.map((name) => [name, library.map((one) => one[name])] as const);
  const find = compileCovers<Category>([
    ...wordsOf(["document", "documents", "folders", ...kinds]),
    ["type", [typeNames.join(" ")]],
    ["count", lexicons.flatMap(({ tables, answerCues }) => [tables.count, answerCues.number])],
    ...wordsOf(["list", "exists", "place", "newest", "uploaded", "news", "indexing", "pending"]),
    ...periods.map((period) => [period, library.map((one) => one.periods[period])] as const),
    ...wordsOf(["ready", "failed", "about", "covers", "contents", "where"]),
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
  ...kinds,
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
  for (const { start, end, folders: named } of findFolderMentions(question, folders)) {
    const rest = question.slice(0, start) + " ".repeat(end - start) + question.slice(end);
    const covers = find(rest);
    const placed = covers.some(({ category }) =>
      ["place", "folders", "contents"].includes(category),
    );
    const read = placed ? readCovers(rest, { covers, language, folders: named }) : undefined;
    if (read) return read;
  }
  return readCovers(question, { covers: find(question), language, folders: undefined });
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
  const isOwn = hasAny(covers, ["exists"]) && hasAny(covers, ["documents", "type", ...kinds]);
  return folders || isOwn ? { kind: "list", ...documents } : undefined;
}

const documentNouns = ["document", "documents", "uploaded", "indexing", "type", ...kinds] as const;

/** "Which document is about microrobots?" */
function readTopic(
  text: string,
  { covers, language, folders }: Reading,
): LibraryQuestion | undefined {
  const cue = covers.find(({ category }) => ["about", "covers", "coversAfter"].includes(category));
  if (!cue || !hasAny(covers, documentNouns)) return undefined;
  const before = {
    text: text.slice(0, cue.start),
    covers: covers.filter(({ start }) => start < cue.start),
  };
  const after = {
    text: " ".repeat(cue.end) + text.slice(cue.end),
    covers: covers.filter(({ start }) => start > cue.start),
  };
  const isTopicFirst = cue.category === "coversAfter";
  const topicSide = isTopicFirst ? before : after;
  const otherSide = isTopicFirst ? after : before;
  if (findUncovered(otherSide.text, otherSide.covers)) return undefined;
  const span = findUncovered(topicSide.text, topicSide.covers);
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

/** The types that a question names, by extension, program or kind. */
function readTypes(
  text: string,
  covers: readonly Cover<Category>[],
): { extensions?: readonly string[] } {
  const named = covers.flatMap(({ category, start, end }) =>
    category === "type"
      ? findExtensions(text.slice(start, end).toLowerCase())
      : kinds.flatMap((kind) => (kind === category ? extensionsOf[kind] : [])),
  );
  return named.length > 0 ? { extensions: [...new Set(named)] } : {};
}

function readPeriod(covers: readonly Cover<Category>[]): { period?: Period } {
  const period = periods.find((one) => covers.some(({ category }) => category === one));
  return period ? { period } : {};
}

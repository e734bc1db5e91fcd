import type { Words } from "./words.ts";

/** The periods of time that a question about new documents may name. */
export const periods = [
  "today",
  "yesterday",
  "thisWeek",
  "lastWeek",
  "thisMonth",
  "lastMonth",
] as const;

export type Period = (typeof periods)[number];

/** Words of questions about the documents themselves. Such a question consists of these words, names and a topic alone. */
export type LibraryWords = {
  readonly document: Words;
  readonly documents: Words;
  readonly folders: Words;
  readonly spreadsheets: Words;
  readonly presentations: Words;
  readonly recordings: Words;
  /** What asks for a list: "which". */
  readonly list: Words;
  /** What says that the speaker's own documents are meant: "do I have", "are there", "show me". */
  readonly exists: Words;
  /** "in", between documents and the folder that they are in. */
  readonly place: Words;
  readonly newest: Words;
  /** "uploaded": said of documents only. */
  readonly uploaded: Words;
  /** "What is new", which asks for documents without naming them. */
  readonly news: Words;
  readonly periods: Readonly<Record<Period, Words>>;
  /** "still indexing": said of documents only. */
  readonly indexing: Words;
  /** "not ready", where documents are named. */
  readonly pending: Words;
  readonly ready: Words;
  readonly failed: Words;
  /** "about", between documents and their topic. */
  readonly about: Words;
  /** "is about", "mentions": verbs between documents and their topic. */
  readonly covers: Words;
  /** What follows the topic, where it comes first. */
  readonly coversAfter?: Words;
  /** "What is in", before a folder. */
  readonly contents: Words;
  /** "Where is", before a document's name. */
  readonly where: Words;
  /** What changes nothing about what is asked. */
  readonly filler: Words;
};

/** Words of messages that ask for nothing in the documents. They consist of these words alone. */
export type SmallTalkWords = {
  readonly greetings: Words;
  readonly thanks: Words;
  /** "What can you do". */
  readonly capabilities: Words;
  /** "there", "everybody". */
  readonly filler: Words;
};

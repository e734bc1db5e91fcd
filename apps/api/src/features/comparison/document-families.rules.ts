import { segmentWords } from "@footnote/lexicon/function-words";

/** The names by which two versions of one document are recognised, without what distinguishes the versions. */
export type DocumentNames = {
  /** The words of the file name. */
  readonly words: ReadonlySet<string>;
  /** The words of the title, where the file name has none. */
  readonly title: string;
};

/** What distinguishes the versions of one document: numbers, "v2", "final", "copy". */
const versionMark = /^(?:\p{N}+|v\p{N}+|q[1-4]|final|draft|copy|new|old|rev)$/u;
const sharedMin = 0.6;

/** Reads the names of a document once, to be compared with those of many others. */
export function readNames({
  filename,
  title = "",
}: {
  filename: string;
  title?: string | undefined;
}): DocumentNames {
  const words = new Set(readStem(filename));
  return { words, title: words.size > 0 ? "" : readStem(title).join(" ") };
}

function readStem(name: string): string[] {
  const bare = name.replace(/\.[^.]+$/, "").replace(/[_-]+/g, " ");
  return Array.from(segmentWords(bare), ({ word }) => word).filter(
    (word) => !versionMark.test(word),
  );
}

/**
 * Whether two documents are versions of one: their names share most words, or all words of one are in the other ("Lease"
 * and "Lease, amendment 1"). Names without words are compared by the documents' titles.
 */
export function isSameFamily(one: DocumentNames, other: DocumentNames): boolean {
  if (one.words.size === 0 || other.words.size === 0) {
    return one.title !== "" && one.title === other.title;
  }
  const shared = one.words.intersection(other.words).size;
  const smaller = Math.min(one.words.size, other.words.size);
  const all = one.words.size + other.words.size - shared;
  return shared / all >= sharedMin || (smaller > 1 && shared === smaller);
}

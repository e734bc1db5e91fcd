import { segmentWords } from "@footnote/lexicon/function-words";

type Named = { readonly filename: string; readonly headings?: readonly string[] };

/** What distinguishes the versions of one document: numbers, "v2", "final", "copy". */
const versionMark = /^(?:\p{N}+|v\p{N}+|q[1-4]|final|draft|copy|new|old|rev)$/u;
const sharedMin = 0.6;

/** Returns the words of a file name that all versions of the document share. */
export function readStem(filename: string): string[] {
  const bare = filename.replace(/\.[^.]+$/, "").replace(/[_-]+/g, " ");
  return Array.from(segmentWords(bare), ({ word }) => word).filter(
    (word) => !versionMark.test(word),
  );
}

/**
 * Whether two documents are versions of one: their names share most words, or all words of one are in the other ("Lease"
 * and "Lease, amendment 1"). Names without words are compared by the documents' titles.
 */
export function isSameFamily(one: Named, other: Named): boolean {
  const [these, those] = [readStem(one.filename), readStem(other.filename)];
  if (these.length === 0 || those.length === 0) {
    const [title, otherTitle] = [one.headings?.[0], other.headings?.[0]];
    return title !== undefined && otherTitle !== undefined && areAlike(title, otherTitle);
  }
  const all = new Set([...these, ...those]);
  const shared = new Set(these.filter((word) => those.includes(word)));
  const smaller = Math.min(new Set(these).size, new Set(those).size);
  return shared.size / all.size >= sharedMin || (smaller > 1 && shared.size === smaller);
}

function areAlike(one: string, other: string): boolean {
  return readStem(one).join(" ") === readStem(other).join(" ");
}

import type { Passage } from "../citations/answer.rules.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import { splitSentences } from "../citations/sentences.rules.ts";
import { tokenize } from "../retrieval/tokenization.rules.ts";

/** A sentence, list item or table row of a document, with the section that it is in. */
export type DocumentLine = {
  readonly text: string;
  readonly passage: Passage;
  /** The heading of its section; "" before the first one. */
  readonly section: string;
  /** Its position in the document. */
  readonly at: number;
  /** The terms of its content words. */
  readonly terms: ReadonlySet<string>;
  readonly sectionTerms: ReadonlySet<string>;
};

const headingMax = 100;
const headingWords = 12;
const bullet = /^\s*[-*•·‣–|]/u;
const numbered = /^\s*(?:§\s*)?(?:\p{N}{1,3}(?:\.\p{N}{1,3})*|\p{Lu})[.)]?\s/u;

/** Reads the lines of a document from its passages in reading order. Repeated table headers count once. */
export function readLines(passages: readonly Passage[], language: string | null): DocumentLine[] {
  return [...readLinesByPassage(passages, language)].flat();
}

/** As `readLines`, for many passages, which take long: the lines of each. */
export function* readLinesByPassage(
  passages: readonly Passage[],
  language: string | null,
): Generator<DocumentLine[]> {
  const termsOf = (text: string) => {
    const words = Array.from(contentWords(text, language), ({ surface }) => surface);
    return new Set(words.flatMap((word) => tokenize(word, language).map(({ term }) => term)));
  };
  let at = 0;
  let section = "";
  let sectionTerms = termsOf(section);
  for (const passage of passages) {
    const lines: DocumentLine[] = [];
    // A passage in the middle of a section does not repeat its heading.
    section = passage.headings.at(-1) ?? section;
    sectionTerms = termsOf(section);
    for (const block of passage.text.split(/\n{2,}/)) {
      const [first = "", ...rest] = block.split("\n");
      const heading = isHeading(first, rest);
      if (heading) {
        section = first.trim();
        sectionTerms = termsOf(section);
      }
      for (const text of splitSentences(heading ? rest.join("\n") : block)) {
        const terms = termsOf(text);
        lines.push({ text, passage, section, at, terms, sectionTerms });
        at += 1;
      }
    }
    yield lines;
  }
}

/** Returns whether the first line of a block is the heading of the others: short, without the end of a sentence. */
function isHeading(first: string, rest: readonly string[]): boolean {
  const text = first.trim();
  const isShort = text.length <= headingMax && text.split(/\s+/).length <= headingWords;
  if (!isShort || rest.length === 0 || !/\p{L}/u.test(text)) return false;
  if (bullet.test(text) || /[.!?:;,。！？：；|]$|\s\|\s|;\s/u.test(text)) return false;
  if (rest.some((line) => bullet.test(line))) return true;
  // The first of several lines of equal length is a sentence broken by the width of its page.
  const longest = Math.max(...rest.map((line) => line.length));
  return numbered.test(text) || (text.length < 0.6 * longest && !/^\s*\p{Ll}/u.test(rest[0] ?? ""));
}

/** The number of a section ("3" of "3. Rent", "3.1" of "§ 3.1 Rent"); undefined if it has none. */
export function readSectionNumber(section: string): string | undefined {
  return /^\s*(?:\p{L}+\s+)?(?:§+\s*)?(\p{N}{1,3}(?:\.\p{N}{1,3})*)(?![\p{L}\p{N}])/u.exec(
    section,
  )?.[1];
}

/** The title of a section without its number. */
export function readSectionTitle(section: string): string {
  return section
    .replace(/^\s*(?:§+\s*)?(?:\p{N}{1,3}(?:\.\p{N}{1,3})*|\p{Lu}(?=[.)]))[.)]?\s+/u, "")
    .trim();
}

/** Whether two lines are in sections of the same title. */
export function areInSameSection(one: DocumentLine, other: DocumentLine): boolean {
  const title = readSectionTitle(one.section).toLowerCase();
  return title !== "" && title === readSectionTitle(other.section).toLowerCase();
}

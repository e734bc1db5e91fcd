import type { Section } from "../retrieval/found-chunk.rules.ts";

/** A section that a question can be made of. */
export type SuggestedSection = Pick<Section, "filename" | "text"> & { readonly heading: string };

const longest = 60;
const fewestLetters = 5;

/**
 * Chooses sections that a question can be made of: those whose heading occurs in their text, so that a sentence of it may
 * answer. At most `ofEach` of a document; the first of every document come before its second.
 */
export function chooseSections(
  sections: readonly Section[],
  { limit, ofEach = 1 }: { limit: number; ofEach?: number },
): SuggestedSection[] {
  const byDocument = Map.groupBy(sections, ({ documentId }) => documentId);
  const byName = new Map(
    Array.from(byDocument.values(), (own) => [own[0]?.filename.toLowerCase(), own]),
  );
  const chosen = Array.from(byName.values(), (own) => chooseOfDocument(own).slice(0, ofEach));
  const rounds = Array.from({ length: ofEach }, (_, round) =>
    chosen.flatMap((own) => own.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, limit);
}

function chooseOfDocument(sections: readonly Section[]): SuggestedSection[] {
  const byHeading = new Map<string, SuggestedSection>();
  for (const section of sections.flatMap(splitByHeadings)) {
    const { filename, headings, text } = section;
    const heading = headings.at(-1)?.trim() ?? "";
    const isUsable = isTopic(heading, section) && mentions(text, heading);
    if (isUsable && !byHeading.has(heading)) byHeading.set(heading, { filename, heading, text });
  }
  return [...byHeading.values()];
}

/** Splits a chunk that holds several short sections: the text of each follows a line of its heading. */
function splitByHeadings(section: Section): Section[] {
  const within = section.text.split(/\n{2,}/).flatMap((paragraph) => {
    const lines = paragraph.split("\n");
    const begin = lines.findIndex((line) => !isHeadingLine(line));
    const heading = lines[begin - 1];
    if (heading === undefined) return [];
    const text = lines.slice(begin).join("\n");
    return [{ ...section, headings: [...section.headings, heading], text }];
  });
  return within.length > 0 ? within : [section];
}

function isHeadingLine(line: string): boolean {
  return line.length <= longest && !/[.:;,!?|…]$/u.test(line.trim());
}

/** A heading names a topic where it is a few words, and not the name of the file. */
function isTopic(heading: string, { filename }: Section): boolean {
  if (heading.length > longest || /[\n|“”„"]/.test(heading)) return false;
  const letters = heading.match(/\p{L}/gu)?.length ?? 0;
  const isShortScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(heading);
  if (letters < (isShortScript ? 2 : fewestLetters) || letters < heading.length / 2) return false;
  const stem = filename
    .replace(/\.[^.]+$/, "")
    .replaceAll(/[-_]+/g, " ")
    .toLowerCase();
  return !stem.includes(heading.toLowerCase()) && !heading.toLowerCase().includes(stem);
}

function mentions(text: string, heading: string): boolean {
  const lower = text.toLowerCase();
  const words = heading.toLowerCase().match(/\p{L}{4,}/gu) ?? [heading.toLowerCase()];
  return words.every((word) => lower.includes(word));
}

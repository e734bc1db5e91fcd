import type { Section } from "../retrieval/found-chunk.rules.ts";

/** A section that a question can be made of. */
export type SuggestedSection = Pick<Section, "filename"> & { readonly heading: string };

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
  for (const section of sections) {
    const { filename, headings, text } = section;
    const heading = headings.at(-1)?.trim() ?? "";
    const isUsable = isTopic(heading, section) && mentions(text, heading);
    if (isUsable && !byHeading.has(heading)) byHeading.set(heading, { filename, heading });
  }
  return [...byHeading.values()];
}

/** A heading names a topic where it is a few words, and not the name of the file. */
function isTopic(heading: string, { filename }: Section): boolean {
  if (heading.length > longest || /[\n“”„"]/.test(heading)) return false;
  const letters = heading.match(/\p{L}/gu)?.length ?? 0;
  const isShortScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(heading);
  if (letters < (isShortScript ? 2 : fewestLetters) || letters < heading.length / 2) return false;
  const stem = filename.replace(/\.[^.]+$/, "").toLowerCase();
  return !stem.includes(heading.toLowerCase()) && !heading.toLowerCase().includes(stem);
}

function mentions(text: string, heading: string): boolean {
  const lower = text.toLowerCase();
  const words = heading.toLowerCase().match(/\p{L}{4,}/gu) ?? [heading.toLowerCase()];
  return words.every((word) => lower.includes(word));
}

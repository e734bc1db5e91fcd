import type { Section } from "../retrieval/found-chunk.rules.ts";

/** A section that a question can be made of. */
export type SuggestedSection = Pick<Section, "filename"> & { readonly heading: string };

const longest = 60;
const fewestLetters = 5;

/**
 * Chooses a section of each of at most `limit` documents whose text says something about its heading. Of a document the
 * section is preferred whose heading occurs in its text: a question about it can be answered by a sentence.
 */
export function chooseSections(sections: readonly Section[], limit: number): SuggestedSection[] {
  const byDocument = Map.groupBy(sections, ({ documentId }) => documentId);
  const chosen = [...byDocument.values()].flatMap((own) => {
    const usable = own.flatMap((section) => {
      const heading = section.headings.at(-1)?.trim() ?? "";
      return isTopic(heading, section) ? [{ ...section, heading }] : [];
    });
    const said = usable.find(({ heading, text }) => mentions(text, heading));
    return said ? [{ filename: said.filename, heading: said.heading }] : [];
  });
  const distinct = new Map(chosen.map((section) => [section.filename.toLowerCase(), section]));
  return [...distinct.values()].slice(0, limit);
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

import { perLanguage } from "@footnote/lexicon/lexicon";
import { anyWordOf } from "@footnote/lexicon/match-words";

const backReference = perLanguage(
  (lexicons) => new RegExp(`^${anyWordOf(lexicons.map((one) => one.backReferences))}`, "iu"),
);

/** Whether a text begins with a word that refers to earlier text. */
export function refersBack(text: string, language: string | null): boolean {
  return backReference(language).test(text);
}

/** The beginning of a list item. */
export const item = /^\s*(?:[-*•·‣–]|\(?\p{N}{1,3}[.)]|\(?\p{L}[.)])\s/u;
const itemsMax = 8;
const headingWords = 8;

/** Returns a sentence with the one before that it refers to, and with what it announces. */
export function withContext(
  sentences: readonly string[],
  index: number,
  language: string | null,
): string[] {
  return [...withOpening(sentences, index, language), ...announced(sentences, index)];
}

/** A sentence that refers to the one before it ("It was ...") is quoted together with that one. */
function withOpening(
  sentences: readonly string[],
  index: number,
  language: string | null,
): string[] {
  const sentence = sentences[index] ?? "";
  const before = sentences[index - 1];
  return before !== undefined && refersBack(sentence, language) ? [before, sentence] : [sentence];
}

/** Returns what a sentence announces: the list after its colon, the first sentence below a heading. */
function announced(sentences: readonly string[], index: number): string[] {
  const sentence = sentences[index] ?? "";
  const after = sentences.slice(index + 1);
  const listed = after.findIndex((one) => !item.test(one));
  const items = after.slice(0, Math.min(listed < 0 ? after.length : listed, itemsMax));
  if (/[:：]$/u.test(sentence)) return items.length > 0 ? items : after.slice(0, 1);
  const heading =
    !/[\p{P}\p{S}]\s*$|\p{N}|[;|]/u.test(sentence) && sentence.split(" ").length <= headingWords;
  return heading ? after.slice(0, 1) : [];
}

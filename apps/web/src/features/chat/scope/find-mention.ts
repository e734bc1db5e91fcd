/** A `#` with the beginning of a name, in a question that is being written. */
export type Mention = { readonly start: number; readonly end: number; readonly name: string };

const nameMax = 60;

/** Finds the mention that ends at the caret: a `#` at the beginning of a word, and what follows it on the line. */
export function findMention(text: string, caret: number): Mention | null {
  const start = text.lastIndexOf("#", caret - 1);
  if (caret === 0 || start === -1 || caret > text.length) return null;
  const name = text.slice(start + 1, caret);
  const isWordStart = start === 0 || /\s/u.test(text.charAt(start - 1));
  if (!isWordStart || name.length > nameMax || name.includes("\n") || name.startsWith(" "))
    return null;
  return { start, end: caret, name };
}

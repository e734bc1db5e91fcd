const abbreviation = /^\p{Lu}{2,8}$/u;
const lastAbbreviation = /(?<!\p{L})\p{Lu}{2,8}$/u;

/** Returns whether a word looks like an abbreviation. */
export function isAbbreviation(word: string): boolean {
  return abbreviation.test(word);
}

/** An abbreviation and the words that a text says it stands for, in lower case. */
export type Definition = { readonly short: string; readonly long: string };

/** A long form is never read farther back: a hostile line may have thousands of brackets. */
const longFormMax = 200;

/**
 * Lists what a text defines: "small office network (SON)" and "SON (small office network)", where the short or the long form
 * is in brackets after the other one (Schwartz and Hearst, 2003).
 */
export function listDefinitions(text: string): Definition[] {
  const definitions: Definition[] = [];
  for (const { 1: inside = "", index } of text.matchAll(/\(([^()]{2,120})\)/gu)) {
    const before = text.slice(Math.max(index - longFormMax, 0), index).trimEnd();
    const first = lastAbbreviation.exec(before)?.[0];
    const [short, words] = isAbbreviation(inside) ? [inside, before] : [first, inside];
    const long = short === undefined ? undefined : findLongForm(words, short);
    if (short !== undefined && long !== undefined) definitions.push({ short, long });
  }
  return definitions;
}

/** Reads both from the end: each letter of the short form must follow, and its first one must begin a word. */
function findLongForm(text: string, short: string): string | undefined {
  const wordsMax = Math.min(short.length + 5, short.length * 2);
  const words = text.split(/[\s-]+/u).slice(-wordsMax);
  const long = words.join(" ").toLowerCase();
  let at = long.length;
  for (let letter = short.length - 1; letter >= 0; letter--) {
    const wanted = short.charAt(letter).toLowerCase();
    const isFound = () => long[at] === wanted && (letter > 0 || !/\p{L}/u.test(long[at - 1] ?? ""));
    do at -= 1;
    while (at >= 0 && !isFound());
    if (at < 0) return undefined;
  }
  const found = long.slice(at);
  return found.includes(" ") ? found : undefined;
}

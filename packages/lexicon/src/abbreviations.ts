const abbreviation = /^\p{Lu}{2,8}$/u;
const lastAbbreviation = /(?<!\p{L})\p{Lu}{2,8}$/u;

/** Returns whether a word looks like an abbreviation. */
export function isAbbreviation(word: string): boolean {
  return abbreviation.test(word);
}

/** An abbreviation and the words that a text gives for it, in lower case. */
export type Definition = { readonly short: string; readonly long: string };

/** A long form is never read farther back: a hostile line may have thousands of brackets. */
const longFormMax = 200;

/**
 * Lists what a text defines: "small office network (SON)" and "SON (small office network)", where the short or the long form
 * is in brackets after the other one (Schwartz and Hearst, 2003).
 */
export function listDefinitions(text: string): Definition[] {
  const definitions: Definition[] = [];
  const addDefinition = (short: string, words: string) => {
    const long = findLongForm(words, short);
    if (long !== undefined) definitions.push({ short, long });
  };
  for (const { 1: inside = "", index } of text.matchAll(/\(([^()]{2,120})\)/gu)) {
    const before = text.slice(Math.max(index - longFormMax, 0), index).trimEnd();
    const first = lastAbbreviation.exec(before)?.[0];
    if (isAbbreviation(inside)) addDefinition(inside, before);
    // One word in brackets is seldom what the word before them means.
    else if (first !== undefined && inside.includes(" ")) addDefinition(first, inside);
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
  // An abbreviation does not define itself.
  return found.replaceAll(/\P{L}/gu, "").length > short.length ? found : undefined;
}

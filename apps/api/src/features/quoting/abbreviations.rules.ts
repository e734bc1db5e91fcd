const abbreviation = /^\p{Lu}{2,8}$/u;

/** Returns whether a word of a question looks like an abbreviation. */
export function isAbbreviation(word: string): boolean {
  return abbreviation.test(word);
}

/**
 * Returns whether a text gives the words of an abbreviation: "small office network (SON)", "SON (small office network)",
 * or words with these initials as capitals, as in a title.
 */
export function spellsOut(text: string, short: string): boolean {
  return hasInitials(text, short) || isDefinedIn(text, short);
}

/** "Drug Induced Liver Injury", "Ministry of Public Works". */
function hasInitials(text: string, short: string): boolean {
  if (short.length < 3) return false;
  const initials = (text.match(/\p{L}+/gu) ?? []).map((word) => {
    if (word === short) return " ";
    return /^\p{Lu}/u.test(word) ? word.slice(0, 1) : word.length > shortWord ? " " : "";
  });
  return initials.join("").includes(short);
}

/** Small words such as "of" have no part in an abbreviation. */
const shortWord = 3;

/** A long form is never read farther back: a hostile line may have thousands of brackets. */
const longFormMax = 200;

/** Whether the short or the long form is in brackets after the other one (Schwartz and Hearst, 2003). */
function isDefinedIn(text: string, short: string): boolean {
  for (const { 1: inside = "", index } of text.matchAll(/\(([^()]{2,120})\)/gu)) {
    const before = text.slice(Math.max(index - longFormMax, 0), index).trimEnd();
    if (inside === short && endsInLongForm(before, short)) return true;
    if (before.endsWith(short) && endsInLongForm(inside, short) && inside.includes(" "))
      return true;
  }
  return false;
}

/** Reads both from the end: each letter of the short form must follow, and its first one must begin a word. */
function endsInLongForm(text: string, short: string): boolean {
  const wordsMax = Math.min(short.length + 5, short.length * 2);
  const words = text.split(/[\s-]+/u).slice(-wordsMax);
  const long = words.join(" ").toLowerCase();
  let at = long.length;
  for (let letter = short.length - 1; letter >= 0; letter--) {
    const wanted = short.charAt(letter).toLowerCase();
    const isFound = () => long[at] === wanted && (letter > 0 || !/\p{L}/u.test(long[at - 1] ?? ""));
    do at -= 1;
    while (at >= 0 && !isFound());
    if (at < 0) return false;
  }
  return true;
}

import { listDefinitions } from "@footnote/lexicon/abbreviations";

/**
 * Returns whether a text gives the words of an abbreviation: "small office network (SON)", "SON (small office network)",
 * or words with these initials as capitals, as in a title.
 */
export function spellsOut(text: string, short: string): boolean {
  return hasInitials(text, short) || listDefinitions(text).some((one) => one.short === short);
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

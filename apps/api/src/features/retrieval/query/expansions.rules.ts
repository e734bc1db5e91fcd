import { listDefinitions } from "@footnote/lexicon/abbreviations";

const expansionsMax = 4;
/** Shorter abbreviations are words, too: "it", "us". */
const shortMin = 3;

/** The other forms of what a query abbreviates or spells out, as far as these texts define them. */
export function listExpansions(query: string, texts: readonly string[]): string[] {
  const asked = toPlainWords(query);
  const expansions = texts.flatMap(listDefinitions).flatMap(({ short, long }) => {
    const isShort =
      short.length < shortMin ? hasAsTyped(query, short) : asked.includes(toPlainWords(short));
    const isLong = asked.includes(toPlainWords(long));
    if (isShort === isLong) return [];
    return isShort ? [long] : [short];
  });
  return [...new Set(expansions)].slice(0, expansionsMax);
}

function hasAsTyped(query: string, word: string): boolean {
  return query.split(/[^\p{L}\p{N}]+/u).includes(word);
}

/** The words between blanks, so that one list includes another only as whole words. */
function toPlainWords(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;
}

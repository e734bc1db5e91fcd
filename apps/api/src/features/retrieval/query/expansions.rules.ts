import { listDefinitions } from "@footnote/lexicon/abbreviations";

const expansionsMax = 4;
/** Shorter abbreviations are words, too: "it", "us". */
const shortMin = 3;

/**
 * Lists the words of the abbreviations of a query that these texts define and the query does not spell out. An abbreviation
 * of several things is not expanded.
 */
export function listExpansions(query: string, texts: readonly string[]): string[] {
  const asked = toPlainWords(query);
  const has = (text: string) => asked.includes(toPlainWords(text));
  const defined = Map.groupBy(texts.flatMap(listDefinitions), ({ short }) => short);
  const expansions = [...defined].flatMap(([short, definitions]) => {
    const isAsked = short.length < shortMin ? hasAsTyped(query, short) : has(short);
    const meanings = [...new Set(definitions.map(({ long }) => long))];
    return isAsked && meanings.length === 1 && !meanings.some(has) ? meanings : [];
  });
  return expansions.slice(0, expansionsMax);
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

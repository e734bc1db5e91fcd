import { joinsNouns } from "@footnote/lexicon/lexicon";

/** Between the parts of a compound: "Urlaub-s-anspruch". */
const linkings = ["", "s", "es", "n", "en", "er", "e"];
const partMin = 4;

/** The ways to split a word of a language that joins nouns in two, the most equal halves first. */
export function listSplits(word: string, language: string | null): [string, string][] {
  if (!joinsNouns(language) || !/^\p{L}{8,60}$/u.test(word)) return [];
  const splits: [string, string][] = [];
  for (let at = partMin; at <= word.length - partMin; at++) {
    const last = word.slice(at);
    for (const linking of linkings) {
      const first = word.slice(0, at - linking.length);
      if (first.length >= partMin && word.slice(0, at).endsWith(linking))
        splits.push([first, last]);
    }
  }
  const difference = ([a, b]: [string, string]) => Math.abs(a.length - b.length);
  return splits.toSorted((a, b) => difference(a) - difference(b));
}

/** The compounds that two neighbouring words of a query may form. */
export function listCompounds(first: string, last: string, language: string | null): string[] {
  if (!joinsNouns(language) || ![first, last].every((word) => /^\p{L}{4,30}$/u.test(word)))
    return [];
  return linkings.map((linking) => first + linking + last);
}

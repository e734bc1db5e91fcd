import type { Term } from "./tokenization.rules.ts";

// The limits of a tsvector: larger positions count as the last, further positions of a term are dropped.
const lastPosition = 16_383;
const positionsOfTerm = 255;
/** Bytes of terms and positions; Postgres refuses a tsvector of 1,048,576. */
const largestVector = 1_000_000;

/** Formats the terms as the input of a tsvector, and lists each term once. Terms beyond its size are left out. */
export function toTsvector(terms: readonly Term[]): { literal: string; distinct: string[] } {
  const positions = new Map<string, Set<number>>();
  let bytes = 0;
  for (const { term, position } of terms) {
    const known = positions.get(term);
    bytes += known ? 2 : Buffer.byteLength(term) + 6;
    if (bytes > largestVector) break;
    if (!known) positions.set(term, new Set([Math.min(position, lastPosition)]));
    else if (known.size < positionsOfTerm) known.add(Math.min(position, lastPosition));
  }
  const lexemes = [...positions].map(([term, at]) => `${quote(term)}:${[...at].join(",")}`);
  return { literal: lexemes.join(" "), distinct: [...positions.keys()] };
}

/** Formats a tsquery that matches any of the terms. */
export function toTsquery(terms: readonly string[]): string {
  return terms.map(quote).join("|");
}

/** Formats a tsquery that matches the words, given by their forms, one directly after another. */
export function toPhraseTsquery(words: readonly (readonly string[])[]): string {
  return words.map((forms) => `(${toTsquery(forms)})`).join("<->");
}

function quote(term: string): string {
  return `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

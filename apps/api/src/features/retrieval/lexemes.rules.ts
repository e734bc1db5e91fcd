import type { Term } from "./tokenization.rules.ts";

// The limits of a tsvector: larger positions count as the last, further positions of a term are dropped.
const lastPosition = 16_383;
const positionsOfTerm = 255;
/** Bytes of terms and positions; Postgres refuses a tsvector of 1,048,576. */
const largestVector = 1_000_000;

/** Formats the terms as the input of a tsvector, and lists each term once. Terms beyond its size are left out. */
export function toTsvector(terms: readonly Term[]): { literal: string; distinct: string[] } {
  const positions = new Map<string, number[]>();
  let bytes = 0;
  for (const { term, position } of terms) {
    const known = positions.get(term);
    bytes += known ? 2 : Buffer.byteLength(term) + 6;
    if (bytes > largestVector) break;
    const at = Math.min(position, lastPosition);
    if (!known) positions.set(term, [at]);
    else if (known.length < positionsOfTerm && !known.includes(at)) known.push(at);
  }
  let literal = "";
  for (const [term, at] of positions) {
    literal += `${literal === "" ? "" : " "}${quote(term)}:${at.join(",")}`;
  }
  return { literal, distinct: [...positions.keys()] };
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
  if (!/['\\]/.test(term)) return `'${term}'`;
  return `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

import type { Term } from "./tokenization.rules.ts";

// What one tsvector holds: larger positions count as the last, further ones of a term are dropped.
const lastPosition = 16_383;
const positionsOfTerm = 255;
/** Bytes of terms and positions; Postgres refuses a tsvector of 1,048,576. */
const largestVector = 1_000_000;

/** The terms as Postgres's own input form of a tsvector, and each term once. Terms beyond its size are left out. */
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

/** A tsquery that any of the terms satisfies. */
export function toTsquery(terms: readonly string[]): string {
  return terms.map(quote).join("|");
}

function quote(term: string): string {
  return `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

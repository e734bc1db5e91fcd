import type { FoundChunk } from "./found-chunk.rules.ts";

/**
 * Folds chunks that say the same: of each text under the same headings the first stays and names the other documents that
 * have it. Texts that differ in a single number or name are different: it may be what is asked for.
 */
export function foldCopies<C extends FoundChunk>(chunks: readonly C[]): C[] {
  const first = new Map<string, C>();
  for (const chunk of chunks) {
    const key = JSON.stringify([chunk.headings, chunk.text].flat().map(normalize));
    const kept = first.get(key);
    first.set(key, kept ? addCopy(kept, chunk) : chunk);
  }
  return [...first.values()];
}

function normalize(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
}

function addCopy<C extends FoundChunk>(kept: C, { documentId, filename, copies = [] }: C): C {
  const all = [...(kept.copies ?? []), { documentId, filename }, ...copies];
  const others = new Map(all.map((copy) => [copy.documentId, copy]));
  others.delete(kept.documentId);
  return others.size === 0 ? kept : { ...kept, copies: [...others.values()] };
}

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

/** Moves the chunks of a document beyond its best few behind those of the other documents. */
export function spreadOverDocuments<C extends FoundChunk>(chunks: readonly C[], few: number): C[] {
  const counts = new Map<string, number>();
  const first = chunks.filter(({ documentId }) => {
    const count = (counts.get(documentId) ?? 0) + 1;
    counts.set(documentId, count);
    return count <= few;
  });
  const kept = new Set(first);
  return [...first, ...chunks.filter((chunk) => !kept.has(chunk))];
}

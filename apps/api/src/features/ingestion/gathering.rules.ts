import type { Block, HiddenReason } from "@footnote/extraction/located-text";
import { type Chunk, type ChunkLengths, startChunking } from "./chunking.rules.ts";

/** A passage, with the reason why a reader of the document does not see it, if that is so. */
export type GatheredChunk = Chunk & { hidden: HiddenReason | null };

/**
 * Gathers a document's blocks into passages of text that is seen, and after them passages of text that is not, those of
 * each reason for themselves: so that no passage holds both, and hidden text is no heading of what is seen.
 */
export function startGathering(lengths?: ChunkLengths) {
  const reasons = new Map<HiddenReason | null, ReturnType<typeof startGroup>>([
    [null, startGroup(lengths)],
  ]);
  return {
    push(block: Block): void {
      const reason = block.hidden ?? null;
      const group = reasons.get(reason) ?? startGroup(lengths);
      reasons.set(reason, group);
      group.push(block);
    },
    /** All passages, numbered through. */
    end(): GatheredChunk[] {
      const all = [...reasons].flatMap(([hidden, group]) =>
        group.end().map((chunk) => ({ ...chunk, hidden })),
      );
      return all.map((chunk, ordinal) => ({ ...chunk, ordinal }));
    },
  };
}

function startGroup(lengths?: ChunkLengths) {
  const chunking = startChunking(lengths);
  const chunks: Chunk[] = [];
  return {
    push: (block: Block) => void chunks.push(...chunking.push(block)),
    end: () => [...chunks, ...chunking.end()],
  };
}

import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "@footnote/extraction/located-text";
import { type Chunk, type ChunkLengths, startChunking } from "./chunking.rules.ts";

/** A chunk of a document; `hidden` says why a reader does not see its text, null for visible text. */
export type DocumentChunk = Chunk & { hidden: HiddenReason | null };

/**
 * Collects a document's blocks into chunks of visible text, followed by chunks of hidden text, separate for each reason. So
 * no chunk has both, and hidden text is never a heading of visible text.
 */
export function collectChunks(lengths?: ChunkLengths) {
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
    /** Returns all chunks, numbered in order. */
    end(): DocumentChunk[] {
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

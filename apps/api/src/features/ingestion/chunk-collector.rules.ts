import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "@footnote/extraction/located-text";
import { type Chunk, type ChunkLengths, startChunking } from "./chunking.rules.ts";

/** A chunk of a document; `hidden` says why a reader does not see its text, null for visible text. */
export type DocumentChunk = Chunk & { hidden: HiddenReason | null };

/** The chunks of a document, numbered in their order. */
export type CollectedChunks = Iterable<DocumentChunk> & { length: number; hiddenCount: number };

/** Chunks are kept compressed in batches of this number: those of a book would take hundreds of megabytes as objects. */
const batchSize = 200;

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
    end(): CollectedChunks {
      const groups = [...reasons].map(([hidden, group]) => ({ hidden, chunks: group.end() }));
      const count = (some: typeof groups) => some.reduce((sum, one) => sum + one.chunks.length, 0);
      return {
        length: count(groups),
        hiddenCount: count(groups.filter(({ hidden }) => hidden !== null)),
        *[Symbol.iterator]() {
          let ordinal = 0;
          for (const { hidden, chunks } of groups) {
            for (const chunk of chunks) yield { ...chunk, hidden, ordinal: ordinal++ };
          }
        },
      };
    },
  };
}

function startGroup(lengths?: ChunkLengths) {
  const chunking = startChunking(lengths);
  const packed: Buffer[] = [];
  let open: Chunk[] = [];
  let length = 0;
  const keep = (chunks: readonly Chunk[]) => {
    open.push(...chunks);
    if (open.length < batchSize) return;
    packed.push(deflateRawSync(JSON.stringify(open), { level: 1 }));
    length += open.length;
    open = [];
  };
  return {
    push: (block: Block) => keep(chunking.push(block)),
    end(): Iterable<Chunk> & { length: number } {
      keep(chunking.end());
      return {
        length: length + open.length,
        *[Symbol.iterator]() {
          for (const batch of packed) yield* JSON.parse(String(inflateRawSync(batch))) as Chunk[];
          yield* open;
        },
      };
    },
  };
}

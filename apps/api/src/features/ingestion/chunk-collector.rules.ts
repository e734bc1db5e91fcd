import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "@footnote/extraction/located-text";
import { type Chunk, type ChunkLengths, startChunking } from "./chunking.rules.ts";

/** A chunk of a document; `hidden` says why a reader does not see its text, null for visible text. */
export type DocumentChunk = Chunk & { hidden: HiddenReason | null };

/** Hidden chunks are kept compressed in batches of this number: a file may hide a book. */
const batchSize = 200;

/**
 * Joins a document's blocks into chunks of visible text, which are returned as they become complete, followed by chunks of
 * hidden text, separate for each reason. So no chunk has both, and hidden text is never a heading of visible text.
 */
export function collectChunks(lengths?: ChunkLengths) {
  const visible = startChunking(lengths);
  const groups = new Map<HiddenReason, ReturnType<typeof startHiddenGroup>>();
  let length = 0;
  const number = (chunks: Iterable<Chunk>, hidden: HiddenReason | null): DocumentChunk[] =>
    Array.from(chunks, (chunk) => ({ ...chunk, hidden, ordinal: length++ }));
  return {
    /** Returns the chunks of visible text that are complete now. */
    push(block: Block): DocumentChunk[] {
      const { hidden } = block;
      if (hidden === undefined) return number(visible.push(block), null);
      const group = groups.get(hidden) ?? startHiddenGroup(lengths);
      groups.set(hidden, group);
      group.push(block);
      return [];
    },
    /** Returns the remaining chunks, in groups. */
    *end(): Generator<DocumentChunk[]> {
      yield number(visible.end(), null);
      for (const [hidden, group] of groups) {
        for (const chunks of group.end()) yield number(chunks, hidden);
      }
    },
  };
}

function startHiddenGroup(lengths?: ChunkLengths) {
  const chunking = startChunking(lengths);
  const packed: Buffer[] = [];
  let open: Chunk[] = [];
  const keep = (chunks: readonly Chunk[]) => {
    open.push(...chunks);
    if (open.length < batchSize) return;
    packed.push(deflateRawSync(JSON.stringify(open), { level: 1 }));
    open = [];
  };
  return {
    push: (block: Block) => keep(chunking.push(block)),
    *end(): Generator<Chunk[]> {
      keep(chunking.end());
      for (const batch of packed) yield JSON.parse(String(inflateRawSync(batch))) as Chunk[];
      yield open;
    },
  };
}

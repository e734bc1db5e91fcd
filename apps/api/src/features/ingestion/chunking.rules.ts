import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "@footnote/extraction/located-text";
import { encodeSpans, type StoredSpan } from "../retrieval/spans.rules.ts";
import { addAnchor, isMargin } from "./anchors.rules.ts";
import {
  addHeader,
  splitBlockPart,
  joinBlockParts,
  joinSpans,
  type BlockPart,
  mustSeparate,
  toBlockPart,
} from "./block-parts.rules.ts";

/** One indexed part of a document, which searches find and answers cite. */
export type Chunk = {
  /** From 0, in reading order. */
  ordinal: number;
  /** The text that a citation shows. The heading of a section is its first line. */
  text: string;
  /** The headings above the first line, outermost first. */
  headings: string[];
  /** Its locations, in order; neighbours joined. */
  anchors: Anchor[];
  /** The locations of parts of the text within the anchors; null if the anchors are exact. */
  spans: StoredSpan[] | null;
};

/** Lengths in UTF-16 units. No chunk is longer than `max`; most come close to `target`. */
export type ChunkLengths = { target: number; max: number };

const defaultLengths: ChunkLengths = { target: 1_200, max: 2_000 };

export type Chunking = {
  /** Adds the next block; returns the chunks that are complete now. */
  push(block: Block): Chunk[];
  /** Returns the remaining chunks. */
  end(): Chunk[];
};

type Heading = { level: number; text: string };

/** Every chunk of a section has its headings; a longer one is a paragraph that looks like one, and stays whole in its own chunk. */
const headingMax = 300;

/**
 * Joins blocks into chunks as they arrive: a section starts a chunk, unless the current chunk is small; paragraphs, rows and
 * items stay whole where they fit; what does not fit is split after a sentence.
 */
export function startChunking(lengths: ChunkLengths = defaultLengths): Chunking {
  let ordinal = 0;
  let path: readonly Heading[] = [];
  let parts: BlockPart[] = [];
  /** The headings above the first part that are above all other parts too. */
  let shared: readonly Heading[] = [];

  const flush = (): Chunk[] => {
    if (parts.length === 0) return [];
    const text = joinBlockParts(parts);
    const anchors = parts.reduce<Anchor[]>((all, { anchor }) => addAnchor(all, anchor), []);
    const spans = encodeSpans(joinSpans(parts), anchors);
    const headings = shared.map((heading) => heading.text);
    parts = [];
    return [{ ordinal: ordinal++, text, headings, anchors, spans }];
  };
  const add = (part: BlockPart, above: readonly Heading[]): void => {
    shared = parts.length === 0 ? above : commonStart(shared, above);
    parts.push(part);
  };
  /** A table that continues in a new chunk repeats its header. */
  const withHeader = (part: BlockPart): BlockPart => {
    const shown = parts.some(({ text, header }) => text === part.header || header === part.header);
    if (part.header === undefined || shown) return part;
    const headed = addHeader(part, part.header);
    return headed.text.length > lengths.max ? part : headed;
  };
  const take = (given: BlockPart, above: readonly Heading[]): Chunk[] => {
    // A heading stays in one chunk with the text below it.
    const alone = parts.every(({ kind }) => kind === "heading");
    const length = joinBlockParts([...parts, given]).length;
    const fits = length <= (alone ? lengths.max : lengths.target);
    const goesOn = fits || (alone && joinBlockParts(parts).length < lengths.max / 4);
    const done = goesOn && !mustSeparate(parts.at(-1), given) ? [] : flush();
    const max = lengths.max - (length - given.text.length) * (parts.length > 0 ? 1 : 0);
    const part = withHeader(given);
    const fitting = splitBlockPart(part, { target: Math.min(lengths.target, max), max });
    for (const [index, one] of fitting.entries()) {
      if (index > 0) done.push(...flush());
      add(one, above);
    }
    return done;
  };

  return {
    push(block) {
      const part = toBlockPart(block);
      if (part.text === "") return [];
      // The header of all pages does not belong to the section that the document ends with.
      if (isMargin(part.anchor)) return take(part, []);
      if (block.kind !== "heading") return take(part, path);
      const level = block.level ?? 1;
      const above = path.filter((heading) => heading.level < level);
      path = [...above, { level, text: part.text.slice(0, headingMax).toWellFormed() }];
      const done = joinsSection({ parts, shared, above }, lengths) ? [] : flush();
      return [...done, ...take(part, above)];
    },
    end: flush,
  };
}

/** Returns all chunks of a document. */
export function* chunkBlocks(blocks: Iterable<Block>, lengths?: ChunkLengths): Generator<Chunk> {
  const chunking = startChunking(lengths);
  for (const block of blocks) yield* chunking.push(block);
  yield* chunking.end();
}

/** Returns whether a new section may continue the chunk: its text is small and of the same chapter. */
function joinsSection(
  at: { parts: readonly BlockPart[]; shared: readonly Heading[]; above: readonly Heading[] },
  { target }: ChunkLengths,
): boolean {
  const sameChapter = at.shared.length === 0 || commonStart(at.shared, at.above).length > 0;
  return sameChapter && joinBlockParts(at.parts).length < target / 3;
}

function commonStart(one: readonly Heading[], other: readonly Heading[]): readonly Heading[] {
  const differs = one.findIndex((heading, index) => heading !== other[index]);
  return differs === -1 ? one : one.slice(0, differs);
}

import type { Anchor, Block } from "@footnote/extraction/located-text";
import { addAnchor, isMargin } from "./anchors.rules.ts";
import { cutPiece, joinPieces, type Piece, standApart } from "./pieces.rules.ts";

/** A passage: what is found, quoted and cited. */
export type Chunk = {
  /** From 0, in reading order. */
  ordinal: number;
  /** What a citation shows. The heading a section starts with is its first line. */
  text: string;
  /** The headings above the passage's first line, outermost first. */
  headings: string[];
  /** Where it stands, in order; neighbours joined. */
  anchors: Anchor[];
};

/** Lengths in UTF-16 units. No chunk is longer than `max`; most come close to `target`. */
export type ChunkLengths = { target: number; max: number };

const usual: ChunkLengths = { target: 1_200, max: 2_000 };

export type Chunking = {
  /** Takes the next block; returns the chunks that are complete by it. */
  push(block: Block): Chunk[];
  /** Returns the rest. */
  end(): Chunk[];
};

type Heading = { level: number; text: string };

/**
 * Gathers blocks into chunks as they come: a section starts a chunk, unless what stands before it is small; paragraphs,
 * rows and items stay whole where they fit; what does not fit is cut after a sentence.
 */
export function startChunking(lengths: ChunkLengths = usual): Chunking {
  let ordinal = 0;
  let path: readonly Heading[] = [];
  let pieces: Piece[] = [];
  /** The headings above the first piece, as far as they stand above all pieces. */
  let shared: readonly Heading[] = [];

  const flush = (): Chunk[] => {
    if (pieces.length === 0) return [];
    const text = joinPieces(pieces);
    const anchors = pieces.reduce<Anchor[]>((all, { anchor }) => addAnchor(all, anchor), []);
    pieces = [];
    return [{ ordinal: ordinal++, text, headings: shared.map((heading) => heading.text), anchors }];
  };
  const add = (piece: Piece, above: readonly Heading[]): void => {
    shared = pieces.length === 0 ? above : commonStart(shared, above);
    pieces.push(piece);
  };
  /** A table that goes on in a new chunk shows its header again. */
  const withHeader = (piece: Piece): Piece => {
    const shown = pieces.some(
      ({ text, header }) => text === piece.header || header === piece.header,
    );
    if (piece.header === undefined || shown) return piece;
    const text = `${piece.header}\n${piece.text}`;
    return text.length > lengths.max ? piece : { ...piece, text };
  };
  const take = (given: Piece, above: readonly Heading[]): Chunk[] => {
    // A heading alone says nothing: it takes what follows with it.
    const alone = pieces.every(({ kind }) => kind === "heading");
    const length = joinPieces([...pieces, given]).length;
    const fits = length <= (alone ? lengths.max : lengths.target);
    const goesOn = fits || (alone && joinPieces(pieces).length < lengths.max / 4);
    const done = goesOn && !standApart(pieces.at(-1), given) ? [] : flush();
    const max = lengths.max - (length - given.text.length) * (pieces.length > 0 ? 1 : 0);
    const piece = withHeader(given);
    const parts = cutPiece(piece, { target: Math.min(lengths.target, max), max });
    for (const [index, part] of parts.entries()) {
      if (index > 0) done.push(...flush());
      add(part, above);
    }
    return done;
  };

  return {
    push(block) {
      const { kind, anchor, header, annotation = false } = block;
      const piece = { kind, text: block.text.trim(), anchor, header, annotation };
      if (piece.text === "") return [];
      // The header of all pages does not belong to the section that the document ends with.
      if (isMargin(anchor)) return take(piece, []);
      if (block.kind !== "heading") return take(piece, path);
      const level = block.level ?? 1;
      const above = path.filter((heading) => heading.level < level);
      path = [...above, { level, text: piece.text }];
      const done = joinsSection({ pieces, shared, above }, lengths) ? [] : flush();
      return [...done, ...take(piece, above)];
    },
    end: flush,
  };
}

/** All chunks of a document at once. */
export function* chunkBlocks(blocks: Iterable<Block>, lengths?: ChunkLengths): Generator<Chunk> {
  const chunking = startChunking(lengths);
  for (const block of blocks) yield* chunking.push(block);
  yield* chunking.end();
}

/** Whether a new section may go on in the chunk: what is there is small and of the same chapter. */
function joinsSection(
  at: { pieces: readonly Piece[]; shared: readonly Heading[]; above: readonly Heading[] },
  { target }: ChunkLengths,
): boolean {
  const sameChapter = at.shared.length === 0 || commonStart(at.shared, at.above).length > 0;
  return sameChapter && joinPieces(at.pieces).length < target / 3;
}

function commonStart(one: readonly Heading[], other: readonly Heading[]): readonly Heading[] {
  const differs = one.findIndex((heading, index) => heading !== other[index]);
  return differs === -1 ? one : one.slice(0, differs);
}

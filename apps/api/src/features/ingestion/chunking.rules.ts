import type { Anchor, Block } from "@footnote/extraction/located-text";
import { addAnchor } from "./anchors.rules.ts";
import { splitText } from "./splitting.rules.ts";

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

type Piece = { kind: Block["kind"]; text: string; anchor: Anchor; header: string | undefined };
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
    const done = fits || (alone && joinPieces(pieces).length < lengths.max / 4) ? [] : flush();
    const max = lengths.max - (length - given.text.length) * (pieces.length > 0 ? 1 : 0);
    const piece = withHeader(given);
    const parts = splitText(piece.text, { target: Math.min(lengths.target, max), max });
    let before = 0;
    for (const [index, part] of parts.entries()) {
      const text = part.trim();
      const from = before + part.indexOf(text);
      before += part.length;
      if (text === "") continue;
      if (index > 0) done.push(...flush());
      add({ ...piece, text, anchor: narrowLines(piece, from, from + text.length) }, above);
    }
    return done;
  };

  return {
    push(block) {
      const { kind, anchor, header } = block;
      const piece = { kind, text: block.text.trim(), anchor, header };
      if (piece.text === "") return [];
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

/** The lines that a part of a piece covers, where the piece's text has the file's line ends. */
function narrowLines({ text, anchor }: Piece, from: number, to: number): Anchor {
  if (anchor.kind !== "lines") return anchor;
  const countLines = (part: string) => part.split("\n").length - 1;
  if (countLines(text) !== anchor.to - anchor.from) return anchor;
  const first = anchor.from + countLines(text.slice(0, from));
  return { kind: "lines", from: first, to: first + countLines(text.slice(from, to)) };
}

function joinPieces(pieces: readonly Piece[]): string {
  return pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1];
    return before ? `${text}${separator(before, piece)}${piece.text}` : piece.text;
  }, "");
}

function separator(before: Piece, piece: Piece): string {
  if (before.kind === "heading" || (before.kind === piece.kind && piece.kind !== "paragraph")) {
    return "\n";
  }
  const overPage = before.anchor.kind === "page" && piece.anchor.kind === "page";
  const runsOn = /[\p{L}\d,-]$/u.test(before.text) && /^\p{Ll}/u.test(piece.text);
  return overPage && runsOn && before.kind === "paragraph" ? " " : "\n\n";
}

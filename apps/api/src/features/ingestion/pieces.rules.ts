import { isDeepStrictEqual } from "node:util";
import type { Anchor, Block } from "@footnote/extraction/located-text";
import { splitText } from "./splitting.rules.ts";

/** What of a block goes into one passage. */
export type Piece = Pick<Block, "kind" | "text" | "anchor"> & {
  header: string | undefined;
  annotation: boolean;
};

/** Whether two neighbours may not be of one passage: one of them stands beside the text, at a place of its own. */
export function standApart(before: Piece | undefined, next: Piece): boolean {
  if (before === undefined) return false;
  if (before.annotation !== next.annotation) return true;
  return next.annotation && !isDeepStrictEqual(before.anchor, next.anchor);
}

/**
 * Tells which lines a part of a piece covers, where the piece's text has the file's line ends. Its parts are asked for in
 * their order: a file may be one piece of a million lines, which are counted once.
 */
function openLines({ text, anchor }: Piece): (from: number, to: number) => Anchor {
  if (anchor.kind !== "lines" || countLines(text) !== anchor.to - anchor.from) return () => anchor;
  let at = 0;
  let line = anchor.from;
  const goTo = (next: number) => {
    line += countLines(text.slice(at, next));
    at = next;
    return line;
  };
  return (from, to) => ({ kind: "lines", from: goTo(from), to: goTo(to) });
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

/** A piece as parts of at most `max` UTF-16 units, aiming at `target`, each with the lines that it covers. */
export function cutPiece(piece: Piece, lengths: { target: number; max: number }): Piece[] {
  const linesOf = openLines(piece);
  let before = 0;
  return splitText(piece.text, lengths).flatMap((part) => {
    const text = part.trim();
    const from = before + part.indexOf(text);
    before += part.length;
    return text === "" ? [] : [{ ...piece, text, anchor: linesOf(from, from + text.length) }];
  });
}

export function joinPieces(pieces: readonly Piece[]): string {
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

import { isDeepStrictEqual } from "node:util";
import type { Anchor, Block } from "@footnote/extraction/located-text";

/** What of a block goes into one passage. */
export type Piece = Pick<Block, "kind" | "text" | "anchor"> & {
  header: string | undefined;
  aside: boolean;
};

/** Whether two neighbours may not be of one passage: one of them stands beside the text, at a place of its own. */
export function standApart(before: Piece | undefined, next: Piece): boolean {
  if (before === undefined) return false;
  if (before.aside !== next.aside) return true;
  return next.aside && !isDeepStrictEqual(before.anchor, next.anchor);
}

/** The lines that a part of a piece covers, where the piece's text has the file's line ends. */
export function narrowLines({ text, anchor }: Piece, from: number, to: number): Anchor {
  if (anchor.kind !== "lines") return anchor;
  const countLines = (part: string) => part.split("\n").length - 1;
  if (countLines(text) !== anchor.to - anchor.from) return anchor;
  const first = anchor.from + countLines(text.slice(0, from));
  return { kind: "lines", from: first, to: first + countLines(text.slice(from, to)) };
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

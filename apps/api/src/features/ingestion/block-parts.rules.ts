import { isDeepStrictEqual } from "node:util";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "@footnote/extraction/located-text";
import { splitText } from "./split-text.rules.ts";

/** The part of a block that goes into one chunk. */
export type BlockPart = Pick<Block, "kind" | "text" | "anchor"> & {
  header: string | undefined;
  annotation: boolean;
};

/** Returns whether two neighbours must be in different chunks: an annotation has a location of its own. */
export function mustSeparate(before: BlockPart | undefined, next: BlockPart): boolean {
  if (before === undefined) return false;
  if (before.annotation !== next.annotation) return true;
  return next.annotation && !isDeepStrictEqual(before.anchor, next.anchor);
}

/**
 * Returns a function that finds the lines of a section of the text, where the text has the line ends of the file. Sections
 * are asked for in order, so that the lines of a file with a million lines are counted once.
 */
function startLineCount({ text, anchor }: BlockPart): (from: number, to: number) => Anchor {
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

/** Splits a part into parts of at most `max` UTF-16 units, aiming at `target`, each with the lines that it covers. */
export function splitBlockPart(
  piece: BlockPart,
  lengths: { target: number; max: number },
): BlockPart[] {
  const linesOf = startLineCount(piece);
  let before = 0;
  return splitText(piece.text, lengths).flatMap((part) => {
    const text = part.trim();
    const from = before + part.indexOf(text);
    before += part.length;
    return text === "" ? [] : [{ ...piece, text, anchor: linesOf(from, from + text.length) }];
  });
}

export function joinBlockParts(pieces: readonly BlockPart[]): string {
  return pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1];
    return before ? `${text}${separator(before, piece)}${piece.text}` : piece.text;
  }, "");
}

function separator(before: BlockPart, piece: BlockPart): string {
  if (before.kind === "heading" || (before.kind === piece.kind && piece.kind !== "paragraph")) {
    return "\n";
  }
  const isPageBreak = before.anchor.kind === "page" && piece.anchor.kind === "page";
  const continues = /[\p{L}\d,-]$/u.test(before.text) && /^\p{Ll}/u.test(piece.text);
  return isPageBreak && continues && before.kind === "paragraph" ? " " : "\n\n";
}

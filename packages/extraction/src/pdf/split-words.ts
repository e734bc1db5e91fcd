import { estimateWidth } from "@footnote/contracts/text-width";
import type { Spaces } from "./run.ts";

/** A text and where it is, in points. */
export type Piece = { text: string; left: number; right: number };

/** Splits a text into its words: pdf.js joins texts that are close to each other, as those of narrow columns are. */
export function splitWords(run: Piece & { spaces?: Spaces; rtl?: boolean }): Piece[] {
  const { text, left, right, spaces = [] } = run;
  const words = text.split(/\s+/);
  if (run.rtl || words.length === 1) return [{ text, left, right }];
  if (spaces.length !== words.length - 1) return estimateWords(run);
  return words.map((word, at) => ({
    text: word,
    left: left + (spaces[at - 1]?.[1] ?? 0),
    right: at < spaces.length ? left + (spaces[at]?.[0] ?? 0) : right,
  }));
}

/** The words of a text, placed by the usual widths of their characters. */
function estimateWords({ text, left, right }: Piece): Piece[] {
  const parts = text.split(/(\s+)/);
  const all = parts.map(estimateWidth);
  const whole = all.reduce((sum, width) => sum + width, 0);
  let at = left;
  return parts.flatMap((part, index) => {
    const from = at;
    at += ((all[index] ?? 0) / whole) * (right - left);
    return part.trim() === "" ? [] : [{ text: part, left: from, right: at }];
  });
}

/** Joins neighbouring words that `placeOf` puts in one place. */
export function joinWords<Place>(
  words: readonly Piece[],
  placeOf: (word: Piece) => Place,
): { place: Place; piece: Piece }[] {
  const joined: { place: Place; piece: Piece }[] = [];
  for (const word of words) {
    const place = placeOf(word);
    const last = joined.at(-1);
    if (last && last.place === place) {
      last.piece = { ...last.piece, text: `${last.piece.text} ${word.text}`, right: word.right };
    } else joined.push({ place, piece: word });
  }
  return joined;
}

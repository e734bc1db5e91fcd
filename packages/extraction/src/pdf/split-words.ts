import { estimateWidth } from "@footnote/contracts/text-width";

type Piece = { text: string; left: number; right: number };

/**
 * Splits a text into its words and estimates where each is: pdf.js joins texts that are less than two thirds of the font's
 * size apart, as those of narrow columns are.
 */
export function splitWords({ text, left, right }: Piece): Piece[] {
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

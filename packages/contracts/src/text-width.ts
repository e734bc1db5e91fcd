/** Relative widths of characters in an average font; others are 1. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60]/u, 2],
  [/[\s.,:;'’|!ijlI()[\]/-]/u, 0.55],
  [/[ftr]/u, 0.7],
  [/[mwMW@%—]/u, 1.6],
  [/\p{Lu}/u, 1.3],
];

/** The width of a text in an average font, in units of its usual character. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width += widths.find(([pattern]) => pattern.test(character))?.[1] ?? 1;
  }
  return width;
}

import type { Layer } from "../pdf/page-runs.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { Word } from "./engine.ts";

/** A line's height, from the lowest to the highest letters, is about this share of its font size. */
const heightOfSize = 0.92;
/** Measured heights scatter; those this close to the usual height are the same size. */
const scatter = 0.18;

/** The recognised words as runs of a page, in points, for the layout that written text gets. */
export function toLayer(words: Word[], { width, height, scale }: DrawnPage, turns: number): Layer {
  const usual = median(words.map(({ lineHeight }) => lineHeight));
  const runs = words.map((word) => {
    const ordinary = Math.abs(word.lineHeight - usual) < usual * scatter;
    const size = (ordinary ? usual : word.lineHeight) / heightOfSize / scale;
    const base = word.base / scale;
    return {
      text: word.text,
      left: word.left / scale,
      right: word.right / scale,
      top: base - size * 0.8,
      bottom: base + size * 0.2,
      base,
      size,
      rtl: word.rtl,
      spaced: true,
    };
  });
  return { runs, width: width / scale, height: height / scale, turns };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

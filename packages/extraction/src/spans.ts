import type { Anchor } from "@footnote/contracts/anchors";

/** A run of a text with a location of its own. It ends where the next one starts, the last one with the text. */
export type Span = {
  start: number;
  anchor: Anchor;
  /** Of the value of a cell: the characters before it, such as the name of its column. */
  label?: number;
};

/** The spans of the text between two offsets, with their starts counted from the first. */
export function sliceSpans(spans: readonly Span[], from: number, to: number): Span[] {
  const sliced: Span[] = [];
  // A paragraph may have millions of lines.
  for (let at = findSpan(spans, from); at < spans.length; at += 1) {
    const span = spans[at];
    if (span === undefined || span.start >= to) break;
    const { start, anchor, label } = span;
    const left = label !== undefined && { label: Math.max(0, label - Math.max(0, from - start)) };
    sliced.push({ start: Math.max(0, start - from), anchor, ...left });
  }
  return sliced;
}

/** The index of the span that contains an offset, by binary search. */
function findSpan(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((spans[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function shiftSpans(spans: readonly Span[], by: number): Span[] {
  return spans.map((span) => ({ ...span, start: span.start + by }));
}

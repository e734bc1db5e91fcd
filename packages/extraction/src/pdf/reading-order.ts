import type { Segment } from "./segments.ts";

/** Lines on each side of a gutter that make a column. */
const fewestLines = 4;
/** Characters. Shorter pieces side by side are a table's cells, unless their lines do not align. */
const proseLength = 22;
/** Of a column's characters: those in pieces of prose length. Figures have the others. */
const proseShare = 0.6;

type Gutter = { x: number; from: number; to: number; lines: number };

/**
 * Splits a page into regions of one column each, in reading order: the lines above the columns, the columns from left
 * to right, the lines below. A table stays in one region, its rows whole.
 */
export function splitIntoRegions(segments: Segment[], depth = 0): Segment[][] {
  if (segments.length === 0) return [];
  const sorted = segments.toSorted((a, b) => a.base - b.base);
  const gutter = depth < 6 ? findGutter(sorted) : undefined;
  if (gutter === undefined) return [sorted];
  const inside = sorted.slice(gutter.from, gutter.to);
  const isLeft = (segment: Segment) => centre(segment) < gutter.x;
  const left = inside.filter((segment) => isLeft(segment));
  const right = inside.filter((segment) => !isLeft(segment));
  const [first, second] =
    inside.filter(({ rtl }) => rtl).length * 2 > inside.length ? [right, left] : [left, right];
  return [sorted.slice(0, gutter.from), first, second, sorted.slice(gutter.to)].flatMap((part) =>
    splitIntoRegions(part, depth + 1),
  );
}

/** The gutter with the most lines beside it: an x that no segment crosses over a stretch of the page. */
function findGutter(sorted: Segment[]): Gutter | undefined {
  let best: Gutter | undefined;
  for (const x of candidates(sorted)) {
    for (const gutter of clearStretches(sorted, x)) {
      if (gutter.lines > (best?.lines ?? 0) && separatesColumns(sorted, gutter)) best = gutter;
    }
  }
  return best;
}

/** Just left of an x where several segments begin, which is where a column would begin. */
function candidates(sorted: Segment[]): number[] {
  const starts = new Map<number, number>();
  for (const { left } of sorted) {
    const bin = Math.round(left / 4);
    starts.set(bin, (starts.get(bin) ?? 0) + 1);
  }
  return [...starts]
    .filter(([, count]) => count >= 3)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 40)
    .map(([bin]) => bin * 4 - 5);
}

/** The stretches, as index ranges of the segments from top to bottom, in which nothing crosses x. */
function clearStretches(sorted: Segment[], x: number): Gutter[] {
  const stretches: Gutter[] = [];
  let from = 0;
  for (let at = 0; at <= sorted.length; at += 1) {
    const segment = sorted[at];
    if (segment !== undefined && (segment.right < x + 1 || segment.left > x - 1)) continue;
    if (at > from) stretches.push({ x, from, to: at, lines: at - from });
    from = at + 1;
  }
  return stretches.map((stretch) => trimToBothSides(sorted, stretch));
}

/** Lines above the first or below the last line that has a neighbour belong to no column. */
function trimToBothSides(sorted: Segment[], gutter: Gutter): Gutter {
  const inside = sorted.slice(gutter.from, gutter.to);
  const left = inside.filter((segment) => centre(segment) < gutter.x);
  const right = inside.filter((segment) => centre(segment) >= gutter.x);
  const [firstLeft, firstRight] = [left[0], right[0]];
  const [lastLeft, lastRight] = [left.at(-1), right.at(-1)];
  if (!firstLeft || !firstRight || !lastLeft || !lastRight) return { ...gutter, lines: 0 };
  const top = Math.max(firstLeft.base, firstRight.base);
  const bottom = Math.min(lastLeft.base, lastRight.base);
  const beside = (side: Segment[]) => side.filter(({ base }) => base >= top && base <= bottom);
  return { ...gutter, lines: Math.min(beside(left).length, beside(right).length) };
}

function separatesColumns(sorted: Segment[], gutter: Gutter): boolean {
  if (gutter.lines < fewestLines) return false;
  const inside = sorted.slice(gutter.from, gutter.to);
  const left = inside.filter((segment) => centre(segment) < gutter.x);
  const right = inside.filter((segment) => centre(segment) >= gutter.x);
  if (left.length < fewestLines || right.length < fewestLines) return false;
  const prose = Math.min(shareOfProse(left), shareOfProse(right)) >= proseShare;
  return prose || alignedShare(left, right) < 0.35;
}

function alignedShare(left: Segment[], right: Segment[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const sample = few.slice(0, 200);
  const aligned = sample.filter(({ base, size }) =>
    many.some((other) => Math.abs(other.base - base) < size * 0.25),
  );
  return aligned.length / sample.length;
}

function shareOfProse(segments: Segment[]): number {
  let [all, prose] = [0, 0];
  for (const { text } of segments) {
    all += text.length;
    if (text.length >= proseLength) prose += text.length;
  }
  return prose / all;
}

function centre({ left, right }: Segment): number {
  return (left + right) / 2;
}

import type { Rule } from "./drawing/rules.ts";

/** The lines of a ruled table: the edges of its columns and rows, and where lines are between cells. */
export type RuledGrid = {
  /** From left to right and from top to bottom, in points. */
  xs: number[];
  ys: number[];
  horizontal: readonly Rule[];
  vertical: readonly Rule[];
};

/** Points. Lines this close to each other are one, or touch. */
const tolerance = 3;
/** Pairs of lines that are compared on a page; drawings have more. */
const mostPairs = 4_000_000;
/** Crossings of a table's lines. A grid with more is a drawing, such as the net of a map. */
const mostCrossings = 10_000;

/** Finds the grids that horizontal and vertical lines make where they touch, of two columns and two rows at least. */
export function findRuledGrids(rules: readonly Rule[]): RuledGrid[] {
  const horizontal = rules.filter(([, y1, , y2]) => y2 - y1 <= 1);
  const vertical = rules.filter(([x1, , x2]) => x2 - x1 <= 1);
  if (horizontal.length * vertical.length > mostPairs) return [];
  const groups = joinTouching(horizontal, vertical);
  return groups.flatMap((group) => {
    const xs = mergeNear(group.vertical.map(([x]) => x));
    const ys = mergeNear(group.horizontal.map(([, y]) => y));
    const isTable = xs.length > 2 && ys.length > 2 && xs.length * ys.length <= mostCrossings;
    return isTable ? [{ xs, ys, ...group }] : [];
  });
}

type Group = { horizontal: Rule[]; vertical: Rule[] };

function joinTouching(horizontal: readonly Rule[], vertical: readonly Rule[]): Group[] {
  const all = [...horizontal, ...vertical];
  const parents = all.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[at] = root;
    return root;
  };
  for (const [at, across] of horizontal.entries()) {
    for (const [index, down] of vertical.entries()) {
      if (touch(across, down)) parents[rootOf(at)] = rootOf(horizontal.length + index);
    }
  }
  const groups = new Map<number, Group>();
  for (const [at, rule] of all.entries()) {
    const group = groups.get(rootOf(at)) ?? { horizontal: [], vertical: [] };
    (at < horizontal.length ? group.horizontal : group.vertical).push(rule);
    groups.set(rootOf(at), group);
  }
  return [...groups.values()];
}

function touch([left, y, right]: Rule, [x, top, , bottom]: Rule): boolean {
  const inside = left - tolerance <= x && x <= right + tolerance;
  return inside && top - tolerance <= y && y <= bottom + tolerance;
}

/** The positions in their order, those next to each other as one. */
function mergeNear(positions: readonly number[]): number[] {
  const merged: number[] = [];
  for (const position of positions.toSorted((a, b) => a - b)) {
    const last = merged.at(-1);
    if (last === undefined || position - last > tolerance) merged.push(position);
  }
  return merged;
}

/** Whether a line is between a cell and the next one to the right, at this height. */
export function isRuledAfter({ vertical }: RuledGrid, x: number, middle: number): boolean {
  return vertical.some(
    ([at, top, , bottom]) => Math.abs(at - x) <= tolerance && top <= middle && middle <= bottom,
  );
}

/** Whether a line is between a cell and the one above it. */
export function isRuledAbove({ horizontal }: RuledGrid, y: number, middle: number): boolean {
  return horizontal.some(
    ([left, at, right]) => Math.abs(at - y) <= tolerance && left <= middle && middle <= right,
  );
}

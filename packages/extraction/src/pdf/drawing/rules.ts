/** A horizontal or vertical line that is drawn on a page: its ends, the left or upper one first. */
export type Rule = readonly [x1: number, y1: number, x2: number, y2: number];

type Point = readonly [x: number, y: number];
type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Points. A filled rectangle that is not wider is a line, and one that is not longer is a dot. */
const widest = 3;
const shortest = 5;
/** A page with more lines is a drawing. */
const mostRules = 20_000;

/** Collects the lines that rule tables from the paths of a page, whose points are in the units of the page. */
export function startRules() {
  const rules: Rule[] = [];
  let lines: [Point, Point][] = [];
  let rectangles: [Point, Point][] = [];
  let start: Point = [0, 0];
  let at: Point = start;
  const add = ([x1, y1]: Point, [x2, y2]: Point): void => {
    const [wide, high] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (Math.min(wide, high) > 1 || Math.max(wide, high) < shortest) return;
    if (rules.length > mostRules) return;
    rules.push([Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]);
  };
  const end = () => void ([lines, rectangles] = [[], []]);
  return {
    rules,
    moveTo: (to: Point) => void (start = at = to),
    lineTo(to: Point): void {
      if (lines.length <= mostRules) lines.push([at, to]);
      at = to;
    },
    closePath(): void {
      lines.push([at, start]);
      at = start;
    },
    /** From one corner to the opposite one. */
    rectangle: (from: Point, to: Point) => void rectangles.push([from, to]),
    end,
    stroke(): void {
      for (const [from, to] of lines) add(from, to);
      for (const [[x1, y1], [x2, y2]] of rectangles) {
        add([x1, y1], [x2, y1]);
        add([x1, y2], [x2, y2]);
        add([x1, y1], [x1, y2]);
        add([x2, y1], [x2, y2]);
      }
      end();
    },
    fill(): void {
      for (const [[x1, y1], [x2, y2]] of [...rectangles, ...boxesOf(lines)]) {
        const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
        if (Math.abs(y2 - y1) <= widest) add([x1, y], [x2, y]);
        else if (Math.abs(x2 - x1) <= widest) add([x, y1], [x, y2]);
      }
      end();
    },
  };
}

export type Rules = ReturnType<typeof startRules>;

/** The box around a path of four lines: a rectangle that is drawn by its lines. */
function boxesOf(lines: readonly [Point, Point][]): [Point, Point][] {
  if (lines.length < 3 || lines.length > 4) return [];
  const points = lines.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs), Math.max(...ys)],
    ],
  ];
}

/** The opposite corners of a rectangle as PDF writes it. */
export function cornersOf([x, y, width, height]: Rectangle): [Point, Point] {
  return [
    [x, y],
    [x + width, y + height],
  ];
}

/** Moves a point by a matrix of PDF. */
export function movePoint(matrix: ArrayLike<number>, [x, y]: Point): Point {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(matrix);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Moves lines by a matrix that turns by quarter turns at most. */
export function moveRules(rules: readonly Rule[], matrix: ArrayLike<number>): Rule[] {
  return rules.map(([x1, y1, x2, y2]) => {
    const [[left, top], [right, bottom]] = [
      movePoint(matrix, [x1, y1]),
      movePoint(matrix, [x2, y2]),
    ];
    return [
      Math.min(left, right),
      Math.min(top, bottom),
      Math.max(left, right),
      Math.max(top, bottom),
    ];
  });
}

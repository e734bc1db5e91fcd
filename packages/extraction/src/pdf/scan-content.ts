type Point = readonly [number, number];
type Box = readonly [number, number, number, number];
type Matrix = readonly [number, number, number, number, number, number];

type Scan = {
  operands: (number | undefined)[];
  matrix: Matrix;
  ink: Ink;
  clip: Box;
  /** The next path is one to clip to. */
  clips: boolean;
  saved: Pick<Scan, "matrix" | "ink" | "clip">[];
  text: Point;
  /** Of the path that is open: its rectangles, and all of its points. */
  boxes: Box[];
  points: Point[];
  /** Where text began. */
  shown: Point[];
  /** What is painted, in its order; without an ink where it may be a picture. */
  painted: { box: Box; ink?: Ink }[];
  suspicious: boolean;
};

/** How a colour was set, and whether it is nearly white or not known. */
type Ink = { setting: string; pale: boolean };

const palest = 0.97;
/** Of one stream. Comparing each rectangle with each text takes long on maps. */
const mostShown = 3_000;
const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity];

// Strings, names and numbers are operands; what is left are operators.
const tokens =
  /\((?:[^()\\]|\\[\s\S]|\((?:[^()\\]|\\[\s\S])*\))*\)|<<|>>|<[\da-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|[-+]?(?:\d+\.?\d*|\.\d+)|[A-Za-z'"][A-Za-z\d'"*]*|%[^\r\n]*/g;

/**
 * Whether operators of a stream may draw text that is not seen: without ink, in white on nothing dark, or under what is
 * painted later. Fonts, forms and named settings are not looked up, so that a yes is a reason to look properly.
 */
export function drawsSuspiciously(content: string): boolean {
  const scan: Scan = {
    operands: [],
    matrix: [1, 0, 0, 1, 0, 0],
    ink: { setting: "", pale: false },
    clip: everywhere,
    clips: false,
    saved: [],
    text: [0, 0],
    boxes: [],
    points: [],
    shown: [],
    painted: [],
    suspicious: false,
  };
  for (const [token] of content.matchAll(tokens)) {
    const first = token.charCodeAt(0);
    if (first === 0x25) continue; // a comment
    if (isOperator(token, first)) {
      operators[token]?.(scan);
      scan.operands = [];
      if (scan.suspicious) return true;
    } else scan.operands.push(isNumber(first) ? Number(token) : undefined);
  }
  return false;
}

function isOperator(token: string, first: number): boolean {
  const letter = (first >= 0x41 && first <= 0x5a) || (first >= 0x61 && first <= 0x7a);
  return letter ? token !== "true" && token !== "false" : token === "'" || token === '"';
}

function isNumber(first: number): boolean {
  return (first >= 0x30 && first <= 0x39) || (first >= 0x2b && first <= 0x2e);
}

const lowInk = (scan: Scan) => {
  const inks = scan.operands.slice(-4);
  const pale = inks.length === 4 && inks.every((ink) => ink === undefined || ink <= 1 - palest);
  scan.ink = { setting: scan.operands.join(" "), pale };
};
const brightness = (scan: Scan) => {
  const pale = scan.operands.every((value) => value === undefined || value >= palest);
  scan.ink = { setting: scan.operands.join(" "), pale };
};
const named = (scan: Scan) => (scan.operands.length === 4 ? lowInk(scan) : brightness(scan));
const place = (scan: Scan) => {
  scan.text = [scan.operands.at(-2) ?? 0, scan.operands.at(-1) ?? 0];
};
const advance = (scan: Scan) => {
  scan.text = [scan.text[0] + (scan.operands[0] ?? 0), scan.text[1] + (scan.operands[1] ?? 0)];
};
const show = (scan: Scan) => {
  const point = apply(scan.matrix, scan.text);
  const behind = scan.painted.findLast(({ box }) => holds(box, point));
  const { ink } = scan;
  const same = behind?.ink && (behind.ink.setting === ink.setting || (behind.ink.pale && ink.pale));
  if (same || (!behind && ink.pale) || !holds(scan.clip, point)) scan.suspicious = true;
  if (scan.shown.length < mostShown) scan.shown.push(point);
};
const fill = (scan: Scan) => {
  const boxes = scan.boxes.map((box) => transformBox(scan.matrix, box));
  scan.painted.push(...boxes.map((box) => ({ box, ink: scan.ink })));
  const all = [...boxes, boxAround(scan.points.map((point) => apply(scan.matrix, point)))];
  scan.suspicious ||= all.some((box) => scan.shown.some((point) => holds(box, point)));
  clear(scan);
};
const clear = (scan: Scan) => {
  if (scan.clips) {
    const corners = scan.boxes.flatMap(([x0, y0, x1, y1]): Point[] => [
      [x0, y0],
      [x1, y1],
    ]);
    const path = boxAround([...corners, ...scan.points]);
    scan.clip = meet(scan.clip, transformBox(scan.matrix, path));
    scan.clips = false;
  }
  [scan.boxes, scan.points] = [[], []];
};
const point = (scan: Scan) => {
  scan.points.push([scan.operands.at(-2) ?? 0, scan.operands.at(-1) ?? 0]);
};

const operators: Readonly<Record<string, (scan: Scan) => void>> = {
  q: (scan) => void scan.saved.push({ matrix: scan.matrix, ink: scan.ink, clip: scan.clip }),
  Q: (scan) => void Object.assign(scan, scan.saved.pop()),
  cm: (scan) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = scan.operands;
    scan.matrix = multiply(scan.matrix, [a, b, c, d, e, f]);
  },
  g: brightness,
  rg: brightness,
  k: lowInk,
  sc: named,
  scn: named,
  cs: (scan) => void (scan.ink = { setting: "", pale: false }),
  W: (scan) => void (scan.clips = true),
  "W*": (scan) => void (scan.clips = true),
  Tr: (scan) => void (scan.suspicious = scan.operands[0] !== 0 && !isSeen(scan.operands[0])),
  BT: (scan) => void (scan.text = [0, 0]),
  Tm: place,
  Td: advance,
  TD: advance,
  Tj: show,
  TJ: show,
  "'": show,
  '"': show,
  re: (scan) => {
    const [x = 0, y = 0, width = 0, height = 0] = scan.operands;
    scan.boxes.push([x, y, x + width, y + height]);
  },
  m: point,
  l: point,
  c: point,
  n: clear,
  S: clear,
  s: clear,
  f: fill,
  F: fill,
  "f*": fill,
  B: fill,
  "B*": fill,
  b: fill,
  "b*": fill,
  sh: (scan) => void scan.painted.push({ box: everywhere }),
  Do: (scan) => {
    const box = transformBox(scan.matrix, [0, 0, 1, 1]);
    scan.painted.push({ box });
  },
};

/** Modes that fill or draw the letters; 3 and 7 show nothing. */
function isSeen(mode: number | undefined): boolean {
  return mode !== undefined && [0, 1, 2, 4, 5, 6].includes(mode);
}

function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

function multiply(one: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [x, y] = [
    apply([one[0], one[1], one[2], one[3], 0, 0], [a, b]),
    apply([one[0], one[1], one[2], one[3], 0, 0], [c, d]),
  ];
  const [tx, ty] = apply(one, [e, f]);
  return [x[0], x[1], y[0], y[1], tx, ty];
}

function transformBox(matrix: Matrix, [x0, y0, x1, y1]: Box): Box {
  const corners: Point[] = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ];
  return boxAround(corners.map((corner) => apply(matrix, corner)));
}

function meet(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

function boxAround(points: readonly Point[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

function holds([left, low, right, high]: Box, [x, y]: Point): boolean {
  return x >= left - 1 && x <= right + 1 && y >= low - 1 && y <= high + 1;
}

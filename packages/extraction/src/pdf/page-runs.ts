import { Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import { readAnnotations } from "./annotations.ts";
import { moveRules, type Rule } from "./drawing/rules.ts";
import { splitHiddenRuns } from "./split-hidden-runs.ts";
import type { Block } from "../located-text.ts";
import type { HiddenRun } from "./drawing/find-hidden-text.ts";
import type { PlacedRun, Run, Spaces } from "./run.ts";
import type { PageViewport, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The runs of one writing direction, in a space that is rotated so that they are upright. */
export type Layer = {
  runs: Run[];
  /** Of the rotated space. */
  width: number;
  height: number;
  /** Clockwise quarter turns of the text on the displayed page. */
  turns: number;
};

type Item = {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  hasEOL: boolean;
  spaces?: Spaces;
};

/** Characters. A page of a book has 3,000; a larger page is generated filler. */
const mostCharacters = 400_000;

/** Reads what a page draws: its hidden texts, and the lines that rule its tables in the units of the page. */
export type ReadDrawing = (page: PDFPageProxy) => Promise<{ hidden: HiddenRun[]; rules: Rule[] }>;

type PageTexts = {
  /** The visible text, one layer per writing direction, the longest first. */
  layers: Layer[];
  /** In points from the top left corner of the displayed page. */
  rules: Rule[];
  hidden: Block[];
  comments: Block[];
};

/** Reads the visible text of a page, its lines, its hidden text and its comments. */
export async function readLayers(page: PDFPageProxy, readDrawing: ReadDrawing): Promise<PageTexts> {
  const viewport = page.getViewport({ scale: 1 });
  const { width: across, height: down } = viewport;
  const at = { number: page.pageNumber, width: across, height: down };
  const { runs, mayHide, rules } = await readText(page, viewport);
  const drawing = mayHide ? await readDrawing(page) : { hidden: [], rules };
  const { visible: placed, hidden } = splitHiddenRuns(runs, drawing.hidden, at);
  const layers = [0, 1, 2, 3].map((turns) => {
    const runs = placed.filter((run) => run.turns === turns).map((run) => turnRun(run, viewport));
    const sideways = turns % 2 === 1;
    const width = sideways ? viewport.height : viewport.width;
    return { runs, width, height: sideways ? viewport.width : viewport.height, turns };
  });
  const { fields, comments } = await readAnnotations(page, viewport);
  layers[0]?.runs.push(...fields);
  const lines = moveRules(drawing.rules, viewport.transform);
  return { layers: longestFirst(layers), rules: lines, hidden, comments };
}

function longestFirst(layers: Layer[]): Layer[] {
  const length = ({ runs }: Layer) => runs.reduce((sum, { text }) => sum + text.length, 0);
  return layers
    .filter(({ runs }) => runs.length > 0)
    .toSorted((one, other) => length(other) - length(one));
}

/** The runs of the page, its lines, and whether some texts may be hidden: the bundled pdf.js says so, others do not know. */
async function readText(
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<{ runs: PlacedRun[]; mayHide: boolean; rules: Rule[] }> {
  const runs: PlacedRun[] = [];
  let rules: Rule[] = [];
  let mayHide: boolean | undefined;
  let characters = 0;
  let spaced = true;
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<{
    items: Item[];
    mayHide?: boolean;
    rules?: Rule[];
  }>;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { runs, mayHide: mayHide ?? true, rules };
    mayHide ??= value.mayHide;
    rules = value.rules ?? rules;
    for (const item of value.items) {
      const text = item.str.trim();
      if (text !== "") runs.push(toRun(item, viewport, spaced || /^\s/.test(item.str)));
      spaced = item.hasEOL || (text === "" ? item.str !== "" || spaced : /\s$/.test(item.str));
      characters += text.length;
    }
    if (characters > mostCharacters) {
      await reader.cancel(new Error("enough"));
      return { runs, mayHide: true, rules };
    }
  }
}

function toRun(item: Item, viewport: PageViewport, spaced: boolean): PlacedRun {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(
    viewport.transform,
    item.transform,
  ) as number[];
  const size = Math.hypot(c, d) || Math.hypot(a, b) || 1;
  const turns = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
  const length = Math.max(item.width, size * 0.1);
  return {
    text: item.str.trim(),
    left: x,
    right: x + length,
    top: y - size * 0.8,
    bottom: y + size * 0.2,
    base: y,
    size,
    rtl: item.dir === "rtl",
    spaced,
    turns,
    ...(item.spaces && { spaces: item.spaces }),
  };
}

/** Moves a run that reads downwards, upside down or upwards to its position on the rotated page. */
function turnRun({ turns, ...run }: PlacedRun, viewport: PageViewport): Run {
  if (turns === 0) return run;
  const length = run.right - run.left;
  const [x, y] = turnPoint([run.left, run.base], turns, [viewport.width, viewport.height]);
  const { size } = run;
  return {
    ...run,
    left: x,
    right: x + length,
    base: y,
    top: y - size * 0.8,
    bottom: y + size * 0.2,
  };
}

function turnPoint(
  [x, y]: [number, number],
  turns: number,
  [width, height]: [number, number],
): [number, number] {
  if (turns === 1) return [y, width - x];
  if (turns === 2) return [width - x, height - y];
  return [height - y, x];
}

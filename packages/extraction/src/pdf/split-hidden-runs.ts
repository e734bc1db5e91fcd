import { joinRuns } from "./segments.ts";
import { toBox } from "./to-box.ts";
import type { Box } from "@footnote/contracts/anchors";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Block } from "../located-text.ts";
import type { HiddenRun } from "./drawing/find-hidden-text.ts";
import type { PlacedRun, Run } from "./run.ts";

type Page = { number: number; width: number; height: number };

/** Points. A smaller letter is smaller than a full stop. */
const tiny = 1;
const mostBoxes = 60;

/** Splits a page's runs into the visible ones and blocks of hidden text. */
export function splitHiddenRuns(
  runs: readonly PlacedRun[],
  hiddenRuns: readonly HiddenRun[],
  page: Page,
): { visible: PlacedRun[]; hidden: Block[] } {
  const hidden = new Map<HiddenReason, Run[]>();
  const hide = (reason: HiddenReason, run: Run) =>
    hidden.set(reason, [...(hidden.get(reason) ?? []), run]);
  const visible: PlacedRun[] = [];
  for (const run of runs) {
    if (run.size < tiny) hide("tiny", run);
    else {
      const pieces = hiddenRuns.filter((piece) => overlaps(run, piece));
      const rest = pieces.reduce((text, piece) => remove(text, piece.text), run.text);
      if (rest.trim() === "") continue;
      visible.push(pieces.length > 0 ? { ...run, text: rest.trim(), spaces: [] } : run);
    }
  }
  for (const piece of hiddenRuns) hide(piece.reason, toRun(piece));
  const blocks = [...hidden].map(([reason, ofReason]) => formatHiddenRuns(ofReason, reason, page));
  return { visible, hidden: blocks };
}

function overlaps(run: PlacedRun, { from, to, size }: HiddenRun): boolean {
  if (run.turns !== 0) return Math.hypot(run.left - from[0], run.base - from[1]) < size;
  if (Math.abs(run.base - from[1]) > size * 0.35) return false;
  const shared = Math.min(run.right, to[0]) - Math.max(run.left, from[0]);
  return shared > Math.min(run.right - run.left, to[0] - from[0]) * 0.5;
}

/** The text without the piece, whatever its spaces are; "" where the piece contains the whole text. */
function remove(text: string, piece: string): string {
  const bare = piece.replace(/\s+/g, "");
  const letters = Array.from(text.matchAll(/\S/gu), ({ index, 0: character }) => ({
    index,
    character,
  }));
  const letterText = letters.map(({ character }) => character).join("");
  const at = letterText.indexOf(bare);
  if (at < 0) return bare.includes(letterText) ? "" : text;
  const offsets = letters.flatMap(({ index, character }) =>
    Array.from(character, (_, unit) => index + unit),
  );
  const [first = 0, last = 0] = [offsets[at], offsets[at + bare.length - 1]];
  return `${text.slice(0, first)} ${text.slice(last + 1)}`.replace(/\s+/g, " ");
}

function toRun({ text, from, to, size }: HiddenRun): Run {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const top = Math.min(from[1], to[1]) - size * 0.8;
  const bottom = Math.max(from[1], to[1]) + size * 0.2;
  return {
    text: text.trim(),
    left,
    right,
    top,
    bottom,
    base: from[1],
    size,
    rtl: false,
    spaced: /^\s/.test(text),
  };
}

/** The text of a page that is hidden for one reason. */
function formatHiddenRuns(runs: Run[], hidden: HiddenReason, page: Page): Block {
  const lines = joinRuns(runs);
  const text = lines.map((line) => line.text).join(" ");
  const boxes = lines.slice(0, mostBoxes).map((line) => boxOf(line, page));
  return { kind: "paragraph", text, hidden, anchor: { kind: "page", page: page.number, boxes } };
}

function boxOf({ left, right, top, bottom }: Run, { width, height }: Page): Box {
  return toBox([left / width, top / height, right / width, bottom / height]);
}

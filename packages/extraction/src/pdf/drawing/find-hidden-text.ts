import { isSameColour, white } from "../../hidden/colours.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import type { Area, DrawnText, Painted } from "./graphics-state.ts";

export type HiddenRun = DrawnText & { reason: HiddenReason };

/** Of the page. A picture this large is a scan, and text without ink over or under it is its recognised text. */
const scanShare = 0.25;

/** The texts that a page draws but does not show. `width` and `height` are those of the page in points. */
export function findHiddenText(
  { texts, painted }: { texts: readonly DrawnText[]; painted: readonly Painted[] },
  { width, height }: { width: number; height: number },
): HiddenRun[] {
  const scans = painted.filter(
    ({ picture, area: [left, top, right, bottom] }) =>
      picture && (right - left) * (bottom - top) > width * height * scanShare,
  );
  const judged = texts.map((one) => ({ ...one, reason: reasonOf(one, painted, scans) }));
  const visible = judged.filter(({ reason }) => reason === undefined);
  return judged.flatMap(({ reason, ...one }) => {
    // Some programs draw a text, cover it and draw it again: it is visible.
    if (reason === undefined || visible.some((other) => isCopy(one, other))) return [];
    return [{ ...one, reason }];
  });
}

function isCopy(one: DrawnText, other: DrawnText): boolean {
  const apart = Math.hypot(one.from[0] - other.from[0], one.from[1] - other.from[1]);
  if (apart > one.size * 0.5) return false;
  return (
    withoutSpaces(other).startsWith(withoutSpaces(one)) ||
    withoutSpaces(one).startsWith(withoutSpaces(other))
  );
}

function withoutSpaces({ text }: DrawnText): string {
  return text.replace(/\s+/g, "");
}

function reasonOf(
  one: DrawnText,
  painted: readonly Painted[],
  scans: readonly Painted[],
): HiddenReason | undefined {
  const middle = middleOf(one);
  if (one.switchedOff) return "switched_off";
  // The text layer of a scan repeats what its picture shows.
  if (one.invisible) return scans.some(({ area }) => holds(area, middle)) ? undefined : "invisible";
  if (isCutOff(one)) return "covered";
  const over = painted.some(
    ({ colour, area, order }) =>
      colour &&
      order > one.order &&
      [one.from, middle, one.to].every((point) => holds(area, lift(point, one))),
  );
  if (over) return "covered";
  const behind = painted.findLast(({ order, area }) => order < one.order && holds(area, middle));
  const background = behind === undefined ? white : behind.colour;
  return one.colour && background && isSameColour(one.colour, background) ? "colour" : undefined;
}

/** Outside the clipping area. */
function isCutOff(one: DrawnText): boolean {
  const [left, top, right, bottom] = one.clip;
  const edge = one.size / 2;
  const wide: Area = [left - edge, top - edge, right + edge, bottom + edge];
  return [one.from, middleOf(one), one.to].every((point) => !holds(wide, lift(point, one)));
}

function middleOf({ from, to, size }: DrawnText): [number, number] {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - size * 0.3];
}

/** From the baseline to the middle of the letters. */
function lift([x, y]: readonly [number, number], { size }: DrawnText): [number, number] {
  return [x, y - size * 0.3];
}

function holds([left, top, right, bottom]: Area, [x, y]: readonly [number, number]): boolean {
  return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
}

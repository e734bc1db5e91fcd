/** x, y, width and height as fractions of the page, from the top left. */
export type Box = readonly [number, number, number, number];

/** A piece of a page's text and the middle of where it stands, as fractions of the page. */
export type PositionedText = { text: string; x: number; y: number };

/** Letters compared at once: enough to distinguish texts, few enough to tolerate line breaks. */
const run = 4;
/** So many of the runs of letters under the boxes must stand in the passage, too. */
const enough = 0.6;
const slack = 0.005;
/** What was said about a place of the page does not stand there itself. */
const comment = /^\s*Comment(?: by [^\n]{1,200}?)?: /;

/**
 * Whether boxes may be marked as the place of a passage: what stands under them is the passage's words. A page without
 * text, or with signs that stand for no letters, was read by character recognition from its picture; there the boxes are
 * all there is to go by, as they are for a comment.
 */
export function boxesMatchPassage(
  passage: string,
  page: readonly PositionedText[],
  boxes: readonly Box[],
): boolean {
  if (boxes.length === 0) return false;
  if (comment.test(passage) || !isReadable(page)) return true;
  const under = page.filter((piece) => boxes.some((box) => contains(box, piece)));
  // Without anything between: a page may hold its text letter by letter.
  const found = listRuns(keepLetters(under.map(({ text }) => text).join("")));
  if (found.length === 0) return false;
  const known = new Set(listRuns(keepLetters(passage)));
  return found.filter((part) => known.has(part)).length / found.length >= enough;
}

/** How much of the sentences that cite a passage stands under its boxes on one page, from 0 to 1. */
export function measureOverlap(
  claims: readonly string[],
  page: readonly PositionedText[],
  boxes: readonly Box[],
): number {
  const under = page.filter((piece) => boxes.some((box) => contains(box, piece)));
  const there = new Set(listRuns(keepLetters(under.map(({ text }) => text).join(""))));
  const cited = listRuns(keepLetters(claims.join("")));
  return cited.length === 0 ? 0 : cited.filter((part) => there.has(part)).length / cited.length;
}

function isReadable(page: readonly PositionedText[]): boolean {
  const signs = page.map(({ text }) => text.replaceAll(/\s/g, "")).join("");
  return signs !== "" && keepLetters(signs).length >= signs.length / 2;
}

function contains([left, top, width, height]: Box, { x, y }: PositionedText): boolean {
  return (
    x >= left - slack && x <= left + width + slack && y >= top - slack && y <= top + height + slack
  );
}

/** Every stretch of so many letters; the text itself where it is shorter. */
function listRuns(text: string): string[] {
  if (text.length <= run) return text === "" ? [] : [text];
  return Array.from({ length: text.length - run + 1 }, (_, at) => text.slice(at, at + run));
}

/** Letters and digits alone: line breaks, hyphens and ligatures differ between a page and its extracted text. */
function keepLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

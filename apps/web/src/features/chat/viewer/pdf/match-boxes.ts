/** x, y, width and height as fractions of the page, from the top left. */
export type Box = readonly [number, number, number, number];

/** A piece of a page's text, the middle of where it stands, half its width and its height, as fractions of the page. */
export type PositionedText = { text: string; x: number; y: number; reach: number; height: number };

/** Letters compared at once: enough to distinguish texts, few enough to tolerate line breaks. */
const run = 4;
/** So many of the runs of letters under the boxes must also occur in the passage. */
const enough = 0.6;
/** The same for words alone, which other texts may have, too. */
const enoughWords = 0.8;
const slack = 0.005;
/** What was said about a place of the page does not stand there itself. */
const comment = /^\s*Comment(?: by [^\n]{1,200}?)?: /;

/**
 * Whether boxes may be marked as the location of a passage: the page's text under them must be the words of the passage.
 * A page without text, or with symbols in place of letters, was read by OCR; there the boxes cannot be checked and are
 * accepted, as they are for a comment.
 */
export function boxesMatchPassage(
  passage: string,
  page: readonly PositionedText[],
  boxes: readonly Box[],
): boolean {
  if (boxes.length === 0) return false;
  if (comment.test(passage) || !isReadable(page)) return true;
  const under = page.filter((piece) => boxes.some((box) => touches(box, piece)));
  const known = new Set(listRuns(keepLetters(passage)));
  const share = (texts: readonly string[]) => {
    const found = texts.flatMap(listRuns);
    return found.filter((part) => known.has(part)).length / Math.max(1, found.length);
  };
  // Joined without a separator, because a page may store its text letter by letter.
  const joined = share([keepLetters(under.map(({ text }) => text).join(""))]);
  // The passage of a table has the names of columns between the words of a row.
  const words = under.flatMap(({ text }) => text.split(/\s+/)).map(keepLetters);
  return joined >= enough || share(words.filter(({ length }) => length >= run)) >= enoughWords;
}

/** Returns the share, from 0 to 1, of the citing sentences that occurs under a passage's boxes on one page. */
export function measureOverlap(
  claims: readonly string[],
  page: readonly PositionedText[],
  boxes: readonly Box[],
): number {
  const under = page.filter((piece) => boxes.some((box) => touches(box, piece)));
  const there = new Set(listRuns(keepLetters(under.map(({ text }) => text).join(""))));
  const cited = listRuns(keepLetters(claims.join("")));
  return cited.length === 0 ? 0 : cited.filter((part) => there.has(part)).length / cited.length;
}

function isReadable(page: readonly PositionedText[]): boolean {
  const signs = page.map(({ text }) => text.replaceAll(/\s/g, "")).join("");
  return signs !== "" && keepLetters(signs).length >= signs.length / 2;
}

/** Whether a box touches a piece: that of a sentence may start in the middle of a line, which is one piece. */
function touches([left, top, width, height]: Box, { x, y, reach }: PositionedText): boolean {
  const across = x + reach > left + slack && x - reach < left + width - slack;
  return across && y >= top - slack && y <= top + height + slack;
}

/** Returns every n-gram of letters; the text itself if it is shorter. */
function listRuns(text: string): string[] {
  if (text.length <= run) return text === "" ? [] : [text];
  return Array.from({ length: text.length - run + 1 }, (_, at) => text.slice(at, at + run));
}

/** Keeps only letters and digits: line breaks, hyphens and ligatures differ between a page and its extracted text. */
function keepLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

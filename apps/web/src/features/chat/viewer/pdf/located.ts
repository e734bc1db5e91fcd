/** x, y, width and height as fractions of the page, from the top left. */
export type Box = readonly [number, number, number, number];

/** A piece of a page's text and the middle of where it stands, as fractions of the page. */
export type PlacedText = { text: string; x: number; y: number };

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
/** So much of the words under the boxes must be words of the passage. */
const enough = 0.6;
const slack = 0.005;

/**
 * Whether boxes may be marked as the place of a passage: what stands under them is the passage's words. A page without
 * text is a picture that was read by character recognition; there the boxes are all there is to go by.
 */
export function isLocated(
  passage: string,
  page: readonly PlacedText[],
  boxes: readonly Box[],
): boolean {
  if (boxes.length === 0) return false;
  if (page.every(({ text }) => text.trim() === "")) return true;
  const under = page.filter((piece) => boxes.some((box) => holds(box, piece)));
  const words = wordsOf(under.map(({ text }) => text).join(" "));
  if (words.length === 0) return false;
  const known = letters(passage);
  const found = words.filter((word) => known.includes(word));
  return found.length / words.length >= enough;
}

function holds([left, top, width, height]: Box, { x, y }: PlacedText): boolean {
  return (
    x >= left - slack && x <= left + width + slack && y >= top - slack && y <= top + height + slack
  );
}

function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => letters(segment))
    .filter((word) => word.length > 1);
}

/** Letters and digits alone: line breaks, hyphens and ligatures differ between a page and its extracted text. */
function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

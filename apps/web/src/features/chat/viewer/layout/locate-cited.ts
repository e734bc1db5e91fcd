/** A part of a text, in UTF-16 units. */
export type TextRange = { readonly start: number; readonly end: number };

/** A cited passage, and the parts of it that the answer rests on; none where they are not known. */
export type CitedWords = { passage: string; parts: readonly string[] };

/** Fewer letters occur anywhere. */
const fewest = 4;

/**
 * Finds what is cited in the text of a laid-out document, which has the passage's words with other white space, list
 * marks and separators: its parts or else the passage, or else those of its lines that the text has once. Empty if the
 * text does not have them, or in several places: then nothing is marked.
 */
export function locateCited(text: string, { passage, parts }: CitedWords): TextRange[] {
  const page = foldLetters(text);
  const whole = findOnce(page, passage);
  const wanted = parts.length > 0 ? parts : [passage];
  if (whole === null)
    return settle(
      text,
      wanted.flatMap((part) => findLines(page, part)),
    );
  const within = { ...page, letters: page.letters.slice(0, whole.end), from: whole.start };
  const found = parts.flatMap((part) => findLetters(within, part) ?? []);
  const ranges = (found.length > 0 ? found : [whole]).map((range) => toText(page, range));
  return settle(text, ranges);
}

const closing = /^[.,;:!?…)\]"”’»%]{0,3}/;

/** The ranges in order, each part of the text in one of them, with the full stop or bracket that ends them. */
function settle(text: string, ranges: readonly TextRange[]): TextRange[] {
  const settled: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const [marks = ""] = closing.exec(text.slice(end, end + 4)) ?? [];
    const last = settled.at(-1);
    const range = { start: Math.max(start, last?.end ?? 0), end: end + marks.length };
    if (range.end > range.start) settled.push(range);
  }
  return settled;
}

/** The letters and digits of a text in lower case, with the position of each in the text. */
type Folded = { letters: string; at: readonly TextRange[]; from?: number };

function foldLetters(text: string): Folded {
  let letters = "";
  const at: TextRange[] = [];
  let position = 0;
  for (const sign of text) {
    const folded = isPlain(sign) ? sign.toLowerCase() : foldSign(sign);
    letters += folded;
    const range = { start: position, end: position + sign.length };
    for (let count = 0; count < folded.length; count += 1) at.push(range);
    position = range.end;
  }
  return { letters, at };
}

const isPlain = (sign: string) => /[A-Za-z0-9]/.test(sign);

function foldSign(sign: string): string {
  return sign
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Where the letters of a text begin and end among those of the page, from `from` on. */
function findLetters({ letters, from = 0 }: Folded, text: string): TextRange | null {
  const wanted = foldLetters(text).letters;
  if (wanted.length < fewest) return null;
  const start = letters.indexOf(wanted, from);
  return start === -1 ? null : { start, end: start + wanted.length };
}

function findOnce(page: Folded, text: string): TextRange | null {
  const found = findLetters(page, text);
  return found && !findLetters({ ...page, from: found.start + 1 }, text) ? found : null;
}

function findLines(page: Folded, part: string): TextRange[] {
  return part.split("\n").flatMap((line) => {
    for (const form of listForms(line)) {
      const found = findOnce(page, form);
      if (found) return [toText(page, found)];
    }
    return [];
  });
}

/** A line as it is, without its list mark, and the values of a table's row without the names of their columns. */
function* listForms(line: string): Generator<string> {
  yield line;
  yield line.replace(/^\s*\(?[\p{L}\p{N}]{1,4}[.)]\s+/u, "");
  if (!/^[^:;]+: /.test(line)) return;
  const values = line.split("; ").map((cell) => cell.replace(/^[^:]*: /, ""));
  yield values.join("");
}

function toText({ at }: Folded, { start, end }: TextRange): TextRange {
  return { start: at[start]?.start ?? 0, end: at[end - 1]?.end ?? 0 };
}

/** The parts of each of the pieces that a text was joined from which the ranges cover, by the index of the piece. */
export function splitRanges(
  pieces: readonly string[],
  ranges: readonly TextRange[],
): ReadonlyMap<number, TextRange[]> {
  const covered = new Map<number, TextRange[]>();
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const to = from + piece.length;
    const parts = ranges
      .filter((range) => range.start < to && from < range.end)
      .map(({ start, end }) => ({
        start: Math.max(0, start - from),
        end: Math.min(piece.length, end - from),
      }));
    if (parts.length > 0) covered.set(index, parts);
    from = to;
  }
  return covered;
}

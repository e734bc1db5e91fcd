import { showText } from "./show-text.ts";
import type { DocFile, Story } from "./fib.ts";
import type { PieceTable } from "./piece-table.ts";

type Kind = {
  refs: "footnoteRefs" | "endnoteRefs" | "commentRefs";
  texts: TextTable;
  story: Story;
};
type TextTable = "footnotes" | "endnotes" | "comments";

/** The bytes that stand beside each reference's position. */
const besideRef = { footnoteRefs: 2, endnoteRefs: 2, commentRefs: 30 };
const kinds: Kind[] = [
  { refs: "footnoteRefs", texts: "footnotes", story: "footnotes" },
  { refs: "endnoteRefs", texts: "endnotes", story: "endnotes" },
  { refs: "commentRefs", texts: "comments", story: "comments" },
];

/** Finds the texts of the notes and comments that are referred to between two characters. */
export function findDocNotes(
  file: DocFile,
  pieces: PieceTable,
): (from: number, to: number) => string[] {
  const notes = kinds.flatMap((kind) => readNotes(file, pieces, kind));
  return (from, to) =>
    notes.filter(({ at }) => at >= from && at < to).map(({ text }) => `Note: ${text}`);
}

function readNotes(file: DocFile, pieces: PieceTable, { refs, texts, story }: Kind) {
  const beside = besideRef[refs];
  const count = Math.floor((file.table(refs).length - 4) / (4 + beside));
  const positions = readNumbers(file.table(refs), count);
  const bounds = readNumbers(file.table(texts), count + 1);
  const start = file.story(story).from;
  return positions.flatMap((at, index) => {
    const [from = 0, to = 0] = [bounds[index], bounds[index + 1]];
    const text = showText(pieces.read(start + from, start + to)).trim();
    return text === "" ? [] : [{ at, text }];
  });
}

function readNumbers(bytes: Buffer, count: number): number[] {
  const length = Math.max(0, Math.min(count, Math.floor(bytes.length / 4)));
  return Array.from({ length }, (_, at) => bytes.readUInt32LE(at * 4));
}

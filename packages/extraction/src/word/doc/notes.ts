import { formatComment } from "../../format-comment.ts";
import type { SplitParagraph } from "./paragraphs.ts";
import type { DocFile, DocumentPart } from "./fib.ts";

type Kind = {
  refs: "footnoteRefs" | "endnoteRefs" | "commentRefs";
  texts: TextTable;
  part: DocumentPart;
};
type TextTable = "footnotes" | "endnotes" | "comments";

/** The bytes of each reference beside its position. */
const besideRef = { footnoteRefs: 2, endnoteRefs: 2, commentRefs: 30 };
/** In a comment's reference, after the author's initials: the index of the author. */
const authorAt = 20;
const kinds: Kind[] = [
  { refs: "footnoteRefs", texts: "footnotes", part: "footnotes" },
  { refs: "endnoteRefs", texts: "endnotes", part: "endnotes" },
  { refs: "commentRefs", texts: "comments", part: "comments" },
];

type Show = (range: { from: number; to: number }) => SplitParagraph;
type DocNote = SplitParagraph & { at: number };

/** The notes and comments, formatted, each with the position of the character that refers to it. */
export function readDocNotes(file: DocFile, show: Show): DocNote[] {
  return kinds.flatMap((kind) => readNotes(file, show, kind));
}

function readNotes(file: DocFile, show: Show, { refs, texts, part }: Kind): DocNote[] {
  const beside = besideRef[refs];
  const table = file.table(refs);
  const count = Math.max(0, Math.floor((table.length - 4) / (4 + beside)));
  const positions = readNumbers(table, count);
  const bounds = readNumbers(file.table(texts), count + 1);
  const whole = file.part(part);
  const authors = refs === "commentRefs" ? readAuthors(file) : undefined;
  return positions.flatMap((at, index) => {
    const [from = 0, to = 0] = [bounds[index], bounds[index + 1]];
    const { text, hidden } = show({
      from: whole.from + from,
      to: Math.min(whole.from + to, whole.to),
    });
    const author = authors?.[table.readUInt16LE((count + 1) * 4 + index * beside + authorAt)] ?? "";
    const note = text.trim() && `Note: ${text.trim()}`;
    return [{ at, text: authors === undefined ? note : formatComment(text, { author }), hidden }];
  });
}

/** The authors of comments. Each name follows its length. */
function readAuthors(file: DocFile): string[] {
  const bytes = file.table("commentAuthors");
  const authors: string[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const end = at + 2 + bytes.readUInt16LE(at) * 2;
    authors.push(
      bytes
        .subarray(at + 2, end)
        .toString("utf16le")
        .trim(),
    );
    at = end;
  }
  return authors;
}

/** The 32-bit numbers that a table begins with: `count` of them, or as many as there are. */
export function readNumbers(bytes: Buffer, count: number): number[] {
  const length = Math.max(0, Math.min(count, Math.floor(bytes.length / 4)));
  return Array.from({ length }, (_, at) => bytes.readUInt32LE(at * 4));
}

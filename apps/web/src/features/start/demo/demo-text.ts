/** A stretch of an answer; `at` is where it begins, which names it. */
export type DemoPiece = { kind: "text" | "bold" | "source"; text: string; at: number };
export type DemoParagraph = { at: number; pieces: DemoPiece[] };

const markup = /\*\*([^*]+)\*\*|\[source:(\w+)\]/g;

/** The paragraphs of an answer with their `**bold**` words and `[source:N]` markers. */
export function parseDemoText(text: string): DemoParagraph[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({
    at: index,
    pieces: parsePieces(line),
  }));
}

function parsePieces(line: string): DemoPiece[] {
  const pieces: DemoPiece[] = [];
  let from = 0;
  for (const { 0: whole, 1: bold, 2: source = "", index } of line.matchAll(markup)) {
    if (index > from) pieces.push({ kind: "text", text: line.slice(from, index), at: from });
    const kind = bold === undefined ? "source" : "bold";
    pieces.push({ kind, text: bold ?? source, at: index });
    from = index + whole.length;
  }
  if (from < line.length) pieces.push({ kind: "text", text: line.slice(from), at: from });
  return pieces;
}

const previewLength = 100;
const cardLength = 180;

/** What the card of a source shows: about 100 characters of the passage, 180 with the name of its document. */
export function previewSource({ filename, chunk }: { filename: string; chunk: string }) {
  const text = cutAtWord(chunk.replaceAll(/(?<!\s)\s*?\n\s*/g, " · "), previewLength);
  return { name: cutAtWord(filename, cardLength - text.length), text };
}

/** At most so many characters, cut between words. */
function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:·|])[\s,;:·|]+$/, "")}…`;
}

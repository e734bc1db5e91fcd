import { joinLines } from "./join-lines.ts";
import { headingLevel, isNumberedHeading, numberedLevel } from "./headings.ts";
import { listRows } from "./ruled-tables.ts";
import { markTables } from "./tables.ts";
import type { Line } from "./lines.ts";

export type Paragraph = {
  kind: "heading" | "paragraph" | "list" | "table-row";
  level?: number;
  text: string;
  lines: Line[];
  /** Where each line starts in the text. */
  starts: number[];
};

const listMark = /^(?:[•‣◦▪●○■–—*·-]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/u;
/** Of the region's width. A line that ends this far before the edge may be the last of its paragraph. */
const shortLine = 0.12;

type Region = { left: number; right: number; leading: number };

/** The paragraphs, headings, list items and table rows of one region's lines. */
export function joinParagraphs(lines: Line[], bodySize: number): Paragraph[] {
  const region = measure(lines);
  const paragraphs: Paragraph[] = [];
  let group: Line[] = [];
  const flush = () => {
    if (group.length > 0) paragraphs.push(formatGroup(group, bodySize));
    group = [];
  };
  const marked = markTables(lines);
  for (const [at, entry] of marked.entries()) {
    if (entry.line.table) {
      flush();
      for (const row of listRows(entry.line.table)) {
        paragraphs.push({ kind: "table-row", text: row.text, lines: [row], starts: [0] });
      }
      continue;
    }
    if (entry.row !== undefined) {
      flush();
      paragraphs.push({ kind: "table-row", text: entry.row, lines: [entry.line], starts: [0] });
      continue;
    }
    if (startsNew(group, entry.line, marked[at + 1]?.line, region)) flush();
    group.push(entry.line);
  }
  flush();
  return paragraphs;
}

function measure(lines: Line[]): Region {
  const steps = lines
    .slice(1)
    .map((line, at) => (line.base - (lines[at]?.base ?? 0)) / line.size)
    .filter((step) => step > 0.5 && step < 3)
    .toSorted((a, b) => a - b);
  return {
    left: lines.reduce((left, line) => Math.min(left, line.left), Infinity),
    right: lines.reduce((right, line) => Math.max(right, line.right), -Infinity),
    leading: Math.min(steps[Math.floor(steps.length / 2)] ?? 1.2, 2.2),
  };
}

function startsNew(group: Line[], line: Line, next: Line | undefined, region: Region): boolean {
  const last = group.at(-1);
  if (last === undefined) return false;
  const size = Math.max(last.size, line.size);
  if (Math.min(last.size, line.size) < size * 0.88) return true;
  if (line.base - last.base > size * Math.max(region.leading * 1.3, region.leading + 0.25)) {
    return true;
  }
  if (listMark.test(line.text)) return true;
  if (listMark.test(group[0]?.text ?? "")) return false; // a hanging indent continues the item
  const indent = line.left - last.left;
  const firstLine = indent > size * 0.8 && indent < size * 5;
  if (firstLine && (next === undefined || next.left < line.left - size * 0.5)) return true;
  if (group.length > 1 && indent < -size * 0.8) return true;
  return endsParagraph(last, region) && /^[\p{Lu}\d“"(]/u.test(line.text);
}

function endsParagraph(last: Line, region: Region): boolean {
  const width = region.right - region.left;
  return last.right < region.right - width * shortLine && /[.!?:;”"]$/.test(last.text);
}

function formatGroup(group: Line[], bodySize: number): Paragraph {
  const { text, starts } = joinLines(group.map((line) => line.text));
  const size = Math.max(...group.map((line) => line.size));
  const level = headingLevel(text, size / bodySize);
  if (level !== undefined) return { kind: "heading", level, text, lines: group, starts };
  if (group.length === 1 && isNumberedHeading(text)) {
    return { kind: "heading", level: numberedLevel(text), text, lines: group, starts };
  }
  const kind = listMark.test(text) && text.length > 3 ? "list" : "paragraph";
  return { kind, text, lines: group, starts };
}

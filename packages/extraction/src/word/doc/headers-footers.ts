import { operations } from "./operations.ts";
import { readNumbers } from "./notes.ts";
import type { DocFile } from "./fib.ts";

/** A header or footer: its characters within that document part, and whether any page shows it. */
export type DocMargin = {
  kind: "header" | "footer";
  from: number;
  to: number;
  shown: boolean;
};

/** The six texts of each section, in the order they are stored. */
const places = [
  { kind: "header", pages: "even" },
  { kind: "header", pages: "odd" },
  { kind: "footer", pages: "even" },
  { kind: "footer", pages: "odd" },
  { kind: "header", pages: "first" },
  { kind: "footer", pages: "first" },
] as const;
/** Texts before those of the first section: the lines that separate notes from the page. */
const separators = 6;
const ownFirstPage = 0x300a;
const sectionSize = 12;

/** The headers and footers. A section without a text of its own shows the one before's. */
export function findDocMargins(doc: DocFile): DocMargin[] {
  const bounds = readNumbers(doc.table("headers"), Number.POSITIVE_INFINITY);
  const firstPages = readFirstPages(doc);
  const evenApart = ((doc.table("settings")[0] ?? 0) & 1) === 1;
  const margins: DocMargin[] = [];
  const current: (DocMargin | undefined)[] = places.map(() => undefined);
  for (const [section, ownFirst] of firstPages.entries()) {
    for (const [place, { kind, pages }] of places.entries()) {
      const at = separators + section * places.length + place;
      const [from = 0, to = 0] = [bounds[at], bounds[at + 1]];
      if (to > from) {
        const margin: DocMargin = { kind, from, to, shown: false };
        current[place] = margin;
        margins.push(margin);
      }
      const used = pages === "odd" || (pages === "even" ? evenApart : ownFirst);
      const margin = current[place];
      if (used && margin !== undefined) margin.shown = true;
    }
  }
  return margins;
}

/** For each section, whether its first page has a header and footer of its own. */
function readFirstPages(doc: DocFile): boolean[] {
  const table = doc.table("sections");
  const count = Math.floor((table.length - 4) / (4 + sectionSize));
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const offset = table.readUInt32LE((count + 1) * 4 + at * sectionSize + 2);
    if (offset + 2 > doc.document.length) return false;
    const bytes = doc.document.subarray(offset + 2, offset + 2 + doc.document.readUInt16LE(offset));
    return [...operations(bytes)].some(({ code, value }) => code === ownFirstPage && value !== 0);
  });
}

import { operations } from "./operations.ts";
import { readNumbers } from "./notes.ts";
import type { DocFile } from "./fib.ts";

/** A header or footer: its characters within the document part "headers", and whether any page shows it. */
export type DocHeaderFooter = {
  kind: "header" | "footer";
  from: number;
  to: number;
  shown: boolean;
};

/** The six texts of each section, in the order they are stored. */
const slots = [
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

/** Finds the headers and footers. A section without a text of its own shows that of the section before. */
export function findHeadersFooters(doc: DocFile): DocHeaderFooter[] {
  const bounds = readNumbers(doc.table("headers"), Number.POSITIVE_INFINITY);
  const firstPages = readFirstPages(doc);
  const differentEven = ((doc.table("settings")[0] ?? 0) & 1) === 1;
  const all: DocHeaderFooter[] = [];
  const current: (DocHeaderFooter | undefined)[] = slots.map(() => undefined);
  for (const [section, ownFirst] of firstPages.entries()) {
    for (const [slot, { kind, pages }] of slots.entries()) {
      const at = separators + section * slots.length + slot;
      const [from = 0, to = 0] = [bounds[at], bounds[at + 1]];
      if (to > from) {
        const headerFooter: DocHeaderFooter = { kind, from, to, shown: false };
        current[slot] = headerFooter;
        all.push(headerFooter);
      }
      const used = pages === "odd" || (pages === "even" ? differentEven : ownFirst);
      const headerFooter = current[slot];
      if (used && headerFooter !== undefined) headerFooter.shown = true;
    }
  }
  return all;
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

import { z } from "zod";

const from1 = z.int().min(1);

/** x, y, width and height as fractions 0 to 1 of the page, from the top left. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();
export type Box = z.infer<typeof box>;

/**
 * The location of a passage in the original file, in the terms of that format's readers. Numbers count from 1 and both
 * ends are included; the cells of a .csv or .tsv have the sheet ""; times are seconds. Headers and footers are repeated
 * on every page and are extracted once.
 */
export const anchor = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("page"), page: from1, boxes: z.array(box) }),
  z.object({ kind: z.literal("slide"), slide: from1 }),
  z.object({ kind: z.literal("cells"), sheet: z.string(), range: z.string() }),
  z.object({ kind: z.literal("paragraph"), from: from1, to: from1 }),
  // In a workbook with the sheet whose pages show it.
  z.object({ kind: z.literal("header"), sheet: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal("footer"), sheet: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal("lines"), from: from1, to: from1 }),
  z.object({ kind: z.literal("time"), from: z.number(), to: z.number() }),
]);
export type Anchor = z.infer<typeof anchor>;

/** What places are called in a language; `from` and `to` are the same where there is only one. */
export type LocationWords = {
  page: (from: number, to: number) => string;
  slide: (from: number, to: number) => string;
  paragraph: (from: number, to: number) => string;
  line: (from: number, to: number) => string;
  header: string;
  footer: string;
  /** What stands above or below the pages of one sheet. */
  ofSheet: (margin: string, sheet: string) => string;
  /** Cells of a table that has no sheets. */
  cells: (range: string) => string;
  /** The first ranges, and how many there are besides. */
  andMore: (ranges: string, count: number) => string;
};

const english: LocationWords = {
  page: (from, to) => span("page", from, to),
  slide: (from, to) => span("slide", from, to),
  paragraph: (from, to) => span("paragraph", from, to),
  line: (from, to) => span("line", from, to),
  header: "header",
  footer: "footer",
  ofSheet: (margin, sheet) => `${margin} of ${sheet}`,
  cells: (range) => `cells ${range}`,
  andMore: (ranges, count) => `${ranges} and ${count} more`,
};

/**
 * Where a passage stands, as people say it: "page 7", "pages 7–8", "lines 3–9", "2:14", "Fees!A2:A5, D2:D5".
 * A number may be computed from cells all over a sheet: the first `rangesMax` ranges are named, the others counted.
 */
export function formatAnchors(
  anchors: readonly Anchor[],
  { rangesMax = 3, words = english }: { rangesMax?: number; words?: LocationWords } = {},
): string {
  const first = anchors[0];
  const last = anchors.at(-1);
  if (!first || !last) return "";
  switch (first.kind) {
    case "page":
    case "slide":
    case "paragraph":
    case "lines":
      return describeRun(first, last, words);
    case "cells":
      return describeCells(anchors, rangesMax, words);
    case "header":
    case "footer":
      return first.sheet ? words.ofSheet(words[first.kind], first.sheet) : words[first.kind];
    case "time":
      return clockTime(first.from);
  }
}

function describeCells(
  anchors: readonly Anchor[],
  rangesMax: number,
  words: LocationWords,
): string {
  const cells = anchors.flatMap((place) => (place.kind === "cells" ? [place] : []));
  const names = cells.slice(0, rangesMax).map(({ sheet, range }, at) => {
    if (at > 0 && cells[at - 1]?.sheet === sheet) return range;
    return sheet ? `${sheet}!${range}` : words.cells(range);
  });
  const ranges = names.join(", ");
  const more = cells.length - names.length;
  return more > 0 ? words.andMore(ranges, more) : ranges;
}

type Run = Anchor & { kind: "page" | "slide" | "paragraph" | "lines" };

function describeRun(first: Run, last: Anchor, words: LocationWords): string {
  const format = first.kind === "lines" ? words.line : words[first.kind];
  const [from, end] = numbersOf(first);
  return format(from, last.kind === first.kind ? numbersOf(last)[1] : end);
}

/** The first and the last page, slide, paragraph or line. */
function numbersOf(anchor: Run): [number, number] {
  if (anchor.kind === "page") return [anchor.page, anchor.page];
  if (anchor.kind === "slide") return [anchor.slide, anchor.slide];
  return [anchor.from, anchor.to];
}

function span(noun: string, from: number, to: number): string {
  return from === to ? `${noun} ${from}` : `${noun}s ${from}–${to}`;
}

/** Seconds as m:ss or h:mm:ss. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const tail = String(rest).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

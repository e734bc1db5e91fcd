import type { Line } from "./lines.ts";

/** Of the page's height, at its top and at its bottom. */
const margin = 0.12;
/** Left and right pages may differ, and a chapter's first page may lack the line. */
const pagesBack = 4;

type Seen = { page: number; text: string };

/**
 * Returns a function that finds the running headers and page numbers of one page after the other: lines at the top or
 * bottom that a recent page had as well, or that differ from its line only by the page number. The first occurrence is
 * kept, so that no text is lost.
 */
export function startRunningHeaders(): (lines: Line[], page: number, height: number) => Set<Line> {
  let seen: Seen[] = [];
  return (lines, page, height) => {
    const candidates = lines.filter(
      ({ top, bottom }) => bottom < height * margin || top > height * (1 - margin),
    );
    const dropped = candidates.filter(
      ({ text }) => isPageNumber(text) || seen.some((earlier) => repeats(earlier, { page, text })),
    );
    seen = seen.filter((earlier) => earlier.page >= page - pagesBack);
    seen.push(...candidates.map(({ text }) => ({ page, text })));
    return new Set(dropped);
  };
}

function isPageNumber(text: string): boolean {
  return /^[-–—\s]*(?:\d{1,4}|[ivxlc]{1,6})[-–—\s.]*$/.test(text);
}

function repeats(earlier: Seen, now: Seen): boolean {
  if (earlier.text === now.text) return now.text.length > 1;
  const [before, after] = [earlier.text.split(/(\d+)/), now.text.split(/(\d+)/)];
  if (before.length !== after.length) return false;
  const changed = before.flatMap((part, at) => (part === after[at] ? [] : [at]));
  const turned = now.page - earlier.page;
  return changed.every((at) => at % 2 === 1 && Number(after[at]) - Number(before[at]) === turned);
}

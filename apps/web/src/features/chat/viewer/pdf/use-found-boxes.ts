import type { Anchor } from "@footnote/contracts/anchors";
import { useEffect, useState } from "react";
import { type CitedWords, locateCited, splitRanges } from "../layout/locate-cited.ts";
import type { Box, PositionedText } from "./match-boxes.ts";
import { readPageText } from "./read-page-text.ts";
import type { MatchedBoxes, PageAnchor } from "./use-matched-boxes.ts";
import type { Pdf } from "./use-pdf.ts";

/** More pages are not searched: reading their text takes seconds. */
const pagesMax = 400;
const wholePage: Box = [0, 0, 1, 1];

type Found = { of: string; anchors: readonly PageAnchor[] };

/** Returns the location of cited words on the pages that were made of a document, by the text of these pages. */
export function useFoundBoxes(
  opened: Pdf | null,
  { anchors, words }: { anchors: readonly Anchor[]; words: CitedWords },
): MatchedBoxes {
  const [found, setFound] = useState<Found | null>(null);
  const slide = anchors.find((anchor) => anchor.kind === "slide")?.slide ?? null;
  const key = JSON.stringify([slide, words]);

  useEffect(() => {
    if (!opened) return undefined;
    const [page, cited] = JSON.parse(key) as [number | null, CitedWords];
    let current = true;
    findBoxes(opened, page, cited).then(
      (pages) => current && setFound({ of: key, anchors: pages }),
      () => current && setFound({ of: key, anchors: [] }),
    );
    return () => {
      current = false;
    };
  }, [opened, key]);

  if (found?.of !== key) return { anchors: [], first: undefined, state: "unknown" };
  const state = found.anchors.length > 0 ? "located" : "not-located";
  return { anchors: found.anchors, first: found.anchors[0], state };
}

/** A slide is its page: it is marked as a whole where its words are drawn otherwise. */
async function findBoxes(
  { pdf, pages }: Pdf,
  slide: number | null,
  words: CitedWords,
): Promise<PageAnchor[]> {
  const numbers =
    slide === null
      ? Array.from({ length: Math.min(pages, pagesMax) }, (_, at) => at + 1)
      : [slide].filter((number) => number <= pages);
  const read = numbers.map(async (page) =>
    (await readPageText(pdf, page)).map((piece) => ({ page, piece })),
  );
  const all = (await Promise.all(read)).flat();
  const texts = all.map(({ piece }) => piece.text);
  const boxes = [...splitRanges(texts, locateCited(texts.join(""), words))].flatMap(([at, parts]) =>
    parts.flatMap(({ start, end }) => {
      const one = all[at];
      return one ? [{ page: one.page, box: cutBox(one.piece, start, end) }] : [];
    }),
  );
  const marked = [...Map.groupBy(boxes, ({ page }) => page)].map(([page, list]) => ({
    kind: "page" as const,
    page,
    boxes: list.map(({ box }) => [...box] as [number, number, number, number]),
  }));
  if (marked.length > 0 || slide === null || slide > pages) return marked;
  return [{ kind: "page", page: slide, boxes: [[...wholePage]] }];
}

/** The box of a part of a piece, whose letters are taken to be equally wide. */
function cutBox({ text, x, y, reach, height }: PositionedText, start: number, end: number): Box {
  const width = 2 * reach;
  const left = x - reach + (width * start) / text.length;
  return [left, y - height * 0.6, (width * (end - start)) / text.length, height * 1.15];
}

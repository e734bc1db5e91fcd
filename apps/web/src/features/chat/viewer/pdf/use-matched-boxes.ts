import type { Anchor } from "@footnote/contracts/anchors";
import { useEffect, useState } from "react";
import { boxesMatchPassage, measureOverlap } from "./match-boxes.ts";
import { readPageText } from "./read-page-text.ts";
import type { Pdf } from "./use-pdf.ts";

export type PageAnchor = Extract<Anchor, { kind: "page" }>;
export type MatchedBoxes = {
  /** The pages of a passage, with the boxes to mark on each. */
  anchors: readonly PageAnchor[];
  /** The page to show first: the one that contains most of the cited sentences. Undefined until that is known. */
  first: PageAnchor | undefined;
  /** Undefined while the first page is being compared. */
  state: "unknown" | "located" | "not-located";
};

/** Returns the location of a passage on the pages; boxes are marked only if the text under them is the passage's. */
export function useMatchedBoxes(
  opened: Pdf | null,
  {
    anchors,
    passage,
    claims,
  }: { anchors: readonly Anchor[]; passage: string; claims: readonly string[] },
): MatchedBoxes {
  const [judged, setJudged] = useState<Judged | null>(null);
  const pageAnchors = anchors.filter((anchor) => anchor.kind === "page");
  const key = JSON.stringify([pageAnchors, passage, claims]);

  useEffect(() => {
    if (!opened) return undefined;
    const [found, text, cited] = JSON.parse(key) as [PageAnchor[], string, string[]];
    let current = true;
    compare(opened, found, { text, cited }).then(
      (result) => current && setJudged({ of: key, ...result }),
      () => current && setJudged({ of: key, good: false, page: null }),
    );
    return () => {
      current = false;
    };
  }, [opened, key]);

  if (judged?.of !== key) {
    return {
      anchors: pageAnchors,
      first: pageAnchors.length > 1 ? undefined : pageAnchors[0],
      state: "unknown",
    };
  }
  const first = pageAnchors.find(({ page }) => page === judged.page) ?? pageAnchors[0];
  return { anchors: pageAnchors, first, state: judged.good ? "located" : "not-located" };
}

type Judged = { of: unknown; good: boolean; page: number | null };

/** Checks whether the boxes may be marked, and which of their pages contains most of the cited sentences. */
async function compare(
  { pdf, pages }: Pdf,
  pageAnchors: readonly PageAnchor[],
  { text, cited }: { text: string; cited: readonly string[] },
): Promise<{ good: boolean; page: number | null }> {
  const marked = pageAnchors.filter(({ boxes, page }) => boxes.length > 0 && page <= pages);
  const checks = marked.map(async ({ page, boxes }) => {
    const pieces = await readPageText(pdf, page);
    const share = measureOverlap(cited, pieces, boxes);
    return { page, share, located: boxesMatchPassage(text, pieces, boxes) };
  });
  const results = await Promise.all(checks);
  const best = results.reduce<(typeof results)[number] | null>(
    (most, one) => (most === null || one.share > most.share ? one : most),
    null,
  );
  return {
    good: results.length > 0 && results.every(({ located }) => located),
    page: best?.page ?? null,
  };
}

import type { Anchor } from "@footnote/contracts/anchors";
import { useEffect, useState } from "react";
import { isLocated, shareCited } from "./located.ts";
import { readPageText } from "./read-page-text.ts";
import type { Pdf } from "./use-pdf.ts";

export type PagePlace = Extract<Anchor, { kind: "page" }>;
export type Located = {
  /** The pages a passage stands on, with what may be marked on each. */
  places: readonly PagePlace[];
  /** Where to begin: of several pages the one that says most of what was cited. None until that is known. */
  first: PagePlace | undefined;
  /** Unknown while the first page is being compared. */
  state: "unknown" | "located" | "not-located";
};

/** The place of a passage on the pages, marked only when the words that stand there are the passage's. */
export function useLocated(
  opened: Pdf | null,
  {
    anchors,
    passage,
    claims,
  }: { anchors: readonly Anchor[]; passage: string; claims: readonly string[] },
): Located {
  const [judged, setJudged] = useState<Judged | null>(null);
  const places = anchors.filter((anchor) => anchor.kind === "page");
  const key = JSON.stringify([places, passage, claims]);

  useEffect(() => {
    if (!opened) return undefined;
    const [found, text, cited] = JSON.parse(key) as [PagePlace[], string, string[]];
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
    return { places, first: places.length > 1 ? undefined : places[0], state: "unknown" };
  }
  const first = places.find(({ page }) => page === judged.page) ?? places[0];
  return { places, first, state: judged.good ? "located" : "not-located" };
}

type Judged = { of: unknown; good: boolean; page: number | null };

/** Whether the boxes may be marked, and which of their pages says most of what was cited. */
async function compare(
  { pdf, pages }: Pdf,
  places: readonly PagePlace[],
  { text, cited }: { text: string; cited: readonly string[] },
): Promise<{ good: boolean; page: number | null }> {
  const marked = places.filter(({ boxes, page }) => boxes.length > 0 && page <= pages);
  const checks = marked.map(async ({ page, boxes }) => {
    const pieces = await readPageText(pdf, page);
    const share = shareCited(cited, pieces, boxes);
    return { page, share, located: isLocated(text, pieces, boxes) };
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

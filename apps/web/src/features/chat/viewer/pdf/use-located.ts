import type { Anchor } from "@footnote/contracts/anchors";
import { useEffect, useState } from "react";
import { isLocated } from "./located.ts";
import { readPageText } from "./read-page-text.ts";
import type { Pdf } from "./use-pdf.ts";

export type PagePlace = Extract<Anchor, { kind: "page" }>;
export type Located = {
  /** The pages a passage stands on, with what may be marked on each. */
  places: readonly PagePlace[];
  /** Unknown while the first page is being compared. */
  state: "unknown" | "located" | "not-located";
};

/** The place of a passage on the pages, marked only when the words that stand there are the passage's. */
export function useLocated(
  opened: Pdf | null,
  { anchors, passage }: { anchors: readonly Anchor[]; passage: string },
): Located {
  const [judged, setJudged] = useState<{ of: unknown; good: boolean } | null>(null);
  const places = anchors.filter((anchor) => anchor.kind === "page");
  const key = JSON.stringify([places, passage]);

  useEffect(() => {
    if (!opened) return undefined;
    const [found, text] = JSON.parse(key) as [PagePlace[], string];
    let current = true;
    async function compare(pdf: Pdf) {
      const marked = found.filter(({ boxes, page }) => boxes.length > 0 && page <= pdf.pages);
      const checks = marked.map(async ({ page, boxes }) =>
        isLocated(text, await readPageText(pdf.pdf, page), boxes),
      );
      const results = await Promise.all(checks);
      return results.length > 0 && results.every(Boolean);
    }
    compare(opened).then(
      (good) => current && setJudged({ of: key, good }),
      () => current && setJudged({ of: key, good: false }),
    );
    return () => {
      current = false;
    };
  }, [opened, key]);

  if (judged?.of !== key) return { places, state: "unknown" };
  return { places, state: judged.good ? "located" : "not-located" };
}

import type { CitedSpan } from "@footnote/contracts/chat/citations";
import { useEffect } from "react";

/** Scrolls to the cited cells, sentence, rows or passage whenever they change. */
export function useScrollToCited(
  body: { current: HTMLElement | null },
  citedId: string | undefined,
  spans: readonly CitedSpan[],
) {
  const part = spans.map(({ start, end }) => `${start}-${end}`).join();
  useEffect(() => {
    if (citedId === undefined) return;
    const cited =
      body.current?.querySelector("td[data-computed]") ??
      body.current?.querySelector("mark[data-sentence]") ??
      body.current?.querySelector("[data-cited]");
    cited?.scrollIntoView({ block: "center" });
  }, [body, citedId, part]);
}

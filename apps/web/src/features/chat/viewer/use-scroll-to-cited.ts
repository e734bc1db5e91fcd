import { useEffect } from "react";

/** Scrolls to the cited passage whenever it changes. */
export function useScrollToCited(
  body: { current: HTMLElement | null },
  citedId: string | undefined,
) {
  useEffect(() => {
    if (citedId === undefined) return;
    const cited =
      body.current?.querySelector("td[data-computed]") ??
      body.current?.querySelector("[data-cited]");
    cited?.scrollIntoView({ block: "center" });
  }, [body, citedId]);
}

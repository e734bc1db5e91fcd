import { useEffect } from "react";

/** Brings the cited passage into view whenever it becomes another one. */
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

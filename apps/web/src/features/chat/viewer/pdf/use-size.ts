import { useEffect, useState } from "react";

/** While an edge is dragged, the pages keep their size: each new one is drawn again. */
const settledAfterMs = 120;

/** Returns the inner width of an element in CSS pixels; 0 until it is measured. Changes count once they have settled. */
export function useSize(element: { current: HTMLElement | null }): { width: number } {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMeasured = false;
    const measure = () => setWidth(watched.clientWidth);
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      if (isMeasured) timer = setTimeout(measure, settledAfterMs);
      else measure();
      isMeasured = true;
    });
    observer.observe(watched);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return { width };
}

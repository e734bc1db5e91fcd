import { useEffect, useState } from "react";

/** Returns the current inner width of an element in CSS pixels; 0 until it is measured. */
export function useSize(element: { current: HTMLElement | null }): { width: number } {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return { width };
}

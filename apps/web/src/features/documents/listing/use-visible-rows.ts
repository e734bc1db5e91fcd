import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { ListRow } from "./list-rows.ts";

/** Up to this many rows are all rendered, so that the browser can search and print the whole list. */
const allAtOnce = 150;
const usualHeight = 45;

/**
 * Returns the visible rows of a list and the height of the rows above and below them, in pixels. The window scrolls;
 * rows may have any height, which is measured when they are rendered.
 */
export function useVisibleRows(rows: readonly ListRow[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const long = rows.length > allAtOnce;

  // Banners and the upload zone above the list move it.
  useLayoutEffect(() => {
    const element = body.current;
    if (!long || !element) return undefined;
    const look = () => setTop(element.getBoundingClientRect().top + window.scrollY);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [long]);

  // The returned object is mutated and keeps its identity.
  // oxlint-disable-next-line react/incompatible-library -- nothing is memoized by a compiler that would miss that
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: long,
    estimateSize: () => usualHeight,
    overscan: 10,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  const { measureElement } = virtualizer;
  const measure = useCallback(
    (row: HTMLTableRowElement | null) => {
      if (long) measureElement(row);
    },
    [long, measureElement],
  );
  /** Scrolls to a row, so that it is rendered and can be focused. */
  const reveal = (index: number) => {
    if (long) virtualizer.scrollToIndex(index);
  };

  if (!long) {
    const shown = rows.map((row, index) => ({ row, index }));
    return { body, shown, above: 0, below: 0, measure, reveal };
  }
  const visible = virtualizer.getVirtualItems();
  const shown = visible.flatMap(({ index }) => {
    const row = rows[index];
    return row ? [{ row, index }] : [];
  });
  const above = (visible[0]?.start ?? top) - top;
  const below = Math.max(0, virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? top) - top));
  return { body, shown, above, below, measure, reveal };
}

import { useEffect, useEffectEvent, useState } from "react";
import { type Dropped, readDropped } from "../upload/read-dropped.ts";

/**
 * Takes the files that are dropped anywhere on the page, except where another part of it has taken them. Returns whether
 * files are being dragged over the page.
 */
export function usePageDrop(onDropped: (dropped: Dropped) => void): boolean {
  const [depth, setDepth] = useState(0);
  const take = useEffectEvent(onDropped);

  useEffect(() => {
    const enter = (event: DragEvent) => holdsFiles(event) && setDepth((before) => before + 1);
    const leave = (event: DragEvent) =>
      holdsFiles(event) && setDepth((before) => Math.max(0, before - 1));
    const over = (event: DragEvent) => holdsFiles(event) && event.preventDefault();
    async function drop(event: DragEvent) {
      setDepth(0);
      if (event.defaultPrevented || !holdsFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      take(await readDropped(event.dataTransfer));
    }
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop } as const;
    const entries = Object.entries(listeners) as [keyof typeof listeners, (e: DragEvent) => void][];
    for (const [type, listener] of entries) addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) removeEventListener(type, listener);
    };
  }, []);

  return depth > 0;
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") === true;
}

import { useState, useSyncExternalStore } from "react";
import { useStored } from "../../../shared/stored-value.ts";

/** The width of the panel beside the chat, in pixels. */
export type PanelWidth = {
  value: number;
  min: number;
  max: number;
  /** Shows a width without remembering it, while it is dragged. */
  preview: (width: number) => void;
  /** Remembers a width; null for the one that follows the window. */
  store: (width: number | null) => void;
};

const storageKey = "source-panel-width";
const narrowest = 360;
/** What stays for the conversations and the answers. */
const besides = 660;

export function usePanelWidth(): PanelWidth {
  const [stored, store] = useStored(storageKey, parseWidth);
  const [dragged, setDragged] = useState<number | null>(null);
  const available = useSyncExternalStore(watchWindow, () => window.innerWidth);
  const max = Math.max(narrowest, available - besides);
  const usual = clamp(Math.round(available * 0.42), 400, 760);
  return {
    value: clamp(dragged ?? stored ?? usual, narrowest, max),
    min: narrowest,
    max,
    preview: setDragged,
    store: (width) => {
      setDragged(null);
      store(width);
    },
  };
}

function parseWidth(found: unknown): number | null {
  return typeof found === "number" && Number.isFinite(found) ? found : null;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function watchWindow(onChange: () => void): () => void {
  addEventListener("resize", onChange);
  return () => removeEventListener("resize", onChange);
}

import { createContext } from "react";
import type { Item } from "../api.ts";

export type Dragging = {
  start: (items: readonly Item[]) => void;
  /** The folders that the dragged entries can be moved to; null is the top level. */
  allowed: ReadonlySet<string | null>;
  /** The folder that they are dragged over; undefined if none. */
  over: string | null | undefined;
  setOver: (targetId: string | null | undefined) => void;
  drop: (targetId: string | null) => void;
};

/** Null where nothing can be moved by dragging. */
export const DraggingContext = createContext<Dragging | null>(null);

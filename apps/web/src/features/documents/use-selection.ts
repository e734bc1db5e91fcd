import { useState } from "react";
import type { Selection } from "./selection.ts";
import { extend, nothing, toggle, toggleAll, within } from "./selection.ts";

/** Which rows of a list are chosen, and what changes that. `order` holds the rows that can be, as they stand. */
export function useSelection(order: readonly string[]) {
  const [kept, setSelection] = useState<Selection>(nothing);
  const selection = within(kept, order);
  return {
    keys: selection.keys,
    all: order.length > 0 && selection.keys.size === order.length,
    /** Chooses a row or lets go of it. */
    choose: (key: string) => {
      if (order.includes(key)) setSelection(toggle(selection, key));
    },
    /** Chooses all rows from the last one to this; from `start` when none was chosen before. */
    chooseTo: (key: string, start?: string) => {
      const anchor = selection.anchor ?? start ?? null;
      setSelection(extend({ ...selection, anchor }, key, order));
    },
    chooseAll: () => setSelection(toggleAll(selection, order)),
    clear: () => setSelection(nothing),
  };
}

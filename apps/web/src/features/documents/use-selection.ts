import { useState } from "react";
import type { Selection } from "./selection.ts";
import { extend, nothing, toggle, toggleAll, within } from "./selection.ts";

/** The selection in a list and the functions that change it. `order` contains the selectable rows in list order. */
export function useSelection(order: readonly string[]) {
  const [kept, setSelection] = useState<Selection>(nothing);
  const selection = within(kept, order);
  return {
    keys: selection.keys,
    all: order.length > 0 && selection.keys.size === order.length,
    /** Selects or deselects a row. */
    choose: (key: string) => {
      if (order.includes(key)) setSelection(toggle(selection, key));
    },
    /** Selects all rows from the last selected one to this one; from `start` if none was selected. */
    chooseTo: (key: string, start?: string) => {
      const anchor = selection.anchor ?? start ?? null;
      setSelection(extend({ ...selection, anchor }, key, order));
    },
    chooseAll: () => setSelection(toggleAll(selection, order)),
    clear: () => setSelection(nothing),
  };
}

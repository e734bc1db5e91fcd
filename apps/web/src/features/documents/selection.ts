/** The selected rows of a list. `anchor` is the row where a range starts; null if there is none. */
export type Selection = { keys: ReadonlySet<string>; anchor: string | null };

export const nothing: Selection = { keys: new Set(), anchor: null };

/** Selects or deselects a row. */
export function toggle({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** Adds all rows from the anchor to this one to the selection; without an anchor only this one. */
export function extend(selection: Selection, key: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(key);
  if (from === -1 || to === -1) return toggle({ ...selection, anchor: null }, key);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set([...selection.keys, ...range]), anchor: selection.anchor };
}

/** Selects all rows, or none if all are selected already. */
export function toggleAll({ keys }: Selection, order: readonly string[]): Selection {
  const all = order.length > 0 && order.every((key) => keys.has(key));
  return all ? nothing : { keys: new Set(order), anchor: null };
}

/** Removes rows from the selection that are no longer in the list. */
export function within(selection: Selection, order: readonly string[]): Selection {
  const keys = new Set(order.filter((key) => selection.keys.has(key)));
  return keys.size === selection.keys.size ? selection : { ...selection, keys };
}

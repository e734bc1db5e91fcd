/** Which rows of a list are chosen. `anchor` is the row a range begins at; null when there is none. */
export type Selection = { keys: ReadonlySet<string>; anchor: string | null };

export const nothing: Selection = { keys: new Set(), anchor: null };

/** Chooses a row, or lets go of it. */
export function toggle({ keys }: Selection, key: string): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** Chooses all rows from the anchor to this one, on top of what is chosen; without an anchor only this one. */
export function extend(selection: Selection, key: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(key);
  if (from === -1 || to === -1) return toggle({ ...selection, anchor: null }, key);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set([...selection.keys, ...range]), anchor: selection.anchor };
}

/** All rows, or none when all are chosen already. */
export function toggleAll({ keys }: Selection, order: readonly string[]): Selection {
  const all = order.length > 0 && order.every((key) => keys.has(key));
  return all ? nothing : { keys: new Set(order), anchor: null };
}

/** What is left of a selection when rows have gone: what is not on the list is not chosen. */
export function within(selection: Selection, order: readonly string[]): Selection {
  const keys = new Set(order.filter((key) => selection.keys.has(key)));
  return keys.size === selection.keys.size ? selection : { ...selection, keys };
}

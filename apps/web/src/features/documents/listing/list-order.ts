import type { Folder } from "@footnote/contracts/folders";
import type { ListSort } from "@footnote/contracts/paging";
import type { FileEntry } from "./file-entries.ts";

/** How the list is sorted; null is the default: folders by creation, the newest files first. */
export type Order = ListSort | null;

const orders: readonly ListSort[] = ["name", "-name", "created_at", "-created_at"];

/** Parses the order in the address. */
export function parseOrder(text: string | null): Order {
  return orders.find((order) => order === text) ?? null;
}

/** Returns the order after a press on a column's header: ascending, descending, then the default order. */
export function getNextOrder(order: Order, column: "name" | "created_at"): Order {
  if (order === column) return `-${column}`;
  return order === `-${column}` ? null : column;
}

export function sortFolders<F extends Pick<Folder, "name" | "created_at">>(
  folders: readonly F[],
  order: Order,
): readonly F[] {
  return sortBy(folders, order, ({ name, created_at }) => ({ name, createdAt: created_at }));
}

/** Sorts the files; placeholders of files that are being sent stay at the top. */
export function sortEntries(entries: readonly FileEntry[], order: Order): readonly FileEntry[] {
  if (order === null) return entries;
  const underWay = entries.filter(({ tempId }) => tempId !== null);
  const listed = entries.filter(({ tempId }) => tempId === null);
  return [...underWay, ...sortBy(listed, order, (entry) => entry)];
}

function sortBy<T>(
  things: readonly T[],
  order: Order,
  read: (thing: T) => { name: string; createdAt: string | null },
): readonly T[] {
  if (order === null) return things;
  const byName = order.endsWith("name");
  const way = order.startsWith("-") ? -1 : 1;
  // Sort keys are built once and compared directly: a collator is too slow for ten thousand names.
  const keyed = things.map((thing) => {
    const { name, createdAt } = read(thing);
    return { thing, key: byName ? createNameKey(name) : (createdAt ?? "") };
  });
  keyed.sort((a, b) => (a.key < b.key ? -way : a.key > b.key ? way : 0));
  return keyed.map(({ thing }) => thing);
}

/** Builds a sort key without case and accents, with numbers by value: "Plan 9" comes before "plan 10". */
function createNameKey(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/\d+/g, (digits) => digits.padStart(15, "0"));
}

import type { Folder } from "@footnote/contracts/folders";
import type { ListSort } from "@footnote/contracts/paging";
import type { FileEntry } from "./file-entries.ts";

/** How the list is ordered; null is the usual way: folders as they were made, the newest files first. */
export type Order = ListSort | null;

const orders: readonly ListSort[] = ["name", "-name", "created_at", "-created_at"];

/** The order an address asks for. */
export function parseOrder(text: string | null): Order {
  return orders.find((order) => order === text) ?? null;
}

/** What pressing a column's head does: up, down, then the usual order again. */
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

/** The files in order; placeholders of files still being sent stay at the top. */
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
  // Keys are made once and compared as they are: a collator is too slow for ten thousand names.
  const keyed = things.map((thing) => {
    const { name, createdAt } = read(thing);
    return { thing, key: byName ? createNameKey(name) : (createdAt ?? "") };
  });
  keyed.sort((a, b) => (a.key < b.key ? -way : a.key > b.key ? way : 0));
  return keyed.map(({ thing }) => thing);
}

/** Without case and accents, and with numbers by their value: "Plan 9" comes before "plan 10". */
function createNameKey(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/\d+/g, (digits) => digits.padStart(15, "0"));
}

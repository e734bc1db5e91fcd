import type { FolderInTree } from "@footnote/contracts/folders";
import { currentLocale } from "../../../shared/language/language.ts";

type TreeFolder = Pick<FolderInTree, "id" | "name" | "parent_collection_id" | "documents">;

/** One visible line of the folder tree. */
export type TreeItem = {
  id: string;
  name: string;
  documents: number;
  /** From 1. */
  level: number;
  /** Null for a folder without folders. */
  isExpanded: boolean | null;
  parentId: string | null;
  /** Its position among the folders of its parent, from 1, and how many these are. */
  position: number;
  siblings: number;
};

/** Lists the folders of the tree that can be seen, by name: a folder below a collapsed one cannot. */
export function listTreeItems(
  tree: readonly TreeFolder[],
  expanded: ReadonlySet<string>,
): TreeItem[] {
  const { compare } = new Intl.Collator(currentLocale(), { numeric: true });
  const children = Map.groupBy(tree, ({ parent_collection_id: parentId }) => parentId);
  function list(parentId: string | null, level: number): TreeItem[] {
    const folders = (children.get(parentId) ?? []).toSorted((a, b) => compare(a.name, b.name));
    return folders.flatMap(({ id, name, documents }, at) => {
      const isExpanded = children.has(id) ? expanded.has(id) : null;
      const place = { position: at + 1, siblings: folders.length };
      const item = { id, name, documents, level, isExpanded, parentId, ...place };
      return [item, ...(isExpanded === true ? list(id, level + 1) : [])];
    });
  }
  return list(null, 1);
}

/** What a key does in the tree: the item that it focuses, or the folder that it expands or collapses. */
export type TreeStep = { focus: string } | { expand: string } | { collapse: string };

/** Returns what a key does at an item of the tree; undefined for a key that is not the tree's. */
export function findTreeStep(
  items: readonly TreeItem[],
  id: string,
  key: string,
): TreeStep | undefined {
  const at = items.findIndex((item) => item.id === id);
  const item = items[at];
  if (!item) return undefined;
  const focus = (target: TreeItem | undefined) => target && { focus: target.id };
  switch (key) {
    case "ArrowDown":
      return focus(items[at + 1]);
    case "ArrowUp":
      return focus(items[at - 1]);
    case "Home":
      return focus(items[0]);
    case "End":
      return focus(items.at(-1));
    case "ArrowRight":
      if (item.isExpanded === null) return undefined;
      return item.isExpanded ? focus(items[at + 1]) : { expand: id };
    case "ArrowLeft":
      if (item.isExpanded === true) return { collapse: id };
      return item.parentId === null ? undefined : { focus: item.parentId };
    default:
      return focus(findByLetter(items, at, key));
  }
}

/** Finds the next item, from the top again after the last, whose name begins with a typed letter. */
function findByLetter(items: readonly TreeItem[], at: number, key: string): TreeItem | undefined {
  if (key.length !== 1 || key.trim() === "") return undefined;
  const following = [...items.slice(at + 1), ...items.slice(0, at)];
  return following.find(({ name }) => name.toLowerCase().startsWith(key.toLowerCase()));
}

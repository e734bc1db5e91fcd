import { useEffect } from "react";
import { useStored } from "../../../shared/stored-value.ts";
import { useFolderTree } from "../api.ts";
import { keepExisting, readChosenIds, searchFoldersKey } from "./search-scope.ts";

/** The folders searches are narrowed to, remembered in the browser; deleted ones fall out by themselves. */
export function useSearchFolders() {
  const [stored, store] = useStored(searchFoldersKey, readChosenIds);
  const tree = useFolderTree();
  const ids = keepExisting(stored, tree.data);
  const stale = ids.length < stored.length;

  useEffect(() => {
    if (stale) store(keepExisting(stored, tree.data));
  }, [stale, stored, store, tree.data]);

  return { ids, store, tree };
}

import { useEffect } from "react";
import { useStored } from "../../../shared/stored-value.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import { filterExisting, parseFolderIds, searchFoldersKey } from "./search-scope.ts";

/** The folders searches are narrowed to, remembered in the browser; deleted ones fall out by themselves. */
export function useSearchFolders() {
  const [stored, store] = useStored(searchFoldersKey, parseFolderIds);
  const tree = useFolderTree();
  const ids = filterExisting(stored, tree.data);
  const stale = ids.length < stored.length;

  useEffect(() => {
    if (stale) store(filterExisting(stored, tree.data));
  }, [stale, stored, store, tree.data]);

  return { ids, store, tree };
}

import { useEffect } from "react";
import { useStored } from "../../../shared/stored-value.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import { filterExisting, parseFolderIds, searchFoldersKey } from "./search-scope.ts";

/** The folders that limit the search, stored in the browser. Deleted folders are removed. */
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

import { useLocation } from "react-router-dom";
import { databasePath } from "../../shared/paths.ts";
import type { Crumb } from "./folder-trail.ts";
import { readTrail } from "./folder-trail.ts";
import { useDatabaseAddress } from "./use-database-address.ts";

/**
 * Builds links to folders that keep the sort order and the filter, and pass the trail along until the tree is loaded. The
 * root has no files, and a filter would only hide its folders.
 */
export function useFolderLink() {
  const location = useLocation();
  const { order, filter } = useDatabaseAddress();
  const sort = order ?? "";
  const trail = readTrail(location.state);
  return ({ id, name }: { id: string | null; name: string }, above: readonly Crumb[] = trail) => ({
    to: databasePath(id, id === null ? { sort } : { sort, ...filter }),
    state: { trail: id === null ? [] : [...above, { id, name }] },
  });
}

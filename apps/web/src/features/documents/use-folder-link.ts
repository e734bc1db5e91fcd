import { useLocation, useSearchParams } from "react-router-dom";
import { databasePath } from "../../shared/paths.ts";
import { parseOrder } from "./listing/list-order.ts";
import type { Crumb } from "./folder-trail.ts";
import { readTrail } from "./folder-trail.ts";

/** Builds links to folders that keep the sort order, and pass the trail along until the tree is loaded. */
export function useFolderLink() {
  const [search] = useSearchParams();
  const location = useLocation();
  const sort = parseOrder(search.get("sort")) ?? "";
  const trail = readTrail(location.state);
  return ({ id, name }: { id: string | null; name: string }, above: readonly Crumb[] = trail) => ({
    to: databasePath(id, sort),
    state: { trail: id === null ? [] : [...above, { id, name }] },
  });
}

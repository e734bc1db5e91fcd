import type { FolderInTree } from "@footnote/contracts/folders";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useStored } from "../../../shared/stored-value.ts";
import { findTrail } from "../folder-trail.ts";

const storageKey = "database-tree-expanded";
const keptAtMost = 500;

/** The expanded folders of the tree, remembered in this browser. Opening a folder expands the folders above it. */
export function useExpandedFolders(
  openId: string | null,
  tree: readonly FolderInTree[] | undefined,
) {
  const [ids, store] = useStored(storageKey, parseIds);
  const expanded = useMemo(() => new Set(ids), [ids]);
  const setExpanded = useCallback(
    (id: string, isExpanded: boolean) => {
      const others = ids.filter((other) => other !== id);
      store(isExpanded ? [...others, id].slice(-keptAtMost) : others);
    },
    [ids, store],
  );

  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (openId === null || !tree || revealed.current === openId) return;
    revealed.current = openId;
    const above = (findTrail(openId, tree) ?? []).slice(0, -1).map(({ id }) => id);
    const hidden = above.filter((id) => !ids.includes(id));
    if (hidden.length > 0) store([...ids, ...hidden].slice(-keptAtMost));
  }, [openId, tree, ids, store]);

  return { expanded, setExpanded };
}

function parseIds(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
}

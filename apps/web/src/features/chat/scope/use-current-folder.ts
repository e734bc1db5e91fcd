import { useEffect, useRef, useState } from "react";
import { useRootFolders } from "../api.ts";

/**
 * Returns the chat's current folder: the first one at the root, and the same one for as long as it exists.
 * Calls `onChange` when another folder replaces it.
 */
export function useCurrentFolder(onChange: () => void) {
  const roots = useRootFolders();
  const [keptId, setKeptId] = useState<string | null>(null);
  const current = roots.data?.find(({ id }) => id === keptId) ?? roots.data?.[0];
  const currentId = current?.id ?? null;

  if (roots.isSuccess && keptId !== currentId) setKeptId(currentId);

  const before = useRef(keptId);
  useEffect(() => {
    if (before.current !== null && before.current !== keptId) onChange();
    before.current = keptId;
  }, [keptId, onChange]);

  return { hasFolder: currentId !== null, loading: roots.isPending };
}

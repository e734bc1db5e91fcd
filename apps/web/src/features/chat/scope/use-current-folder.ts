import { useEffect, useRef, useState } from "react";
import { useRootFolders } from "../api.ts";

/**
 * The folder the chat counts as open: the first of the root, and the same one for as long as it exists.
 * `onChange` is called when it gives way to another.
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

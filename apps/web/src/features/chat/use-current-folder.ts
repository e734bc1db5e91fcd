import { useEffect, useRef } from "react";
import { useRootFolders } from "./api.ts";

/**
 * The folder the chat counts as open: the first of the root, and the same one for as long as it exists.
 * `onChange` is called when it gives way to another.
 */
export function useCurrentFolder(onChange: () => void) {
  const roots = useRootFolders();
  const chosenId = useRef<string | null>(null);
  const current = roots.data?.find(({ id }) => id === chosenId.current) ?? roots.data?.[0] ?? null;
  const currentId = current?.id ?? null;

  useEffect(() => {
    if (chosenId.current !== null && chosenId.current !== currentId && roots.isSuccess) onChange();
    if (roots.isSuccess) chosenId.current = currentId;
  }, [currentId, roots.isSuccess, onChange]);

  return { hasFolder: current !== null, loading: roots.isPending };
}

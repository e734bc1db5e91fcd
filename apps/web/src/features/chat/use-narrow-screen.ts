import { useSyncExternalStore } from "react";

/** Where an opened source covers the chat instead of standing beside it; source-viewer.module.css agrees. */
const query = "(max-width: 1099px)";

export function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
  );
}

import { useSyncExternalStore } from "react";

/** False in what the build draws and until the scripts have taken it over; for parts that would not work before. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

const watchNothing = () => () => undefined;

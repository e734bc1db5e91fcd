import { useCallback, useState } from "react";
import { useMounted } from "./use-mounted.ts";

/** Reads a JSON value from browser storage; undefined when absent or unreadable. */
export function readStored(key: string): unknown {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * State remembered in browser storage as JSON. `read` turns what was found (or undefined) into a value. A page that was drawn
 * at the build shows what is remembered once the scripts have taken it over.
 */
export function useStored<T>(key: string, read: (found: unknown) => T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(readStored(key)));
  const store = useCallback(
    (next: T) => {
      localStorage.setItem(key, JSON.stringify(next));
      setValue(next);
    },
    [key],
  );
  const mounted = useMounted();
  return [mounted ? value : read(undefined), store];
}

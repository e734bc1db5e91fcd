import { useEffect } from "react";

/** Calls a function when the browser has nothing else to do. Returns a cancel function. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Loads code that the page is drawn without once the browser is idle: by the time it is used, the browser may be offline.
 * A failure is left to the use. `load` must always be the same function.
 */
export function useLoadedWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}

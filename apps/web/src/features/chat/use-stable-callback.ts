import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a function whose identity never changes and which calls the latest handler. For event handlers only. */
export function useStableCallback<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}

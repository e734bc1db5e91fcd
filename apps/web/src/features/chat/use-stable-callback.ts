import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that stays the same one over all drawings and always does what the latest would. For handlers only. */
export function useStableCallback<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}

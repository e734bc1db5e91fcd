import { type RefObject, useEffect } from "react";

/** The delay after the page loads until the input gets the focus. */
const focusDelayMs = 100;

/** Focuses the input soon after the page loads, unless the user is already doing something else. */
export function useInitialFocus(input: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const begun = new AbortController();
    const timer = setTimeout(() => {
      begun.abort();
      input.current?.focus();
    }, focusDelayMs);
    function keep() {
      clearTimeout(timer);
      begun.abort();
    }
    for (const event of ["pointerdown", "keydown"]) {
      document.addEventListener(event, keep, { capture: true, signal: begun.signal });
    }
    return keep;
  }, [input]);
}

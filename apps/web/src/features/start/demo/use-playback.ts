import { useEffect, useReducer } from "react";
import { demoConversations } from "./conversations.ts";
import { nextDelay, reducePlayback, startPlayback } from "./playback.ts";

/** Plays the demo with its delays; with reduced motion, every step comes at once. */
export function usePlayback() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [state, dispatch] = useReducer(reducePlayback, demoConversations, startPlayback);
  const delay = nextDelay(state);

  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(
      () => dispatch({ type: still ? "skipped" : "elapsed" }),
      still ? 0 : delay,
    );
    return () => clearTimeout(timer);
    // The state names the step: two steps with the same delay are two waits.
  }, [state, delay, still]);

  return { state, dispatch, playing: delay !== null };
}

import type { Hints } from "./hints.ts";

/** A topic that is looked at again and again. */
export type Watch = {
  /** Settles when something was hinted since it last settled, when the time is over, or when the signal aborts. */
  next(withinMs: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

/** Listens from now on, so that no change falls between a look and the wait after it. */
export async function watch(hints: Hints, topic: string): Promise<Watch> {
  let hinted = false;
  let wake = () => {};
  const unsubscribe = await hints.subscribe(topic, () => {
    hinted = true;
    wake();
  });
  return {
    async next(withinMs, signal) {
      if (!hinted && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = () => resolve();
        const timer = setTimeout(resolve, withinMs);
        signal.addEventListener("abort", wake, { once: true });
        await promise;
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
      }
      hinted = false;
    },
    close: unsubscribe,
  };
}

import type { Notifications } from "./notifications.ts";

/** A subscription whose owner looks at the state after each notification. */
export type Watch = {
  /** Resolves when a notification came since it last resolved, when the time is over, or when the signal aborts. */
  next(withinMs: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

/** Subscribes at once, so that no change is lost between a look at the state and the next wait. */
export async function watch(notifications: Notifications, topic: string): Promise<Watch> {
  let notified = false;
  let wake = () => {};
  const unsubscribe = await notifications.subscribe(topic, () => {
    notified = true;
    wake();
  });
  return {
    async next(withinMs, signal) {
      if (!notified && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = () => resolve();
        const timer = setTimeout(resolve, withinMs);
        signal.addEventListener("abort", wake, { once: true });
        await promise;
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
      }
      notified = false;
    },
    close: unsubscribe,
  };
}

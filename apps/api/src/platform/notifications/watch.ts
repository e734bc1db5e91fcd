import type { Notifications } from "./notifications.ts";

/** A topic that is looked at again and again. */
export type Watch = {
  /** Settles when something was hinted since it last settled, when the time is over, or when the signal aborts. */
  next(withinMs: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

/** Listens from now on, so that no change falls between a look and the wait after it. */
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

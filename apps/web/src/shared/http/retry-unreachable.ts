import { hasCode } from "./api-error.ts";

/** Together longer than a server takes to restart. The tus client begins anew when bytes have arrived. */
export const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/** Repeats what fails because the server cannot be reached; while the browser is offline it waits. */
export async function retryUnreachable<T>(
  work: () => Promise<T>,
  onUnreachable: () => void,
): Promise<T> {
  for (const delay of retryDelays) {
    try {
      return await work();
    } catch (error) {
      if (!hasCode(error, "network.unreachable")) throw error;
      onUnreachable();
      await waitForServer(delay);
    }
  }
  return work();
}

/** Waits for a delay, and while the browser is offline. */
async function waitForServer(delay: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, delay);
  await promise;
  if (navigator.onLine) return;
  const online = Promise.withResolvers<void>();
  addEventListener("online", () => online.resolve(), { once: true });
  await online.promise;
}

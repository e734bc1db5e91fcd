import { AsyncLocalStorage } from "node:async_hooks";

const clients = new AsyncLocalStorage<string>();

/** Does work for a client, named by its network, so that all clients share what limits the work on the way; see process-limit.ts. */
export function asClient<T>(network: string, work: () => Promise<T>): Promise<T> {
  return clients.run(network, work);
}

/** The client that the work at hand is for; undefined for work without a request. */
export function getCurrentClient(): string | undefined {
  return clients.getStore();
}

import { onTestFinished } from "vitest";

type Request = { name: string; grant: () => void };

/** Stands in for the locks that the tabs of a browser share; `closeTab` releases what another tab holds. */
export function startFakeLocks() {
  const held = new Set<string>();
  const waiting: Request[] = [];
  const locks = {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    async request(name: string, options: unknown, callback?: () => unknown) {
      if (callback === undefined) {
        held.add(name);
        return (options as () => unknown)();
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ name, grant: resolve });
      await promise;
      return callback();
    },
  };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
  return {
    openTab: (tab: string) => void held.add(`tab-${tab}`),
    closeTab(tab: string) {
      held.delete(`tab-${tab}`);
      for (const { name, grant } of waiting) if (name === `tab-${tab}`) grant();
    },
  };
}

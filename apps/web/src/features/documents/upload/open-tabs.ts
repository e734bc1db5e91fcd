/** This page, until it is reloaded or closed. */
export const thisTab = crypto.randomUUID();

const nameLock = (tab: string) => `tab-${tab}`;

/** Undefined on pages without TLS: nothing is known of other tabs there. */
const getLocks = () => navigator.locks as LockManager | undefined;

let announced = false;

/** Announces this tab to others, by a lock that the browser releases when the tab is gone. */
export function announceTab(): void {
  if (announced) return;
  announced = true;
  void getLocks()?.request(nameLock(thisTab), () => new Promise<never>(() => {}));
}

/** Returns those of some tabs that are open. */
export async function findOpenTabs(tabs: readonly string[]): Promise<Set<string>> {
  const { held = [] } = (await getLocks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(tabs.filter((tab) => names.has(nameLock(tab))));
}

/** Waits until a tab is closed; never after the signal. */
export async function waitUntilClosed(tab: string, signal: AbortSignal): Promise<void> {
  try {
    await getLocks()?.request(nameLock(tab), { mode: "shared", signal }, () => undefined);
  } catch (error) {
    if (!signal.aborted) throw error;
    await new Promise<never>(() => {});
  }
}

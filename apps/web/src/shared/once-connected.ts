import { fetchFailedStyles } from "./failed-styles.ts";

/**
 * Loads code. Without a connection it waits for the connection: what the code is to show must not be lost to an error page.
 * @throws what `load` throws while there is a connection
 */
export async function onceConnected<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    // What began without a connection may fail when there is one again.
    const wasOnline = navigator.onLine;
    try {
      await fetchFailedStyles();
      return await load();
    } catch (error) {
      if (wasOnline && navigator.onLine) throw error;
      await connection();
    }
  }
}

async function connection(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
  });
}

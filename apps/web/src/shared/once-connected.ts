/**
 * Loads code. Without a connection it waits for the connection: what the code is to show must not be lost to an error page.
 * @throws what `load` throws while there is a connection
 */
export async function onceConnected<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => {
        addEventListener("online", resolve, { once: true });
      });
    }
  }
}

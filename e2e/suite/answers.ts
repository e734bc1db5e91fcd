import type { Page, Route } from "@playwright/test";

/** An error answer as the server writes them. */
export function problem(status: number, error: string, code = "server.failed") {
  const body = { error, message: error, detail: null, code, request_id: "e2e" };
  return { status, contentType: "application/json", body: JSON.stringify(body) };
}

/** Answers every call of a path below /api with a given answer, in place of the server. */
export async function answer(
  page: Page,
  path: string,
  given: { status?: number; body: string; contentType?: string } | "unreachable",
): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    given === "unreachable" ? route.abort() : route.fulfill(given),
  );
}

/** Holds the calls of a path back until `release` is called; they reach the server then. */
export async function hold(page: Page, path: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route: Route) => {
    await promise;
    await route.fallback();
  });
  return { release: resolve };
}

/** Counts the calls of a path that the page makes from now on. */
export function countCalls(page: Page, path: string): { count: () => number } {
  let seen = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) seen += 1;
  });
  return { count: () => seen };
}

/** From now on the page's time stands still, and moves only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  // A clock cannot be stopped in the past, and asking for the time takes some of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}

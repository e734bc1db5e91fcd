import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "@playwright/test";

export type Visit = { url: string; token: string | null };

/** An anonymous user: nothing cached, signed in when a token is given. */
export async function newAnonymousContext(
  browser: Browser,
  { token }: Visit,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (token !== null) {
    await context.addInitScript((key) => localStorage.setItem("token", key), token);
  }
  return context;
}

/** Kilobytes (1000 bytes) of all scripts a page loads until the network is quiet, each gzipped at level 9. */
export async function initialScripts(browser: Browser, visit: Visit): Promise<number> {
  const context = await newAnonymousContext(browser, visit);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(visit.url, { waitUntil: "networkidle" });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total / 1000;
}

/** Milliseconds until the largest contentful paint, with the processor slowed down. */
export async function largestPaint(
  browser: Browser,
  visit: Visit,
  slowdown: number,
): Promise<number> {
  const context = await newAnonymousContext(browser, visit);
  const page = await context.newPage();
  await slowDown(page, slowdown);
  await page.goto(visit.url, { waitUntil: "networkidle" });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return ms;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

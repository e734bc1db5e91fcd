import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "@playwright/test";

export type Visit = { url: string; token: string | null };

/** What a page costs until it is drawn, and what it fetches afterwards. Sizes are in kilobytes of 1000 bytes. */
export type Load = {
  /** Milliseconds until the largest contentful paint. */
  paint: number;
  /** How far the page moves by itself: the cumulative layout shift. */
  shift: number;
  /** The scripts that the page names, with which it is drawn, each gzipped at level 9. */
  scripts: number;
  /** The same as the server sent them. */
  sent: number;
  /** The scripts asked for later, until the network is quiet, gzipped. */
  later: number;
};

/** A processor four times slower, and a slow network. */
const slowdown = 4;
const network = { offline: false, latency: 150, throughputKbit: 1600 };

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

/** Opens a page as an anonymous user does, on a slow device and a slow network. */
export async function load(browser: Browser, visit: Visit): Promise<Load> {
  const context = await newAnonymousContext(browser, visit);
  const page = await context.newPage();
  await slowDown(page);
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    sizes.set(response.url(), size);
  });
  const reply = await page.goto(visit.url, { waitUntil: "networkidle", timeout: 120_000 });
  const html = (await reply?.text()) ?? "";
  const { paint, shift, fetched } = await page.evaluate(readTimings);
  let [scripts, sent, later] = [0, 0, 0];
  for (const [url, size] of sizes) {
    const timing = fetched.find(({ name }) => name === url);
    if (!html.includes(`"${new URL(url).pathname}"`)) later += await size;
    else {
      scripts += await size;
      sent += timing?.encodedBodySize ?? 0;
    }
  }
  await context.close();
  return { paint, shift, scripts: scripts / 1000, sent: sent / 1000, later: later / 1000 };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytes = (network.throughputKbit * 1000) / 8;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: network.offline,
    latency: network.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Runs in the page. */
async function readTimings() {
  const read = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      // A page that never moves has no entries.
      setTimeout(() => resolve([]), 1000);
    });
  const paints = await read("largest-contentful-paint");
  const shifts = (await read("layout-shift")) as (PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
  })[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return {
    paint: paints.at(-1)?.startTime ?? 0,
    shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    fetched: resources.map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  };
}

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type Page, expect } from "@playwright/test";

/** A page in one of its states. What `prepare` does comes after the page has been loaded. */
export type Shot = {
  name: string;
  path: string;
  /** What is answered in place of the server, before the page is loaded. */
  given?: (page: Page) => Promise<void>;
  prepare?: (page: Page) => Promise<unknown>;
  /** Undoes what outlives the page. */
  after?: (page: Page) => Promise<unknown>;
  /** The page goes on loading or talking to the server in this state. */
  busy?: true;
  /** The dark theme gets a picture too. */
  dark?: true;
};

const folder =
  process.env["SCREENS_FOLDER"] ?? fileURLToPath(new URL("../../docs/screens/", import.meta.url));
const named = { 390: "phone", 768: "tablet", 1440: "desktop" } as const;
const heights: Readonly<Record<number, number>> = { 360: 740, 390: 844, 768: 1024, 1440: 900 };

/**
 * docs/screens has one picture of each page, and a dark one where a shot asks for it. SCREENS_WIDTHS=390,768,1440 takes
 * every page in these widths and both themes instead; with SCREENS_FOLDER they go elsewhere.
 */
const chosen = process.env["SCREENS_WIDTHS"];
export const widths = (chosen ?? "1440").split(",").map(Number);

/** "phone" for 390; widths that have no name are called by their number. */
export const nameOf = (width: number): string => named[width as keyof typeof named] ?? `${width}`;

export type Looker = {
  browser: Browser;
  baseURL: string;
  dark: boolean;
  width: number;
  token: string | null;
};

export async function take(
  { browser, baseURL, dark, width, token }: Looker,
  shots: readonly Shot[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-US",
    viewport: { width, height: heights[width] ?? Math.round((width * 9) / 16) },
    reducedMotion: "reduce",
    // Pressed with a finger, as what is so narrow mostly is.
    ...(width < 1024 && { hasTouch: true, isMobile: true }),
  });
  await context.addInitScript(
    ([theme, key]) => {
      localStorage.setItem("darkMode", theme);
      if (key !== "") localStorage.setItem("token", key);
    },
    [String(dark), token ?? ""] as const,
  );
  for (const shot of shots) {
    if (!shot.name.includes(process.env["SCREENS_ONLY"] ?? "")) continue;
    if (dark && !shot.dark && chosen === undefined) continue;
    const page = await context.newPage();
    await show(page, shot);
    const file = `${shot.name}-${nameOf(width)}-${dark ? "dark" : "light"}.jpg`;
    const path = join(folder, file);
    await page.screenshot({ path, type: "jpeg", quality: 70 });
    await shot.after?.(page);
    await page.close();
  }
  await context.close();
}

async function show(page: Page, { path, given, prepare, busy }: Shot) {
  await given?.(page);
  const until = busy ? "load" : "networkidle";
  await page.goto(path, { waitUntil: until });
  // A page that is still loading may have nothing but the shapes of what is to come.
  await expect(page.locator(busy ? "h1, [data-skeleton]" : "h1").first()).toBeAttached();
  await prepare?.(page);
  await page.waitForLoadState(until);
  // The shapes of what is still to come are a picture of their own.
  if (!busy) await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

export const json = (value: unknown) => ({
  body: JSON.stringify(value),
  contentType: "application/json",
});

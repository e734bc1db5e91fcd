// Draws the pictures the app carries, from share.html and the favicon: `node e2e/artwork/make.ts`.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";

const publicFolder = new URL("../../apps/web/public/", import.meta.url);
const fonts = new URL("../../apps/web/node_modules/@fontsource-variable", import.meta.url).href;
const favicon = readFileSync(new URL("favicon.svg", publicFolder), "utf8");
const share = readFileSync(new URL("share.html", import.meta.url), "utf8");

const executablePath = findChromium();
const browser = await chromium.launch({
  args: ["--no-sandbox", "--allow-file-access-from-files"],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const page = await browser.newPage();

/** `margin` is what a launcher may cut off on each side; the colour of the icon goes to the edge then. */
async function drawIcon(name: string, size: number, margin: number) {
  const svg = margin === 0 ? favicon : favicon.replace('rx="7"', 'rx="0"');
  const inner = size - 2 * margin;
  const html = `<style>body{margin:0;background:${margin === 0 ? "transparent" : "#a8361c"}}
    svg{display:block;width:${inner}px;height:${inner}px;margin:${margin}px}</style>${svg}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(html);
  const path = fileURLToPath(new URL(name, publicFolder));
  await page.screenshot({ path, omitBackground: margin === 0 });
}

await drawIcon("icon-192.png", 192, 0);
await drawIcon("icon-512.png", 512, 0);
await drawIcon("icon-maskable-512.png", 512, 64);
await drawIcon("apple-touch-icon.png", 180, 10);

await page.setViewportSize({ width: 1200, height: 630 });
const path = fileURLToPath(new URL("share.png", publicFolder));
// From a file of its own place, since a page made of text may not read fonts from the disk.
const shareFile = new URL("share.tmp.html", publicFolder);
writeFileSync(shareFile, share.replaceAll("FONTS", fonts));
await page.goto(shareFile.href);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path });
await browser.close();
rmSync(shareFile);

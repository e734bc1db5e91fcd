import { type Page, expect } from "@playwright/test";
import { test } from "./product.ts";

/** Above this, people notice: what the field calls a good cumulative layout shift. */
const most = 0.1;
const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

type Counting = typeof globalThis & { shifted: number; moved: string[] };

for (const viewport of viewports) {
  test.describe(`while it loads, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("the log-in stays where it is", async ({ page }) => {
      await countShifts(page);
      await expectStill(page, "/login", "Log in");
    });

    test("the chat, the files and the start page stay where they are", async ({
      page,
      library,
    }) => {
      await countShifts(page);
      await expectStill(page, "/chat", "How can I help?");
      await expectStill(page, "/home", "What would you like to know?");
      await expectStill(page, `/database?folder=${library.folderId}`, "Handbooks");
    });

    test("so do they where there is nothing yet", async ({ page, member }) => {
      expect(member.token).not.toBe("");
      await countShifts(page);
      await expectStill(page, "/chat", "How can I help?");
      await expectStill(page, "/home", "What would you like to know?");
      await expectStill(page, "/database", "Folders");
    });
  });
}

/** Adds up what each page moves by itself, from its first drawing on. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    const counting = globalThis as Counting;
    counting.shifted = 0;
    counting.moved = [];
    const describe = (rect: DOMRectReadOnly) => [rect.x, rect.y, rect.width, rect.height].join(" ");
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[];
      for (const { value, hadRecentInput, sources } of shifts) {
        if (hadRecentInput) continue;
        counting.shifted += value;
        for (const { node, previousRect, currentRect } of sources) {
          const html = (node as Element | undefined)?.outerHTML ?? node?.nodeName ?? "";
          const way = `${describe(previousRect)} to ${describe(currentRect)}`;
          counting.moved.push(`${way}: ${html.slice(0, 100)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function expectStill(page: Page, path: string, title: string) {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("main").getByRole("heading", { name: title })).toBeVisible();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  const { shifted, moved } = await page.evaluate(() => {
    const { shifted, moved } = globalThis as Counting;
    return { shifted, moved };
  });
  expect(shifted, [path, ...moved].join("\n")).toBeLessThan(most);
}

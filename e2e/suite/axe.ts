import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const languages = ["de", "fr", "es", "en"] as const;
/** A phone, a tablet, and last the window of the tests. */
const widths = [360, 768, 1280];

/**
 * Waits for the page to be whole, then axe must find nothing in it: on three widths, with the texts of each language, and
 * with the colours of both themes. A language changes texts and sizes and no colours, a theme the colours and nothing
 * else. All is switched in place, so that what is open stays open; afterwards the page is as before.
 * @param without rules that do not fit what is open
 */
export async function expectNoViolations(page: Page, without: string[] = []): Promise<void> {
  // By its tag: while a dialog is open, nothing else has a role.
  await expect(page.locator("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("iframe, frame, object")).toHaveCount(0);
  // A dialog that is closing is none of those that stay.
  await rest(page);
  const open = await page.getByRole("dialog").count();
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of widths) {
    await page.setViewportSize({ ...before, width });
    for (const language of languages) {
      await change(page, "language", language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectNone(page, { runOnly: rules, off: [...without, "color-contrast"] });
      await expectNothingBeside(page);
    }
    for (const dark of [true, false]) {
      await change(page, "darkMode", String(dark));
      await expect(page.locator("html")).toHaveAttribute("data-theme", dark ? "dark" : "light");
      await expectNone(page, { runOnly: ["color-contrast"], off: [] });
    }
  }
  await page.setViewportSize(before);
  await expect(page.getByRole("dialog")).toHaveCount(open);
}

type Measured = { runOnly: string[]; off: string[] };
type Violation = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };
type Axe = { run: (where: object, how: object) => Promise<{ violations: Violation[] }> };

async function expectNone(page: Page, { runOnly, off }: Measured) {
  await rest(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await loadAxe(page);
  const found = await page.evaluate(
    async ([only, disabled]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(
        // Elements that only hand the focus on, into what is open and out of it.
        { exclude: [["[data-base-ui-focus-guard]"]] },
        {
          resultTypes: ["violations"],
          runOnly: only,
          rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
      );
    },
    [runOnly, off] as const,
  );
  const { lang, theme } = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { lang, theme: dataset["theme"] };
  });
  const where = `${page.url()}, ${page.viewportSize()?.width} pixels, ${lang}, ${theme} theme`;
  expect(found, where).toEqual([]);
}

/** The texts of every language fit: nothing makes the page wider than the window. */
async function expectNothingBeside(page: Page) {
  const { beside, lang } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, lang } = document.documentElement;
    return { beside: scrollWidth - clientWidth, lang };
  });
  expect(beside, `${page.url()} in ${lang}`).toBe(0);
}

/** Once for each page that was loaded: one analysis leaves axe behind. The legacy mode is for pages without frames. */
async function loadAxe(page: Page) {
  await new AxeBuilder({ page }).withRules(["html-has-lang"]).setLegacyMode().analyze();
}

/** Changes a setting as another tab would. */
async function change(page: Page, key: "language" | "darkMode", value: string) {
  await page.evaluate(
    ([name, chosen]) => {
      localStorage.setItem(name, chosen);
      dispatchEvent(new StorageEvent("storage", { key: name }));
    },
    [key, value] as const,
  );
}

/** What moves has arrived, except what never does. What inherits a colour follows when its parent has arrived. */
async function rest(page: Page) {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      // The next generation begins with the next frame.
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    } while (moving().length > 0);
  });
}

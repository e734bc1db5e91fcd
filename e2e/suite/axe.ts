import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Waits for the page to be whole, then axe must find nothing in it. The dark theme changes the colours and nothing
 * else, so there the contrast is measured again.
 * @param without rules that do not fit what is open
 */
export async function expectNoViolations(page: Page, without: string[] = []): Promise<void> {
  // By its tag: while a dialog is open, nothing else has a role.
  await expect(page.locator("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("iframe, frame, object")).toHaveCount(0);
  await showTheme(page, "light");
  await expectNone(page, axe(page).withTags(rules).disableRules(without));
  await showTheme(page, "dark");
  await expectNone(page, axe(page).withRules(["color-contrast"]));
}

/** The same for a page in another language, which changes its texts and sizes and no colours. */
export async function expectNoViolationsOfTexts(page: Page): Promise<void> {
  await expectNone(page, axe(page).withTags(rules).disableRules(["color-contrast"]));
}

/**
 * Without the elements that only hand the focus on, into what is open and out of it. The legacy mode is for pages
 * without frames, as all of ours are: the other one opens a second page for each analysis. What passes is not described.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .exclude("[data-base-ui-focus-guard]")
    .setLegacyMode();
}

async function expectNone(page: Page, builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  );
  const theme = await page.locator("html").getAttribute("data-theme");
  expect(found, `${page.url()} in the ${theme} theme`).toEqual([]);
}

/** As another tab would change it. What moves between the colours has arrived afterwards. */
async function showTheme(page: Page, theme: "light" | "dark") {
  await page.evaluate((dark) => {
    localStorage.setItem("darkMode", String(dark));
    dispatchEvent(new StorageEvent("storage", { key: "darkMode" }));
  }, theme === "dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

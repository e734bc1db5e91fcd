import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";
import { test } from "./product.ts";

const visitorPages = ["/login", "/signup", "/settings", "/privacy-policy", "/nowhere"];
const memberPages = ["/home", "/database", "/account"];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const theme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(
        (dark) => localStorage.setItem("darkMode", String(dark)),
        theme === "dark",
      );
    });

    test("on the public pages", async ({ page }) => {
      for (const path of visitorPages) {
        await page.goto(path);
        await expectNoViolations(page);
      }
    });

    test("on the landing page with its demo played", async ({ page }) => {
      await page.goto("/");
      const answer = page.getByRole("article", { name: "Assistant" });
      await expect(answer).toHaveCount(1);
      await answer.getByRole("button", { name: /\[1\]/ }).first().click();
      await expectNoViolations(page);
    });

    test("on the help sheet", async ({ page }) => {
      await page.goto("/settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
    });

    test("on the organization form with its error", async ({ page, newcomer }) => {
      expect(newcomer.token).not.toBe("");
      await page.goto("/organization-setup");
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectNoViolations(page);
    });

    test("on the pages of a member who has nothing yet", async ({ page, member }) => {
      expect(member.token).not.toBe("");
      for (const path of [...memberPages, "/chat"]) {
        await page.goto(path);
        await expectNoViolations(page);
      }
    });

    test("on the pages of a member with a document, its dialogs and a cited answer", async ({
      page,
      library,
    }) => {
      await page.goto(`/database?folder=${library.folderId}`);
      await expect(page.getByText("handbook.md").first()).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "New Folder" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/home");
      await expect(page.getByText("Handbooks")).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/chat");
      await page
        .getByRole("textbox", { name: "Message" })
        .fill("What is the fine for a late book?");
      await page.keyboard.press("Enter");
      const answer = page.getByRole("article", { name: "Assistant" });
      await answer
        .getByRole("button", { name: /handbook\.md/ })
        .first()
        .click();
      await expectNoViolations(page);
      await page.getByTitle("Configure Search Folders").click();
      await expect(page.getByPlaceholder("Search folders...")).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

/** Waits for the page to be whole: its heading is there and nothing is being loaded any more. */
async function expectNoViolations(page: Page) {
  // By its tag: while a dialog is open, nothing else has a role.
  await expect(page.locator("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  );
  expect(found, page.url()).toEqual([]);
}

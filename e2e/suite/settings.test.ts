import { type Page, expect } from "@playwright/test";
import { test } from "./product.ts";

const paper = { light: "rgb(251, 249, 244)", dark: "rgb(29, 27, 24)" };
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

test("dark mode is off at first, switched here, kept under darkMode, and there before the first paint", async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED .*\/assets\//);
  await page.goto("/settings");
  const toggle = page.getByRole("switch", { name: "Dark mode" });
  await expect(toggle).not.toBeChecked();
  await expect(page.locator("body")).toHaveCSS("background-color", paper.light);
  await toggle.click();
  await expect(page.locator("body")).toHaveCSS("background-color", paper.dark);
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
  // Without the app's scripts: what is dark then was dark before they could run.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  expect(await theme(page)).toBe("dark");
});

test("the theme follows the device on demand, until dark mode is switched again", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/account");
  expect(await theme(page)).toBe("light");
  await page.getByRole("switch", { name: "Use device setting" }).click();
  await page.reload();
  await expect(page.locator("body")).toHaveCSS("background-color", paper.dark);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("body")).toHaveCSS("background-color", paper.light);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Dark mode" }).click();
  await expect(page.locator("body")).toHaveCSS("background-color", paper.dark);
  await page.goto("/account");
  await expect(page.getByRole("switch", { name: "Use device setting" })).not.toBeChecked();
});

test("the language changes every word at once and lasts", async ({ page }) => {
  await page.goto("/login");
  await page.getByText("Deutsch", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle("Anmelden · Footnote");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("link", { name: "Registrieren" }).first()).toBeVisible();
});

test("settings have the dark mode toggle only, and point to the Account page", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  await page.goto("/settings");
  await expect(page.getByRole("main").getByRole("switch")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
  await page.getByRole("link", { name: "Account page" }).click();
  await expect(page).toHaveURL("/account");
});

import { expect } from "@playwright/test";
import { test } from "./product.ts";

test("signed out, the top bar has Log In, Sign Up and the settings icon", async ({ page }) => {
  await page.goto("/privacy-policy");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link").first()).toHaveAttribute("href", "/chat");
  await expect(bar.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
  await expect(bar.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  await expect(bar.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
  await expect(bar.getByRole("button", { name: "Log Out" })).toBeHidden();
});

test("signed in, it has Chat, Home, Database, Account, Log Out and the settings icon", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  await page.goto("/settings");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Chat" })).toHaveAttribute("href", "/chat");
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/home");
  await expect(bar.getByRole("link", { name: "Database" })).toHaveAttribute("href", "/database");
  await expect(bar.getByRole("link", { name: "Account" })).toHaveAttribute("href", "/account");
  await expect(bar.getByRole("button", { name: "Log Out" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
  await expect(bar.getByRole("link", { name: "Log In" })).toBeHidden();
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a new page gets the focus, its title, and is announced", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle("Settings · Footnote");
  await expect(page.locator("[aria-live=polite]", { hasText: "Settings · Footnote" })).toHaveCount(
    1,
  );
});

test("? shows the keyboard shortcuts, which lead through the app and can be switched off", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("Go to Database");
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page).toHaveURL("/settings");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page).toHaveURL("/database");
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/chat");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
  await page.keyboard.type("g d?");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("g d?");
  await page.goto("/account");
  await page.getByRole("switch", { name: "Keyboard shortcuts" }).click();
  await page.keyboard.press("?");
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page).toHaveURL("/account");
  await expect(help).toBeHidden();
});

test("says when the connection is gone, and when it is back", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/); // of what is loaded when the browser is idle
  await page.goto("/login");
  const notice = page.getByText("You are offline.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("a page whose scripts do not arrive says so and offers a way out", async ({
  page,
  complaints,
}) => {
  complaints.expect(/settings-page-/);
  await page.route("**/assets/settings-page-*.js", (route) => route.abort());
  await page.goto("/login");
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  await page.unroute("**/assets/settings-page-*.js");
  await page.getByRole("button", { name: "Reload page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("an address without a page says so and leads to the start", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page.getByText("This page does not exist")).toBeVisible();
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL("/");
});

test("the privacy policy names the four kinds of providers", async ({ page }) => {
  await page.goto("/privacy-policy");
  for (const kind of [
    "third-party identity provider",
    "card payment provider",
    "AI language model providers",
    "Cloud hosting",
  ]) {
    await expect(page.getByRole("main")).toContainText(kind);
  }
});

test("can be installed: a manifest with its icons, and a picture for shared links", async ({
  page,
  request,
}) => {
  await page.goto("/login");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(href ?? "")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  }
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(picture).toMatch(/^https?:\/\//);
  const drawn = await request.get(new URL(picture ?? "").pathname);
  expect(drawn.headers()["content-type"]).toBe("image/png");
});

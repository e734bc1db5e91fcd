import { type Page, expect } from "@playwright/test";
import { signUp, password, test } from "./product.ts";

/** Holds the app's scripts back until `release` is called: what is seen then was drawn at the build. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });

test("a form that is filled and sent before the scripts run is kept, and sent by them", async ({
  page,
  request,
}) => {
  const { email } = await signUp(request);
  const scripts = await holdScripts(page);
  await open(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/login");
  const sent = page.waitForRequest("**/api/auth/login/");
  scripts.release();
  expect((await sent).postDataJSON()).toEqual({ email, password });
  await expect(page).toHaveURL("/organization-setup");
});

test("the scripts take over what is shown, and move neither fields nor focus", async ({ page }) => {
  const scripts = await holdScripts(page);
  await open(page, "/signup");
  const field = page.getByLabel("Email");
  await field.pressSequentially("ada@");
  await field.evaluate((element) => element.setAttribute("data-first", "yes"));
  scripts.release();
  await expect(page.getByRole("radio", { name: "Deutsch" })).toBeVisible();
  await expect(field).toHaveAttribute("data-first", "yes");
  await expect(field).toBeFocused();
  await page.keyboard.type("example.org");
  await expect(field).toHaveValue("ada@example.org");
});

for (const [key, value] of [
  ["language", "fr"],
  ["token", "of a session"],
] as const) {
  test(`with a stored ${key} nothing is shown that does not fit`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem(...stored), [key, value] as const);
    const scripts = await holdScripts(page);
    await open(page, "/");
    await expect(page.getByRole("heading", { name: "Welcome to Footnote" })).toBeHidden();
    await expect(page.locator("#root")).toHaveCSS("visibility", "hidden");
    scripts.release();
    await expect(page.locator("#root")).toHaveCSS("visibility", "visible");
    await expect(page.getByRole("main")).toBeVisible();
  });
}

test("what every page asks for first is asked for once, before its scripts are there", async ({
  page,
  member,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const scripts = await holdScripts(page);
  const first = [
    "/api/auth/user/",
    "/api/organization/user-status/",
    "/api/payments/stripe-config/",
  ];
  const early = Promise.all(first.map((path) => page.waitForResponse(`**${path}`)));
  await open(page, "/account");
  await early;
  scripts.release();
  await expect(page.getByRole("main").getByText(member.email).first()).toBeVisible();
  expect(asked.filter((path) => first.includes(path)).toSorted()).toEqual(first);
});

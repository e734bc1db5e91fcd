import { expect } from "@playwright/test";
import { problem, answer } from "./answers.ts";
import { expectNoViolations } from "./axe.ts";
import { test } from "./product.ts";

const publicPages = [
  "/login",
  "/signup",
  "/settings",
  "/privacy-policy",
  "/nowhere",
  "/forgot-password",
  "/reset-password",
  "/reset-password#token",
  "/verify-email#token",
  "/join",
  "/join#made-up",
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("axe finds nothing", () => {
  test.describe.configure({ timeout: 240_000 });
  for (const path of publicPages) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    });
  }

  test("on the landing page with its demo played", async ({ page }) => {
    await page.goto("/");
    const reply = page.getByRole("article", { name: "Assistant" });
    await expect(reply).toHaveCount(1);
    await reply.getByRole("button", { name: /\[1\]/ }).first().click();
    await expectNoViolations(page);
    await reply
      .getByRole("link", { name: /^Source 1:/ })
      .first()
      .hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    // A tooltip belongs to what it stands over, not to a part of the page.
    await expectNoViolations(page, ["region"]);
  });

  test("on the help sheet", async ({ page }) => {
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on log-in and sign-up with their errors", async ({ page }) => {
    await answer(page, "/auth/login/", problem(400, "Invalid credentials"));
    await page.goto("/login");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByText("Enter your email address.")).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Password", { exact: true }).fill("secret word 42");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoViolations(page);
    await page.goto("/signup");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Password", { exact: true }).fill("secret word 42");
    await page.getByLabel("Confirm password").fill("another word 42");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoViolations(page);
  });

  test("while there is no connection, and on a page whose scripts did not arrive", async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/settings-page-/);
    await page.route("**/assets/settings-page-*.js", (route) => route.abort());
    await page.goto("/login");
    await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
    // Also loads the texts of all languages, which it cannot do later.
    await expectNoViolations(page);
    await context.setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on the organization form with its error", async ({ page, newcomer }) => {
    expect(newcomer.token).not.toBe("");
    await page.goto("/organization-setup");
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on an invitation, before and after the log-in", async ({ page, newcomer }) => {
    const invitation = {
      organization: "Harbour Street Library",
      role: "member",
      invited_by: "Ada",
      email: "grace@library.example",
      expires_at: "2030-01-01T09:00:00.000Z",
    };
    await answer(page, "/organization/invitations/describe/", {
      body: JSON.stringify(invitation),
      contentType: "application/json",
    });
    await page.goto("/join#token");
    await expect(page.getByText(`you are signed in as ${newcomer.email}`)).toBeVisible();
    await expectNoViolations(page);
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.reload();
    await expect(page.getByRole("link", { name: "Create an account to join" })).toBeVisible();
    await expectNoViolations(page);
  });
});

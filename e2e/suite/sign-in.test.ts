import { type Page, expect } from "@playwright/test";
import { answer, countCalls, hold } from "./answers.ts";
import { newEmail, password, signUp, test } from "./product.ts";

test.describe("log-in", () => {
  test.beforeEach(({ page }) => page.goto("/login"));

  test("asks for email and password, both required, before anything is sent", async ({ page }) => {
    const calls = countCalls(page, "/auth/login/");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAttribute("required");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("required");
    expect(calls.count()).toBe(0);
  });

  test("the button reads Logging in... while busy", async ({ page }) => {
    const login = await hold(page, "/auth/login/");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
    login.release();
    await expect(page.getByRole("button", { name: "Log In" })).toBeEnabled();
  });

  test("a failure shows the server's message", async ({ page }) => {
    await page.getByLabel("Email").fill(newEmail());
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
  });

  test("a failure without a message reads Invalid credentials", async ({ page }) => {
    await answer(page, "/auth/login/", { status: 400, body: "{}" });
    await page.getByLabel("Email").fill(newEmail());
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
  });

  test("links to sign-up and to the privacy policy it agrees to", async ({ page }) => {
    await expect(page.getByText(/By logging in you agree/)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy-policy");
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await expect(page).toHaveURL("/signup");
  });
});

test.describe("sign-up", () => {
  test.beforeEach(({ page }) => page.goto("/signup"));

  test("requires email, password and confirmation, and knows an email", async ({ page }) => {
    const calls = countCalls(page, "/auth/registration/");
    for (const label of ["Email", "Password", "Confirm password"]) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required");
    }
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    await page.getByLabel("Email").fill("not an email");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    expect(calls.count()).toBe(0);
  });

  test("two different passwords: Passwords do not match, and nothing is sent", async ({ page }) => {
    const calls = countCalls(page, "/auth/registration/");
    await fill(page, newEmail(), "another passphrase 42");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
    expect(calls.count()).toBe(0);
  });

  test("the button reads Creating account... while busy; only email and password1 are sent", async ({
    page,
  }) => {
    const registration = await hold(page, "/auth/registration/");
    const sent = page.waitForRequest("**/api/auth/registration/");
    const email = newEmail();
    await fill(page, email);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("button", { name: "Creating account..." })).toBeDisabled();
    expect((await sent).postDataJSON()).toEqual({ email, password1: password });
    registration.release();
    await expect(page).toHaveURL("/organization-setup");
  });

  test("a failure shows the server's message", async ({ page, request }) => {
    const { email } = await signUp(request);
    await fill(page, email);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("alert")).toContainText("already exists");
  });

  test("a failure without a message has its sentence", async ({ page }) => {
    await answer(page, "/auth/registration/", { status: 500, body: "" });
    await fill(page, newEmail());
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "An error occurred during registration. Please try again.",
    );
  });

  test("a server without keys in its answer: the user is sent to log in", async ({ page }) => {
    await answer(page, "/auth/registration/", { status: 201, body: "{}" });
    await fill(page, newEmail());
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL("/login");
  });

  test("links to log-in and to the privacy policy", async ({ page }) => {
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await main.getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL("/login");
  });
});

async function fill(page: Page, email: string, confirmed = password) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmed);
}

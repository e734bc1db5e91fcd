import { type Page, expect } from "@playwright/test";
import { answer, problem } from "./answers.ts";
import { test } from "./equipped.ts";

const signIn = "/auth/google/";

for (const [title, path, reply, sentence] of [
  [
    "the server's message",
    "/login",
    problem(400, "This account is closed."),
    "This account is closed.",
  ],
  [
    "without one, on the log-in",
    "/login",
    { status: 400, body: "{}" },
    "An error occurred during Google sign in",
  ],
  [
    "without one, on the sign-up",
    "/signup",
    { status: 400, body: "{}" },
    "An error occurred during Google sign up",
  ],
  ["an answer without a key", "/login", { body: "{}" }, "Authentication failed. Please try again."],
] as const) {
  test(`${title}: ${sentence}`, async ({ page }) => {
    await answer(page, signIn, reply);
    await page.goto(path);
    await vouch(page);
    await expect(page.getByRole("alert")).toHaveText(sentence);
    await expect(page).toHaveURL(path);
  });
}

test("Google that vouches for nobody: Failed to authenticate with Google", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Google vouches for nobody" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to authenticate with Google");
});

test("no CSRF token: Failed to establish secure connection. Please try again.", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Google vouches", exact: true })).toBeVisible();
  await context.clearCookies();
  await answer(page, "/auth/users/csrf-token/", problem(503, "No"));
  await vouch(page);
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to establish secure connection. Please try again.",
  );
});

test("a script that does not load: Google Sign-In is not available. Please try again later.", async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED .*accounts\.google\.com/);
  await page.route("https://accounts.google.com/**", (route) => route.abort());
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Google Sign-In is not available. Please try again later.",
  );
});

test("signing in sends access_token, code and id_token, keeps the key and goes on", async ({
  page,
  newcomer,
}) => {
  // A session as Google's sign-in would open it; the page itself is anonymous.
  await page.addInitScript(() => localStorage.removeItem("token"));
  await answer(page, signIn, {
    body: JSON.stringify({ key: newcomer.token }),
    contentType: "application/json",
  });
  await page.goto("/login");
  const sent = page.waitForRequest(`**/api${signIn}`);
  await vouch(page);
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ access_token: null, code: null, id_token: "proof" });
  await expect(page).toHaveURL("/organization-setup");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(newcomer.token);
});

/** Presses what stands for Google's own button. */
async function vouch(page: Page) {
  await page.getByRole("button", { name: "Google vouches", exact: true }).click();
}

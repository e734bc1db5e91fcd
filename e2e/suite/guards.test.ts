import { type Page, expect } from "@playwright/test";
import { answer, hold, problem } from "./answers.ts";
import { test } from "./product.ts";

const needSubscription = ["/chat", "/home", "/account", "/database"];
const needSession = ["/organization-setup", "/subscribe", "/payment-success"];
const publicPages = [
  ["/", "Welcome to Footnote"],
  ["/login", "Log in"],
  ["/signup", "Create your account"],
  ["/settings", "Settings"],
  ["/privacy-policy", "Privacy Policy"],
] as const;
const dead = problem(401, "Your session has ended. Please log in again.", "session.expired");

test("an anonymous user is sent from every private page to the log-in", async ({ page }) => {
  for (const path of [...needSubscription, ...needSession, "/chatbot"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/login");
  }
});

test("an anonymous user reads every public page", async ({ page }) => {
  for (const [path, heading] of publicPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test("a user without an organization is sent to its form", async ({ page, newcomer }) => {
  expect(newcomer.token).not.toBe("");
  for (const path of [...needSubscription, "/login", "/signup"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/organization-setup");
  }
});

test("a user without an organization reaches the deletion of the account from the form", async ({
  page,
  newcomer,
}) => {
  expect(newcomer.token).not.toBe("");
  await page.goto("/organization-setup");
  await page.getByRole("main").getByRole("link", { name: "your account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete account" })).toBeEnabled();
  await expect(page.getByRole("link", { name: "Members" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("a member", () => {
  test("is sent on by the organization form, which would be refused", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    await page.goto("/organization-setup");
    await expect(page).toHaveURL("/chat");
  });

  test("is sent to the chat by the landing page, log-in and sign-up", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    for (const path of ["/", "/login", "/signup", "/chatbot"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/chat");
    }
  });

  test("sees a loading screen while the session is checked", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    const check = await hold(page, "/auth/user/");
    await page.goto("/account");
    await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
    check.release();
    await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  });

  test("arrives in the chat although the onboarding check fails, which is only logged", async ({
    page,
    member,
  }) => {
    expect(member.token).not.toBe("");
    const warned = page.waitForEvent("console", (message) =>
      message.text().includes("The onboarding status could not be read."),
    );
    await answer(page, "/organization/user-status/", problem(400, "No"));
    await page.goto("/login");
    await expect(page).toHaveURL("/chat");
    await expect(page.getByRole("heading", { name: "How can I help?" })).toBeVisible();
    await warned;
  });

  test("keeps going although the payments configuration cannot be read", async ({
    page,
    member,
  }) => {
    expect(member.token).not.toBe("");
    await answer(page, "/payments/stripe-config/", problem(400, "No"));
    await page.goto("/database");
    await expect(page.getByText("Select or create a folder.")).toBeVisible();
  });

  test("without a subscription is sent to subscribe when payments are on", async ({
    page,
    member,
  }) => {
    expect(member.token).not.toBe("");
    const status = { has_organization: true, has_active_subscription: false };
    await answer(page, "/organization/user-status/", { body: JSON.stringify(status) });
    await answer(page, "/payments/stripe-config/", { body: '{"stripe_enabled":true}' });
    await page.goto("/database");
    await expect(page).toHaveURL("/subscribe");
  });
});

test.describe("a session ends", () => {
  test("when the check at the start fails: the token goes, the log-in comes", async ({
    page,
    member,
  }) => {
    expect(member.token).not.toBe("");
    await answer(page, "/auth/user/", problem(400, "No"));
    await page.goto("/settings");
    await expect(page).toHaveURL("/login");
    expect(await readToken(page)).toBeNull();
  });

  test("by a 401 of any call", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    await page.goto("/database");
    await expect(page.getByText("Select or create a folder.")).toBeVisible();
    await answer(page, "/chatbot/chat/create_scope/", dead);
    await page.getByRole("button", { name: "New Folder" }).click();
    await page.getByPlaceholder("Enter folder name").fill("Letters");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page).toHaveURL("/login");
    expect(await readToken(page)).toBeNull();
  });

  test("by a 401 on the log-in page, which stays", async ({ page }) => {
    await answer(page, "/auth/login/", problem(401, "Wrong password", "session.missing"));
    await page.goto("/login");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Password", { exact: true }).fill("secret word 42");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Wrong password");
    await expect(page).toHaveURL("/login");
  });

  test("by Log Out, on the server too", async ({ page, member, request }) => {
    await page.goto("/settings");
    const reported = page.waitForResponse("**/api/auth/logout/");
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");
    expect(await readToken(page)).toBeNull();
    expect((await reported).ok()).toBe(true);
    const headers = { Authorization: `Token ${member.token}` };
    expect((await request.get("/api/auth/user/", { headers })).status()).toBe(401);
  });

  test("in another tab, here too", async ({ page, context, member }) => {
    expect(member.token).not.toBe("");
    await page.goto("/database");
    await expect(page.getByText("Select or create a folder.")).toBeVisible();
    const other = await context.newPage();
    await other.goto("/settings");
    await other.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL("/login");
  });
});

function readToken(page: Page) {
  return page.evaluate(() => localStorage.getItem("token"));
}

import { type APIRequestContext, expect } from "@playwright/test";
import { password, test } from "./product.ts";

test.beforeEach(async ({ page, member }) => {
  expect(member.token).not.toBe("");
  await page.goto("/account?section=security");
});

test("sessions: this one is marked, another can be ended", async ({ page, member, request }) => {
  const other = await logIn(request, member.email);
  await page.reload();
  const panel = page.getByRole("region", { name: "Sessions" });
  await expect(panel.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
  expect(await statusWith(request, other)).toBe(200);
  // Of the two others, the API's and the one just made.
  await expect(panel.getByRole("button", { name: /^End the session of/ }).first()).toBeVisible();
  const ended = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  const end = panel.getByRole("button", { name: "End all others" });
  if (await end.isVisible()) await end.click();
  else await panel.getByRole("button", { name: /^End the session of/ }).click();
  expect((await ended).ok()).toBe(true);
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  expect(await statusWith(request, other)).toBe(401);
});

test("the password: two that differ, a wrong current one, and a change that ends other sessions", async ({
  page,
  member,
  request,
}) => {
  const other = await logIn(request, member.email);
  const panel = page.getByRole("region", { name: "Password" });
  async function change(current: string, chosen: string, confirmed = chosen) {
    await panel.getByLabel("Current password").fill(current);
    await panel.getByLabel("New password").fill(chosen);
    await panel.getByLabel("Confirm password").fill(confirmed);
    await panel.getByRole("button", { name: "Change password" }).click();
  }
  const next = "quite another passphrase 43";
  await change(password, next, "something else 44");
  await expect(panel.getByRole("alert")).toHaveText("Passwords do not match");
  await change("not the password 1", next);
  await expect(panel.getByRole("alert")).toHaveText("The current password is incorrect.");
  await change(password, next);
  await expect(panel.getByText("Your password has been changed.")).toBeVisible();
  expect(await statusWith(request, other)).toBe(401);
  await page.reload();
  await expect(panel).toBeVisible();
});

test("API keys: made with a name and a scope, shown once, working, and revoked", async ({
  page,
  request,
}) => {
  const panel = page.getByRole("region", { name: "API Keys" });
  await expect(panel.getByText("You have no API keys.")).toBeVisible();
  await panel.getByRole("button", { name: "Create API key" }).click();
  await expect(panel.getByRole("alert")).toHaveText("Give the API key a name.");
  await panel.getByLabel("Name").fill("Nightly import");
  await panel.getByRole("button", { name: "Create API key" }).click();
  const key = await panel.getByRole("textbox", { name: "API key", exact: true }).inputValue();
  const row = panel.getByRole("listitem").filter({ hasText: "Nightly import" });
  await expect(row).toContainText(/read · expires [A-Z][a-z]{2} \d{1,2}, \d{4} · never used/);
  expect(await statusWith(request, key, "/api/chatbot/chat/get_scopes/")).toBe(200);
  await row.getByRole("button", { name: "Revoke Nightly import" }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke API key" });
  await expect(dialog).toContainText('Are you sure you want to revoke "Nightly import"?');
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(panel.getByText("You have no API keys.")).toBeVisible();
  expect(await statusWith(request, key, "/api/chatbot/chat/get_scopes/")).toBe(401);
});

async function logIn(request: APIRequestContext, email: string): Promise<string> {
  const { csrfToken } = await (await request.get("/api/auth/users/csrf-token/")).json();
  const headers = { "X-CSRFToken": csrfToken };
  const reply = await request.post("/api/auth/login/", { headers, data: { email, password } });
  return (await reply.json()).key;
}

async function statusWith(request: APIRequestContext, token: string, path = "/api/auth/user/") {
  const headers = { Authorization: `Token ${token}` };
  return (await request.get(path, { headers })).status();
}

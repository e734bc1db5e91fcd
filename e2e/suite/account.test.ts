import { type Locator, type Page, expect } from "@playwright/test";
import { answer, hold, problem } from "./answers.ts";
import { type Someone, test } from "./product.ts";

const usage = "/auth/users/r2r-usage/";
const shortUsDate = /[A-Z][a-z]{2} \d{1,2}, \d{4}/;

test("shows name and email, the organization and its license", async ({ page, member }) => {
  await page.goto("/account");
  const facts = page.getByRole("main");
  await expect(facts.getByText(member.email)).toBeVisible();
  const organization = page.getByRole("region", { name: "Organization", exact: true });
  const { name, domain } = await member.get("/organization/current/");
  for (const fact of [String(name), String(domain), "admin", shortUsDate]) {
    await expect(organization).toContainText(fact);
  }
  const license = page.getByRole("region", { name: "License" });
  await expect(license).toContainText(/1 \/ \d+/);
  await expect(license).toContainText("Active");
});

test("usage: Loading usage data... while pending, then four bars, N/A without a limit, at most 100 %", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  const counted = {
    storage: {
      chunks: { used: 1_234_567, limit: 1_000_000 },
      documents: { used: 3, limit: 12 },
      collections: { used: 4, limit: 0 },
    },
    rate_limits: { monthly_limit: null },
    current_usage: { monthly_limit_used: 7 },
  };
  await answer(page, usage, { body: JSON.stringify(counted), contentType: "application/json" });
  const pending = await hold(page, usage);
  await page.goto("/account");
  await expect(page.getByText("Loading usage data...")).toBeVisible();
  pending.release();
  const panel = page.getByRole("region", { name: "Usage and Limits" });
  const bar = (name: string) => panel.getByRole("progressbar", { name });
  await expect(bar("Chunks")).toHaveAttribute("aria-valuenow", "100");
  await expect(bar("Documents")).toHaveAttribute("aria-valuenow", "25");
  await expect(panel).toContainText("1,234,567 / 1,000,000");
  await expect(panel).toContainText("4 / N/A");
  await expect(panel).toContainText("7 / N/A");
  await expect(panel).toContainText("Monthly Usage");
});

test("a usage that cannot be read: Error: with the server's reason or its own", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  await answer(page, usage, problem(400, "The counters sleep."));
  await page.goto("/account");
  await expect(page.getByText("Error: The counters sleep.")).toBeVisible();
  await page.unrouteAll();
  await answer(page, usage, { status: 400, body: "" });
  await page.reload();
  await expect(page.getByText("Error: Failed to load usage data.")).toBeVisible();
});

test.describe("deleting the organization", () => {
  test("is offered to admins only", async ({ page, member }) => {
    const organization = await member.get("/organization/current/");
    const body = JSON.stringify({ ...organization, user_role: "member" });
    await answer(page, "/organization/current/", { body, contentType: "application/json" });
    await page.goto("/account");
    await expect(page.getByRole("button", { name: "Delete account" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Delete organization" })).toBeHidden();
  });

  test("asks with its name, and leads to the chat, which leads to a new organization", async ({
    page,
    member,
  }) => {
    const { name } = await member.get("/organization/current/");
    await page.goto("/account");
    const dialog = await askToDelete(page, "organization");
    await expect(dialog).toContainText(
      `Are you sure you want to delete the organization "${String(name)}"? This action cannot be undone.`,
    );
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Delete", exact: true })).toBeDisabled();
    await typeName(dialog, member);
    const visited: string[] = [];
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL("/organization-setup");
    expect(visited).toContain("/chat");
  });

  test("that fails says why", async ({ page, member }) => {
    const path = "/organization/organizations/*/delete/";
    await page.goto("/account");
    const dialog = await askToDelete(page, "organization");
    await typeName(dialog, member);
    await expectFailures(page, { dialog, path, own: "Failed to delete organization" });
  });

  test("needs its id: Organization ID not found", async ({ page, member }) => {
    const { id: _, ...organization } = await member.get("/organization/current/");
    const body = JSON.stringify(organization);
    await answer(page, "/organization/current/", { body, contentType: "application/json" });
    await page.goto("/account");
    const dialog = await askToDelete(page, "organization");
    await typeName(dialog, member);
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(dialog).toContainText("Organization ID not found");
  });
});

test.describe("deleting the account", () => {
  test("asks, logs out and goes to the log-in", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    await page.goto("/account");
    const dialog = await askToDelete(page, "account");
    await expect(dialog).toContainText(
      "Are you sure you want to delete your account? This action cannot be undone.",
    );
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });

  test("that fails says why", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    await page.goto("/account");
    const dialog = await askToDelete(page, "account");
    const path = "/auth/users/delete/*/";
    await expectFailures(page, { dialog, path, own: "Failed to delete user" });
  });

  test("needs the user's pk: User ID not found", async ({ page, member }) => {
    const { pk: _, ...user } = await member.get("/auth/user/");
    const body = JSON.stringify(user);
    await answer(page, "/auth/user/", { body, contentType: "application/json" });
    await page.goto("/account");
    const dialog = await askToDelete(page, "account");
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(dialog).toContainText("User ID not found");
  });
});

test("without payments there is no subscription section", async ({ page, member }) => {
  expect(member.token).not.toBe("");
  await page.goto("/account");
  await expect(page.getByRole("button", { name: "Delete account" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Subscription" })).toBeHidden();
});

async function askToDelete(page: Page, kind: "account" | "organization") {
  await page.getByRole("button", { name: `Delete ${kind}` }).click();
  return page.getByRole("dialog", { name: `Delete ${kind}` });
}

/** The confirm button waits for the organization's name. */
async function typeName(dialog: Locator, member: Someone) {
  const { name } = await member.get("/organization/current/");
  await dialog.getByLabel("Type the organization's name to confirm").fill(String(name));
}

/** The server's error, then its detail, then the sentence of the app. */
async function expectFailures(
  page: Page,
  { dialog, path, own }: { dialog: Locator; path: string; own: string },
) {
  for (const [reply, sentence] of [
    [problem(409, "It is being moved."), "It is being moved."],
    [{ status: 400, body: '{"detail":"It is locked."}' }, "It is locked."],
    [{ status: 500, body: "" }, own],
  ] as const) {
    await page.unrouteAll();
    await answer(page, path, reply);
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText(sentence);
  }
}

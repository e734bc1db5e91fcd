import { expect } from "@playwright/test";
import { addColleague } from "./people.ts";
import { test } from "./product.ts";

test("members: who is in, with role and date; an admin changes a role and removes somebody", async ({
  page,
  member,
  request,
}) => {
  const colleague = await addColleague(member, { request });
  await page.goto("/account?section=members");
  const panel = page.getByRole("region", { name: "Members" });
  await expect(panel).toContainText("2 of 25 seats used.");
  const self = panel.getByRole("listitem").filter({ hasText: member.email });
  await expect(self).toContainText(/You.*Joined [A-Z][a-z]{2} \d{1,2}, \d{4}/s);
  const role = panel.getByRole("combobox", { name: `Role of ${colleague.email}` });
  await expect(role).toHaveValue("member");
  await role.selectOption("Admin");
  await expect
    .poll(async () => (await colleague.get("/organization/current/"))["user_role"])
    .toBe("admin");
  await panel.getByRole("button", { name: `Remove ${colleague.email}` }).click();
  const dialog = page.getByRole("dialog", { name: "Remove member" });
  await expect(dialog).toContainText(
    `Are you sure you want to remove ${colleague.email} from the organization?`,
  );
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(panel.getByText(colleague.email)).toBeHidden();
  await expect(panel).toContainText("1 of 25 seats used.");
});

test("the last admin stays one, and sees why", async ({ page, member, request }) => {
  await addColleague(member, { request });
  await page.goto("/account?section=members");
  const role = page.getByRole("combobox", { name: `Role of ${member.email}` });
  await role.selectOption("Member");
  await expect(page.getByRole("alert")).toContainText(
    `Failed to change the role of ${member.email}. You are the only admin`,
  );
  await expect(role).toHaveValue("admin");
});

test("invitations: a link shown once, a list, and Revoke", async ({ page, member }) => {
  expect(member.token).not.toBe("");
  await page.goto("/account?section=members");
  const panel = page.getByRole("region", { name: "Invitations" });
  await expect(panel.getByText("No open invitations.")).toBeVisible();
  await panel.getByLabel("Email (optional)").fill("grace@library.example");
  await panel.getByLabel("Role").selectOption("Admin");
  await panel.getByRole("button", { name: "Create invitation link" }).click();
  await expect(panel.getByText("It is shown only once")).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "Invitation link" })).toHaveValue(/\/join#.+/);
  const open = panel.getByRole("listitem").filter({ hasText: "grace@library.example" });
  await expect(open).toContainText(/Admin · open until [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await page.reload();
  await expect(open).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "Invitation link" })).toHaveCount(0);
  await open.getByRole("button", { name: "Revoke the invitation for grace@" }).click();
  await expect(panel.getByText("No open invitations.")).toBeVisible();
});

test.describe("a member who is no admin", () => {
  test.beforeEach(async ({ page, member, request }) => {
    const colleague = await addColleague(member, { request });
    // Signed in as the colleague from here on.
    await page.goto("/privacy-policy");
    await page.evaluate((token) => localStorage.setItem("token", token), colleague.token);
  });

  test("sees the members without controls, no invitations and no activity", async ({ page }) => {
    await page.goto("/account?section=members");
    await expect(page.getByRole("region", { name: "Members" }).getByRole("listitem")).toHaveCount(
      2,
    );
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Invitations" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Activity" })).toHaveCount(0);
    await page.goto("/account?section=activity");
    await expect(page.getByRole("region", { name: "Usage and Limits" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Audit log" })).toHaveCount(0);
  });

  test("does not see Delete Organization, and can leave", async ({ page }) => {
    await page.goto("/account");
    await expect(page.getByRole("heading", { name: "Delete Account" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Delete Organization" })).toHaveCount(0);
    await page.getByRole("button", { name: "Leave organization" }).click();
    const dialog = page.getByRole("dialog", { name: "Leave organization" });
    await dialog.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(page).toHaveURL("/organization-setup");
  });
});

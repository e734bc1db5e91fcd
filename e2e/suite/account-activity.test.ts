import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { answer, problem } from "./answers.ts";
import { test } from "./product.ts";

test("usage over time: a chart of questions and files, as a table too, for 30 or 90 days", async ({
  page,
  library,
  member,
}) => {
  expect(library.folderId).not.toBe("");
  await member.post("/chatbot/chat/agent_message/", { message: "What is the fine?" });
  await page.goto("/account?section=activity");
  const panel = page.getByRole("region", { name: "Usage over time" });
  await expect(
    panel.getByRole("img", { name: /^Questions by day: 1 question in total/ }),
  ).toBeVisible();
  await expect(
    panel.getByRole("img", { name: /^Files added by day: 1 file added in total/ }),
  ).toBeVisible();
  await panel.getByText("Show as a table").click();
  await expect(panel.getByRole("row")).toHaveCount(31);
  await expect(panel.getByRole("row").nth(1)).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}\s*1\s*1/);
  await panel.getByText("Last 90 days").click();
  // The table that was opened stays open.
  await expect(panel.getByRole("row")).toHaveCount(91);
});

test("the audit log: who did what, narrowed by action, and as a CSV file", async ({
  page,
  member,
}) => {
  await page.goto("/account?section=activity");
  const panel = page.getByRole("region", { name: "Audit log" });
  const events = panel.getByRole("listitem");
  await expect(events.filter({ hasText: "Organization created" })).toContainText(member.email);
  await panel.getByLabel("Action").selectOption("Organization created");
  await expect(events).toHaveCount(1);
  await expect(events).toContainText("Organization created");
  await panel.getByLabel("Action").selectOption("File deleted");
  await expect(panel.getByText("No entries match these filters.")).toBeVisible();
  await panel.getByLabel("Action").selectOption("All actions");
  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Export as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("audit-log.csv");
  const text = await readFile(await file.path(), "utf8");
  expect(text.trim().split(/\r?\n/).length).toBeGreaterThan(2);
  expect(text).toContain("organization.created");
  expect(text).toContain(member.email);
  await expect(events.filter({ hasText: "Audit log exported" })).toHaveCount(0);
  await page.reload();
  await expect(events.filter({ hasText: "Audit log exported" })).toHaveCount(1);
});

test("what cannot be loaded or exported says why", async ({ page, member }) => {
  expect(member.token).not.toBe("");
  await answer(page, "/organization/audit-events/**", problem(400, "The log is closed."));
  await page.goto("/account?section=activity");
  const panel = page.getByRole("region", { name: "Audit log" });
  await expect(panel.getByText("Failed to load the audit log. The log is closed.")).toBeVisible();
  await panel.getByRole("button", { name: "Export as CSV" }).click();
  await expect(panel.getByText("Failed to export the audit log. The log is closed.")).toBeVisible();
});

import { expect } from "@playwright/test";
import { answer, problem } from "./answers.ts";
import { answers } from "./chat.ts";
import { test } from "./product.ts";

test("without documents, the home page leads to them", async ({ page, member }) => {
  expect(member.token).not.toBe("");
  await page.goto("/home");
  await expect(page.getByText("Create a folder and add files to get started.")).toBeVisible();
  await expect(page.getByText("No recent conversations.")).toBeVisible();
  await expect(page.getByText("No documents yet.")).toBeVisible();
  await page.getByRole("link", { name: "Add documents" }).click();
  await expect(page).toHaveURL("/database");
});

test("a quick question is asked in a new chat; conversations and documents can be opened again", async ({
  page,
  library,
}) => {
  await page.goto("/home");
  const recent = page.getByRole("region", { name: "Recent documents" });
  await expect(recent.getByRole("link", { name: /handbook\.md/ })).toHaveAttribute(
    "href",
    `/database?folder=${library.folderId}`,
  );
  await expect(page.getByText("1 file you can ask about.")).toBeVisible();
  await page.getByPlaceholder("Ask anything...").fill("What is the fine for a late book?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(answers(page)).toContainText("thirty cents");
  await page.goto("/home");
  const conversations = page.getByRole("region", { name: "Recent conversations" });
  await conversations.getByRole("link").first().click();
  await expect(answers(page)).toContainText("thirty cents");
});

test("what cannot be read says why, each in its place", async ({ page, library }) => {
  expect(library.folderId).not.toBe("");
  await answer(page, "/folders/all/**", problem(400, "The shelves are locked."));
  await answer(page, "/chatbot/recent_files/**", problem(400, "The desk is closed."));
  await page.goto("/home");
  await expect(page.getByText("Failed to load folders. The shelves are locked.")).toBeVisible();
  await expect(
    page.getByText("Failed to load the recent documents. The desk is closed."),
  ).toBeVisible();
  await page.unrouteAll();
  const again = page.getByRole("button", { name: "Try again" });
  await again.first().click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(page.getByText("1 file you can ask about.")).toBeVisible();
});

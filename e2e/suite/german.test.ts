import { expect } from "@playwright/test";
import { answers, sidebar } from "./chat.ts";
import { test } from "./product.ts";

test("every page speaks German, with its dates and numbers, once it is chosen", async ({
  page,
  library,
}) => {
  await page.goto("/settings");
  await page.getByText("Deutsch", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await page.goto(`/database?folder=${library.folderId}`);
  await expect(page.getByRole("button", { name: "Neuer Ordner" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "handbook.md" })).toContainText(
    /\d{1,2}\. \S+ \d{4}/,
  );
  await page.goto("/chat");
  await expect(page.getByRole("heading", { name: "Wie kann ich helfen?" })).toBeVisible();
  const field = page.getByRole("textbox", { name: "Nachricht" });
  await field.fill("What is the fine for a late book?");
  await expect(page.getByRole("button", { name: "Senden", exact: true })).toBeEnabled();
  await field.press("Enter");
  await expect(page.getByRole("article", { name: "Assistent" })).toContainText("thirty cents");
  await expect(page.getByText("Quellen:")).toBeVisible();
  await expect(page.getByRole("button", { name: /handbook\.md \[1\] Zeile 4$/ })).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await expect(sidebar(page)).toHaveCount(0);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Konto" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const words = await page.getByRole("main").innerText();
  expect(words).not.toMatch(/\b(Usage|License|Delete|Loading|Organization)\b/);
});

import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { addDocument, handbook, test } from "./product.ts";

test("Ctrl+K finds a file and, on another page, a conversation, by the keyboard alone", async ({
  page,
  member,
  library,
}) => {
  await addDocument(member, { name: "Opening hours.md", text: handbook }, library.folderId);
  const { results } = await member.post("/chatbot/chat/agent_message/", {
    message: "What is the fine for a late book?",
  });
  const { conversation_id: conversation } = results as { conversation_id: string };
  const field = page.getByRole("combobox", { name: "Search and run commands" });

  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("opening");
  await expect(page.getByRole("option", { name: "Opening hours.md" })).toHaveAttribute(
    "data-highlighted",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/database\/files\//);
  await expect(page.getByRole("heading", { name: "Opening hours.md" })).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Database" }).click();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expectNoViolations(page);
  await expect(field).toBeFocused();
  await page.keyboard.type("late");
  await page.getByRole("option", { name: /late book/ }).waitFor();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/chat?conversation=${conversation}`);
});

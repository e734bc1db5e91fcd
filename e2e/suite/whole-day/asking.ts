import { type BrowserContext, expect } from "@playwright/test";
import { agent, agentFailed, answers, messageField, question, sidebar } from "../chat.ts";
import type { Tab } from "./tab.ts";

export async function pickSources({ page, act, type, sent }: Tab) {
  const picked = page.getByRole("list", { name: "Only these are searched" });
  await act("asks the picked file", async () => {
    await messageField(page).fill("How much is the rent of the boat house?");
    await messageField(page).press("Enter");
    await expect(answers(page)).toContainText("ninety euros");
  });
  await act("picks another one with #", async () => {
    await messageField(page).pressSequentially("#hand");
    await page.getByRole("option", { name: /handbook\.md/ }).click();
    await expect(picked).toContainText("handbook.md");
  });
  await act("removes the first one", async () => {
    await page.getByRole("button", { name: "Remove lease.md" }).click();
    await expect(picked).not.toContainText("lease.md");
  });
  await act("begins a new chat, which searches all folders", async () => {
    await page.getByTitle("New Chat").click();
    await expect(page.getByRole("button", { name: /^All folders/ })).toBeVisible();
  });
  await act("opens the search folders", () => page.getByTitle("Configure Search Folders").click(), {
    dialog: "Configure Search Folders",
  });
  await act("narrows the search to a folder", async () => {
    await page.getByRole("option", { name: /^Letters/ }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByTitle("Configure Search Folders")).toContainText("Letters");
  });
  await act("asks what that folder does not have", async () => {
    await type(question);
    sent();
    await messageField(page).press("Enter");
    await expect(answers(page)).toContainText("Not found in your documents");
  });
  await act("searches all folders", async () => {
    await page.getByRole("button", { name: "Search all folders" }).click();
    await expect(answers(page).last()).toContainText("thirty cents");
  });
  await act("ends the narrowing", async () => {
    await page.getByTitle("Configure Search Folders").click();
    await page.getByRole("dialog").getByTitle("Remove").click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByTitle("Configure Search Folders")).toContainText("All folders");
  });
}

export async function loseConnection({ page, act, type, sent }: Tab, context: BrowserContext) {
  const later = "How long may a book be kept?";
  const offline = page.getByText("You are offline.");
  await act("loses the connection", async () => {
    await context.setOffline(true);
    await expect(offline).toBeVisible();
  });
  await act("types a question", () => type(question));
  await act("looks into the database", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Database" }).click();
    await expect(page.getByRole("link", { name: "Contracts" }).first()).toBeVisible();
  });
  await act("comes back as the connection does", async () => {
    await page.goBack();
    await context.setOffline(false);
    await expect(answers(page).last()).toBeVisible();
  });
  await act("loses it again and asks", async () => {
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    sent();
    await messageField(page).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: agentFailed })).toBeVisible();
  });
  await act("types the next question meanwhile", () => type(later));
  await act("tries again with the connection", async () => {
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert").filter({ hasText: agentFailed })).toBeHidden();
  });
  await act("sends what was typed", async () => {
    sent();
    await messageField(page).press("Enter");
    await expect(answers(page).last()).toContainText("four weeks");
  });
  await act("reloads in the middle of an answer", async () => {
    const begun = page.waitForResponse(`**/api${agent}`);
    await messageField(page).fill("Who may borrow books?");
    await messageField(page).press("Enter");
    await begun;
    await page.reload();
    await expect(page.getByRole("article", { name: "You" }).last()).toContainText("Who may");
    await expect(answers(page).last()).toContainText("A member may borrow");
  });
}

export async function arrangeConversations({ page, act }: Tab) {
  const list = sidebar(page);
  const current = list.locator("[aria-current]");
  const marked = page.locator("[aria-current]");
  const choose = async (action: string) => {
    await list.getByRole("listitem").filter({ has: marked }).getByRole("button").click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  await act("pins the conversation", async () => {
    await choose("Pin");
    await expect(list.getByRole("region", { name: "Pinned" }).getByRole("link")).toHaveCount(1);
  });
  await act("renames it", async () => {
    await choose("Rename");
    await page.getByLabel("Name of the conversation").fill("Lending rules");
    await page.keyboard.press("Enter");
    await expect(current).toContainText("Lending rules");
  });
  await act("tags it", async () => {
    await choose("Tags…");
    await page.getByRole("textbox", { name: "Add a tag" }).fill("rules");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  await act("exports it", async () => {
    const download = page.waitForEvent("download");
    await choose("Export as Markdown");
    await (await download).path();
  });
  await act(
    "wants to share it",
    async () => {
      await choose("Share…");
      await page.getByRole("button", { name: "Create link" }).click();
      await expect(page.getByLabel("Link to the conversation")).toBeVisible();
    },
    { dialog: "Share conversation" },
  );
  const link = await page.getByLabel("Link to the conversation").inputValue();
  await act("closes the dialog", () => page.keyboard.press("Escape"));
  return link;
}

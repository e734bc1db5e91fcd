import { type Page, expect } from "@playwright/test";
import { answer, hold, problem, stopClock } from "./answers.ts";
import { answers, ask, messageField, question, sidebar } from "./chat.ts";
import { test } from "./product.ts";

const history = "/chatbot/chat/*/get_conversation_history/";
const recent = "/chatbot/chat/get_recent_conversations/**";

test.describe("conversations", () => {
  test("a new one joins the list as the active one; it reopens; New Chat begins another", async ({
    page,
    library,
  }) => {
    expect(library.folderId).not.toBe("");
    await page.goto("/chat");
    await ask(page, question);
    await expect(page.getByRole("article", { name: "Assistant" })).toContainText("thirty cents");
    const active = sidebar(page).locator("[aria-current]");
    await expect(active).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    await page.getByRole("button", { name: "Search Docs" }).click();
    await page.getByTitle("New Chat").click();
    await expect(page.getByRole("heading", { name: "How can I help?" })).toBeVisible();
    await expect(messageField(page)).toBeFocused();
    await expect(page.getByRole("button", { name: "Search Docs" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await expect(active).toHaveCount(0);
    await sidebar(page).getByRole("link").first().click();
    await expect(page.getByRole("article", { name: "Assistant" })).toContainText("thirty cents");
    await expect(active).toHaveCount(1);
  });

  test("New Chat puts the focus into the input 50 ms later", async ({ page, library }) => {
    expect(library.folderId).not.toBe("");
    await page.clock.install();
    await page.goto("/chat");
    await ask(page);
    await expect(answers(page)).toContainText("thirty cents");
    await stopClock(page);
    await page.getByTitle("New Chat").click();
    await page.clock.runFor(49);
    await expect(messageField(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(messageField(page)).toBeFocused();
  });

  test("show Loading while one is opened, or that it could not be loaded", async ({
    page,
    library,
  }) => {
    expect(library.folderId).not.toBe("");
    await page.goto("/chat");
    await ask(page, question);
    await expect(page).toHaveURL(/conversation=/);
    const opening = await hold(page, history);
    await page.reload();
    await expect(page.getByRole("log")).toHaveAttribute("aria-busy", "true");
    opening.release();
    await expect(page.getByRole("article", { name: "Assistant" })).toContainText("thirty cents");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await answer(page, history, problem(404, "This conversation does not exist."));
    await page.reload();
    await expect(page.getByText("Sorry, couldn't load conversation history.")).toBeVisible();
  });

  test("without a name or a date have New Conversation and No date", async ({ page, library }) => {
    expect(library.folderId).not.toBe("");
    const body = JSON.stringify([{ conversation_id: "c1", name: "", created_at: null }]);
    await answer(page, recent, { body, contentType: "application/json" });
    await page.goto("/chat");
    await expect(sidebar(page).getByRole("link")).toContainText(/No date\s*New Conversation/);
  });

  test("that cannot be read leave the list empty; that is only logged", async ({
    page,
    library,
  }) => {
    expect(library.folderId).not.toBe("");
    await answer(page, recent, problem(400, "No"));
    const warned = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.goto("/chat");
    await expect(page.getByText("No recent conversations")).toBeVisible();
    await warned;
  });

  test("the sidebar collapses, and is remembered", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    await page.goto("/chat");
    await expect(sidebar(page).getByRole("heading", { name: "Conversations" })).toBeVisible();
    await page.getByTitle("Collapse Sidebar").click();
    await expect(sidebar(page).getByRole("heading", { name: "Conversations" })).toBeHidden();
    await page.reload();
    await expect(page.getByTitle("Expand Sidebar")).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem("chat-sidebar-collapsed"));
    expect(kept).toBe("true");
    await page.getByTitle("Expand Sidebar").click();
    await expect(sidebar(page).getByRole("heading", { name: "Conversations" })).toBeVisible();
  });

  test("are read anew, and the chat is cleared, when the current folder gives way to another", async ({
    page,
    library,
    member,
  }) => {
    await page.clock.install();
    await member.post("/chatbot/chat/create_scope/", { name: "Zoning" });
    await page.goto("/chat");
    await ask(page);
    await expect(answers(page)).toContainText("thirty cents");
    const docs = page.getByRole("button", { name: "Search Docs" });
    await docs.click();
    await member.post("/chatbot/entries/delete/", {
      items: [{ kind: "folder", id: library.folderId }],
      delete_documents: true,
    });
    const read = page.waitForRequest((request) => request.url().includes("get_recent_conv"));
    await comeBackLater(page);
    await expect(page.getByRole("heading", { name: "How can I help?" })).toBeVisible();
    await expect(answers(page)).toHaveCount(0);
    await expect(docs).toHaveAttribute("aria-pressed", "false");
    await expect(page).toHaveURL("/chat");
    await read;
  });

  test("that cannot be read again leave the list empty", async ({ page, library }) => {
    expect(library.folderId).not.toBe("");
    await page.clock.install();
    await page.goto("/chat");
    await ask(page);
    await expect(sidebar(page).getByRole("link")).toHaveCount(1);
    await answer(page, recent, problem(400, "No"));
    await comeBackLater(page);
    await expect(page.getByText("No recent conversations")).toBeVisible();
  });
});

/** Shows the tab again when what it has read is out of date. */
async function comeBackLater(page: Page) {
  await page.clock.fastForward(20_000);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
}

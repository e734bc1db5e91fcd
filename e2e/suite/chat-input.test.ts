import { expect } from "@playwright/test";
import { countCalls, hold } from "./answers.ts";
import { agent, ask, messageField, question, sendButton } from "./chat.ts";
import { test } from "./product.ts";

test.describe("without a folder", () => {
  test("How can I help?, Ask anything..., and neither sending nor a new chat", async ({
    page,
    member,
  }) => {
    expect(member.token).not.toBe("");
    await page.goto("/chat");
    await expect(page.getByRole("heading", { name: "How can I help?" })).toBeVisible();
    await page.getByPlaceholder("Ask anything...").fill(question);
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.getByTitle("New Chat")).toBeDisabled();
    await expect(page.getByText("No recent conversations")).toBeVisible();
  });
});

test.describe("the input", () => {
  test.beforeEach(async ({ page, library }) => {
    expect(library.folderId).not.toBe("");
    await page.goto("/chat");
    await expect(page.getByPlaceholder("Ask anything...")).toBeFocused();
  });

  test("is 37px high and grows with Shift+Enter; blank text is not sent", async ({ page }) => {
    const calls = countCalls(page, agent);
    const field = messageField(page);
    expect((await field.boundingBox())?.height).toBe(37);
    await expect(sendButton(page)).toBeDisabled();
    await field.fill("   ");
    await expect(sendButton(page)).toBeDisabled();
    await field.press("Enter");
    await field.fill("one");
    await field.press("Shift+Enter");
    await field.press("Shift+Enter");
    await expect(field).toHaveValue("one\n\n");
    expect((await field.boundingBox())?.height).toBeGreaterThan(50);
    expect(calls.count()).toBe(0);
  });

  test("Enter that accepts an input method's suggestion does not send", async ({ page }) => {
    const calls = countCalls(page, agent);
    const field = messageField(page);
    await field.fill("質問");
    await field.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
    await expect(field).toHaveValue("質問");
    expect(calls.count()).toBe(0);
  });

  test("the question is appended, the input cleared, a typing indicator shown; nothing is sent meanwhile", async ({
    page,
  }) => {
    const pending = await hold(page, agent);
    await messageField(page).fill(question);
    await messageField(page).press("Enter");
    await expect(page.getByRole("article", { name: "You" })).toHaveText(question);
    await expect(messageField(page)).toHaveValue("");
    await expect(page.getByText("The assistant is writing")).toBeAttached();
    await expect(page.getByPlaceholder("Message Assistant...")).toBeVisible();
    await messageField(page).fill("And now?");
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.getByTitle("New Chat")).toBeDisabled();
    pending.release();
    await expect(page.getByRole("article", { name: "Assistant" })).toContainText("thirty cents");
    await expect(sendButton(page)).toBeEnabled();
  });

  test("tools are chosen by buttons; without one the default is left to the server", async ({
    page,
  }) => {
    const search = page.getByRole("button", { name: "Search Docs" });
    await expect(page.getByRole("button", { name: "Web Search" })).toBeVisible();
    let sent = page.waitForRequest(`**/api${agent}`);
    await ask(page, question);
    expect((await sent).postDataJSON()).toMatchObject({
      message: question,
      rag_tools: ["search_file_knowledge"],
    });
    await expect(page.getByRole("article", { name: "Assistant" })).toContainText("thirty cents");
    await search.click();
    await expect(search).toHaveAttribute("aria-pressed", "true");
    sent = page.waitForRequest(`**/api${agent}`);
    await ask(page, "And for how long may I borrow one?");
    const second = (await sent).postDataJSON() as Record<string, unknown>;
    expect(second["rag_tools"]).toEqual(["search_file_knowledge"]);
    expect(second["conversation_id"]).toEqual(expect.any(String));
  });
});

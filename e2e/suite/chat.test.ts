import { type Page, expect } from "@playwright/test";
import { answer, countCalls, hold, problem, stopClock } from "./answers.ts";
import { answeringSentence, test } from "./product.ts";

const agent = "/chatbot/chat/agent_message/";
const history = "/chatbot/chat/*/get_conversation_history/";
const recent = "/chatbot/chat/get_recent_conversations/**";
const question = "What is the fine for a late book?";
const failed = "I'm sorry, I encountered an error communicating with the agent.";

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

test.describe("an answer that fails", () => {
  test.beforeEach(async ({ page, library }) => {
    expect(library.folderId).not.toBe("");
    await page.goto("/chat");
    await expect(page.getByPlaceholder("Ask anything...")).toBeFocused();
  });

  test("is an error message of the assistant", async ({ page }) => {
    await answer(page, agent, problem(500, "The model sleeps."));
    await ask(page, question);
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
    await expect(page.getByRole("article", { name: "You" })).toHaveText(question);
  });

  test("without results is the same error", async ({ page }) => {
    await answer(page, agent, { body: "{}", contentType: "application/json" });
    await ask(page, question);
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  });

  test("without a conversation id is shown, with a warning in the log", async ({ page }) => {
    const messages = [{ role: "assistant", content: "It is thirty cents.", metadata: {} }];
    const body = JSON.stringify({ results: { messages } });
    await answer(page, agent, { body, contentType: "application/json" });
    const warned = page.waitForEvent("console", (message) => message.type() === "warning");
    await ask(page, question);
    await expect(page.getByRole("article", { name: "Assistant" })).toContainText("thirty cents");
    await warned;
    await expect(page).toHaveURL("/chat");
  });
});

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
});

test.describe("citations", () => {
  test("are superscript links; the source expands to its passage", async ({ page, library }) => {
    expect(library.folderId).not.toBe("");
    await page.goto("/chat");
    await ask(page, question);
    const message = page.getByRole("article", { name: "Assistant" });
    const mark = message.locator("sup").getByRole("link", { name: /^Source 1: handbook\.md/ });
    await expect(mark.first()).toHaveText("1");
    await expect(message.getByText("Sources:")).toBeVisible();
    const source = message.getByRole("button", { name: /handbook\.md\s*\[1\]/ });
    await source.click();
    await expect(message.getByRole("region", { name: "Sources" })).toContainText(answeringSentence);
  });

  test("the tooltip has name and preview; it goes 200 ms after the mark, 100 ms after itself", async ({
    page,
    library,
  }) => {
    expect(library.folderId).not.toBe("");
    await page.clock.install();
    await page.goto("/chat");
    await ask(page, question);
    const mark = page.getByRole("link", { name: /^Source 1:/ }).first();
    await expect(mark).toBeVisible();
    const tooltip = page.getByRole("tooltip");
    await stopClock(page);
    await mark.hover();
    await expect(tooltip).toContainText("handbook.md");
    expect((await tooltip.innerText()).length).toBeLessThan(260);
    await messageField(page).hover();
    await page.clock.runFor(199);
    await expect(tooltip).toBeVisible();
    await page.clock.runFor(1);
    await settle(page);
    await expect(tooltip).toBeHidden();
    await mark.hover();
    await tooltip.hover();
    await page.clock.runFor(1000);
    await expect(tooltip).toBeVisible();
    await messageField(page).hover();
    await page.clock.runFor(99);
    await expect(tooltip).toBeVisible();
    await page.clock.runFor(1);
    await settle(page);
    await expect(tooltip).toBeHidden();
  });

  test("without a passage or a name are dropped; what is missing has its fallback", async ({
    page,
    library,
  }) => {
    expect(library.folderId).not.toBe("");
    const citations = [
      { id: "1", payload: { text: "The passage.", document_id: "d", metadata: {} } },
      { id: "2", payload: { text: "", document_id: "d", metadata: { filename: "a.pdf" } } },
    ];
    const content = "One [1]. Two [2].";
    const messages = [{ role: "assistant", content, metadata: { citations } }];
    const body = JSON.stringify({ results: { conversation_id: "c1", messages } });
    await answer(page, agent, { body, contentType: "application/json" });
    await page.goto("/chat");
    await ask(page, question);
    const message = page.getByRole("article", { name: "Assistant" });
    await expect(message.getByRole("link", { name: /^Source 1: Unknown Source/ })).toBeVisible();
    await expect(message.getByRole("link", { name: /^Source 2/ })).toHaveCount(0);
    await expect(message.getByText("a.pdf")).toHaveCount(0);
  });
});

test("markdown is rendered without raw HTML and without images from elsewhere", async ({
  page,
  library,
}) => {
  expect(library.folderId).not.toBe("");
  const content = [
    "**Bold**, `code` and <b onclick=alert(1)>raw</b>.",
    "",
    "| a | b |",
    "| - | - |",
    "| 1 | 2 |",
    "",
    "- one",
    "",
    "![picture](https://elsewhere.example/x.png)",
  ].join("\n");
  const messages = [{ role: "assistant", content, metadata: {} }];
  const body = JSON.stringify({ results: { conversation_id: "c1", messages } });
  await answer(page, agent, { body, contentType: "application/json" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.goto("/chat");
  await ask(page, question);
  const message = page.getByRole("article", { name: "Assistant" });
  await expect(message.getByRole("cell", { name: "2" })).toBeVisible();
  await expect(message.locator("strong")).toHaveText("Bold");
  await expect(message.getByRole("listitem")).toHaveText("one");
  await expect(message.locator("b, img, [onclick]")).toHaveCount(0);
  expect(asked).not.toContain("elsewhere.example");
});

test("auto-scroll: to the question at once, to its top 200 ms after the answer", async ({
  page,
  library,
}) => {
  expect(library.folderId).not.toBe("");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  const long = Array.from({ length: 60 }, (_, at) => `Line ${at}`).join("\n\n");
  let asked = 0;
  await page.route(`**/api${agent}`, (route) => {
    asked += 1;
    const messages = [{ id: `m${asked}`, role: "assistant", content: long, metadata: {} }];
    return route.fulfill({ json: { results: { conversation_id: "c1", messages } } });
  });
  await page.goto("/chat");
  await ask(page, question);
  await expect(page.getByText("Line 59", { exact: true })).toBeAttached();
  await expect(page.getByText("Line 0", { exact: true })).toBeInViewport();
  await stopClock(page);
  await ask(page, "And the second question?");
  const second = page.getByRole("article", { name: "You" }).nth(1);
  await expect(page.getByText("Line 59", { exact: true })).toHaveCount(2);
  await expect(second).toBeInViewport();
  const top = async () => (await second.boundingBox())?.y ?? 0;
  const atTheEnd = await top();
  await page.clock.runFor(199);
  // Within a line's height: the typing indicator has gone.
  expect(Math.abs((await top()) - atTheEnd)).toBeLessThan(30);
  await page.clock.runFor(1);
  await expect.poll(top).toBeLessThan(atTheEnd - 100);
});

function messageField(page: Page) {
  return page.getByRole("textbox", { name: "Message" });
}

function sendButton(page: Page) {
  return page.getByRole("button", { name: "Send", exact: true });
}

function sidebar(page: Page) {
  return page.getByRole("complementary", { name: "Conversations" });
}

async function ask(page: Page, text: string) {
  await messageField(page).fill(text);
  await expect(sendButton(page)).toBeEnabled();
  await messageField(page).press("Enter");
}

/** What has been closed fades out by timers of its own. */
async function settle(page: Page) {
  await page.clock.runFor(50);
}

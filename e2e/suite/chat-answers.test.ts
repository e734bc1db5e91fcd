import { expect } from "@playwright/test";
import { answer, problem, stopClock } from "./answers.ts";
import { agent, agentFailed as failed, ask, question } from "./chat.ts";
import { test } from "./product.ts";

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
  // Not yet on the way to the top: what moved is the typing indicator, which has gone.
  expect(Math.abs((await top()) - atTheEnd)).toBeLessThan(100);
  await page.clock.runFor(1);
  await expect.poll(top).toBeLessThan(atTheEnd - 100);
});

import { type Page, expect } from "@playwright/test";
import { answer, stopClock } from "./answers.ts";
import { agent, answers, ask, messageField, question } from "./chat.ts";
import { answeringSentence, test } from "./product.ts";

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

  test("of a server that sends less: ref without an id, No chunk preview without a passage", async ({
    page,
    library,
  }) => {
    expect(library.folderId).not.toBe("");
    const sources = [{ filename: "a.pdf", chunk: "", doc_id: "d" }];
    const messages = [{ role: "assistant", content: "It is so.", metadata: {}, sources }];
    const body = JSON.stringify({ results: { conversation_id: "c1", messages } });
    await answer(page, agent, { body, contentType: "application/json" });
    await page.goto("/chat");
    await ask(page);
    const message = answers(page);
    await message.getByRole("button", { name: /a\.pdf\s*\[ref\]/ }).click();
    await expect(message.getByRole("region", { name: "Sources" })).toContainText(
      "No chunk preview",
    );
  });
});

/** What has been closed fades out by timers of its own. */
async function settle(page: Page) {
  await page.clock.runFor(50);
}

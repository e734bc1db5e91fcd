import { type Page, expect } from "@playwright/test";
import { scriptChatPieces } from "../../apps/api/src/test/scripted-writer.ts";
import { failing } from "../../apps/api/src/test/model-emulator.ts";
import { agentFailed, answers, ask, messageField, sendButton } from "./chat.ts";
import { test } from "./equipped.ts";
import { answeringSentence } from "./product.ts";

test.beforeEach(async ({ page, library }) => {
  expect(library.folderId).not.toBe("");
  await page.goto("/chat");
});

test("an answer appears as it is written, with its passages before the first word and its sources at the end", async ({
  page,
  provider,
}) => {
  const model = scriptChatPieces(provider);
  await ask(page);
  const growing = answers(page);
  await expect(growing).toHaveAttribute("aria-busy", "true");
  await expect(growing.getByText("Passages found")).toBeVisible();
  model.write("The fine is ");
  await expect(growing).toContainText("The fine is");
  await expect(sendButton(page)).toBeHidden();
  // A marker is shown once it is known to be whole.
  model.write("thirty cents a day [1]. It is paid");
  await expect(growing).toContainText("It is");
  await expect(growing.getByRole("link", { name: /^Source 1: handbook\.md/ })).toBeVisible();
  model.end();
  await expect(growing).not.toHaveAttribute("aria-busy");
  await expect(growing.getByText("Sources:")).toBeVisible();
  await expect(page.getByText("The answer is complete.")).toBeAttached();
  await messageField(page).fill("And now?");
  await expect(sendButton(page)).toBeEnabled();
});

test("Stop ends it on the server too and keeps what was written", async ({ page, provider }) => {
  const model = scriptChatPieces(provider);
  await ask(page);
  model.write("The fine is thirty cents a day [1]. Then ");
  await expect(answers(page)).toContainText("thirty cents a day");
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("Stopped. The answer is incomplete.")).toBeVisible();
  await provider.requests.at(-1)?.hungUp;
  await page.reload();
  await expect(answers(page)).toContainText("thirty cents a day");
  await expect(page.getByText("Stopped. The answer is incomplete.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toHaveCount(0);
});

test("after a refresh the page reads on where the answer is", async ({ page, provider }) => {
  const model = scriptChatPieces(provider);
  await ask(page);
  model.write("The fine is thirty ");
  await expect(answers(page)).toContainText("The fine is thirty");
  await expect(page).toHaveURL(/conversation=/);
  await page.reload();
  await expect(answers(page)).toContainText("The fine is thirty");
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  model.write("cents a day [1].");
  model.end();
  await expect(answers(page)).toContainText("thirty cents a day");
  await expect(answers(page)).not.toHaveAttribute("aria-busy");
  await expect(answers(page)).toHaveCount(1);
});

test("who opens another chat meanwhile finds it complete on coming back", async ({
  page,
  provider,
}) => {
  const model = scriptChatPieces(provider);
  await ask(page);
  model.write("The fine is ");
  await expect(answers(page)).toContainText("The fine is");
  await page.getByRole("link", { name: "Database", exact: true }).click();
  model.write("thirty cents a day [1].");
  model.end();
  await page.goBack();
  await expect(answers(page)).toContainText("thirty cents a day");
  await expect(answers(page)).not.toHaveAttribute("aria-busy");
});

test("a model that fails: the answer quotes the documents, and a note says why", async ({
  page,
  provider,
}) => {
  provider.scriptChat(failing(400, "secret detail"));
  await ask(page);
  await expect(answers(page)).not.toHaveAttribute("aria-busy");
  await expect(answers(page)).toContainText(
    "The language model did not answer, so this answer quotes your documents instead.",
  );
  await expect(answers(page)).toContainText(answeringSentence);
  await expect(answers(page).getByRole("link", { name: /^Source 1: handbook\.md/ })).toBeVisible();
  await expect(answers(page)).toContainText("Quote matches its source");
  await page.reload();
  await expect(answers(page)).toContainText("so this answer quotes your documents instead.");
  await expect(page.getByText("secret detail")).toHaveCount(0);
  await expect(page.getByText(agentFailed)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a long answer is read from its beginning: the page stays at the question while it grows", async ({
  page,
  provider,
}) => {
  const model = scriptChatPieces(provider);
  await ask(page);
  const lines = Array.from({ length: 60 }, (_, at) => `Line ${at} [1].`);
  model.write(lines.join("\n\n"));
  await expect(page.getByText(/^Line 59/)).toBeAttached();
  await expectQuestionAtTop(page);
  model.end();
  await expect(answers(page)).not.toHaveAttribute("aria-busy");
  await expectQuestionAtTop(page);
});

async function expectQuestionAtTop(page: Page) {
  await expect(page.getByRole("article", { name: "You" })).toBeInViewport();
  await expect(page.getByText(/^Line 59/)).not.toBeInViewport();
}

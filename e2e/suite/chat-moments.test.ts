import { expect } from "@playwright/test";
import { hold } from "./answers.ts";
import { agentFailed, answers, ask, askAtOnce, messageField, question, sidebar } from "./chat.ts";
import { test } from "./product.ts";

// Questions at moments at which nothing may get lost: while the page changes, loads or has no connection.

test.beforeEach(({ library }) => {
  expect(library.folderId).not.toBe("");
});

test("a question that is asked at once after New Chat is answered in the new chat", async ({
  page,
}) => {
  await page.goto("/chat");
  await ask(page);
  await expect(answers(page)).toContainText("thirty cents");
  await expect(page.getByTitle("New Chat")).toBeEnabled();
  const first = page.url();
  await askAtOnce(page, question);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
  await expect(answers(page)).toContainText("thirty cents");
  await expect(page.getByText("The assistant is writing")).toHaveCount(0);
  await expect(page.getByTitle("New Chat")).toBeEnabled();
  await expect(page).toHaveURL(/conversation=/);
  expect(page.url()).not.toBe(first);
  await expect(messageField(page)).toHaveValue("");
});

test.describe("without a connection", () => {
  test.beforeEach(async ({ page, context }) => {
    // The page loads the code of what it is drawn without once the browser is idle.
    const loaded = page.waitForResponse(/transcript-view-.*\.js$/);
    await page.goto("/chat");
    await (await loaded).finished();
    await page.waitForLoadState("networkidle");
    await expect(page.getByTitle("New Chat")).toBeEnabled();
    await context.setOffline(true);
    await messageField(page).fill(question);
    await messageField(page).press("Enter");
  });

  test("the question of an empty chat stays, and is asked again", async ({ page, context }) => {
    await expect(page.getByRole("article", { name: "You" })).toHaveText(question);
    await expect(page.getByRole("alert").filter({ hasText: agentFailed })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(answers(page).last()).toContainText("thirty cents");
    await page.reload();
    await expect(answers(page)).toContainText("thirty cents");
    await page.getByTitle("New Chat").click();
    await expect(messageField(page)).toHaveValue("");
  });

  test("the question is in the field after a reload", async ({ page, context }) => {
    await expect(page.getByRole("alert").filter({ hasText: agentFailed })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(messageField(page)).toHaveValue(question);
  });

  test("is not lost to one that is typed after it", async ({ page, context }) => {
    await expect(page.getByRole("alert").filter({ hasText: agentFailed })).toBeVisible();
    await messageField(page).fill("And for a lost book?");
    await context.setOffline(false);
    await page.reload();
    await expect(messageField(page)).toHaveValue(`${question}\n\nAnd for a lost book?`);
  });
});

test("a question asked without a connection, before the code that shows it has come, is there when the connection is", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/transcript-view-|ERR_INTERNET_DISCONNECTED/); // also of what is loaded when the browser is idle
  let isConnected = false;
  await page.route(/transcript-view-.*\.(?:js|css)$/, (route) =>
    isConnected ? route.continue() : route.abort(),
  );
  await page.goto("/chat");
  await expect(page.getByTitle("New Chat")).toBeEnabled();
  await context.setOffline(true);
  await messageField(page).fill(question);
  await messageField(page).press("Enter");
  await expect(messageField(page)).toHaveValue("");
  isConnected = true;
  await context.setOffline(false);
  await expect(page.getByRole("article", { name: "You" })).toHaveText(question);
  // Its style sheet could not be fetched either.
  await expect(page.getByRole("log")).toHaveCSS("flex-direction", "column");
});

test("Enter before the folders are known sends the question once they are", async ({ page }) => {
  const folders = await hold(page, "/chatbot/chat/get_scopes/");
  await page.goto("/chat");
  await messageField(page).fill(question);
  await messageField(page).press("Enter");
  await expect(messageField(page)).toHaveValue(question);
  folders.release();
  await expect(answers(page)).toContainText("thirty cents");
  await expect(messageField(page)).toHaveValue("");
});

test("what is typed stays with its conversation", async ({ page }) => {
  await page.goto("/chat");
  await ask(page);
  await expect(answers(page)).toContainText("thirty cents");
  await messageField(page).fill("And for a lost book?");
  await page.getByTitle("New Chat").click();
  await expect(messageField(page)).toHaveValue("");
  await messageField(page).fill("Who has the key?");
  await sidebar(page).getByRole("link").first().click();
  await expect(messageField(page)).toHaveValue("And for a lost book?");
  await page.reload();
  await expect(messageField(page)).toHaveValue("And for a lost book?");
  await page.getByTitle("New Chat").click();
  await expect(messageField(page)).toHaveValue("Who has the key?");
});

test("what opens above the page opens without a connection, and the question stays", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/\.woff2\)$/); // the font of the keys
  await page.goto("/chat");
  await ask(page);
  await expect(answers(page)).toContainText("thirty cents");
  await page.reload({ waitUntil: "networkidle" });
  await expect(answers(page)).toContainText("thirty cents");
  await context.setOffline(true);
  await messageField(page).pressSequentially("Is it the same for #hand");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const action of ["Share…", "Tags…", "Delete"]) {
    await sidebar(page)
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toBeHidden();
  }
  await page.getByRole("heading", { name: "Conversations" }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(messageField(page)).toHaveValue("Is it the same for #hand");
  await context.setOffline(false);
});

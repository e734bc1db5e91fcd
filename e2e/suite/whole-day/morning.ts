import { expect } from "@playwright/test";
import { answers, askAtOnce, messageField, question, sidebar } from "../chat.ts";
import { handbook, password } from "../product.ts";
import { chooseFiles, textFile } from "../uploads.ts";
import type { Tab } from "./tab.ts";

export async function logIn({ page, act }: Tab, email: string, then: string) {
  const button = page.getByRole("main").getByRole("button", { name: "Log In" });
  await act("mistypes the password and presses Enter twice", async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
  });
  await act("logs in with a double click", async () => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await button.dblclick();
    await expect(page).toHaveURL(then);
  });
}

export async function begin(tab: Tab, email: string) {
  const { page, act, type, sent } = tab;
  await act("opens the site", () => page.goto("/"));
  await act("goes to the log-in", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
    await expect(page).toHaveURL("/login");
  });
  await logIn(tab, email, "/organization-setup");
  const noFolder = { off: "New Chat" };
  await act(
    "creates the organization with a double click",
    async () => {
      await page.getByLabel("Organization Name").fill("Harbour Street Library");
      await page.getByLabel("Organization Domain").fill(`${crypto.randomUUID()}.example`);
      await page.getByRole("button", { name: "Submit" }).dblclick();
      await expect(page.getByRole("heading", { name: "How can I help?" })).toBeVisible();
    },
    noFolder,
  );
  await act("types before there is anything to ask about", () => type(question), noFolder);
  await act("uploads a file into the chat", async () => {
    await chooseFiles(page, [textFile("handbook.md", handbook)]);
    // Without "still indexing": before, nothing would be found in it.
    await expect(page.getByTitle("Configure Search Folders")).toHaveText(/1 file$/);
  });
  await act("reloads", () => page.reload());
  await act("presses Enter twice", async () => {
    sent();
    await messageField(page).press("Enter");
    await messageField(page).press("Enter");
    await expect(answers(page)).toContainText("thirty cents");
    await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
  });
}

export async function askAndEdit({ page, act, type }: Tab) {
  const first = page.url();
  const you = page.getByRole("article", { name: "You" });
  await act("begins a new chat, pastes and presses Enter at once", async () => {
    await askAtOnce(page, "How many books may a member borrow?");
    await expect(answers(page)).toContainText("twelve books");
    await expect(page).not.toHaveURL(first);
  });
  await act("edits the question", async () => {
    await you.hover();
    await page.getByRole("button", { name: "Edit and ask again" }).click();
    await page.getByLabel("Edit your question").fill(question);
    await page.getByRole("button", { name: "Ask again", exact: true }).click();
    await expect(answers(page)).toContainText("thirty cents");
  });
  await act("looks at the version before", async () => {
    await page.getByRole("button", { name: "Previous version" }).first().click();
    await expect(answers(page)).toContainText("twelve books");
  });
  await act("types a follow-up without sending it", () => type("And for a lost book?"));
  await act("opens the source", async () => {
    await answers(page)
      .getByRole("link", { name: /^Source 1:/ })
      .first()
      .click();
    await expect(page.getByRole("complementary", { name: "Source", exact: true })).toBeVisible();
  });
  await act("closes it by Escape", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("complementary", { name: "Source", exact: true })).toBeHidden();
  });
  await act("opens the first conversation", async () => {
    await sidebar(page).getByRole("link").last().click();
    await expect(page).toHaveURL(first);
  });
  await act("goes back", async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(first);
  });
  await act("goes forward", async () => {
    await page.goForward();
    await expect(page).toHaveURL(first);
  });
  await act("goes home", async () => {
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/home");
  });
}

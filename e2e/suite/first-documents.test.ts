import { type Page, expect } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { answers, messageField, sendButton } from "./chat.ts";
import { addColleague } from "./people.ts";
import { addDocument, test } from "./product.ts";
import { chooseFiles, textFile } from "./uploads.ts";

const hint = /^No language model is set up/;

test.beforeEach(async ({ page, member }) => {
  expect(member.token).not.toBe("");
  await page.goto("/chat");
});

test("a file chosen in the empty chat is put into a folder that is made for it", async ({
  page,
  member,
}) => {
  await expect(sendButton(page)).toBeDisabled();
  await chooseFiles(page, [
    textFile("notes.md", "# Notes\n\n## Bicycles\n\nBicycles stay outside.\n"),
  ]);
  await messageField(page).fill("Where do bicycles stay?");
  await expect(sendButton(page)).toBeEnabled();
  const folders = (await member.get("/folders/all/")) as unknown as { name: string }[];
  expect(folders.map(({ name }) => name)).toEqual(["Documents"]);
});

test("a file that cannot be read is named with the reason", async ({ page }) => {
  await chooseFiles(page, [{ name: "broken.pdf", mimeType: "", buffer: Buffer.from("%PDF-1.7") }]);
  await expect(page.getByRole("alert")).toContainText('"broken.pdf" could not be read:');
});

test("the sample library is added, asked and removed with one press each", async ({
  page,
  member,
}) => {
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Try it with a sample library" }).click();
  const question = suggestions(page).getByRole("button");
  await expect(question).toHaveCount(3, { timeout: 90_000 });
  await expectNoViolations(page);
  const words = await question.first().textContent();
  await question.first().click();
  await expect(page.getByRole("article", { name: "You" })).toHaveText(words ?? "");
  await expect(
    answers(page)
      .getByRole("link", { name: /^Source 1: / })
      .first(),
  ).toBeVisible();
  await page.getByTitle("New Chat").click();
  await page.getByRole("button", { name: "Remove the sample library" }).click();
  await expect(page.getByRole("button", { name: "Try it with a sample library" })).toBeVisible();
  expect(await member.get("/folders/all/")).toEqual([]);
});

test("what others have put into the folder of the sample library stays", async ({
  page,
  member,
}) => {
  const folder = await member.post("/chatbot/chat/create_scope/", { name: "Sample library" });
  await addDocument(member, { name: "own.md", text: "# Own\n\nThis file is our own." }, folder.id);
  await addDocument(member, { name: "visitor-guide.md", text: "# Guide\n\nOpen." }, folder.id);
  await page.reload();
  const remove = page.getByRole("button", { name: "Remove the sample library" });
  await remove.click();
  await expect(remove).toBeHidden();
  const files = await member.get(`/chatbot/chat/get_files/?collection_id=${folder.id}`);
  expect(files).toEqual([expect.objectContaining({ name: "own.md" })]);
});

test("an admin reads once that a model could write the answers, a member never", async ({
  page,
  member,
  library,
  playwright,
  browser,
  baseURL,
}) => {
  expect(library.folderId).not.toBe("");
  await page.reload();
  await expect(page.getByText(hint)).toBeVisible();
  await page.getByRole("button", { name: "Do not show this again" }).click();
  await expect(page.getByText(hint)).toBeHidden();
  await page.reload();
  await expect(suggestions(page)).toBeVisible();
  await expect(page.getByText(hint)).toBeHidden();

  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const { token } = await addColleague(member, { request });
  const theirs = await browser.newPage({ ...(baseURL && { baseURL }) });
  await theirs.addInitScript((key) => localStorage.setItem("token", key), token);
  await theirs.goto("/chat");
  await expect(suggestions(theirs)).toBeVisible();
  await expect(theirs.getByText(hint)).toBeHidden();
  await theirs.close();
  await request.dispose();
});

function suggestions(page: Page) {
  return page.getByRole("region", { name: "Questions that your documents answer" });
}

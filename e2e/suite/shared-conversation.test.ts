import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { ask, question, sidebar } from "./chat.ts";
import { addColleague } from "./people.ts";
import { answeringSentence, test } from "./product.ts";

test("a conversation is pinned, read by a colleague through its link, and exported with its proof", async ({
  page,
  member,
  library,
  request,
  browser,
}) => {
  expect(library.folderId).not.toBe("");
  await page.goto("/chat");
  await ask(page);
  await expect(page.getByRole("article", { name: "Assistant" })).toContainText("thirty cents");
  const choose = async (action: string) => {
    await sidebar(page)
      .getByRole("button", { name: `Actions for ${question}` })
      .click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  await choose("Pin");
  const pinned = sidebar(page).getByRole("region", { name: "Pinned" });
  await expect(pinned.getByRole("link")).toBeFocused();

  const downloading = page.waitForEvent("download");
  await choose("Export as Markdown");
  const file = await (await downloading).path();
  const text = await readFile(file, "utf8");
  expect(text).toContain(`> ${answeringSentence}`);
  expect(text).toMatch(/\[\^1\]: \*\*handbook\.md\*\*.*[\s\S]*SHA-256: [0-9a-f]{64}/);

  await choose("Share…");
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the conversation" }).inputValue();
  await expectNoViolations(page);

  const colleague = await addColleague(member, { request });
  const context = await browser.newContext();
  await context.addInitScript((key) => localStorage.setItem("token", key), colleague.token);
  const theirs = await context.newPage();
  await theirs.goto(link);
  const answer = theirs.getByRole("article", { name: "Answer" });
  await expect(answer).toContainText("thirty cents");
  await answer.getByRole("button", { name: /handbook\.md/ }).click();
  await expectNoViolations(theirs);
  await answer.getByRole("button", { name: "Open in the document" }).click();
  await expect(theirs).toHaveURL(/\/chat\?source=/);
  await context.close();
});

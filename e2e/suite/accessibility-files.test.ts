import { type Page, expect } from "@playwright/test";
import { answer } from "./answers.ts";
import { expectNoViolations } from "./axe.ts";
import { messageField, sidebar } from "./chat.ts";
import { addDocument, test } from "./product.ts";
import { rowOf } from "./uploads.ts";
import { documents } from "./viewer.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("axe finds nothing", () => {
  test.describe.configure({ timeout: 240_000 });
  for (const [kind, document] of Object.entries(documents)) {
    test(`on the page of a file that is shown as ${kind}, and on its passages`, async ({
      page,
      member,
      library,
    }) => {
      await addDocument(member, document, library.folderId);
      await page.goto(`/database?folder=${library.folderId}`);
      await rowOf(page, document.name).getByRole("link", { name: document.name }).click();
      const preview = page.getByRole("main").locator("canvas, table, p").first();
      await expect(preview).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("link", { name: /^Passages/ }).click();
      await expect(page.getByText("This file is indexed as these passages.")).toBeVisible();
      await expectNoViolations(page);
    });
  }

  test("on a file and a folder that do not exist", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    const id = crypto.randomUUID();
    for (const path of [`/database/files/${id}`, `/database?folder=${id}`]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: /does not exist/ })).toBeVisible();
      await expectNoViolations(page);
    }
  });

  test("on a folder that follows a source, and the dialog that sets it", async ({
    page,
    library,
  }) => {
    await answer(page, "/folders/*/source/", {
      body: JSON.stringify({ source }),
      contentType: "application/json",
    });
    await page.goto(`/database?folder=${library.folderId}`);
    await page.getByText("1 file with problems").click();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Edit source" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on the dialog that moves files, and on the message that takes it back", async ({
    page,
    library,
    member,
  }) => {
    await member.post("/chatbot/chat/create_scope/", { name: "Letters" });
    await page.goto(`/database?folder=${library.folderId}`);
    await page.getByRole("checkbox", { name: 'Select "handbook.md"' }).check();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByRole("radio", { name: "Letters" }).check();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Move here" }).click();
    await page.getByRole("button", { name: "Undo" }).focus();
    await expectNoViolations(page);
  });

  test("on the list of what can be picked, on a pick, and on the tags of a conversation", async ({
    page,
    library,
    member,
  }) => {
    expect(library.folderId).not.toBe("");
    await member.post("/chatbot/chat/agent_message/", { message: "Who may borrow books?" });
    await page.goto("/chat");
    await messageField(page).pressSequentially("#hand");
    await page.getByRole("option", { name: /handbook\.md/ }).click();
    await messageField(page).pressSequentially("#hand");
    await expect(page.getByRole("listbox")).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await openTags(page);
    await page.getByRole("textbox", { name: "Add a tag" }).fill("lending");
    await page.keyboard.press("Enter");
    await expectNoViolations(page);
  });
});

async function openTags(page: Page) {
  await sidebar(page)
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Tags…" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

const source = {
  settings: { kind: "webdav", url: "https://cloud.example.org/dav/", username: "ada" },
  has_secret: true,
  every_minutes: 60,
  state: "idle",
  done: 0,
  started_at: "2026-11-23T10:00:00.000Z",
  ended_at: "2026-11-23T10:01:00.000Z",
  next_run_at: "2026-11-23T11:00:00.000Z",
  result: { added: 12, changed: 1, deleted: 2, unchanged: 340, skipped: 3, failed: 1 },
  error: null,
  failures: [{ path: "2024/empty.txt", message: 'File "empty.txt" is empty.' }],
};

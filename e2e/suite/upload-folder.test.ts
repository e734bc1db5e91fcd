import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import { answer, problem, stopClock } from "./answers.ts";
import { test } from "./product.ts";
import { rowOf } from "./uploads.ts";

test.beforeEach(async ({ page, member }) => {
  const { id } = await member.post("/chatbot/chat/create_scope/", { name: "Letters" });
  await page.clock.install();
  await page.goto(`/database?folder=${id}`);
  await expect(page.getByText("This folder is empty.")).toBeVisible();
});

test.describe("a whole folder", () => {
  test("keeps its structure; its own files go first, one after the other with 500 ms between", async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      const call = /create_scope|chatbot\/uploads\/$/.exec(request.url())?.[0];
      if (call === "create_scope") sent.push(`folder ${String(request.postDataJSON().name)}`);
      if (call === "chatbot/uploads/") sent.push("file");
    });
    await stopClock(page);
    await chooseFolder(page, { "a.txt": "A", "b.txt": "B", "inner/c.txt": "C" });
    await expect.poll(() => sent).toEqual(["folder letters", "file"]);
    let waited = 0;
    while (sent.length < 3) {
      await page.clock.runFor(100);
      await settled(page);
      waited += 100;
    }
    expect(waited).toBeGreaterThanOrEqual(500);
    await expect(async () => {
      await page.clock.runFor(500);
      expect(sent).toEqual(["folder letters", "file", "file", "folder inner", "file"]);
    }).toPass({ intervals: [200] });
    await page.clock.resume();
    await page.getByRole("link", { name: "letters", exact: true }).click();
    await page.getByRole("link", { name: "inner", exact: true }).click();
    await expect(rowOf(page, "c.txt")).toBeVisible();
  });

  test("of which a folder cannot be made says so", async ({ page }) => {
    await answer(page, "/chatbot/chat/create_scope/", problem(400, "The name is not allowed."));
    await chooseFolder(page, { "a.txt": "A" });
    await expect(
      page.getByText('Failed to create folder "letters": The name is not allowed.'),
    ).toBeVisible();
  });
});

/** What a timer has started is on its way by then. */
async function settled(page: Page) {
  await page.evaluate(() => fetch("/favicon.svg").then((reply) => reply.text()));
}

/** Chooses a folder "letters" with these files, by their paths, as the Select Folder button does. */
async function chooseFolder(page: Page, content: Record<string, string>) {
  // The browser reads each file when its turn comes: the folder stays until the test has ended.
  const folder = test.info().outputPath("letters");
  for (const [path, text] of Object.entries(content)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await page.getByLabel("Folder", { exact: true }).setInputFiles(folder);
}

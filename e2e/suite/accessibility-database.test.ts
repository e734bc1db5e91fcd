import { type Page, expect } from "@playwright/test";
import { answer, hold, problem } from "./answers.ts";
import { expectNoViolations } from "./axe.ts";
import { test } from "./product.ts";
import { answerUploads, chooseFiles, takeSocket, textFile } from "./uploads.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("axe finds nothing", () => {
  test.describe.configure({ timeout: 240_000 });
  test("on home and database of a member who has nothing yet", async ({ page, member }) => {
    expect(member.token).not.toBe("");
    for (const path of ["/home", "/database"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    }
  });

  test("on home and database while nothing has been loaded, and when it cannot be", async ({
    page,
    member,
  }) => {
    expect(member.token).not.toBe("");
    const lists = await hold(page, "/chatbot/**");
    await page.goto("/database");
    await expect(page.getByRole("table").getByText("Loading...")).toBeVisible();
    lists.release();
    await page.unrouteAll();
    await answer(page, "/chatbot/**", problem(400, "The shelves are locked."));
    await answer(page, "/folders/all/**", problem(400, "The shelves are locked."));
    await page.goto("/database");
    await expect(page.getByText("Failed to load folders. The shelves are locked.")).toBeVisible();
    await expectNoViolations(page);
    await page.goto("/home");
    await expect(page.getByText("Failed to load folders. The shelves are locked.")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on home, a folder, and each of its dialogs", async ({ page, library, member }) => {
    await member.post("/chatbot/chat/create_scope/", {
      name: "Older",
      parent_collection_id: library.folderId,
    });
    await page.goto("/home");
    await expect(page.getByText("handbook.md")).toBeVisible();
    await expectNoViolations(page);
    await page.goto(`/database?folder=${library.folderId}`);
    await expect(page.getByRole("row").filter({ hasText: "handbook.md" })).toBeVisible();
    await expectNoViolations(page);
    await openDialog(page, "New Folder");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText("Folder name cannot be empty.")).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    for (const name of [/Delete file/, /Delete folder/]) {
      await openDialog(page, name);
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await page.getByRole("button", { name: 'Rename "handbook.md"' }).click();
    await expect(page.getByRole("textbox", { name: 'New name of "handbook.md"' })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await page.getByLabel("Select all").check();
    await expect(page.getByText("2 selected")).toBeVisible();
    await expectNoViolations(page);
    for (const name of ["Move", "Delete"]) {
      await page.getByRole("button", { name, exact: true }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });

  test("on a search by name, with and without anything found", async ({ page, library }) => {
    expect(library.folderId).not.toBe("");
    await page.goto("/database?search=handbook");
    await expect(page.getByText("handbook.md")).toBeVisible();
    await expectNoViolations(page);
    await page.goto("/database?search=nothing-has-this");
    await expect(page.getByText("No files or folders found.")).toBeVisible();
    await expectNoViolations(page);
  });

  test("on uploads under way and failed, with their banners", async ({ page, library }) => {
    const socket = await takeSocket(page, "/ws/upsert/");
    await answerUploads(page, { task_id: "task-1" });
    await page.goto(`/database?folder=${library.folderId}`);
    await chooseFiles(page, [textFile("lighthouse.txt"), textFile("photo.gif"), textFile("a.txt")]);
    const tray = page.getByRole("region", { name: "Uploads" });
    await tray.getByTitle("Show the files").click();
    await expect.poll(() => socket.received.length).toBe(1);
    socket.say({ status: "PROCESSING", result: { stage: "extracting", fraction: 0.5 } });
    await expect(tray.getByText("lighthouse.txt")).toBeVisible();
    await expect(page.getByText(/^Failed to upload: /)).toBeVisible();
    await expectNoViolations(page);
    socket.say({ status: "ERROR", result: "The file is damaged." });
    await expect(page.getByTitle("Processing failed").first()).toBeVisible();
    await expectNoViolations(page);
  });
});

async function openDialog(page: Page, button: string | RegExp) {
  await page.getByRole("button", { name: button }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

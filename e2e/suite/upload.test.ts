import { expect } from "@playwright/test";
import { answer, countCalls, hold, problem, stopClock } from "./answers.ts";
import { addDocument, test } from "./product.ts";
import {
  answerUploads,
  chooseFiles,
  dropFolderOfOldBrowser,
  rowOf,
  takeSocket,
  textFile,
} from "./uploads.ts";

const createUpload = "/chatbot/uploads/";
const megabyte = 1024 * 1024;

test.beforeEach(async ({ page, member }) => {
  const { id } = await member.post("/chatbot/chat/create_scope/", { name: "Letters" });
  await page.clock.install();
  await page.goto(`/database?folder=${id}`);
  await expect(page.getByText("This folder is empty.")).toBeVisible();
});

test("a placeholder stands on top while it is sent and processed, then the file with its date", async ({
  page,
}) => {
  const sending = await hold(page, createUpload);
  await chooseFiles(page, [textFile("lighthouse.txt")]);
  await expect(rowOf(page, "lighthouse.txt")).toBeVisible();
  await expect(rowOf(page, "lighthouse.txt")).toContainText("N/A");
  sending.release();
  await expect(rowOf(page, "lighthouse.txt")).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(page.getByTitle("Processing failed")).toHaveCount(0);
  await expect(rowOf(page, "lighthouse.txt").getByTitle("Processing")).toHaveCount(0);
});

test.describe("what may not be uploaded is refused before anything is sent", () => {
  for (const { title, file, sentence, clearsAfter } of [
    {
      title: "a type that is not supported, for 5 s",
      file: textFile("photo.gif"),
      sentence: "File type .gif not supported.",
      clearsAfter: 5000,
    },
    {
      title: "a file that is too large, for 8 s",
      file: { ...textFile("log.TXT"), buffer: Buffer.alloc(3 * megabyte, "x") },
      sentence: 'File "log.TXT" is too large (3 MB). Maximum size for .txt files is 2 MB.',
      clearsAfter: 8000,
    },
  ]) {
    test(title, async ({ page }) => {
      const calls = countCalls(page, createUpload);
      await stopClock(page);
      await chooseFiles(page, [file]);
      await expect(page.getByText(sentence)).toBeVisible();
      await page.clock.runFor(clearsAfter - 1);
      await expect(page.getByText(sentence)).toBeVisible();
      await page.clock.runFor(1);
      await expect(page.getByText(sentence)).toBeHidden();
      expect(calls.count()).toBe(0);
    });
  }

  test("several: Failed to upload: with the reason of each, for 8 s; the rest goes", async ({
    page,
  }) => {
    await answer(page, createUpload, problem(500, "Later"));
    await stopClock(page);
    await chooseFiles(page, [textFile("photo.gif"), textFile("song.ogg"), textFile("a.txt")]);
    const banner = page.getByText(/^Failed to upload: /);
    await expect(banner).toContainText("photo.gif (File type .gif not supported.)");
    await expect(banner).toContainText("song.ogg (File type .ogg not supported.)");
    await page.clock.runFor(7999);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1);
    await expect(banner).toBeHidden();
  });

  test("folders in a browser that cannot read them, in several lines for 10 s", async ({
    page,
  }) => {
    await stopClock(page);
    await dropFolderOfOldBrowser(page);
    const banner = page.getByText(/Folder upload is not supported/);
    await expect(banner).toContainText("Drag");
    await expect(banner).toContainText("individual files");
    await expect(banner).toContainText(/Chrome.*Edge/s);
    await page.clock.runFor(9999);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1);
    await expect(banner).toBeHidden();
  });

  test("No files found in the selection., for 5 s", async ({ page }) => {
    await stopClock(page);
    await chooseFiles(page, [textFile(".DS_Store")]);
    const banner = page.getByText("No files found in the selection.");
    await expect(banner).toBeVisible();
    await page.clock.runFor(5000);
    await expect(banner).toBeHidden();
  });
});

test("a drop at the root: Please select a folder first before uploading.", async ({ page }) => {
  await page.goto("/database");
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "a.txt"));
    return data;
  });
  const row = page.getByRole("link", { name: "Letters" });
  await row.dispatchEvent("dragover", { dataTransfer: transfer });
  await row.dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByText("Please select a folder first before uploading.")).toBeVisible();
});

test.describe("an upload that fails", () => {
  test("in the call: the placeholder goes, the reason comes", async ({ page }) => {
    await answer(page, createUpload, problem(403, "Your organization has reached a limit."));
    await chooseFiles(page, [textFile("lighthouse.txt")]);
    await expect(
      page.getByText('Failed to upload "lighthouse.txt": Your organization has reached a limit.'),
    ).toBeVisible();
    await expect(page.getByText("This folder is empty.")).toBeVisible();
  });

  test("in the call, without a reason: Unknown error", async ({ page }) => {
    await answer(page, createUpload, { status: 500, body: "" });
    await chooseFiles(page, [textFile("lighthouse.txt")]);
    await expect(page.getByText('Failed to upload "lighthouse.txt": Unknown error')).toBeVisible();
  });

  test("to name its task: the placeholder goes, the progress cannot be tracked", async ({
    page,
  }) => {
    await answerUploads(page, {});
    await chooseFiles(page, [textFile("lighthouse.txt")]);
    await expect(
      page.getByText('Started upload for "lighthouse.txt", but couldn\'t track progress.'),
    ).toBeVisible();
    await expect(page.getByText("This folder is empty.")).toBeVisible();
  });
});

test.describe("the socket of a task", () => {
  const failures: [string, unknown, string][] = [
    ["ERROR with a result", { status: "ERROR", result: "The file is damaged." }, "damaged"],
    ["ERROR without one", { status: "ERROR", result: null }, "Unknown processing error"],
    ["SUCCESS without a file", { status: "SUCCESS", result: {} }, "Unknown processing error"],
  ];
  for (const [title, frame, reason] of failures) {
    test(`${title} marks the file as failed`, async ({ page }) => {
      const socket = await takeSocket(page, "/ws/upsert/");
      await answerUploads(page, { task_id: "task-1" });
      await chooseFiles(page, [textFile("lighthouse.txt")]);
      await expect
        .poll(() => socket.received)
        .toContainEqual(expect.objectContaining({ task_id: "task-1" }));
      socket.say({ status: "PROCESSING", result: { stage: "extracting", fraction: 0.5 } });
      await expect(page.getByTitle("Processing failed")).toHaveCount(0);
      socket.say(frame);
      await expect(page.getByTitle("Processing failed")).toBeVisible();
      await expect(rowOf(page, "lighthouse.txt")).toContainText(reason);
    });
  }

  test("a message that cannot be read, and a connection that keeps failing, are reported", async ({
    page,
  }) => {
    const socket = await takeSocket(page, "/ws/upsert/");
    await answerUploads(page, { task_id: "task-1" });
    await chooseFiles(page, [textFile("lighthouse.txt")]);
    await expect.poll(() => socket.received.length).toBe(1);
    socket.sayText("not json");
    await expect(page.getByText("Error processing server message.")).toBeVisible();
    const reported = page.getByText("WebSocket connection error.");
    await expect(async () => {
      await socket.drop();
      await page.clock.runFor(5000);
      expect(await reported.count()).toBe(1);
    }).toPass({ intervals: [50] });
  });
});

test("a listing that is read again keeps what is still processing on top of what the server lists", async ({
  page,
  member,
}) => {
  const folderId = new URL(page.url()).searchParams.get("folder") ?? "";
  const socket = await takeSocket(page, "/ws/upsert/");
  await answerUploads(page, { task_id: "task-1" });
  await chooseFiles(page, [textFile("lighthouse.txt")]);
  await expect.poll(() => socket.received.length).toBe(1);
  await addDocument(member, { name: "harbour.txt", text: "The harbour opens at six.\n" }, folderId);
  const rows = page.getByRole("row").filter({ has: page.getByRole("checkbox", { name: /txt/ }) });
  await page.getByRole("link", { name: "Folders" }).click();
  await page.clock.fastForward(20_000);
  await page.getByRole("link", { name: "Letters", exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("lighthouse.txt");
  await expect(rows.first().getByTitle("Processing", { exact: true })).toBeVisible();
  await expect(rows.last()).toContainText(/harbour\.txt.*[A-Z][a-z]{2} \d{1,2}, \d{4}/s);
});

test("removing a file that is still processing here: Removed upload", async ({ page }) => {
  await hold(page, createUpload);
  await chooseFiles(page, [textFile("lighthouse.txt")]);
  await page.getByRole("button", { name: /Delete.*lighthouse\.txt/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText('Removed upload "lighthouse.txt".')).toBeVisible();
  await expect(page.getByText("This folder is empty.")).toBeVisible();
});

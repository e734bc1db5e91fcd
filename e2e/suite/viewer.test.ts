import { type Page, expect } from "@playwright/test";
import { answer, problem } from "./answers.ts";
import { answers } from "./chat.ts";
import { addDocument, type Someone, test } from "./product.ts";
import { documents, openSource } from "./viewer.ts";

test("a PDF is drawn at the cited page, with the words of the cited sentence marked", async ({
  page,
  member,
}) => {
  await uploadDocument(member, documents.pages);
  const viewer = await openSource(page);
  await expect(viewer.getByRole("heading", { name: "rules.pdf" })).toBeFocused();
  const cited = viewer.getByRole("group", { name: "Page 2" });
  await expect(cited).toBeInViewport();
  const marked = cited.locator("[data-cited]").first();
  await expect(marked).toBeInViewport();
  await expect(cited.getByText("thirty cents a day")).toBeAttached();
  // What was drawn is not one colour only.
  await expect.poll(() => countColours(page, '[data-page="2"] canvas')).toBeGreaterThan(1);
  const words = await cited.getByText(/The fine for a book/).boundingBox();
  const box = await marked.boundingBox();
  if (!words || !box) throw new Error("nothing is marked");
  expect(Math.abs(words.y - box.y)).toBeLessThan(5);
  expect(box.height).toBeLessThan(2 * words.height);
  expect(Math.abs(words.width - box.width)).toBeLessThan(20);
  await expect(viewer.locator("[data-page] [data-cited]")).toHaveCount(1);
  await viewer.getByTitle("Zoom in").click();
  await expect(viewer.getByText("125%").or(viewer.getByText(/1[1-9]\d%/))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("a PDF that cannot be drawn is shown as its text", async ({ page, member }) => {
  await uploadDocument(member, documents.pages);
  await answer(page, "/chatbot/files/*/content/", { status: 200, body: "no PDF" });
  const viewer = await openSource(page);
  await expect(viewer.getByText("The pages could not be displayed.")).toBeVisible();
  await expect(viewer.getByRole("region", { name: "Cited passage" })).toContainText("thirty cents");
});

test("a text is opened at the cited passage, whose sentence is marked", async ({
  page,
  member,
}) => {
  await uploadDocument(member, documents.text);
  const viewer = await openSource(page);
  const passage = viewer.getByRole("region", { name: "Cited passage" });
  await expect(passage).toBeInViewport();
  await expect(passage).toContainText("A member may borrow twelve books.");
  await expect(passage.locator("mark")).toHaveText(
    /^The fine for a late book is thirty cents a day\.?$/,
  );
  await viewer.getByTitle("Close source").click();
  await expect(viewer).toBeHidden();
  await answers(page).getByRole("button", { name: "Open in the document" }).first().click();
  await expect(viewer).toBeVisible();
});

test("a sheet is a table with the row marked that was looked up", async ({ page, member }) => {
  await uploadDocument(member, documents.sheet);
  const viewer = await openSource(page);
  const rows = viewer.locator("tr[data-computed]");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("thirty cents a day");
  await expect(viewer.getByRole("columnheader", { name: "Fine", exact: true })).toBeVisible();
});

test("a wide and long sheet scrolls in its box, where the names of its columns stay", async ({
  page,
  member,
}) => {
  const columns = Array.from({ length: 18 }, (_, at) => `Column ${String.fromCharCode(65 + at)}`);
  const lines = Array.from({ length: 80 }, (_, row) =>
    columns.map((_, at) => (at === 0 && row === 60 ? "late book fine" : `v ${row} ${at}`)),
  );
  const text = [columns, ...lines].map((cells) => cells.join(",")).join("\n");
  const folder = await member.post("/chatbot/chat/create_scope/", { name: "Wide" });
  await addDocument(member, { name: "wide.csv", text }, folder.id);
  const viewer = await openSource(page, "Which row has the late book fine?");
  await expect(viewer.getByRole("cell", { name: "late book fine" })).toBeInViewport();
  const box = viewer.getByRole("group");
  const hidden = await box.evaluate((node) => [
    node.scrollTop,
    node.scrollWidth - node.clientWidth,
  ]);
  for (const pixels of hidden) expect(pixels).toBeGreaterThan(100);
  await box.evaluate((node) => node.scrollTo(node.scrollWidth, node.scrollTop));
  await expect(viewer.getByRole("columnheader", { name: "Column R" })).toBeInViewport({
    ratio: 0.9,
  });
  await expect(viewer.getByRole("columnheader", { name: "Column A" })).not.toBeInViewport();
  await expect(viewer.getByRole("rowheader", { name: "62" })).toBeInViewport({ ratio: 0.9 });
});

test("the file can be downloaded from the viewer", async ({ page, member }) => {
  await uploadDocument(member, documents.text);
  const viewer = await openSource(page);
  const download = page.waitForEvent("download");
  await viewer.getByTitle("Download file").click();
  expect((await download).suggestedFilename()).toBe("rules.md");
});

test("a document deleted since shows what the answer kept of it", async ({ page, member }) => {
  await uploadDocument(member, documents.text);
  await answer(
    page,
    "/chatbot/files/*/**",
    problem(404, "This file does not exist.", "document.not_found"),
  );
  const viewer = await openSource(page);
  await expect(viewer.getByText("This document was deleted.")).toBeVisible();
  await expect(viewer.getByLabel("Cited passage")).toContainText("thirty cents");
});

async function uploadDocument(member: Someone, file: { name: string; text: string | Buffer }) {
  const folder = await member.post("/chatbot/chat/create_scope/", { name: "Rules" });
  await addDocument(member, file, folder.id);
}

function countColours(page: Page, canvas: string): Promise<number> {
  return page.evaluate((selector) => {
    const drawn = document.querySelector<HTMLCanvasElement>(selector);
    const context = drawn?.getContext("2d");
    if (!drawn || !context || drawn.width === 0) return 0;
    const { data } = context.getImageData(0, 0, drawn.width, drawn.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, canvas);
}

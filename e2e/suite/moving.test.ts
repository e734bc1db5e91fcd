import { expect, type Page } from "@playwright/test";
import { addDocument, test } from "./product.ts";
import { rowOf } from "./uploads.ts";

const inTree = (page: Page, name: string) => page.getByRole("treeitem", { name });
const moved = (page: Page, text: string) => page.getByText(text, { exact: true });

test("a file that is dragged to a folder of the tree is moved there, which can be undone", async ({
  page,
  member,
  library,
}) => {
  await member.post("/chatbot/chat/create_scope/", { name: "Letters" });
  await page.goto(`/database?folder=${library.folderId}`);
  await rowOf(page, "handbook.md").dragTo(inTree(page, "Letters"));
  await expect(moved(page, 'Moved 1 item to "Letters".')).toBeVisible();
  await expect(rowOf(page, "handbook.md")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, "handbook.md")).toBeVisible();
});

test("selected rows are dragged together, and a folder to the top level", async ({
  page,
  member,
  library,
}) => {
  const parent_collection_id = library.folderId;
  await member.post("/chatbot/chat/create_scope/", { name: "Letters", parent_collection_id });
  await addDocument(member, { name: "minutes.md", text: "We met on Monday." }, library.folderId);
  await page.goto(`/database?folder=${library.folderId}`);
  for (const name of ["handbook.md", "minutes.md"]) {
    await page.getByRole("checkbox", { name: `Select "${name}"` }).check();
  }
  await rowOf(page, "minutes.md").dragTo(rowOf(page, "Letters"));
  await expect(moved(page, 'Moved 2 items to "Letters".')).toBeVisible();
  await expect(rowOf(page, "handbook.md")).toHaveCount(0);

  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await rowOf(page, "Letters").dragTo(trail.getByRole("link", { name: "Folders" }));
  await expect(rowOf(page, "Letters")).toHaveCount(0);
  await trail.getByRole("link", { name: "Folders" }).click();
  await rowOf(page, "Letters").getByRole("link", { name: "Letters" }).click();
  await expect(rowOf(page, "handbook.md")).toBeVisible();
  await expect(rowOf(page, "minutes.md")).toBeVisible();
});

test("a file cannot be dragged to the top level, nor a folder into itself", async ({
  page,
  member,
  library,
}) => {
  await member.post("/chatbot/chat/create_scope/", { name: "Letters" });
  const moves: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/entries/move/")) moves.push(request.url());
  });
  await page.goto(`/database?folder=${library.folderId}`);
  const root = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  await rowOf(page, "handbook.md").dragTo(root.first());
  await page.goto("/database");
  await rowOf(page, "Letters").dragTo(inTree(page, "Letters"));
  // The next drag is possible, so that the two before have ended.
  await page.goto(`/database?folder=${library.folderId}`);
  await rowOf(page, "handbook.md").dragTo(inTree(page, "Letters"));
  await expect(moved(page, 'Moved 1 item to "Letters".')).toBeVisible();
  expect(moves).toHaveLength(1);
});

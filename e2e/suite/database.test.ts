import { type Page, expect } from "@playwright/test";
import { answer, countCalls, hold, problem, stopClock } from "./answers.ts";
import { test } from "./product.ts";

const createScope = "/chatbot/chat/create_scope/";
const scopes = "/chatbot/chat/get_scopes/**";
const files = "/chatbot/chat/get_files/**";

test("the root: organization label, Folders, an empty message, no upload zone", async ({
  page,
  member,
}) => {
  const organization = await member.get("/organization/current/");
  const listings = countCalls(page, "/chatbot/chat/get_files/");
  await page.goto("/database");
  await expect(page.getByText(String(organization["name"]))).toBeVisible();
  await expect(page.getByRole("heading", { name: "Folders" })).toBeVisible();
  await expect(page.getByText("Select or create a folder.")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Date Added" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Select Files" })).toBeHidden();
  expect(listings.count()).toBe(0);
});

test("the link of a folder that was deleted, or that is no folder's, says so and takes no files", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  for (const id of [crypto.randomUUID(), "letters"]) {
    await page.goto(`/database?folder=${id}`);
    await expect(page.getByText("This folder does not exist.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Select Files" })).toBeHidden();
    await expect(page.getByRole("button", { name: "New Folder" })).toBeDisabled();
    await page.getByRole("link", { name: "All folders" }).click();
    await expect(page).toHaveURL("/database");
    await expect(page.getByRole("button", { name: "New Folder" })).toBeEnabled();
  }
});

test("Loading... is shown and New Folder is off until the folders are there", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  const list = await hold(page, scopes);
  await page.goto("/database");
  await expect(page.getByRole("button", { name: "New Folder" })).toBeDisabled();
  await expect(page.getByRole("table").getByText("Loading...")).toBeVisible();
  list.release();
  await expect(page.getByRole("button", { name: "New Folder" })).toBeEnabled();
});

test("a folder: made in the dialog, opened, empty, with the upload zone; crumbs lead back", async ({
  page,
  member,
}) => {
  expect(member.token).not.toBe("");
  await page.goto("/database");
  await createFolder(page, "  Letters ");
  await page.getByRole("link", { name: "Letters", exact: true }).click();
  await expect(page.getByText("This folder is empty.")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Select Files" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Select Folder" })).toBeVisible();
  await createFolder(page, "1926");
  await page.getByRole("link", { name: "1926", exact: true }).click();
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail).toContainText(/Folders.*Letters.*1926/s);
  await trail.getByRole("link", { name: "Letters" }).click();
  await expect(trail).not.toContainText("1926");
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Date Added" })).toBeVisible();
  await trail.getByRole("link", { name: "Folders" }).click();
  await expect(page).toHaveURL("/database");
});

test.describe("the dialog Create New Folder", () => {
  test.beforeEach(async ({ page, member }) => {
    expect(member.token).not.toBe("");
    await page.goto("/database");
    await page.getByRole("button", { name: "New Folder" }).click();
  });

  test("asks for a name: Folder name cannot be empty.", async ({ page }) => {
    const calls = countCalls(page, createScope);
    const dialog = page.getByRole("dialog", { name: "Create New Folder" });
    const input = dialog.getByPlaceholder("Enter folder name");
    await expect(input).toHaveAttribute("required");
    for (const name of ["", "   "]) {
      await input.fill(name);
      await dialog.getByRole("button", { name: "Create" }).click();
      await expect(dialog.getByText("Folder name cannot be empty.")).toBeVisible();
    }
    expect(calls.count()).toBe(0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
  });

  test("says why a folder could not be made", async ({ page }) => {
    await answer(page, createScope, problem(409, "A folder with this name already exists here."));
    const dialog = page.getByRole("dialog");
    await dialog.getByPlaceholder("Enter folder name").fill("Letters");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "Failed to create folder: A folder with this name already exists here.",
    );
  });
});

test("a success banner goes after 3 s", async ({ page, member }) => {
  expect(member.token).not.toBe("");
  await page.clock.install();
  await page.goto("/database");
  await expect(page.getByText("Select or create a folder.")).toBeVisible();
  await stopClock(page);
  await page.getByRole("button", { name: "New Folder" }).click();
  await page.getByPlaceholder("Enter folder name").fill("Bills");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const banner = page.getByRole("status").filter({ hasText: '"Bills"' });
  await expect(banner).toBeVisible();
  await page.clock.runFor(2999);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1);
  await expect(banner).toBeHidden();
});

test("a list that cannot be read says why, and can be asked for again", async ({
  page,
  member,
}) => {
  const folder = await member.post(createScope, { name: "Letters" });
  await answer(page, scopes, problem(400, "The database sleeps."));
  await page.goto("/database");
  await expect(page.getByText("Failed to load folders. The database sleeps.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Letters" })).toBeVisible();
  await answer(page, files, problem(400, "The database sleeps."));
  await page.goto(`/database?folder=${folder.id}`);
  await expect(page.getByText("Failed to load files. The database sleeps.")).toBeVisible();
});

test("what comes late for a folder left before is ignored", async ({ page, member }) => {
  const slow = await member.post(createScope, { name: "Slow" });
  await member.post(createScope, { name: "Inside slow", parent_collection_id: slow.id });
  const quick = await member.post(createScope, { name: "Quick" });
  await page.goto("/database");
  const late = await hold(page, `/chatbot/chat/get_scopes/?parent_collection_id=${slow.id}`);
  await page.getByRole("link", { name: "Slow", exact: true }).click();
  await page.getByRole("link", { name: "Folders" }).click();
  await page.getByRole("link", { name: "Quick", exact: true }).click();
  await expect(page).toHaveURL(`/database?folder=${quick.id}`);
  await expect(page.getByText("This folder is empty.")).toBeVisible();
  late.release();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("This folder is empty.")).toBeVisible();
  await expect(page.getByText("Inside slow")).toBeHidden();
});

test.describe("deleting", () => {
  test("a folder asks first, and Cancel keeps it", async ({ page, member }) => {
    await member.post(createScope, { name: "Letters" });
    await page.goto("/database");
    const dialog = page.getByRole("dialog", { name: "Delete folder" });
    await page.getByRole("button", { name: /Delete.*Letters/ }).click();
    await expect(dialog).toContainText(
      'Are you sure you want to delete "Letters"? This action cannot be undone.',
    );
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("link", { name: "Letters" })).toBeVisible();
    await page.getByRole("button", { name: /Delete.*Letters/ }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: "Letters" })).toBeHidden();
    await expect(page.getByText("Select or create a folder.")).toBeVisible();
  });

  test("a file asks first, and goes", async ({ page, library }) => {
    await page.goto(`/database?folder=${library.folderId}`);
    await page.getByRole("button", { name: /Delete.*handbook\.md/ }).click();
    const dialog = page.getByRole("dialog", { name: "Delete file" });
    await expect(dialog).toContainText('delete "handbook.md"? This action cannot be undone.');
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("This folder is empty.")).toBeVisible();
  });

  test("failures name the thing and the reason", async ({ page, library }) => {
    await answer(page, "/chatbot/files/*/delete/", problem(400, "It is in use."));
    await answer(page, "/chatbot/chat/*/delete_scope/**", problem(400, "It is in use."));
    await page.goto(`/database?folder=${library.folderId}`);
    await page.getByRole("button", { name: /Delete.*handbook\.md/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(
      page.getByText('Failed to delete file "handbook.md". It is in use.'),
    ).toBeVisible();
    await page.goto("/database");
    await page.getByRole("button", { name: /Delete.*Handbooks/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(
      page.getByText('Failed to delete folder "Handbooks". It is in use.'),
    ).toBeVisible();
  });
});

test("what a server lists without an id cannot be deleted, and says so", async ({
  page,
  member,
}) => {
  const folder = await member.post(createScope, { name: "Letters" });
  await page.goto(`/database?folder=${folder.id}`);
  await expect(page.getByText("This folder is empty.")).toBeVisible();
  const given = { name: "lost", created_at: null, parent_collection_id: null };
  const json = (value: object) => ({
    body: JSON.stringify([value]),
    contentType: "application/json",
  });
  await answer(
    page,
    files,
    json({ ...given, title: "lost.txt", name: "lost.txt", state: "ready" }),
  );
  await answer(page, scopes, json(given));
  await page.reload();
  for (const [named, sentence] of [
    ['Delete file "lost.txt"', "Cannot delete file: missing identifier."],
    [
      'Delete folder "lost"',
      'Failed to delete folder "lost". Folder ID is missing, cannot delete.',
    ],
  ] as const) {
    await page.getByRole("button", { name: named }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

async function createFolder(page: Page, name: string) {
  await page.getByRole("button", { name: "New Folder" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Folder" });
  await dialog.getByPlaceholder("Enter folder name").fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("link", { name: name.trim(), exact: true })).toBeVisible();
}

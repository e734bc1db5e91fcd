import { expect } from "@playwright/test";
import { answer, hold, problem } from "./answers.ts";
import { test } from "./product.ts";

const tree = "/folders/all/**";

test.beforeEach(async ({ member }) => {
  for (const name of ["Contracts", "Letters", "Minutes"]) {
    await member.post("/chatbot/chat/create_scope/", { name });
  }
});

test("Configure Search Folders: search, chips, Remove, Cancel and Save", async ({ page }) => {
  await page.goto("/chat");
  await page.getByTitle("Configure Search Folders").click();
  const dialog = page.getByRole("dialog", { name: "Configure Search Folders" });
  const search = dialog.getByPlaceholder("Search folders...");
  await search.fill("LETT");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await dialog.getByRole("option", { name: /Letters/ }).click();
  await expect(dialog.getByTitle("Remove")).toHaveCount(1);
  await search.fill("");
  await expect(dialog.getByRole("option", { name: /Letters/ })).toHaveCount(0);
  await dialog.getByRole("option", { name: /Minutes/ }).click();
  await dialog.getByTitle("Remove").first().click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("search-folders"))).toBeNull();

  await page.getByTitle("Configure Search Folders").click();
  await dialog.getByRole("option", { name: /Contracts/ }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const kept = await page.evaluate(() => localStorage.getItem("search-folders"));
  expect(JSON.parse(kept ?? "")).toHaveLength(1);
  const sent = page.waitForRequest("**/api/chatbot/chat/agent_message/");
  await page.getByRole("textbox", { name: "Message" }).fill("What was agreed?");
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
  const body = (await sent).postDataJSON() as { search_settings: unknown };
  expect(JSON.stringify(body.search_settings)).toContain(JSON.parse(kept ?? "")[0]);
  expect(JSON.stringify(body.search_settings)).toMatch(/collection_ids.*overlap/);
});

test("Escape and a click on the overlay close it", async ({ page }) => {
  await page.goto("/chat");
  const dialog = page.getByRole("dialog", { name: "Configure Search Folders" });
  await page.getByTitle("Configure Search Folders").click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByTitle("Configure Search Folders").click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(dialog).toBeHidden();
});

test("shows Loading folders..., or why they cannot be loaded", async ({ page }) => {
  const loading = await hold(page, tree);
  await page.goto("/chat");
  await page.getByTitle("Configure Search Folders").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Loading folders...")).toBeVisible();
  loading.release();
  await expect(dialog.getByRole("option")).toHaveCount(3);
  await page.unrouteAll();
  await answer(page, tree, problem(400, "The folders are locked."));
  await page.reload();
  await page.getByTitle("Configure Search Folders").click();
  await expect(dialog.getByText("The folders are locked.")).toBeVisible();
});

test("Configure Search Folders shows an error that came before its part of the page did", async ({
  page,
}) => {
  await answer(page, tree, problem(400, "The folders are locked."));
  const folders = await hold(page, tree);
  const dialog = Promise.withResolvers<void>();
  await page.route("**/assets/scope-dialog-*.js", async (route) => {
    await dialog.promise;
    await route.fallback();
  });
  await page.goto("/chat");
  await page.getByTitle("Configure Search Folders").click();
  const answered = page.waitForResponse(/\/folders\/all\//);
  folders.release();
  await (await answered).finished();
  dialog.resolve();
  await expect(page.getByText("The folders are locked.")).toBeVisible();
});

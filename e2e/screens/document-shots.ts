import { type Page, expect } from "@playwright/test";
import { answer, hold } from "../suite/answers.ts";
import { rowOf } from "../suite/uploads.ts";
import { json, type Shot } from "./shot.ts";

/** A document's own page, what a folder follows, and what is said after a change. */
export const ofDocuments = (folderId: string): Shot[] => {
  const path = `/database?folder=${folderId}`;
  const opened = (name: string) => async (page: Page) => {
    await rowOf(page, name).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Details" })).toContainText("Ready");
  };
  return [
    { name: "file-pages", path, dark: true, prepare: opened("rules.pdf") },
    { name: "file-text", path, prepare: opened("tariff.md") },
    {
      name: "file-passages",
      path,
      prepare: async (page) => {
        await opened("handbook.md")(page);
        await page.getByRole("link", { name: /^Passages/ }).click();
        await expect(page.getByText(/^This file is indexed/)).toBeVisible();
      },
    },
    { name: "file-missing", path: `/database/files/${crypto.randomUUID()}` },
    { name: "database-missing", path: `/database?folder=${crypto.randomUUID()}` },
    {
      name: "database-renamed",
      path,
      prepare: async (page) => {
        await rename(page, "handbook.md", longName);
        await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      },
    },
    {
      name: "database-move",
      path,
      prepare: async (page) => {
        await rename(page, longName, "handbook.md");
        await rowOf(page, "handbook.md").getByRole("checkbox").check();
        await page.getByRole("button", { name: "Move", exact: true }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
    {
      name: "database-search",
      path: "/database?search=e",
      prepare: (page) => expect(page.getByText(/found$/)).toBeVisible(),
    },
    {
      name: "database-source",
      path,
      dark: true,
      given: (page) => answer(page, "/folders/*/source/", json({ source })),
      prepare: (page) => page.getByText("2 files with problems").click(),
    },
    {
      name: "database-source-dialog",
      path,
      prepare: async (page) => {
        await page.getByRole("button", { name: "Follow a source" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
    {
      name: "database-filtered",
      path,
      prepare: async (page) => {
        await page.getByLabel("Type").selectOption({ label: "Spreadsheets" });
        await expect(page.getByText("No file matches.")).toBeVisible();
      },
    },
    {
      name: "file-loading",
      path: `/database/files/${crypto.randomUUID()}`,
      busy: true,
      given: async (page) => void (await hold(page, "/chatbot/files/**")),
    },
  ];
};

const longName =
  "Handbook for volunteers of the Harbour Street Library, third edition with the additions of the spring meeting.md";

async function rename(page: Page, before: string, name: string) {
  const row = rowOf(page, before);
  await row.getByRole("checkbox").check();
  // On a phone the button is in the bar above the list.
  const button = page.getByRole("button", { name: `Rename "${before}"` });
  const inBar = page.getByRole("button", { name: "Rename", exact: true });
  await button.or(inBar).filter({ visible: true }).first().click();
  await page.getByLabel(`New name of "${before}"`).fill(name);
  await page.keyboard.press("Enter");
  await expect(rowOf(page, name)).toBeVisible();
  await rowOf(page, name).getByRole("checkbox").uncheck();
}

const source = {
  settings: { kind: "webdav", url: "https://cloud.example.org/remote/harbour/", username: "ada" },
  has_secret: true,
  every_minutes: 60,
  state: "idle",
  done: 0,
  started_at: "2026-11-23T10:00:00.000Z",
  ended_at: "2026-11-23T10:01:00.000Z",
  next_run_at: "2026-11-23T11:00:00.000Z",
  result: { added: 12, changed: 1, deleted: 2, unchanged: 340, skipped: 3, failed: 2 },
  error: null,
  failures: [
    { path: "2024/minutes/empty.txt", message: 'File "empty.txt" is empty.' },
    { path: "plans/pier.dwg", message: "File type .dwg not supported." },
  ],
};

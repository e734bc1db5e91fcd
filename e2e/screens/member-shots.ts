import { type Page, expect } from "@playwright/test";
import { society } from "../../apps/web/src/test/operator-fixtures.ts";
import { answer, hold, problem } from "../suite/answers.ts";
import { json, type Shot } from "./shot.ts";

/** The account, the settings, the start page and the operator's page. */
export const ofMembers: Shot[] = [
  { name: "home", path: "/home", dark: true },
  { name: "settings", path: "/settings" },
  { name: "account", path: "/account" },
  { name: "account-security", path: "/account?section=security" },
  { name: "account-members", path: "/account?section=members" },
  { name: "account-activity", path: "/account?section=activity" },
  {
    name: "account-delete",
    path: "/account",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Delete account" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "shortcuts",
    path: "/settings",
    prepare: async (page) => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "operator", path: "/operator", given: operate },
];

export const ofFiles = (folderId: string): Shot[] => {
  const path = `/database?folder=${folderId}`;
  return [
    { name: "database", path: "/database" },
    { name: "database-folder", path },
    {
      name: "database-loading",
      path,
      busy: true,
      given: async (page) => void (await hold(page, "/chatbot/chat/get_files/**")),
    },
    {
      name: "database-failed",
      path,
      given: (page) =>
        answer(page, "/chatbot/chat/get_files/**", problem(503, "The database is busy.")),
      busy: true,
      prepare: (page) => expect(page.getByRole("alert").first()).toBeVisible(),
    },
    {
      name: "database-selected",
      path,
      prepare: async (page) => {
        for (const box of await page.getByRole("checkbox").all()) await box.check();
      },
    },
    {
      name: "database-new-folder",
      path: "/database",
      prepare: (page) => page.getByRole("button", { name: "New Folder" }).click(),
    },
    {
      name: "database-delete",
      path,
      prepare: async (page) => {
        await page
          .getByRole("button", { name: /^Delete/ })
          .first()
          .click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
    {
      name: "database-hidden-text",
      path,
      prepare: async (page) => {
        await page.getByRole("button", { name: /^Show the hidden text in tariff\.md/ }).click();
        await expect(page.getByRole("dialog").getByRole("switch")).toBeVisible();
      },
    },
    {
      name: "upload-tray",
      path,
      busy: true,
      given: async (page) => void (await hold(page, "/chatbot/uploads/")),
      prepare: async (page) => {
        const chooser = page.waitForEvent("filechooser");
        await page.getByRole("button", { name: "Select Files" }).click();
        const file = (name: string) => ({
          name,
          mimeType: "text/plain",
          buffer: Buffer.from(name.repeat(400)),
        });
        const files = ["minutes-january.md", "minutes-february.md", "letter.txt"].map(file);
        await (await chooser).setFiles(files);
        await expect(page.getByText("minutes-february.md").last()).toBeVisible();
      },
    },
  ];
};

const organizationOf = (name: string, documents: number) => ({
  ...society,
  id: crypto.randomUUID(),
  name,
  domain: `${name.toLowerCase().replaceAll(" ", "-")}.example`,
  documents,
  failed_documents: documents % 3,
});

/** The same user, as one who runs the installation. */
async function operate(page: Page) {
  const user = { pk: 1, first_name: "Ada", last_name: "Byron", email: "ada@library.example" };
  await answer(page, "/auth/user/", json({ ...user, is_operator: true }));
  const organizations = [
    organizationOf("Harbour Street Library", 1204),
    organizationOf("Northern Archive", 88),
    organizationOf("Office of Letters", 12),
  ];
  await answer(page, "/operator/organizations/**", json({ organizations, next_cursor: null }));
}

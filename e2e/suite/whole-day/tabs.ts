import { expect } from "@playwright/test";
import { messageField, sidebar } from "../chat.ts";
import { chooseFiles, rowOf, textFile } from "../uploads.ts";
import { logIn } from "./morning.ts";
import type { Tab } from "./tab.ts";

/** What one tab shows is deleted in the other. */
export async function changeElsewhere({ page, act }: Tab, second: Tab, link: string) {
  const other = second.page;
  await second.act("reads the shared conversation in another tab", async () => {
    await other.goto(link);
    await expect(other.getByRole("article", { name: "Answer" }).first()).toBeVisible();
  });
  await act("opens a folder in the first", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Database" }).click();
    await rowOf(page, "Letters").getByRole("link").click();
    await expect(page.getByText("This folder is empty.")).toBeVisible();
  });
  await second.act("deletes it in the second", async () => {
    await other.getByRole("banner").getByRole("link", { name: "Database" }).click();
    await other.getByRole("button", { name: 'Delete folder "Letters"' }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Delete" }).dblclick();
    await expect(rowOf(other, "Letters")).toBeHidden();
  });
  await act("uploads into it in the first", async () => {
    await chooseFiles(page, [textFile("note.txt")]);
    await expect(page.getByText("This folder does not exist.")).toBeVisible();
  });
  await act("goes on to all folders", async () => {
    await page.getByRole("main").getByRole("link", { name: "Folders", exact: true }).click();
    await expect(rowOf(page, "Contracts")).toBeVisible();
  });
  await act("opens a file", async () => {
    await rowOf(page, "Contracts").getByRole("link").click();
    await rowOf(page, "rents.csv").getByRole("link", { name: "rents.csv" }).click();
    await expect(page.getByRole("heading", { name: "rents.csv" })).toBeVisible();
  });
  await second.act("deletes the file in the second", async () => {
    await rowOf(other, "Contracts").getByRole("link").click();
    await other.getByRole("button", { name: 'Delete file "rents.csv"' }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(rowOf(other, "rents.csv")).toBeHidden();
  });
  await act("downloads it in the first", async () => {
    await page.getByRole("button", { name: "Download" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  });
  await act("reloads and reads that it is gone", async () => {
    await page.reload();
    await expect(page.getByText("This file does not exist.")).toBeVisible();
  });
}

export async function setPreferences({ page, act }: Tab) {
  const html = page.locator("html");
  const runCommand = async (name: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search and run commands" }).fill(name);
    await page.getByRole("option", { name, exact: true }).waitFor();
    await page.keyboard.press("Enter");
  };
  await act("switches to dark mode by the palette", async () => {
    await runCommand("Switch to dark mode");
    await expect(html).toHaveAttribute("data-theme", "dark");
  });
  await act("opens the settings and switches back", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
    await page.getByRole("switch", { name: "Dark mode" }).dblclick();
    await page.getByRole("switch", { name: "Dark mode" }).click();
    await expect(html).toHaveAttribute("data-theme", "light");
  });
  await act("opens the account by the palette", async () => {
    await runCommand("Account");
    await expect(page).toHaveURL("/account");
  });
  await act("chooses German", async () => {
    await page.getByText("Deutsch", { exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Konto" })).toBeVisible();
  });
  await act("chooses English again", async () => {
    await page.getByText("English", { exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  });
  for (const section of ["Security", "Members", "Activity"]) {
    await act(`looks at ${section.toLowerCase()}`, () =>
      page
        .getByRole("navigation", { name: "Account sections" })
        .getByRole("link", { name: section })
        .click(),
    );
  }
  await act("reads the privacy policy", () => page.goto("/privacy-policy"));
  await act("follows a link to nowhere", () => page.goto("/nowhere"));
  await act("goes home from there", async () => {
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await expect(page).toHaveURL("/chat");
  });
}

export async function logOutElsewhere(tab: Tab, second: Tab, email: string) {
  const { page, act, type } = tab;
  const draft = "What was I about to ask?";
  await act("opens the pinned conversation", () =>
    sidebar(page).getByRole("region", { name: "Pinned" }).getByRole("link").click(),
  );
  await act("types a question", () => type(draft));
  await second.act("logs out in the other tab", () =>
    second.page.getByRole("button", { name: "Log Out" }).click(),
  );
  await act("is logged out too", () => expect(page).toHaveURL("/login"));
  await logIn(tab, email, "/chat");
  await act("finds what was typed", async () => {
    await sidebar(page).getByRole("region", { name: "Pinned" }).getByRole("link").click();
    await expect(messageField(page)).toHaveValue(draft);
  });
  await act("logs out", () => page.getByRole("button", { name: "Log Out" }).click());
}

import { type Page, expect } from "@playwright/test";
import { answers, ask, messageField, question, sidebar } from "../suite/chat.ts";
import type { Shot } from "./shot.ts";

/** What opens above the chat or takes its place. */
export const ofDialogs: Shot[] = [
  {
    name: "palette",
    path: "/chat",
    dark: true,
    prepare: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("le");
      await expect(page.getByRole("option", { name: "Letters" }).first()).toBeVisible();
    },
  },
  {
    name: "chat-picks",
    path: "/chat",
    prepare: async (page) => {
      await messageField(page).pressSequentially("What does it cost? #hand");
      await page.getByRole("option", { name: /handbook\.md/ }).click();
      await messageField(page).pressSequentially("#le");
      await expect(page.getByRole("option", { name: /letters-2026\.md/ })).toBeVisible();
    },
  },
  { name: "chat-share", path: "/chat", prepare: (page) => openFromMenu(page, "Share…") },
  { name: "chat-tags", path: "/chat", prepare: addTag },
  {
    name: "chat-edit",
    path: "/chat",
    prepare: async (page) => {
      await ask(page, question);
      await expect(page.getByRole("button", { name: "Copy with sources" })).toBeVisible();
      await page.getByRole("article", { name: "You" }).hover();
      await page.getByRole("button", { name: "Edit and ask again" }).click();
    },
  },
  {
    name: "chat-steps",
    path: "/chat",
    prepare: async (page) => {
      await ask(page, question);
      await expect(page.getByRole("button", { name: "Copy with sources" })).toBeVisible();
      await answers(page).getByText("How this was answered").click();
      await answers(page).getByText("Why these sources").click();
      await expect(page.getByText(/passages searched/)).toBeVisible();
      await page.getByTitle("Not helpful").click();
      await expect(page.getByText("What was wrong?")).toBeVisible();
    },
  },
  {
    name: "chat-drop",
    path: "/chat",
    prepare: async (page) => {
      const transfer = await page.evaluateHandle(() => {
        const data = new DataTransfer();
        data.items.add(new File(["The pier is closed."], "notes.md"));
        return data;
      });
      await page.locator("body").dispatchEvent("dragenter", { dataTransfer: transfer });
      await page.locator("body").dispatchEvent("dragover", { dataTransfer: transfer });
      await page.locator("body").dispatchEvent("drop", { dataTransfer: transfer });
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "offline",
    path: "/chat",
    busy: true,
    prepare: async (page) => {
      await page.context().setOffline(true);
      await expect(page.getByText("You are offline.")).toBeVisible();
    },
    after: (page) => page.context().setOffline(false),
  },
  {
    name: "page-unloaded",
    path: "/login",
    given: async (page) => {
      await page.route("**/assets/settings-page-*.js", (route) => route.abort());
    },
    prepare: async (page) => {
      await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
      await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
    },
  },
];

async function openFromMenu(page: Page, action: string) {
  const menu = sidebar(page).getByRole("button", { name: /^Actions for/ });
  if (!(await menu.first().isVisible())) await page.getByTitle("Expand Sidebar").click();
  await menu.first().click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  await expect(page.getByRole("dialog", { name: /conversation/i })).toBeVisible();
}

async function addTag(page: Page) {
  await openFromMenu(page, "Tags…");
  for (const tag of ["lending", "questions of new volunteers"]) {
    await page.getByRole("textbox", { name: "Add a tag" }).fill(tag);
    await page.keyboard.press("Enter");
  }
}

import { type Page, expect } from "@playwright/test";
import { answer, hold, problem } from "../suite/answers.ts";
import { agent, answers, ask, question } from "../suite/chat.ts";
import type { Shot } from "./shot.ts";

export const ofChats: Shot[] = [
  { name: "chat", path: "/chat" },
  {
    name: "chat-answer",
    path: "/chat",
    prepare: async (page) => {
      await answered(page, question);
      const sources = answers(page).getByRole("region", { name: "Sources" });
      await sources.getByRole("button").first().click();
    },
  },
  {
    name: "chat-source",
    path: "/chat",
    prepare: async (page) => {
      await answered(page, "Who hands out the alarm code?");
      await answers(page)
        .getByRole("link", { name: /^Source 1/ })
        .first()
        .click();
      await expect(page.locator("canvas").first()).toBeVisible();
    },
  },
  {
    name: "chat-not-found",
    path: "/chat",
    prepare: (page) => answered(page, "Which planets have rings?"),
  },
  {
    name: "chat-waiting",
    path: "/chat",
    busy: true,
    given: async (page) => void (await hold(page, agent)),
    prepare: (page) => ask(page, question),
  },
  {
    name: "chat-failed",
    path: "/chat",
    given: (page) => answer(page, agent, problem(502, "The language model did not answer.")),
    prepare: async (page) => {
      await ask(page, question);
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "chat-search-folders",
    path: "/chat",
    prepare: async (page) => {
      await page.getByTitle("Configure Search Folders").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

/** An organization that has nothing yet. */
export const ofBeginners: Shot[] = [
  { name: "chat-empty", path: "/chat" },
  { name: "home-empty", path: "/home" },
  { name: "database-empty", path: "/database" },
];

async function answered(page: Page, text: string) {
  await ask(page, text);
  await expect(answers(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy with sources" })).toBeVisible();
}

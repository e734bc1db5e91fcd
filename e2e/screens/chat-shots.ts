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
    dark: true,
    prepare: async (page) => {
      await answered(page, "Who hands out the alarm code?");
      await answers(page)
        .getByRole("link", { name: /^Source 1/ })
        .first()
        .click();
      const viewer = page.getByRole("complementary", { name: "Source", exact: true });
      await expect(viewer.locator("[data-cited]").first()).toBeVisible();
      await expect(viewer.getByText(/^The alarm code/)).toBeAttached();
    },
  },
  {
    name: "chat-computed",
    path: "/chat",
    prepare: async (page) => {
      await answered(page, computing);
      const sources = answers(page).getByRole("region", { name: "Sources" });
      await sources.getByRole("button").first().click();
    },
  },
  {
    name: "chat-computed-source",
    path: "/chat",
    prepare: async (page) => {
      await answered(page, computing);
      await answers(page)
        .getByRole("link", { name: /^Source 1/ })
        .first()
        .click();
      await expect(page.locator("td[data-computed]").first()).toBeVisible();
    },
  },
  {
    name: "chat-streaming",
    path: "/chat",
    busy: true,
    given: writeHalf,
    prepare: async (page) => {
      await ask(page, question);
      await expect(answers(page)).toContainText("thirty cents");
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
    prepare: async (page) => {
      await ask(page, question);
      await expect(page.getByText("The assistant is writing")).toBeAttached();
    },
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

const computing = "What is the total fee for North?";

/** Half an answer arrives; the rest is waited for. */
async function writeHalf(page: Page) {
  const run = { run_id: id(1), conversation_id: id(2), user_message_id: id(3) };
  const passage = (chunk: number, text: string) => ({
    id: `e${chunk}`,
    payload: {
      text,
      document_id: id(4),
      chunk_id: id(10 + chunk),
      metadata: { filename: "handbook.md", headings: [], anchors: [lines(chunk)] },
    },
  });
  const found = [
    passage(4, "The fine for a book that comes back late is thirty cents a day."),
    passage(3, "A member may borrow twelve books at a time for four weeks."),
  ];
  const step = { step_id: "s1", kind: "search", query: "fine late book", note: null };
  const events = [
    { type: "run", ...run },
    { type: "step", ...step, state: "started", passages: null, documents: null, ms: null },
    { type: "step", ...step, state: "finished", passages: 2, documents: 1, ms: 12 },
    { type: "evidence", passages: found },
    {
      type: "delta",
      text: "The fine is **thirty cents a day** [1]. It begins on the day after the four weeks",
      citations: [{ ...found[0], id: "1" }],
    },
  ];
  const body = events
    .map((event, at) => `id: ${at + 1}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join("");
  await answer(page, agent, { body, contentType: "text/event-stream" });
  await hold(page, "/chatbot/chat/runs/*/events/**");
}

const id = (number: number) => `01a1fdde-0000-7000-8000-${String(number).padStart(12, "0")}`;
const lines = (at: number) => ({ kind: "lines", from: at, to: at });

async function answered(page: Page, text: string) {
  await ask(page, text);
  await expect(answers(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy with sources" })).toBeVisible();
}

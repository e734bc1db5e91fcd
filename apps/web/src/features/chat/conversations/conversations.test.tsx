import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem, startFakeServer } from "../../../test/fake-server.ts";
import {
  makeTestAnswer,
  makeTestCitation,
  makeTestFolder,
  storeTestSession,
  memberRoutes,
} from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const agent = "POST /chatbot/chat/agent_message/";
const history = "GET /chatbot/chat/:id/get_conversation_history/";
const feedback = "POST /chatbot/messages/:id/feedback/";
const one = "/chatbot/conversations/c1/";
const question = { ...makeTestAnswer("m1", "How long?"), role: "user" };
const answer = makeTestAnswer("m2", "Ninety days [1].", [
  makeTestCitation("1", "For ninety days."),
]);

let server: FakeServer;
beforeEach(() => {
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/get_scopes/": [makeTestFolder("f1", "Reports")],
    "GET /chatbot/chat/get_recent_conversations/": [
      { conversation_id: "c1", name: "Guest rules", created_at: "2026-11-20T10:00:00.000Z" },
    ],
    [history]: {
      conversation_id: "c1",
      name: "Guest rules",
      messages: [question, answer],
      run: null,
    },
    [agent]: { results: { conversation_id: "c1", messages: [makeTestAnswer("m4", "Forty.")] } },
  });
});

async function open(path = "/chat?conversation=c1") {
  const app = renderApp(path);
  await screen.findByRole("link", { name: /Guest rules/ });
  // The page gives its input the focus soon after it has opened; what is typed before that may end up there.
  await waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
  return app;
}

async function choose(app: Awaited<ReturnType<typeof open>>, action: string) {
  await app.user.click(await screen.findByRole("button", { name: "Actions for Guest rules" }));
  await app.user.click(await screen.findByRole("menuitem", { name: action }));
}

describe("a conversation in the sidebar", () => {
  it("gets another name with Enter, and keeps its own with Escape", async () => {
    server.on(`PATCH ${one}`, {});
    const app = await open("/chat");
    await choose(app, "Rename");
    const field = screen.getByRole("textbox", { name: "Name of the conversation" });
    expect(field).toHaveFocus();
    await app.user.keyboard("Something else{Escape}");
    expect(server.callsTo(`PATCH ${one}`)).toEqual([]);
    await choose(app, "Rename");
    await app.user.keyboard("Guests{Enter}");
    await waitFor(() =>
      expect(server.callsTo(`PATCH ${one}`)[0]?.body).toEqual({ name: "Guests" }),
    );
  });

  it("stands under the day it was last used", async () => {
    const created = "2026-01-02T10:00:00.000Z";
    server.on("GET /chatbot/chat/get_recent_conversations/", [
      { conversation_id: "c2", name: "Fees", created_at: created, updated_at: new Date().toJSON() },
      { conversation_id: "c1", name: "Guest rules", created_at: created, updated_at: created },
    ]);
    await open("/chat");
    const [today, earlier] = ["Today", "Earlier"].map((name) =>
      within(screen.getByRole("region", { name })).getAllByRole("link"),
    );
    expect(today).toEqual([screen.getByRole("link", { name: /Fees/ })]);
    expect(earlier).toEqual([screen.getByRole("link", { name: /Guest rules/ })]);
  });

  it("says when it could not be renamed", async () => {
    server.on(`PATCH ${one}`, problem(400, "Use at most 200 characters."));
    const app = await open("/chat");
    await choose(app, "Rename");
    await app.user.keyboard("Guests{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Use at most 200 characters.");
    expect(screen.getByRole("link", { name: /Guest rules/ })).toBeVisible();
  });

  it("is deleted after a question, and leaves the page it was on", async () => {
    server.on(`DELETE ${one}`, { message: "Conversation deleted." });
    const app = await open();
    await screen.findByText("Sources:");
    await choose(app, "Delete");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete conversation" }));
    expect(dialog.getByText(/Delete “Guest rules” and all of its messages/)).toBeVisible();
    server.on("GET /chatbot/chat/get_recent_conversations/", []);
    await app.user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No recent conversations")).toBeVisible();
    expect(await screen.findByText("How can I help?")).toBeVisible();
    await waitFor(() => expect(app.address()).toBe("/chat"));
  });

  it("stays when it could not be deleted", async () => {
    server.on(`DELETE ${one}`, problem(503, "Not now.", "service.unavailable"));
    const app = await open("/chat");
    await choose(app, "Delete");
    const dialog = within(await screen.findByRole("dialog"));
    await app.user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await dialog.findByText("Not now.")).toBeVisible();
  });

  it("is found by words of its messages", async () => {
    server.on("GET /chatbot/conversations/search/", [
      { conversation_id: "c9", name: "Old one", created_at: null, excerpt: "… ninety days …" },
    ]);
    const app = await open("/chat");
    const field = screen.getByRole("searchbox", { name: "Search conversations" });
    await app.user.type(field, "ninety");
    expect(await screen.findByText("… ninety days …")).toBeVisible();
    expect(screen.queryByRole("link", { name: /Guest rules/ })).toBeNull();
    // Where typing pauses, what stands there so far is searched for, too.
    await waitFor(() =>
      expect(server.callsTo("GET /chatbot/conversations/search/").at(-1)?.query.get("q")).toBe(
        "ninety",
      ),
    );
    server.on("GET /chatbot/conversations/search/", []);
    await app.user.type(field, " nights");
    expect(await screen.findByText("No conversations found.")).toBeVisible();
    await app.user.type(field, "{Escape}");
    expect(await screen.findByRole("link", { name: /Guest rules/ })).toBeVisible();
  });
});

describe("an answer", () => {
  it("is copied with its sources", async () => {
    const app = await open();
    const written = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(written);
    await app.user.click(await screen.findByRole("button", { name: "Copy with sources" }));
    expect(written).toHaveBeenCalledWith("Ninety days [1].\n\nSources:\n[1] Handbook.pdf, page 7");
    expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  });

  it("is made again in its own place", async () => {
    const app = await open();
    await app.user.click(await screen.findByRole("button", { name: "Answer again" }));
    expect(await screen.findByText("Forty.")).toBeVisible();
    expect(screen.queryByText(/Ninety days/)).toBeNull();
    expect(screen.getAllByText("How long?")).toHaveLength(1);
    expect(server.callsTo(agent)[0]?.body).toEqual({
      message: "How long?",
      conversation_id: "c1",
      replaces_message_id: "m1",
      rag_tools: ["search_file_knowledge"],
    });
  });

  it("is rated, with a reason when it did not help, and the rating is taken back", async () => {
    server.on(feedback, {});
    const app = await open();
    const down = await screen.findByRole("button", { name: "Not helpful" });
    await app.user.click(down);
    expect(down).toHaveAttribute("aria-pressed", "true");
    const form = within(screen.getByRole("group", { name: "What was wrong?" }));
    await app.user.click(form.getByRole("radio", { name: "Wrong source" }));
    await app.user.type(screen.getByRole("textbox", { name: /What is the right answer/ }), "P. 3");
    await app.user.click(screen.getByRole("button", { name: "Send", description: "" }));
    expect(await screen.findByText("Thank you for your feedback.")).toBeVisible();
    await app.user.click(down);
    await waitFor(() => expect(server.callsTo(feedback)).toHaveLength(3));
    expect(server.callsTo(feedback).map(({ body }) => body)).toEqual([
      { rating: "down", reason: null, comment: null },
      { rating: "down", reason: "wrong_source", comment: "P. 3" },
      { rating: null },
    ]);
  });

  it("shows the rating it had when the new one could not be stored", async () => {
    server.on(feedback, problem(503, "Not now.", "service.unavailable"));
    const app = await open();
    const up = await screen.findByRole("button", { name: "Helpful" });
    await app.user.click(up);
    expect(await screen.findByRole("alert")).toHaveTextContent("Not now.");
    expect(up).toHaveAttribute("aria-pressed", "false");
  });
});

describe("a question", () => {
  it("is changed and asked again, and what followed it goes", async () => {
    const app = await open();
    await app.user.click(await screen.findByRole("button", { name: "Edit and ask again" }));
    const field = screen.getByRole("textbox", { name: "Edit your question" });
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: "How long now?" } });
    await app.user.keyboard("{Enter}");
    expect(await screen.findByText("Forty.")).toBeVisible();
    expect(screen.queryByText(/Ninety days/)).toBeNull();
    expect(screen.queryByText("How long?")).toBeNull();
    expect(server.callsTo(agent)[0]?.body).toMatchObject({
      message: "How long now?",
      replaces_message_id: "m1",
    });
  });

  it("stays as it was with Escape", async () => {
    const app = await open();
    await app.user.click(await screen.findByRole("button", { name: "Edit and ask again" }));
    await app.user.keyboard("Nonsense{Escape}");
    expect(screen.getByText("How long?")).toBeVisible();
    expect(server.callsTo(agent)).toEqual([]);
  });
});

describe("Markdown of an answer", () => {
  it("shows tables, code to be copied and links with their host, and loads nothing from elsewhere", async () => {
    const text = [
      "| A | B |\n|---|---|\n| 1 | 2 |",
      "```\nlet x = [1];\n```",
      "See [the page](https://example.org/a). ![A dog](https://evil.example/x.png) <img src=x>",
    ].join("\n\n");
    server.on(history, {
      conversation_id: "c1",
      name: "V",
      messages: [question, makeTestAnswer("m2", text)],
      run: null,
    });
    const app = await open();
    expect(await screen.findByRole("table")).toBeVisible();
    expect(screen.getByRole("link", { name: "the page (example.org)" })).toHaveAttribute(
      "rel",
      "noopener noreferrer nofollow",
    );
    expect(document.querySelector("article img")).toBeNull();
    const written = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(written);
    await app.user.click(screen.getByRole("button", { name: "Copy code" }));
    expect(written).toHaveBeenCalledWith("let x = [1];\n");
  });
});

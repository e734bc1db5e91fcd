import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import {
  givenAnswer,
  givenCitation,
  givenFolder,
  givenSession,
  memberRoutes,
} from "../../test/given.ts";
import { renderApp } from "../../test/render-app.tsx";

const reports = givenFolder("f1", "Reports", { documents: 2 });
const drafts = givenFolder("f2", "Drafts", {
  parent_collection_id: "f1",
  path: ["Reports", "Drafts"],
  documents: 1,
});
const answer = givenAnswer("m2", "Ninety days [1].", [
  givenCitation("1", "Records are kept for ninety days."),
]);
const conversations = [
  { conversation_id: "c1", name: "Visitors", created_at: "2026-11-20T10:00:00.000Z" },
  { conversation_id: "c2", name: null, created_at: null },
];
const agent = "POST /chatbot/chat/agent_message/";

let server: FakeServer;
beforeEach(() => {
  givenSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [reports, drafts],
    "GET /chatbot/chat/get_scopes/": [reports],
    "POST /chatbot/chat/agent_message/": { results: { conversation_id: "c1", messages: [answer] } },
  });
});

async function open(path = "/chat") {
  const app = renderApp(path);
  const input = await screen.findByRole("textbox", { name: "Message" });
  const writable = () => expect(screen.getByRole("button", { name: "New Chat" })).toBeEnabled();
  return { ...app, input, writable };
}

describe("an empty chat", () => {
  it("asks how it can help", async () => {
    const { input } = await open();
    expect(screen.getByRole("heading", { name: "How can I help?" })).toBeVisible();
    expect(input).toHaveAttribute("placeholder", "Ask anything...");
    expect(input).toHaveStyle({ height: "37px" });
    expect(await screen.findByText("No recent conversations")).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
  });

  it("cannot send without a folder, and shows the way to one", async () => {
    server.on("GET /chatbot/chat/get_scopes/", []);
    const { user, input } = await open();
    expect(await screen.findByRole("link", { name: "Open the database" })).toBeVisible();
    await user.type(input, "Why?{Enter}");
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "New Chat" })).toBeDisabled();
    expect(server.callsTo(agent)).toEqual([]);
  });

  it("sends nothing blank, a new line with Shift, and nothing while composing", async () => {
    const { user, input, writable } = await open();
    await waitFor(writable);
    await user.type(input, "   {Enter}");
    await user.type(input, "one{Shift>}{Enter}{/Shift}two");
    expect(input).toHaveValue("   one\ntwo");
    fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    expect(server.callsTo(agent)).toEqual([]);
  });
});

describe("asking", () => {
  it("shows the question, the typing indicator, then the answer with its source", async () => {
    const slow = Promise.withResolvers<unknown>();
    server.on(agent, () => slow.promise);
    server.on("GET /chatbot/chat/get_recent_conversations/", []);
    const { user, input, writable, address } = await open();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    expect(await screen.findByText("How long?")).toBeVisible();
    expect(input).toHaveValue("");
    expect(screen.getByText("The assistant is writing")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "New Chat" })).toBeDisabled();
    server.on("GET /chatbot/chat/get_recent_conversations/", conversations);
    slow.resolve({ results: { conversation_id: "c1", messages: [answer] } });

    const source = await screen.findByRole("button", { name: /Handbook\.pdf \[1\]/ });
    expect(screen.getByText("Sources:")).toBeVisible();
    await user.click(source);
    expect(screen.getByText("ninety days").closest("p")).toHaveTextContent(
      "Records are kept for ninety days.",
    );
    expect(address()).toBe("/chat?conversation=c1");
    expect(await screen.findByRole("link", { name: /Visitors/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(screen.getByRole("link", { name: /No date.*New Conversation/ })).toBeVisible();
    expect(input).toHaveAttribute("placeholder", "Message Assistant...");
    expect(server.callsTo(agent)[0]?.body).toEqual({
      message: "How long?",
      rag_tools: ["search_file_knowledge"],
    });
    expect(server.callsTo("GET /chatbot/chat/:id/get_conversation_history/")).toEqual([]);
  });

  it("goes on in the same conversation with the chosen tools", async () => {
    const { user, input, writable } = await open();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    await screen.findByText("Sources:");
    await user.click(screen.getByRole("button", { name: "Web Search" }));
    expect(screen.getByRole("button", { name: "Web Search" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await user.type(input, "And then?{Enter}");
    await waitFor(() => expect(server.callsTo(agent)).toHaveLength(2));
    expect(server.callsTo(agent)[1]?.body).toEqual({
      message: "And then?",
      conversation_id: "c1",
      rag_tools: ["web_search"],
    });
  });

  it("opens the source when its citation is pressed", async () => {
    const { user, input, writable } = await open();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    await user.click(await screen.findByRole("link", { name: "Source 1: Handbook.pdf, page 7" }));
    const source = screen.getByRole("button", { name: /Handbook\.pdf \[1\]/ });
    expect(source).toHaveAttribute("aria-expanded", "true");
    expect(source).toHaveFocus();
  });

  it("says when the agent fails, and asks again", async () => {
    server.on(agent, problem(502, "The language model did not answer.", "model.failed"));
    const { user, input, writable } = await open();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(
      "I'm sorry, I encountered an error communicating with the agent.",
    );
    expect(alert).toHaveTextContent("The language model did not answer.");
    server.on(agent, { results: { conversation_id: "c1", messages: [answer] } });
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Sources:")).toBeVisible();
    expect(screen.getAllByText("How long?")).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says the same when the answer lacks its results, and names a missing tool below", async () => {
    server.on(agent, {});
    const { user, input, writable } = await open();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    expect(
      await screen.findByText("I'm sorry, I encountered an error communicating with the agent."),
    ).toBeVisible();
    server.on(agent, problem(400, "Web Search is not set up.", "tool.unavailable"));
    await user.type(input, "Again?{Enter}");
    const alert = (await screen.findByText("Web Search is not set up.")).closest('[role="alert"]');
    expect(alert).toHaveTextContent("I'm sorry, I encountered an error communicating");
  });

  it("tells calmly that nothing was found", async () => {
    const nothing = givenAnswer("m3", "Nothing in the documents answers this.");
    nothing.metadata.outcome = "not_found";
    server.on(agent, { results: { conversation_id: "c1", messages: [nothing] } });
    const { user, input, writable } = await open();
    await waitFor(writable);
    await user.type(input, "Why?{Enter}");
    expect(await screen.findByText("Not found in your documents")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("Sources:")).toBeNull();
  });
});

describe("what is only logged", () => {
  it("is a conversation list or the root folders that cannot be read", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    server.on("GET /chatbot/chat/get_recent_conversations/", problem(400, "Not today."));
    server.on("GET /chatbot/chat/get_scopes/", problem(400, "Nor these."));
    await open();
    expect(await screen.findByText("No recent conversations")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(warn.mock.calls.map(([words]: unknown[]) => words)).toEqual(
      expect.arrayContaining([
        "The conversations could not be read.",
        "The root folders could not be read.",
      ]),
    );
  });

  it("is an answer without a conversation id", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    server.on(agent, { results: { messages: [answer] } });
    const { user, input, writable } = await open();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    expect(await screen.findByText("Sources:")).toBeVisible();
    expect(warn).toHaveBeenCalledWith("The answer names no conversation.");
  });
});

describe("past conversations", () => {
  const history = "GET /chatbot/chat/:id/get_conversation_history/";

  it("open by their address and make room for a new chat", async () => {
    const question = { ...givenAnswer("m1", "How long?"), role: "user" };
    server.on(history, { conversation_id: "c1", name: "Visitors", messages: [question, answer] });
    const { user, address, input } = await open("/chat?conversation=c1");
    expect(await screen.findByText("Sources:")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "New Chat" }));
    expect(await screen.findByText("How can I help?")).toBeVisible();
    expect(address()).toBe("/chat");
    await waitFor(() => expect(input).toHaveFocus());
  });

  it("say when they could not be loaded", async () => {
    server.on(history, problem(404, "Gone.", "conversation.not_found"));
    await open("/chat?conversation=c1");
    expect(await screen.findByText("Sorry, couldn't load conversation history.")).toBeVisible();
  });

  it("can be put aside, which is remembered", async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByTitle("Collapse Sidebar"));
    expect(screen.queryByText("Conversations")).toBeNull();
    expect(localStorage.getItem("chat-sidebar-collapsed")).toBe("true");
    unmount();
    await open();
    expect(screen.getByTitle("Expand Sidebar")).toBeVisible();
  });
});

describe("the folders to search", () => {
  it("are chosen in a dialog, remembered, and sent with every question", async () => {
    const { user, input, writable } = await open();
    await waitFor(writable);
    await user.click(await screen.findByRole("button", { name: /All folders · 2 files/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Configure Search Folders" }));
    await user.type(dialog.getByPlaceholderText("Search folders..."), "DRA");
    expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Draftsin Reports1",
    ]);
    await user.click(dialog.getByRole("option", { name: /Drafts/ }));
    expect(dialog.getByTitle("Remove")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: /Reports \/ Drafts · 1 file/ })).toBeVisible();
    expect(localStorage.getItem("search-folders")).toBe('["f2"]');
    await user.type(input, "How long?{Enter}");
    await waitFor(() => expect(server.callsTo(agent)).toHaveLength(1));
    expect(server.callsTo(agent)[0]?.body).toMatchObject({
      search_settings: { filters: { collection_ids: { $overlap: ["f2"] } } },
    });
  });

  it("stay as they were on Cancel and on Escape", async () => {
    localStorage.setItem("search-folders", '["f1"]');
    const { user } = await open();
    for (const leave of ["Cancel", "Escape"]) {
      await user.click(await screen.findByRole("button", { name: /Reports · 2 files/ }));
      const dialog = within(await screen.findByRole("dialog"));
      await user.click(dialog.getByTitle("Remove"));
      await (leave === "Escape"
        ? user.keyboard("{Escape}")
        : user.click(dialog.getByRole("button", { name: leave })));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(localStorage.getItem("search-folders")).toBe('["f1"]');
    }
  });

  it("forget a folder that was deleted", async () => {
    localStorage.setItem("search-folders", '["f1","gone"]');
    await open();
    expect(await screen.findByRole("button", { name: /Reports · 2 files/ })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("search-folders")).toBe('["f1"]'));
  });

  it("say while they load and when they cannot", async () => {
    const slow = Promise.withResolvers<unknown>();
    server.on("GET /folders/all/", () => slow.promise);
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: /All folders/ }));
    expect(await screen.findByText("Loading folders...")).toBeVisible();
    slow.resolve(problem(400, "No folders today."));
    expect(await screen.findByText("No folders today.")).toBeVisible();
  });
});

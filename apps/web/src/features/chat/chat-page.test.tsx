import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { agent, answer, openChat, startChatServer } from "../../test/chat-fixtures.tsx";
import { makeTestAnswer } from "../../test/fixtures.ts";

let server: FakeServer;
beforeEach(() => {
  server = startChatServer();
});

describe("an empty chat", () => {
  it("asks how it can help", async () => {
    const { input } = await openChat();
    expect(screen.getByRole("heading", { name: "How can I help?" })).toBeVisible();
    expect(input).toHaveAttribute("placeholder", "Ask anything...");
    expect(input).toHaveStyle({ height: "37px" });
    expect(await screen.findByText("No recent conversations")).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
  });

  it("cannot send without a folder, and shows the way to one", async () => {
    server.on("GET /chatbot/chat/get_scopes/", []);
    server.on("GET /folders/all/", []);
    const { user, input } = await openChat();
    expect(await screen.findByRole("link", { name: "Open the database" })).toBeVisible();
    await user.type(input, "Why?{Enter}");
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "New Chat" })).toBeDisabled();
    expect(server.callsTo(agent)).toEqual([]);
  });

  it("sends nothing blank, a new line with Shift, and nothing while composing", async () => {
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "   {Enter}");
    await user.type(input, "one{Shift>}{Enter}{/Shift}two");
    expect(input).toHaveValue("   one\ntwo");
    fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    expect(server.callsTo(agent)).toEqual([]);
  });
});

describe("what is only logged", () => {
  it("is a conversation list or the root folders that cannot be read", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    server.on("GET /chatbot/chat/get_recent_conversations/", problem(400, "Not today."));
    server.on("GET /chatbot/chat/get_scopes/", problem(400, "Nor these."));
    await openChat();
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
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    expect(await screen.findByText("Sources:")).toBeVisible();
    expect(warn).toHaveBeenCalledWith("The answer names no conversation.");
  });
});

describe("past conversations", () => {
  const history = "GET /chatbot/chat/:id/get_conversation_history/";

  it("open by their address and make room for a new chat", async () => {
    const question = { ...makeTestAnswer("m1", "How long?"), role: "user" };
    server.on(history, {
      conversation_id: "c1",
      name: "Guest rules",
      messages: [question, answer],
    });
    const { user, address, input } = await openChat("/chat?conversation=c1");
    expect(await screen.findByText("Sources:")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "New Chat" }));
    expect(await screen.findByText("How can I help?")).toBeVisible();
    expect(address()).toBe("/chat");
    await waitFor(() => expect(input).toHaveFocus());
  });

  it("say when they could not be loaded", async () => {
    server.on(history, problem(404, "Gone.", "conversation.not_found"));
    await openChat("/chat?conversation=c1");
    expect(await screen.findByText("Sorry, couldn't load conversation history.")).toBeVisible();
  });

  it("can be collapsed, which is remembered", async () => {
    const { user, unmount } = await openChat();
    await user.click(screen.getByTitle("Collapse Sidebar"));
    expect(screen.queryByText("Conversations")).toBeNull();
    expect(localStorage.getItem("chat-sidebar-collapsed")).toBe("true");
    unmount();
    await openChat();
    expect(screen.getByTitle("Expand Sidebar")).toBeVisible();
  });
});

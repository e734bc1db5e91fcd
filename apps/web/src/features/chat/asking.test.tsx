import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import { agent, answer, openChat, startChatServer } from "../../test/chat-fixtures.tsx";
import { makeTestAnswer } from "../../test/fixtures.ts";

const conversations = [
  { conversation_id: "c1", name: "Guest rules", created_at: "2026-11-20T10:00:00.000Z" },
  { conversation_id: "c2", name: null, created_at: null },
];
let server: FakeServer;
beforeEach(() => {
  server = startChatServer();
});

describe("asking", () => {
  it("shows the question, the typing indicator, then the answer with its source", async () => {
    const slow = Promise.withResolvers<unknown>();
    server.on(agent, () => slow.promise);
    server.on("GET /chatbot/chat/get_recent_conversations/", []);
    const { user, input, writable, address } = await openChat();
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
    expect(await screen.findByRole("link", { name: /Guest rules/ })).toHaveAttribute(
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

  it("keeps a text that is too long whole, says so and does not send it", async () => {
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.click(input);
    await user.paste("x".repeat(16_001));
    expect(input).toHaveValue("x".repeat(16_001));
    expect(screen.getByRole("alert")).toHaveTextContent(/16,000 characters; this one has 16,001/);
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
    await user.keyboard("{Enter}");
    expect(server.callsTo(agent)).toHaveLength(0);
    await user.keyboard("{Backspace}");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "Send" })).toBeEnabled();
  });

  it("goes on in the same conversation with the chosen tools", async () => {
    const { user, input, writable } = await openChat();
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
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    await user.click(await screen.findByRole("link", { name: "Source 1: Handbook.pdf, page 7" }));
    const source = screen.getByRole("button", { name: /Handbook\.pdf \[1\]/ });
    expect(source).toHaveAttribute("aria-expanded", "true");
    expect(source).toHaveFocus();
  });

  it("says when the agent fails, and asks again", async () => {
    server.on(agent, problem(502, "The language model did not answer.", "model.failed"));
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "How long?{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(
      "I'm sorry, I encountered an error communicating with the agent.",
    );
    expect(alert).toHaveTextContent("The language model did not answer.");
    server.on(agent, { results: { conversation_id: "c1", messages: [answer] } });
    server.on("GET /chatbot/chat/:id/get_conversation_history/", { messages: [answer] });
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Sources:")).toBeVisible();
    expect(screen.getAllByText("How long?")).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says the same when the answer lacks its results, and names a missing tool below", async () => {
    server.on(agent, {});
    const { user, input, writable } = await openChat();
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

  it("says without an alert that nothing was found", async () => {
    const nothing = makeTestAnswer("m3", "Nothing in the documents answers this.");
    nothing.metadata.outcome = "not_found";
    server.on(agent, { results: { conversation_id: "c1", messages: [nothing] } });
    const { user, input, writable } = await openChat();
    await waitFor(writable);
    await user.type(input, "Why?{Enter}");
    expect(await screen.findByText("Not found in your documents")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("Sources:")).toBeNull();
  });
});

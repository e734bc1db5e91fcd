import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import { givenAnswer, givenFolder, givenSession, memberRoutes } from "../../test/given.ts";
import { renderApp } from "../../test/render-app.tsx";

const agent = "POST /chatbot/chat/agent_message/";

let server: FakeServer;
beforeEach(() => {
  givenSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [
      givenFolder("f0", "Empty"),
      givenFolder("f1", "Reports", { documents: 1200 }),
      givenFolder("f2", "Contracts", { documents: 3, processing: 2 }),
      givenFolder("f3", "Drafts", { documents: 200, parent_collection_id: "f1" }),
    ],
    "GET /chatbot/chat/get_scopes/": [givenFolder("f1", "Reports")],
    "GET /chatbot/chat/get_recent_conversations/": [
      { conversation_id: "c1", name: "Visitors", created_at: "2026-11-20T10:00:00.000Z" },
      { conversation_id: "c2", name: null, created_at: null },
    ],
    [agent]: { results: { conversation_id: "c9", messages: [givenAnswer("m1", "Ninety days.")] } },
  });
});

it("shows recent conversations, the folders with what is processing first, and the totals", async () => {
  renderApp("/home");
  expect(await screen.findByText("1,203 files to ask about.")).toBeVisible();
  expect(screen.getByText("2 files still being made searchable")).toBeVisible();
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  const from = links.findIndex(([, href]) => href === "/chat?conversation=c1");
  expect(links.slice(from)).toEqual([
    ["VisitorsNov 20, 2026", "/chat?conversation=c1"],
    ["New ConversationNo date", "/chat?conversation=c2"],
    ["Open the chat", "/chat"],
    ["Contracts3 files, 2 processing", "/database?folder=f2"],
    ["Reports1,200 files", "/database?folder=f1"],
    ["Empty0 files", "/database?folder=f0"],
    ["Open the database", "/database"],
  ]);
});

it("asks a question in a new chat, once", async () => {
  const { user, address } = renderApp("/home");
  const ask = await screen.findByRole("button", { name: "Ask" });
  expect(ask).toBeDisabled();
  await user.type(screen.getByRole("textbox", { name: "Question" }), " How long? {Enter}");
  expect(await screen.findByText("Ninety days.")).toBeVisible();
  expect(screen.getByText("How long?")).toBeVisible();
  await waitFor(() => expect(address()).toBe("/chat?conversation=c9"));
  expect(server.callsTo(agent)).toHaveLength(1);
  expect(server.callsTo(agent)[0]?.body).toMatchObject({ message: "How long?" });
});

it("shows the way to the first document when there is none", async () => {
  server.on("GET /folders/all/", []);
  server.on("GET /chatbot/chat/get_recent_conversations/", []);
  renderApp("/home");
  expect(await screen.findByRole("link", { name: "Add documents" })).toHaveAttribute(
    "href",
    "/database",
  );
  expect(screen.getByText(/^No recent conversations/)).toBeVisible();
});

it("says when the folders cannot be read", async () => {
  server.on("GET /folders/all/", problem(400, "The disk is gone."));
  renderApp("/home");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Failed to load folders. The disk is gone.",
  );
});

import type { DocumentFile } from "@footnote/contracts/documents";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import type { FakeSocket } from "../../test/fake-sockets.ts";
import { startFakeSockets } from "../../test/fake-sockets.ts";
import {
  makeTestAnswer,
  makeTestFile,
  makeTestFolder,
  storeTestSession,
  memberRoutes,
} from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

const agent = "POST /chatbot/chat/agent_message/";

const placed = (id: string, name: string, rest: Partial<DocumentFile> = {}) => ({
  ...makeTestFile(id, name, rest),
  collection_id: "f2",
  path: ["Contracts"],
});

let server: FakeServer;
let sockets: FakeSocket[];
beforeEach(() => {
  sockets = startFakeSockets();
  storeTestSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [
      makeTestFolder("f0", "Empty"),
      makeTestFolder("f1", "Reports", { documents: 1200 }),
      makeTestFolder("f2", "Contracts", { documents: 3, processing: 2 }),
      makeTestFolder("f3", "Drafts", { documents: 200, parent_collection_id: "f1" }),
    ],
    "GET /chatbot/recent_files/": [
      placed("d1", "Lease.pdf", { state: "processing", task_id: "k1" }),
      placed("d2", "Scan.pdf", {
        state: "failed",
        failure: { code: "no_text", message: "No text was found.", can_retry: false },
      }),
      placed("d3", "Minutes.md"),
    ],
    "GET /chatbot/chat/get_scopes/": [makeTestFolder("f1", "Reports")],
    "GET /chatbot/chat/get_recent_conversations/": [
      { conversation_id: "c1", name: "Guest rules", created_at: "2026-11-20T10:00:00.000Z" },
      { conversation_id: "c2", name: null, created_at: null },
    ],
    [agent]: {
      results: { conversation_id: "c9", messages: [makeTestAnswer("m1", "Ninety days.")] },
    },
  });
});

it("shows recent conversations, the folders with what is processing first, and the totals", async () => {
  renderApp("/home");
  expect(await screen.findByText("1,203 files you can ask about.")).toBeVisible();
  expect(screen.getByText("2 files still processing")).toBeVisible();
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  const from = links.findIndex(([, href]) => href === "/chat?conversation=c1");
  expect(links.slice(from)).toEqual([
    ["Guest rulesNov 20, 2026", "/chat?conversation=c1"],
    ["New ConversationNo date", "/chat?conversation=c2"],
    ["Open the chat", "/chat"],
    ["Lease.pdfWaiting", "/database?folder=f2"],
    ["Scan.pdfFailed", "/database?folder=f2"],
    ["Minutes.mdNov 21, 2026", "/database?folder=f2"],
    ["Contracts3 files, 2 processing", "/database?folder=f2"],
    ["Reports1,200 files", "/database?folder=f1"],
    ["Empty0 files", "/database?folder=f0"],
    ["Open the database", "/database"],
  ]);
});

it("shows how far what is processing has come, as it happens", async () => {
  renderApp("/home");
  expect(await screen.findByText("Lease.pdf")).toBeVisible();
  await waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.accept();
  expect(sockets[0]?.sent).toMatchObject([{ task_id: "k1" }]);
  sockets[0]?.say({ status: "PROCESSING", result: { stage: "extracting", fraction: 0.4 } });
  expect(await screen.findByText("40%")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Progress of Lease.pdf" })).toBeVisible();
  const ready = placed("d1", "Lease.pdf");
  server.on("GET /chatbot/recent_files/", [ready]);
  sockets[0]?.say({ status: "SUCCESS", result: { file: ready } });
  await waitFor(() => expect(screen.queryByText("40%")).toBeNull());
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("says when there are no documents yet, and why they could not be loaded", async () => {
  server.on("GET /chatbot/recent_files/", []);
  const { unmount } = renderApp("/home");
  expect(await screen.findByText(/^No documents yet/)).toBeVisible();
  unmount();
  server.on("GET /chatbot/recent_files/", problem(400, "The disk is gone."));
  renderApp("/home");
  expect(
    await screen.findByText("Failed to load the recent documents. The disk is gone."),
  ).toBeVisible();
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

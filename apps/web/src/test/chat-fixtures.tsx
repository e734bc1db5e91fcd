import { expect } from "vitest";
import { screen } from "@testing-library/react";
import type { FakeServer } from "./fake-server.ts";
import { startFakeServer } from "./fake-server.ts";
import {
  makeTestAnswer,
  makeTestCitation,
  makeTestFolder,
  storeTestSession,
  memberRoutes,
} from "./fixtures.ts";
import { renderApp } from "./render-app.tsx";

export const agent = "POST /chatbot/chat/agent_message/";
const reports = makeTestFolder("f1", "Reports", { documents: 2 });
const drafts = makeTestFolder("f2", "Drafts", {
  parent_collection_id: "f1",
  path: ["Reports", "Drafts"],
  documents: 1,
});
export const answer = makeTestAnswer("m2", "Ninety days [1].", [
  makeTestCitation("1", "Records are kept for ninety days."),
]);

/** A signed-in member with a folder in a folder, whose questions are answered without a stream. */
export function startChatServer(): FakeServer {
  storeTestSession();
  return startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [reports, drafts],
    "GET /chatbot/chat/get_scopes/": [reports],
    [agent]: { results: { conversation_id: "c1", messages: [answer] } },
  });
}

/** The chat, its field, and what must hold before a question can be sent. */
export async function openChat(path = "/chat") {
  const app = renderApp(path);
  const input = await screen.findByRole("textbox", { name: "Message" });
  const writable = () => expect(screen.getByRole("button", { name: "New Chat" })).toBeEnabled();
  return { ...app, input, writable };
}

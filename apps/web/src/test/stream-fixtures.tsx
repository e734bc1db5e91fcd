import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
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
export const runEvents = "GET /chatbot/chat/runs/:id/events/";
export const passage = makeTestCitation("e1", "Records are kept for ninety days.");
export const cited = { ...passage, id: "1" };

export const run: AnswerEvent = {
  type: "run",
  run_id: "r1",
  conversation_id: "c1",
  user_message_id: "u1",
};
export const step = (state: "started" | "finished"): AnswerEvent => ({
  type: "step",
  step_id: "s1",
  kind: "search",
  state,
  query: "how long",
  passages: state === "finished" ? 3 : null,
  documents: state === "finished" ? 2 : null,
  ms: state === "finished" ? 12 : null,
  note: null,
});
export const evidence: AnswerEvent = { type: "evidence", passages: [passage] };
export const delta = (text: string): AnswerEvent => ({
  type: "delta",
  text,
  citations: text.includes("[1]") ? [cited] : [],
});
const message = makeTestAnswer("m2", "Ninety days [1].", [cited]);
export const done: Extract<AnswerEvent, { type: "done" }> = {
  type: "done",
  outcome: "answered",
  missing: null,
  stopped: false,
  message,
};

/** A signed-in member with a folder to ask about. */
export function startStreamingServer(): FakeServer {
  storeTestSession();
  return startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/get_scopes/": [makeTestFolder("f1", "Reports")],
  });
}

export async function openAndAsk() {
  const app = renderApp("/chat");
  const input = await screen.findByRole("textbox", { name: "Message" });
  await waitFor(() => expect(screen.getByRole("button", { name: "New Chat" })).toBeEnabled());
  await app.user.type(input, "How long?{Enter}");
  return app;
}

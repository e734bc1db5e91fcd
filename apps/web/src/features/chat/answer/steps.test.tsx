import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { startFakeServer } from "../../../test/fake-server.ts";
import { makeTestAnswer, storeTestSession, memberRoutes } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const search = {
  step_id: "1",
  kind: "search",
  state: "finished",
  query: "how long",
  passages: 3,
  documents: 2,
  ms: 40,
  note: null,
} as const;

it("says which words were corrected, and searches for them as typed", async () => {
  storeTestSession();
  const answer = makeTestAnswer("m1", "At nine.");
  const corrections = [{ word: "fery", searched_for: ["ferry"] }];
  const metadata = { ...answer.metadata, steps: [{ ...search, corrections }] };
  const question = { ...answer, id: "q1", role: "user", content: "When does the Fery leave?" };
  const server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/c1/get_conversation_history/": {
      conversation_id: "c1",
      messages: [question, { ...answer, metadata }],
    },
  });
  const { user } = renderApp("/chat?conversation=c1");
  expect(
    await screen.findByText(/No passage contains “fery”. Searched for “ferry” instead/),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Search as typed" }));
  await waitFor(() =>
    expect(server.callsTo("POST /chatbot/chat/agent_message/")[0]?.body).toMatchObject({
      message: 'When does the "Fery" leave?',
    }),
  );
});

it("shows how an answer of the past was made, and nothing where that was not kept", async () => {
  storeTestSession();
  const first = makeTestAnswer("m1", "Ninety days.");
  const metadata = { ...first.metadata, steps: [search] };
  startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/c1/get_conversation_history/": {
      conversation_id: "c1",
      messages: [{ ...first, metadata }, makeTestAnswer("m2", "Or less.")],
    },
  });
  const { user } = renderApp("/chat?conversation=c1");
  await screen.findByText("Or less.");
  await user.click(screen.getByRole("button", { name: "How this was answered" }));
  expect(screen.getByText(/how long/)).toBeVisible();
  expect(screen.getByText("3 passages found in 2 files")).toBeVisible();
});

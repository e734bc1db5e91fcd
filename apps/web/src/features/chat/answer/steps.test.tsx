import { screen } from "@testing-library/react";
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

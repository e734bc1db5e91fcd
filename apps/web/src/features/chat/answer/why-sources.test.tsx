import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { startFakeServer } from "../../../test/fake-server.ts";
import { makeTestAnswer, memberRoutes, storeTestSession } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const search = {
  step_id: "1",
  kind: "search",
  state: "finished",
  query: "when does the fery leave",
  passages: 1,
  documents: 1,
  ms: 4,
  note: null,
} as const;

const explanation = {
  question: search.query,
  searched_for: search.query,
  words: [
    { word: "fery", origin: "typed", corrected_to: ["ferry"], passages: 3, weight: 4.21 },
    { word: "leave", origin: "typed", corrected_to: [], passages: 1200, weight: 1.5 },
  ],
  phrases: [],
  phrases_found: true,
  excluded: ["bus"],
  folders: ["Piers"],
  instructions: [],
  searched_passages: 5000,
  all_passages: 6000,
  scored_passages: 40,
  is_complete: false,
  ranking: "hybrid",
  passages: [
    {
      document_id: "d1",
      chunk_id: "p1",
      filename: "timetable.pdf",
      headings: ["Summer"],
      also_in: ["timetable copy.pdf"],
      excerpt: "The ferry leaves at nine.",
      score: 0.03,
      rank_by_words: 1,
      rank_by_vectors: null,
      words: ["fery", "leave"],
    },
  ],
};

function openChat(reply: object) {
  storeTestSession();
  const answer = makeTestAnswer("m1", "At nine.");
  startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/c1/get_conversation_history/": {
      conversation_id: "c1",
      messages: [{ ...answer, metadata: { ...answer.metadata, steps: [search] } }],
    },
    "GET /chatbot/explain/": reply,
  });
  return renderApp("/chat?conversation=c1");
}

it("shows on request what was searched for and why the passages were found", async () => {
  const { user } = openChat(explanation);
  const button = await screen.findByRole("button", { name: "Why these sources" });
  expect(screen.queryByText(/Searched for “ferry”/)).toBeNull();
  await user.click(button);
  expect(
    await screen.findByText(/No passage contains “fery”. Searched for “ferry” instead/),
  ).toBeVisible();
  expect(screen.getByText("Passages that contain “bus” were excluded.")).toBeVisible();
  expect(screen.getByText(/Passages in the folders “Piers” rank before/)).toBeVisible();
  expect(screen.getByText(/Not all matching passages were ranked/)).toBeVisible();
  const row = screen.getByRole("row", { name: /leave/ });
  expect(within(row).getByText("1,200")).toBeVisible();
  expect(screen.getByText("timetable.pdf › Summer")).toBeVisible();
  expect(screen.getByText("The same text is in timetable copy.pdf.")).toBeVisible();
  expect(screen.getByText("Rank 1 by keywords, rank – by meaning")).toBeVisible();
  await user.click(button);
  expect(screen.queryByText("timetable.pdf › Summer")).toBeNull();
});

it("says that a search without a known word found nothing by words", async () => {
  const { user } = openChat({ ...explanation, words: [], passages: [] });
  await user.click(await screen.findByRole("button", { name: "Why these sources" }));
  expect(await screen.findByText("No passage contains a word of the question.")).toBeVisible();
});

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

function openChat(reply: object, more: object = {}) {
  storeTestSession();
  const answer = makeTestAnswer("m1", "At nine.");
  const server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/c1/get_conversation_history/": {
      conversation_id: "c1",
      messages: [{ ...answer, metadata: { ...answer.metadata, steps: [search], ...more } }],
    },
    "GET /chatbot/explain/": reply,
  });
  return { ...renderApp("/chat?conversation=c1"), server };
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

it("explains the search in what was searched for the answer, whatever is chosen by now", async () => {
  localStorage.setItem("search-folders", JSON.stringify(["f9"]));
  const searched = { folders: ["f1", "f2"], documents: ["d7"] };
  const { user, server } = openChat(explanation, { narrowed: true, searched });
  await user.click(await screen.findByRole("button", { name: "Why these sources" }));
  await screen.findByText(/Searched for “ferry”/);
  const asked = server.callsTo("GET /chatbot/explain/")[0]?.query;
  expect([asked?.get("folders"), asked?.get("documents")]).toEqual(["f1,f2", "d7"]);
});

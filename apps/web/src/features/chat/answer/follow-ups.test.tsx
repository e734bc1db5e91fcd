import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { agent, answer, startChatServer } from "../../../test/chat-fixtures.tsx";
import { problem } from "../../../test/fake-server.ts";
import { makeTestAnswer } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const suggest = "GET /chatbot/suggested_questions/";
const first = "How long are records kept?";
const next = "What does Handbook.pdf say about Holidays?";

async function openAnswer(reply: unknown, shown: object = answer) {
  const server = startChatServer();
  server.on("GET /chatbot/chat/:id/get_conversation_history/", {
    conversation_id: "c1",
    name: null,
    messages: [{ ...makeTestAnswer("q1", first), role: "user" }, shown],
    run: null,
  });
  server.on(suggest, reply);
  const { user } = renderApp("/chat?conversation=c1");
  await screen.findByRole("article", { name: "Assistant" });
  return { server, user };
}

const opener = { name: "Follow-up questions" };

it("offers further questions about the cited documents on request, and asks the chosen one", async () => {
  const { server, user } = await openAnswer({ questions: [first, next] });
  const button = await screen.findByRole("button", opener);
  expect(server.callsTo(suggest)).toEqual([]);
  await user.click(button);
  const list = within(await screen.findByRole("list", opener));
  // What was asked already is left out.
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([next]);
  expect(server.callsTo(suggest)[0]?.query.get("documents")).toBeTruthy();
  await user.click(list.getByRole("button", { name: next }));
  await expect.poll(() => server.callsTo(agent)).toMatchObject([{ body: { message: next } }]);
});

it.each([
  [{ questions: [first] }, "No further question was found"],
  [problem(503, "Busy."), "Busy."],
])("says when there are none", async (reply, words) => {
  const { user } = await openAnswer(reply);
  await user.click(await screen.findByRole("button", opener));
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

it("has none for an answer without a document", async () => {
  await openAnswer({ questions: [next] }, makeTestAnswer("m3", "I found nothing."));
  expect(screen.queryByRole("button", opener)).toBeNull();
});

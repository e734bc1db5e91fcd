import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { agent, openChat, startChatServer } from "../../../test/chat-fixtures.tsx";
import { type FakeServer, problem } from "../../../test/fake-server.ts";
import { makeTestAnswer } from "../../../test/fixtures.ts";

const history = "GET /chatbot/chat/:id/get_conversation_history/";
const showCall = "POST /chatbot/messages/:id/show/";

type Versions = { ids: string[]; shown: number };

function makeMessage(id: string, content: string, versions?: Versions) {
  const message = makeTestAnswer(id, content);
  const role = id.startsWith("q") ? ("user" as const) : ("assistant" as const);
  return { ...message, role, metadata: { ...message.metadata, ...(versions && { versions }) } };
}

const conversation = (...messages: unknown[]) => ({
  conversation_id: "c1",
  name: null,
  messages,
  run: null,
});

const ids = ["q1", "q3"];
const old = conversation(
  makeMessage("q1", "Old question?", { ids, shown: 0 }),
  makeMessage("a1", "Old answer."),
  makeMessage("q2", "And then?"),
  makeMessage("a2", "What followed."),
);
const edited = conversation(
  makeMessage("q3", "New question?", { ids, shown: 1 }),
  makeMessage("a3", "New answer."),
);

let server: FakeServer;
beforeEach(() => {
  server = startChatServer();
  server.on(history, edited);
});

describe("the versions of a question", () => {
  it("are shown with what followed them, and the focus stays on the button", async () => {
    server.on(showCall, ({ path }: { path: string }) => (path.includes("q1") ? old : edited));
    const { user } = await openChat("/chat?conversation=c1");
    const group = within(await screen.findByRole("group", { name: "Versions of the question" }));
    expect(group.getByText("2 of 2")).toBeVisible();
    const next = group.getByRole("button", { name: "Next version" });
    expect(next).toHaveAttribute("aria-disabled", "true");
    await user.click(next);
    const previous = group.getByRole("button", { name: "Previous version" });
    previous.focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("What followed.")).toBeVisible();
    expect(screen.queryByText("New answer.")).toBeNull();
    expect(group.getByText("1 of 2")).toBeVisible();
    expect(previous).toHaveFocus();
    expect(server.callsTo(showCall).map(({ path }) => path)).toEqual([
      "/chatbot/messages/q1/show/",
    ]);
    await user.click(next);
    expect(await screen.findByText("New answer.")).toBeVisible();
    expect(screen.queryByText("What followed.")).toBeNull();
  });

  it("stay as they are when another cannot be shown, and it says why", async () => {
    const busy = "An answer in this conversation is still being written.";
    server.on(showCall, problem(409, busy, "conversation.busy"));
    const { user } = await openChat("/chat?conversation=c1");
    await user.click(await screen.findByRole("button", { name: "Previous version" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(busy);
    expect(screen.getByText("New answer.")).toBeVisible();
  });
});

describe("the versions of an answer", () => {
  it("appear when it was made again", async () => {
    server.on(history, conversation(makeMessage("q1", "Why?"), makeMessage("a1", "First.")));
    const { user } = await openChat("/chat?conversation=c1");
    await screen.findByText("First.");
    expect(screen.queryByRole("group", { name: /^Versions/ })).toBeNull();
    const again = screen.getByRole("button", { name: "Answer again" });
    await waitFor(() => expect(again).toBeEnabled());
    server.on(agent, {
      results: { conversation_id: "c1", messages: [makeMessage("a2", "Second.")] },
    });
    const versions = { ids: ["q1", "q2"], shown: 1 };
    server.on(
      history,
      conversation(makeMessage("q2", "Why?"), makeMessage("a2", "Second.", versions)),
    );
    await user.click(again);
    const group = await screen.findByRole("group", { name: "Versions of the answer" });
    expect(group).toHaveTextContent("2 of 2");
    expect(server.callsTo(agent)[0]?.body).toMatchObject({ replaces_message_id: "q1" });
  });
});

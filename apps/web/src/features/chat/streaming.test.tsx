import type { AnswerEvent } from "@footnote/contracts/answer-stream";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { startFakeRun } from "../../test/fake-run.ts";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem, startFakeServer } from "../../test/fake-server.ts";
import {
  givenAnswer,
  givenCitation,
  givenFolder,
  givenSession,
  memberRoutes,
} from "../../test/given.ts";
import { renderApp } from "../../test/render-app.tsx";

const agent = "POST /chatbot/chat/agent_message/";
const runEvents = "GET /chatbot/chat/runs/:id/events/";
const history = "GET /chatbot/chat/:id/get_conversation_history/";
const passage = givenCitation("e1", "Records are kept for ninety days.");
const cited = { ...passage, id: "1" };

const run: AnswerEvent = {
  type: "run",
  run_id: "r1",
  conversation_id: "c1",
  user_message_id: "u1",
};
const step = (state: "started" | "finished"): AnswerEvent => ({
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
const evidence: AnswerEvent = { type: "evidence", passages: [passage] };
const delta = (text: string): AnswerEvent => ({
  type: "delta",
  text,
  citations: text.includes("[1]") ? [cited] : [],
});
const message = givenAnswer("m2", "Ninety days [1].", [cited]);
const done: AnswerEvent = {
  type: "done",
  outcome: "answered",
  missing: null,
  stopped: false,
  message,
};

let server: FakeServer;
beforeEach(() => {
  givenSession();
  server = startFakeServer({
    ...memberRoutes,
    "GET /chatbot/chat/get_scopes/": [givenFolder("f1", "Reports")],
  });
});

async function openAndAsk() {
  const app = renderApp("/chat");
  const input = await screen.findByRole("textbox", { name: "Message" });
  await waitFor(() => expect(screen.getByRole("button", { name: "New Chat" })).toBeEnabled());
  await app.user.type(input, "How long?{Enter}");
  return app;
}

describe("an answer that streams", () => {
  it("shows what is done and what was found before its first word, then grows", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    const { user, address } = await openAndAsk();
    expect(server.callsTo(agent)[0]?.headers.get("accept")).toBe(
      "text/event-stream, application/json",
    );
    stream.send(run, step("started"));
    const steps = await screen.findByRole("button", { name: /Searching .* “how long”/ });
    expect(steps).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(address()).toBe("/chat?conversation=c1"));

    stream.send(step("finished"), evidence);
    const found = within(await screen.findByRole("region", { name: "Passages found" }));
    await user.click(found.getByRole("button", { name: /Handbook\.pdf.*page 7/ }));
    expect(found.getAllByText("Records are kept for ninety days.")).toHaveLength(2);

    stream.send(delta("Ninety"));
    const answer = within(screen.getByRole("article", { name: "Assistant" }));
    expect(await answer.findByText("Ninety")).toBeVisible();
    expect(screen.queryByText("The assistant is writing")).toBeNull();
    stream.send(delta(" days [1]."));
    expect(
      await answer.findByRole("link", { name: "Source 1: Handbook.pdf, page 7" }),
    ).toBeVisible();
    expect(answer.queryByRole("button", { name: "Copy with sources" })).toBeNull();

    stream.send(done);
    expect(await answer.findByRole("button", { name: "Copy with sources" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Passages found" })).toBeNull();
    expect(screen.getByText(/^The answer is complete\. Ninety days\.$/)).toBeInTheDocument();
    await user.click(answer.getByRole("button", { name: "How this was answered" }));
    expect(answer.getByText("3 passages found in 2 files")).toBeVisible();
  });

  it("is withdrawn when the model goes on searching", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    await openAndAsk();
    stream.send(run, delta("Let me look."), { type: "reset" }, delta("Ninety days [1]."), done);
    expect(await screen.findByRole("link", { name: /^Source 1/ })).toBeVisible();
    expect(screen.queryByText(/Let me look/)).toBeNull();
  });

  it("says which of its statements its sources do not bear out", async () => {
    const stream = startFakeRun();
    const content = "Ninety days [1]. Or forty [1].";
    const claims = [
      { start: 0, end: 16, citations: ["1"], state: "supported" as const },
      { start: 17, end: 30, citations: ["1"], state: "not_supported" as const },
    ];
    const checked = givenAnswer("m2", content, [cited]);
    checked.metadata = { ...checked.metadata, claims, outcome: "partly", missing: "the fee" };
    server.on(agent, stream.response);
    await openAndAsk();
    stream.send(run, delta(content), {
      type: "citations",
      content,
      citations: [cited],
      claims,
    });
    stream.send({ ...done, message: checked });
    expect(
      await screen.findByText("1 of 2 statements are fully borne out by their sources"),
    ).toBeVisible();
    expect(
      screen.getAllByRole("link", { name: /^Source 1/ }).map((mark) => mark.ariaLabel),
    ).toEqual([
      "Source 1: Handbook.pdf, page 7",
      "Source 1: Handbook.pdf, page 7. Not borne out by this source",
    ]);
    expect(screen.getByText("Not in your documents: the fee")).toBeVisible();
  });

  it("offers the nearest passages when nothing was found", async () => {
    const stream = startFakeRun();
    const nothing = givenAnswer("m2", "Nothing answers this.");
    nothing.metadata = { ...nothing.metadata, outcome: "not_found", nearest: [passage] };
    server.on(agent, stream.response);
    await openAndAsk();
    stream.send(run, { ...done, outcome: "not_found", message: nothing });
    expect(await screen.findByText("Not found in your documents")).toBeVisible();
    expect(screen.getByRole("region", { name: "Nearest passages" })).toBeVisible();
    expect(screen.queryByText("Sources:")).toBeNull();
  });

  it("can be stopped and keeps what is written", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    server.on("POST /chatbot/chat/runs/:id/stop/", {});
    const { user } = await openAndAsk();
    expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
    stream.send(run, delta("Ninety"));
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("button", { name: "Stopping" })).toBeDisabled();
    expect(server.calls.map(({ path }) => path)).toContain("/chatbot/chat/runs/r1/stop/");
    const partial = givenAnswer("m2", "Ninety");
    stream.send({ ...done, outcome: null, stopped: true, message: partial });
    expect(await screen.findByText("Stopped. This is what was written until then.")).toBeVisible();
    expect(screen.getByText("Ninety")).toBeVisible();
    expect(screen.getByRole("button", { name: "Send" })).toBeVisible();
  });

  it("keeps what was found when it fails, and asks the same question again", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    const { user } = await openAndAsk();
    stream.send(run, evidence, {
      type: "error",
      code: "model.failed",
      error: "The language model did not answer.",
      retry: true,
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(
      "I'm sorry, I encountered an error communicating with the agent.",
    );
    expect(alert).toHaveTextContent("The language model did not answer.");
    expect(screen.getByRole("region", { name: "Passages found" })).toBeVisible();
    const second = startFakeRun();
    server.on(agent, second.response);
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(server.callsTo(agent)).toHaveLength(2));
    expect(server.callsTo(agent)[1]?.body).toMatchObject({
      message: "How long?",
      conversation_id: "c1",
      replaces_message_id: "u1",
    });
    second.send(run, done);
    expect(await screen.findByText("Sources:")).toBeVisible();
    expect(screen.getAllByText("How long?")).toHaveLength(1);
  });
});

describe("a connection that is lost", () => {
  it("is taken up again after the last event, without showing anything twice", async () => {
    const first = startFakeRun();
    const second = startFakeRun(3);
    server.on(agent, first.response);
    server.on(runEvents, second.response);
    await openAndAsk();
    first.send(run, delta("Ninety "));
    await screen.findByText("Ninety");
    first.close();
    await waitFor(() => expect(server.callsTo(runEvents)).toHaveLength(1));
    expect(server.callsTo(runEvents)[0]?.query.get("after")).toBe("2");
    second.send(delta("days [1]."), done);
    expect(await screen.findByText("Sources:")).toBeVisible();
    expect(screen.getByRole("article", { name: "Assistant" })).toHaveTextContent(/^Ninety days1/);
  });

  it("ends in a failure when the record of the answer is gone", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    server.on(runEvents, problem(404, "This answer does not exist.", "answer.not_found"));
    await openAndAsk();
    stream.send(run, delta("Ninety"));
    await screen.findByText("Ninety");
    stream.close();
    expect(await screen.findByRole("alert")).toHaveTextContent("This answer does not exist.");
  });
});

describe("a conversation whose answer is being written", () => {
  const question = { ...givenAnswer("u1", "How long?"), role: "user" };
  const running = {
    run_id: "r1",
    conversation_id: "c1",
    user_message_id: "u1",
    state: "running",
    started_at: "2026-11-21T09:30:00.000Z",
  };

  it("is read on after a reload", async () => {
    const stream = startFakeRun();
    server.on(history, { conversation_id: "c1", name: "H", messages: [question], run: running });
    server.on(runEvents, stream.response);
    renderApp("/chat?conversation=c1");
    await waitFor(() => expect(server.callsTo(runEvents)).toHaveLength(1));
    expect(server.callsTo(runEvents)[0]?.query.get("after")).toBe("0");
    stream.send(run, evidence, delta("Ninety days [1]."));
    expect(await screen.findByRole("link", { name: /^Source 1/ })).toBeVisible();
    expect(screen.getByRole("button", { name: "Stop" })).toBeVisible();
    stream.send(done);
    expect(await screen.findByRole("button", { name: "Copy with sources" })).toBeVisible();
    expect(screen.getAllByRole("article", { name: "Assistant" })).toHaveLength(1);
  });

  it("is left to the server when another one is opened", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    server.on("GET /chatbot/chat/get_recent_conversations/", [
      { conversation_id: "c2", name: "Other", created_at: null },
    ]);
    server.on(history, { conversation_id: "c2", name: "Other", messages: [question], run: null });
    const { user } = await openAndAsk();
    stream.send(run, delta("Ninety"));
    await screen.findByText("Ninety");
    await user.click(screen.getByRole("link", { name: /Other/ }));
    await waitFor(() => expect(screen.queryByText("Ninety")).toBeNull());
    stream.send(delta(" days"), done);
    await waitFor(() => expect(screen.getByRole("button", { name: "New Chat" })).toBeEnabled());
    expect(screen.queryByText(/days/)).toBeNull();
  });
});

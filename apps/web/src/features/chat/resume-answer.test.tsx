import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startFakeRun } from "../../test/fake-run.ts";
import type { FakeServer } from "../../test/fake-server.ts";
import { problem } from "../../test/fake-server.ts";
import {
  agent,
  delta,
  done,
  evidence,
  openAndAsk,
  run,
  runEvents,
  startStreamingServer,
} from "../../test/stream-fixtures.tsx";
import { makeTestAnswer } from "../../test/fixtures.ts";
import { renderApp } from "../../test/render-app.tsx";

const history = "GET /chatbot/chat/:id/get_conversation_history/";

let server: FakeServer;
beforeEach(() => {
  server = startStreamingServer();
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

  it("waits for as long as the browser is offline", async () => {
    const first = startFakeRun();
    const second = startFakeRun(3);
    server.on(agent, first.response);
    server.on(runEvents, second.response);
    await openAndAsk();
    first.send(run, delta("Ninety "));
    await screen.findByText("Ninety");
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const listens = vi.spyOn(window, "addEventListener");
    first.close();
    await waitFor(() =>
      expect(listens).toHaveBeenCalledWith("online", expect.any(Function), { once: true }),
    );
    expect(server.callsTo(runEvents)).toHaveLength(0);
    line.mockRestore();
    listens.mockRestore();
    window.dispatchEvent(new Event("online"));
    second.send(delta("days [1]."), done);
    expect(await screen.findByText("Sources:")).toBeVisible();
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

describe("an answer whose events end early", () => {
  it("is read from the conversation, where the server has stored it", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    server.on(runEvents, problem(404, "This answer does not exist.", "answer.not_found"));
    const question = { ...makeTestAnswer("u1", "How long?"), role: "user" };
    const messages = [question, makeTestAnswer("m2", "Ninety days.")];
    server.on(history, { conversation_id: "c1", name: "H", messages, run: null });
    await openAndAsk();
    stream.send(run, delta("Ninety"));
    await screen.findByText("Ninety");
    stream.close();
    expect(await screen.findByText("Ninety days.")).toBeVisible();
    expect(screen.getAllByRole("article", { name: "Assistant" })).toHaveLength(1);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "New Chat" })).toBeEnabled();
  });
});

describe("a conversation whose answer is being written", () => {
  const question = { ...makeTestAnswer("u1", "How long?"), role: "user" };
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

  it("shows its failure again after a reload, with what was found and the way to try again", async () => {
    const failed = { ...running, state: "failed" };
    server.on(history, { conversation_id: "c1", name: "H", messages: [question], run: failed });
    const stream = startFakeRun();
    server.on(runEvents, stream.response);
    const { user } = renderApp("/chat?conversation=c1");
    await waitFor(() => expect(server.callsTo(runEvents)).toHaveLength(1));
    const reason = "The language model did not answer.";
    stream.send(run, evidence, { type: "error", code: "model.failed", error: reason, retry: true });
    expect(await screen.findByRole("alert")).toHaveTextContent(reason);
    expect(screen.getByRole("region", { name: "Passages found" })).toBeVisible();
    const again = startFakeRun();
    server.on(agent, again.response);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(server.callsTo(agent)).toHaveLength(1));
    expect(server.callsTo(agent)[0]?.body).toMatchObject({ replaces_message_id: "u1" });
  });

  it("does not bring back a failure that was answered since", async () => {
    const failed = { ...running, user_message_id: "u0", state: "failed" };
    server.on(history, { conversation_id: "c1", name: "H", messages: [question], run: failed });
    renderApp("/chat?conversation=c1");
    expect(await screen.findByText("How long?")).toBeVisible();
    expect(server.callsTo(runEvents)).toHaveLength(0);
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

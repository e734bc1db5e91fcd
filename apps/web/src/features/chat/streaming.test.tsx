import { earlyEndings } from "@footnote/contracts/chat/answer-stream";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { startFakeRun } from "../../test/fake-run.ts";
import type { FakeServer } from "../../test/fake-server.ts";
import {
  agent,
  cited,
  delta,
  done,
  evidence,
  openAndAsk,
  passage,
  run,
  startStreamingServer,
  step,
} from "../../test/stream-fixtures.tsx";
import { makeTestAnswer } from "../../test/fixtures.ts";

let server: FakeServer;
beforeEach(() => {
  server = startStreamingServer();
});

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

  it("says which of its statements are not supported by their sources", async () => {
    const stream = startFakeRun();
    const content = "Ninety days [1]. Or forty [1].";
    const claims = [
      { start: 0, end: 16, citations: ["1"], state: "supported" as const },
      { start: 17, end: 30, citations: ["1"], state: "not_supported" as const },
    ];
    const checked = makeTestAnswer("m2", content, [cited]);
    checked.metadata = {
      ...checked.metadata,
      claims,
      outcome: "partly",
      missing: "the fee",
      model: "talker",
    };
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
      await screen.findByText("1 of 2 statements supported by their sources, 1 not supported"),
    ).toBeVisible();
    expect(
      screen.getAllByRole("link", { name: /^Source 1/ }).map((mark) => mark.ariaLabel),
    ).toEqual([
      "Source 1: Handbook.pdf, page 7",
      "Source 1: Handbook.pdf, page 7. Not supported by this source",
    ]);
    expect(screen.getByText("Not in your documents: the fee")).toBeVisible();
  });

  it("separates what is missing from the documents from why it ends early", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    await openAndAsk();
    const message = makeTestAnswer("m2", "Ninety days [1]. And");
    const missing = `Who decides is not said. ${earlyEndings.broken}`;
    const partly = { outcome: "partly" as const, missing, model: "talker" };
    const metadata = { ...message.metadata, ...partly };
    const ended = { ...message, metadata };
    stream.send(run, { ...done, outcome: "partly", missing, message: ended });
    const outcome = await screen.findByText(/Answers part of the question/);
    expect(outcome.parentElement).toHaveTextContent(
      "Not in your documents: Who decides is not said. The connection to the language model was lost",
    );
    expect(screen.getByText("Not in your documents: Who decides is not said.")).toBeVisible();
  });

  it("shows quotations that answer only a part as the closest passages", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    await openAndAsk();
    const message = makeTestAnswer("m2", "The notice period is ninety days [1].", [cited]);
    const missing = "What is quoted does not mention “fee”.";
    const partly = { outcome: "partly" as const, missing, closest: true };
    const ended = { ...message, metadata: { ...message.metadata, ...partly } };
    stream.send(run, { ...done, ...partly, message: ended });
    const outcome = await screen.findByText("Closest passages");
    expect(outcome.parentElement).toHaveTextContent(`Closest passages ${missing}`);
    expect(screen.queryByText(/Answers part of the question/)).toBeNull();
  });

  it("offers the nearest passages when nothing was found", async () => {
    const stream = startFakeRun();
    const nothing = makeTestAnswer("m2", "Nothing answers this.");
    nothing.metadata = { ...nothing.metadata, outcome: "not_found", nearest: [passage] };
    server.on(agent, stream.response);
    await openAndAsk();
    stream.send(run, { ...done, outcome: "not_found", message: nothing });
    expect(await screen.findByText("Not found in your documents")).toBeVisible();
    expect(screen.getByRole("region", { name: "Closest passages" })).toBeVisible();
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
    const partial = makeTestAnswer("m2", "Ninety");
    stream.send({ ...done, outcome: null, stopped: true, message: partial });
    expect(await screen.findByText("Stopped. The answer is incomplete.")).toBeVisible();
    expect(screen.getByText("Ninety")).toBeVisible();
    expect(screen.getByRole("button", { name: "Send" })).toBeVisible();
  });

  it("says once that it was stopped before its first word", async () => {
    const stream = startFakeRun();
    server.on(agent, stream.response);
    server.on("POST /chatbot/chat/runs/:id/stop/", {});
    const { user } = await openAndAsk();
    stream.send(run);
    const stop = await screen.findByRole("button", { name: "Stop" });
    stop.focus();
    await user.keyboard("{Enter}");
    // The button is gone with the answer: whoever pressed it writes on.
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
    const silent = makeTestAnswer("m2", "Stopped before anything was written.");
    stream.send({ ...done, outcome: null, stopped: true, message: silent });
    expect(await screen.findByRole("button", { name: "Answer again" })).toBeVisible();
    const answer = screen.getByRole("article", { name: "Assistant" });
    expect(within(answer).getAllByText(/Stopped/)).toHaveLength(1);
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

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AnsweringProduct,
  asking,
  question,
  startAnsweringProduct,
} from "../../test/answering-product.ts";
import { failing, saying, writing } from "../../test/model-emulator.ts";
import { sweepRuns } from "./runs-sweeper.service.ts";

let on: AnsweringProduct;
beforeAll(async () => {
  on = await startAnsweringProduct();
});
afterAll(() => on.close());

describe("the end of an answer", () => {
  it("stops the model when it is stopped, and keeps what was written", async () => {
    const model = on.scriptChatPieces();
    const answer = await on.follow(question);
    const { run_id, conversation_id } = await answer.until("run");
    await answer.until("evidence");
    model.write("In 1874 [1]. And then ");
    await answer.until("delta");
    const stopped = await on.client.post(`/chatbot/chat/runs/${run_id}/stop/`);
    expect(stopped.body.state).toBe("stopped");
    await on.provider.requests.at(-1)?.hungUp;
    expect((await answer.until("done")).stopped).toBe(true);
    const { messages } = await on.history(conversation_id);
    expect(messages[1]).toMatchObject({
      content: "In 1874 [1]. And then",
      metadata: {
        stopped: true,
        outcome: null,
        citations: [{ id: "1" }],
        steps: [{ kind: "search", state: "finished", query: question.message, passages: 1 }],
      },
    });
    expect((await on.client.post(`/chatbot/chat/runs/${run_id}/stop/`)).body.state).toBe("stopped");
  });

  it.each([
    ["fails", [failing(400, "secret detail")], "did not answer"],
    ["answers nothing, twice", [saying(""), saying("")], "an empty answer"],
    ["filters all of it", [writing([], { ends: "content_filter" })], "filtered its answer"],
  ])("quotes instead and says so when the model %s", async (_, replies, cause) => {
    on.provider.scriptChat(...replies);
    const answer = await on.follow(question);
    const { conversation_id } = await answer.until("run");
    const events = await answer.rest();
    const published = events.flatMap(({ event }) =>
      event.type === "evidence" ? event.passages.map(({ payload }) => payload.chunk_id) : [],
    );
    expect(published).toHaveLength(new Set(published).size);
    expect(JSON.stringify(events)).not.toContain("secret detail");
    const [, message] = (await on.history(conversation_id)).messages;
    expect(message.content).toContain(cause);
    expect(message.content).toContain("1874");
    const { claims, ...metadata } = message.metadata;
    expect(metadata).toMatchObject({ outcome: "answered", model: null, citations: [{ id: "1" }] });
    const [claim] = claims;
    expect(message.content.slice(claim.start, claim.end)).toMatch(/^The lighthouse/);
  });

  it("does not promise quotations where the model fails and nothing answers", async () => {
    on.provider.scriptChat(failing(400, "secret detail"));
    const answer = await on.follow({ message: "Which planets have rings?" });
    const { message } = await answer.until("done");
    expect(message.metadata.outcome).toBe("not_found");
    expect(message.content).toMatch(
      /^\*The language model did not answer, so .* searched without it/,
    );
    expect(message.content).not.toContain("quotes");
  });

  it.each([
    ["breaks off", "hung up", "broke off"],
    ["reaches the longest length", "length", "longest length"],
    ["is filtered", "content_filter", "filtered"],
  ] as const)("keeps what was shown as partial when the model %s", async (_, ends, said) => {
    on.provider.scriptChat(writing(["It was built in 1874 [1]. And ", "then it"], { ends }));
    const answer = await on.follow(question);
    const { conversation_id } = await answer.until("run");
    const { message } = await answer.until("done");
    expect(message).toMatchObject({
      content: "It was built in 1874 [1]. And then it",
      metadata: { outcome: "partly", citations: [{ id: "1" }] },
    });
    expect(message.metadata.missing).toContain(said);
    expect((await on.history(conversation_id)).messages[1]).toEqual(message);
  });
});

describe("an answer whose process has died", () => {
  async function createExpiredRun() {
    const model = on.scriptChatPieces();
    const answer = await on.follow(question);
    const { run_id, conversation_id } = await answer.until("run");
    await answer.until("evidence");
    const past = { leaseExpiresAt: new Date(Date.now() - 1) };
    await on.product.app.db.answerRun.update({ where: { id: run_id }, data: past });
    return { model, answer, run_id, conversation_id };
  }

  it("is ended for whoever follows it, and its maker can write no more", async () => {
    const { model, answer, run_id, conversation_id } = await createExpiredRun();
    expect(await sweepRuns(on.product.app)).toBe(1);
    expect(await answer.until("error")).toMatchObject({ code: "answer.interrupted", retry: true });
    model.write("In 1874 [1]. ");
    model.write("More. ");
    await on.provider.requests.at(-1)?.hungUp;
    const { messages, run } = await on.history(conversation_id);
    expect([messages.length, run.state]).toEqual([1, "failed"]);
    const again = await on.resume(run_id);
    expect((await again.rest()).at(-1)?.event.type).toBe("error");
  });

  it("is ended by whoever reads it, and its conversation is free", async () => {
    const { run_id, conversation_id, model } = await createExpiredRun();
    expect((await on.history(conversation_id)).run).toMatchObject({ run_id, state: "failed" });
    on.provider.scriptChat(saying("In 1874 [1]."));
    const next = await on.client.post(asking, { ...question, conversation_id });
    expect(next.status).toBe(200);
    model.end();
  });
});

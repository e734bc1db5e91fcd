import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AnsweringProduct,
  asking,
  question,
  startAnsweringProduct,
} from "../../test/answering-product.ts";
import { saying } from "../../test/model-emulator.ts";
import { sweepRuns } from "./runs-sweeper.service.ts";

let on: AnsweringProduct;
beforeAll(async () => {
  on = await startAnsweringProduct();
});
afterAll(() => on.close());

describe("a question asked again", () => {
  it("replaces the earlier messages, by the question's id or the answer's", async () => {
    on.provider.scriptChat(saying("In 1874 [1]."));
    const first = (await on.client.post(asking, question)).body.results;
    const { conversation_id } = first;
    on.provider.scriptChat(saying("In 14 seconds [1]."));
    await on.client.post(asking, { message: "How fast is the lamp?", conversation_id });
    const before = (await on.history(conversation_id)).messages;
    on.provider.scriptChat(saying("Who built the lighthouse?"), saying("Agnes Thorne [1]."));
    const edited = { message: "Who built it?", conversation_id, replaces_message_id: before[2].id };
    await on.client.post(asking, edited);
    const after = (await on.history(conversation_id)).messages;
    expect(after.map(({ content }: { content: string }) => content)).toEqual([
      question.message,
      "In 1874 [1].",
      "Who built it?",
      "Agnes Thorne [1].",
    ]);
    on.provider.scriptChat(saying("It was 1874 [1]."));
    const again = { ...question, conversation_id, replaces_message_id: first.messages[0].id };
    await on.client.post(asking, again);
    const last = (await on.history(conversation_id)).messages;
    expect(last.map(({ content }: { content: string }) => content)).toEqual([
      question.message,
      "It was 1874 [1].",
    ]);
    expect(JSON.stringify(on.provider.requests.at(-1)?.body)).not.toContain("Agnes Thorne [1]");
    const gone = { ...question, conversation_id, replaces_message_id: before[2].id };
    expect((await on.client.post(asking, gone)).body.code).toBe("message.not_found");
  });

  const texts = async (id: string) =>
    (await on.history(id)).messages.map(({ content }: { content: string }) => content);

  /** A conversation of two turns, and a question in place of the first whose process dies before it is answered. */
  async function createFailedAttempt() {
    on.provider.scriptChat(saying("In 1874 [1]."));
    const { conversation_id } = (await on.client.post(asking, question)).body.results;
    on.provider.scriptChat(saying("In 14 seconds [1]."));
    await on.client.post(asking, { message: "How fast is the lamp?", conversation_id });
    const { messages } = await on.history(conversation_id);
    const edited = {
      message: "Who built it?",
      conversation_id,
      replaces_message_id: messages[0].id,
    };
    const dying = on.scriptChatPieces();
    const answer = await on.follow(edited);
    const { run_id } = await answer.until("run");
    const past = { leaseExpiresAt: new Date(Date.now() - 1) };
    await on.product.app.db.answerRun.update({ where: { id: run_id }, data: past });
    await sweepRuns(on.product.app);
    expect((await answer.until("error")).code).toBe("answer.interrupted");
    dying.end();
    return { conversation_id, old: messages.map(({ content }: { content: string }) => content) };
  }

  it("leaves what it was to replace standing when it fails", async () => {
    const { conversation_id, old } = await createFailedAttempt();
    expect(await texts(conversation_id)).toEqual([...old, "Who built it?"]);
  });

  it("takes the place of all of it when the failed attempt is asked again with success", async () => {
    const { conversation_id } = await createFailedAttempt();
    const failed = (await on.history(conversation_id)).messages.at(-1);
    on.provider.scriptChat(saying("Agnes Thorne [1]."));
    const retried = { message: "Who built it?", conversation_id, replaces_message_id: failed.id };
    expect((await on.client.post(asking, retried)).status).toBe(200);
    expect(await texts(conversation_id)).toEqual(["Who built it?", "Agnes Thorne [1]."]);
  });

  it("leaves it standing when its process dies, or it is stopped before anything was written", async () => {
    on.provider.scriptChat(saying("In 1874 [1]."));
    const { conversation_id } = (await on.client.post(asking, question)).body.results;
    const [old] = (await on.history(conversation_id)).messages;
    const replaces = { ...question, conversation_id, replaces_message_id: old.id };
    const dying = on.scriptChatPieces();
    const { run_id } = await (await on.follow(replaces)).until("run");
    expect(await texts(conversation_id)).toEqual([question.message]);
    const past = { leaseExpiresAt: new Date(Date.now() - 1) };
    await on.product.app.db.answerRun.update({ where: { id: run_id }, data: past });
    const both = [question.message, "In 1874 [1].", question.message];
    expect(await texts(conversation_id)).toEqual(both);
    dying.end();
    const silent = on.scriptChatPieces();
    const answer = await on.follow(replaces);
    const stopping = await answer.until("run");
    await answer.until("evidence");
    await on.client.post(`/chatbot/chat/runs/${stopping.run_id}/stop/`);
    await answer.until("done");
    expect((await texts(conversation_id)).slice(0, 2)).toEqual(both.slice(0, 2));
    silent.end();
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AnsweringProduct,
  asking,
  question,
  startAnsweringProduct,
} from "../../../test/answering-product.ts";
import { createTestColleague } from "../../../test/fixtures.ts";
import { saying } from "../../../test/model-emulator.ts";
import { sweepRuns } from "../runs-sweeper.service.ts";

let on: AnsweringProduct;
beforeAll(async () => {
  on = await startAnsweringProduct();
});
afterAll(() => on.close());

type Sent = { id: string; content: string; metadata: { versions?: unknown } };

const show = (id: string) => on.client.post(`/chatbot/messages/${id}/show/`, {});
const messages = async (id: string): Promise<Sent[]> => (await on.history(id)).messages;
const texts = (sent: readonly Sent[]) => sent.map(({ content }) => content);
const versions = (sent: readonly Sent[]) => sent.map(({ metadata }) => metadata.versions ?? null);

async function ask(body: { message: string; [more: string]: unknown }, answer: string) {
  on.provider.scriptChat(saying(answer));
  const { status, body: reply } = await on.client.post(asking, body);
  expect(status).toBe(200);
  return reply.results.conversation_id as string;
}

const first = [question.message, "In 1874 [1].", "How fast is the lamp?", "In 14 seconds [1]."];
const other = "In which year was the lighthouse built?";

/** Two turns, and the first of them asked in other words. */
async function createEdited() {
  const id = await ask(question, "In 1874 [1].");
  await ask({ message: "How fast is the lamp?", conversation_id: id }, "In 14 seconds [1].");
  const before = await messages(id);
  const edited = { message: other, conversation_id: id, replaces_message_id: before[0]?.id };
  await ask(edited, "Built in 1874 [1].");
  return { id, before, after: await messages(id) };
}

describe("the versions of a question", () => {
  it("are kept with all that followed them, and one of them goes on", async () => {
    const { id, before, after } = await createEdited();
    const ids = [before[0]?.id, after[0]?.id];
    expect(texts(after)).toEqual([other, "Built in 1874 [1]."]);
    expect(versions(after)).toEqual([{ ids, shown: 1 }, null]);
    const shown = await show(ids[0] ?? "");
    expect(shown.status).toBe(200);
    expect(texts(shown.body.messages)).toEqual(first);
    expect(versions(shown.body.messages)).toEqual([{ ids, shown: 0 }, null, null, null]);
    expect(shown.body).toEqual(await on.history(id));
    await ask({ message: "Who built the lighthouse?", conversation_id: id }, "Agnes Thorne [1].");
    expect(JSON.stringify(on.provider.requests.at(-1)?.body)).not.toContain(other);
    expect(texts(await messages(id))).toHaveLength(6);
    await show(after[1]?.id ?? "");
    expect(texts(await messages(id))).toEqual([other, "Built in 1874 [1]."]);
    await show(ids[0] ?? "");
    expect(texts(await messages(id))).toHaveLength(6);
  });

  it("are of the answer when the same question was asked again", async () => {
    const id = await ask(question, "In 1874 [1].");
    const [old] = await messages(id);
    const again = { ...question, conversation_id: id, replaces_message_id: old?.id };
    await ask(again, "It was 1874 [1].");
    const after = await messages(id);
    const ids = [old?.id, after[0]?.id];
    expect(versions(after)).toEqual([null, { ids, shown: 1 }]);
    expect(texts((await show(old?.id ?? "")).body.messages)[1]).toBe("In 1874 [1].");
  });

  it("are read by the search and the export only while they are shown", async () => {
    const { id, before } = await createEdited();
    const find = async (words: string) => {
      const path = `/chatbot/conversations/search/?q=${encodeURIComponent(words)}`;
      const found = (await on.client.get(path)).body as { conversation_id: string }[];
      return found.some(({ conversation_id }) => conversation_id === id);
    };
    const exported = async () => {
      const headers = { authorization: `Token ${on.client.token}` };
      const url = `${on.product.url}/api/chatbot/conversations/${id}/export/`;
      return (await fetch(url, { headers })).text();
    };
    expect([await find("fast lamp"), await find("which year")]).toEqual([false, true]);
    expect(await exported()).toContain(other);
    await show(before[0]?.id ?? "");
    expect([await find("fast lamp"), await find("which year")]).toEqual([true, false]);
    expect(await exported()).not.toContain(other);
  });

  it("are deleted with their conversation", async () => {
    const { id } = await createEdited();
    expect(await on.product.app.db.message.count({ where: { conversationId: id } })).toBe(6);
    await on.client.delete(`/chatbot/conversations/${id}/`);
    expect(await on.product.app.db.message.count({ where: { conversationId: id } })).toBe(0);
  });

  it("do not include an attempt that failed", async () => {
    const id = await ask(question, "In 1874 [1].");
    const [old] = await messages(id);
    const dying = on.scriptChatPieces();
    const edited = { message: other, conversation_id: id, replaces_message_id: old?.id };
    const { run_id } = await (await on.follow(edited)).until("run");
    const past = { leaseExpiresAt: new Date(Date.now() - 1) };
    await on.product.app.db.answerRun.update({ where: { id: run_id }, data: past });
    await sweepRuns(on.product.app);
    dying.end();
    const standing = await messages(id);
    expect(texts(standing)).toEqual([question.message, "In 1874 [1].", other]);
    expect(versions(standing)).toEqual([null, null, null]);
    const retried = { message: other, conversation_id: id, replaces_message_id: standing[2]?.id };
    await ask(retried, "Built in 1874 [1].");
    const after = await messages(id);
    expect(versions(after)).toEqual([{ ids: [old?.id, after[0]?.id], shown: 1 }, null]);
    expect(texts((await show(old?.id ?? "")).body.messages)).toEqual(texts(standing));
  });
});

describe("showing a version", () => {
  it("waits until no answer is being written, and is its user's own", async () => {
    const { id, before, after } = await createEdited();
    const old = before[0]?.id ?? "";
    const colleague = await createTestColleague(on.product, on.client);
    const theirs = await colleague.post(`/chatbot/messages/${old}/show/`, {});
    expect([theirs.status, theirs.body.code]).toEqual([404, "message.not_found"]);
    expect((await show(before[2]?.id ?? "")).body.code).toBe("message.not_found");
    const writing = on.scriptChatPieces();
    const answer = await on.follow({ message: "Who built it?", conversation_id: id });
    const { run_id } = await answer.until("run");
    expect((await show(old)).body.code).toBe("conversation.busy");
    await on.client.post(`/chatbot/chat/runs/${run_id}/stop/`, {});
    await answer.until("done");
    writing.end();
    expect((await messages(id)).slice(0, 2)).toEqual(after);
  });
});

import { nothingWritten } from "@footnote/contracts/chat/answer-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AnsweringProduct,
  question,
  startAnsweringProduct,
} from "../../test/answering-product.ts";
import { uploadTestDocument } from "../../test/fixtures.ts";
import { failing, hanging, saying } from "../../test/model-emulator.ts";

let on: AnsweringProduct;
beforeAll(async () => {
  on = await startAnsweringProduct();
});
afterAll(() => on.close());

const usedTokens = async () =>
  (await on.product.app.db.modelUsage.findMany()).reduce(
    (sum, row) => sum + Number(row.inputTokens),
    0,
  );

const soon = { timeout: 30_000 };

describe("what an answer took", () => {
  it.each([
    ["stopped before its first word", (run: string) => `/chatbot/chat/runs/${run}/stop/`, "post"],
    [
      "deleted with its conversation",
      (_: string, id: string) => `/chatbot/conversations/${id}/`,
      "delete",
    ],
  ] as const)("is recorded of one that is %s", async (_, path, method) => {
    const before = await usedTokens();
    const asked = on.provider.requests.length;
    on.provider.scriptChat(hanging);
    const answer = await on.follow(question);
    const { run_id, conversation_id } = await answer.until("run");
    await expect.poll(() => on.provider.requests.length, soon).toBeGreaterThan(asked);
    expect((await on.client[method](path(run_id, conversation_id))).status).toBe(200);
    await on.provider.requests.at(-1)?.hungUp;
    await expect.poll(usedTokens, soon).toBeGreaterThan(before);
  });
});

it("an answer that is stopped before its first word keeps what was found", async () => {
  on.provider.scriptChat(hanging);
  const answer = await on.follow(question);
  const { run_id, conversation_id } = await answer.until("run");
  const { passages } = await answer.until("evidence");
  await on.client.post(`/chatbot/chat/runs/${run_id}/stop/`);
  const { message } = await answer.until("done");
  expect(message.content).toBe(nothingWritten);
  expect(message.metadata).toMatchObject({ nearest: passages, citations: [] });
  expect((await on.history(conversation_id)).messages[1]).toEqual(message);
});

describe("a model that does not take what it is asked", () => {
  const tooLong = "This model's maximum context length is 4096 tokens.";

  it("is shown less where its context is too short", async () => {
    for (const at of [1, 2, 3]) {
      const bytes = `The lighthouse of harbour ${at} was built in 19${at}0.`;
      await uploadTestDocument(on.client, on.folder, { name: `harbour-${at}.txt`, bytes });
    }
    const first = on.provider.requests.length;
    // Each is asked for once more without the wish for a length, which may have been what was too much.
    const refusals = Array.from({ length: 4 }, () => failing(400, tooLong));
    on.provider.scriptChat(...refusals, saying("In 1874 [1]."), saying("1: YES"));
    const answer = await on.follow(question);
    expect((await answer.until("done")).message.content).toContain("In 1874 [1].");
    // The last request judges the claim.
    const passages = on.provider.requests
      .slice(first, -1)
      .map(({ body }) => JSON.stringify(body.messages).match(/n=\\"\d+\\" from/g)?.length);
    expect(passages).toEqual([4, 4, 2, 2, 1]);
  });

  it.each([
    ["its context is too short for anything", 6, 400, "too long for the language model"],
    ["its key is refused", 1, 401, "not set up correctly"],
    ["it has too much to do", 3, 429, "its quota is used up"],
  ] as const)("quotes instead, and says so, when %s", async (_, times, status, cause) => {
    const refusal = failing(status, tooLong, { "retry-after-ms": "1" });
    on.provider.scriptChat(...Array.from({ length: times }, () => refusal));
    const { message } = await (await on.follow(question)).until("done");
    expect(message.content).toContain(cause);
    // The lighthouses of several harbours could be meant: the closest passages are quoted.
    expect(message.metadata).toMatchObject({ outcome: "partly", model: null });
    expect(message.metadata.citations).toHaveLength(3);
  });
});

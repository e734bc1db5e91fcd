import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AnsweringProduct,
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

const eventsOf = (runId: string) => `/chatbot/chat/runs/${runId}/events/`;

async function receiveAnswer() {
  on.provider.scriptChat(saying("In 1874 [1]."));
  const answer = await on.follow(question);
  const { run_id } = await answer.until("run");
  await answer.until("done");
  return { run_id, last: answer.received.at(-1)?.id ?? 0 };
}

describe("the events of an answer that has ended", () => {
  it("are read to the end at once, however many there are", async () => {
    const { run_id, last } = await receiveAnswer();
    const { db } = on.product.app;
    const { organizationId } = await db.answerRun.findUniqueOrThrow({ where: { id: run_id } });
    // The end moves up to make room for a long answer.
    const end = { runId_number: { runId: run_id, number: last } };
    await db.answerEvent.update({ where: end, data: { number: last + 450 } });
    const event: AnswerEvent = { type: "delta", text: "word ", citations: [] };
    const more = Array.from({ length: 450 }, (_, at) => ({ number: last + at, event }));
    const rows = more.map((one) => ({ ...one, runId: run_id, organizationId }));
    await db.answerEvent.createMany({ data: rows });
    const ids = Array.from({ length: last + 450 }, (_, at) => at + 1);
    const whole = await on.client.get(eventsOf(run_id));
    expect(whole.body.events.map(({ id }: { id: number }) => id)).toEqual(ids);
    const events = await (await on.resume(run_id)).rest();
    expect(events.map(({ id }) => id)).toEqual(ids);
  });

  it("are no more for who has seen the last one", async () => {
    const { run_id, last } = await receiveAnswer();
    for (const after of [last, last + 7]) {
      const again = await on.resume(run_id, after);
      expect([again.status, await again.rest()]).toEqual([204, []]);
    }
  });

  it("are not found any more when they have been cleared", async () => {
    const { run_id, last } = await receiveAnswer();
    await on.product.app.db.answerEvent.deleteMany({ where: { runId: run_id } });
    expect((await on.client.get(eventsOf(run_id))).body.code).toBe("answer.not_found");
    for (const after of [0, last]) expect((await on.resume(run_id, after)).status).toBe(404);
  });
});

it("the end of an answer whose process has died has the number that follows", async () => {
  const model = on.scriptChatPieces();
  const answer = await on.follow(question);
  const { run_id } = await answer.until("run");
  await answer.until("evidence");
  const past = { leaseExpiresAt: new Date(Date.now() - 1) };
  await on.product.app.db.answerRun.update({ where: { id: run_id }, data: past });
  await sweepRuns(on.product.app);
  await answer.until("error");
  model.end();
  const seen = answer.received.map(({ id }) => id);
  expect(seen).toEqual(seen.map((_, at) => at + 1));
  const whole = await on.client.get(eventsOf(run_id));
  expect(whole.body.events.map(({ id }: { id: number }) => id)).toEqual(seen);
  const end = await on.resume(run_id, seen.length - 1);
  expect((await end.rest()).map(({ id }) => id)).toEqual([seen.length]);
  expect((await on.resume(run_id, seen.length)).status).toBe(204);
});

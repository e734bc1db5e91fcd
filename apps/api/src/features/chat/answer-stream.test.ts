import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AnsweringProduct,
  asking,
  island,
  question,
  startAnsweringProduct,
} from "../../test/answering-product.ts";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
} from "../../test/fixtures.ts";
import { saying } from "../../test/model-emulator.ts";
import { startProduct } from "../../test/product.ts";

let on: AnsweringProduct;
beforeAll(async () => {
  on = await startAnsweringProduct();
});
afterAll(() => on.close());

describe("an answer as events", () => {
  it("shows the passages before the first word, then text whose markers lead to citations, then the message", async () => {
    const model = on.scriptChatPieces();
    const answer = await on.follow(question);
    const evidence = await answer.until("evidence");
    expect(evidence.passages[0]?.payload.text).toContain("built in 1874");
    model.write("It was built ");
    expect((await answer.until("delta")).text).toBe("It was built");
    model.write("in 1874 [1");
    model.write("]. It has a lamp [9].");
    model.end();
    const rest = await answer.rest();
    const deltas = rest.flatMap(({ event }) => (event.type === "delta" ? [event] : []));
    expect(["It was built", ...deltas.map(({ text }) => text)].join("")).toBe(
      "It was built in 1874 [1]. It has a lamp.",
    );
    expect(deltas.flatMap(({ citations }) => citations.map(({ id }) => id))).toEqual(["1"]);
    expect(rest.at(-1)?.event).toMatchObject({
      type: "done",
      stopped: false,
      message: { content: "It was built in 1874 [1]. It has a lamp.", role: "assistant" },
    });
    const ids = answer.received.map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, at) => at + 1));
  });

  it("goes on when nobody listens, and is read on after any event", async () => {
    const model = on.scriptChatPieces();
    const answer = await on.follow(question);
    const { run_id, conversation_id } = await answer.until("run");
    await answer.until("evidence");
    answer.leave();
    expect((await on.history(conversation_id)).run).toMatchObject({ run_id, state: "running" });
    const busy = await on.client.post(asking, { ...question, conversation_id });
    expect(busy.body.code).toBe("conversation.busy");
    model.write("In 1874 [1].");
    model.end();
    const again = await on.resume(run_id, 1);
    const events = await again.rest();
    expect(events[0]?.id).toBe(2);
    expect(events.at(-1)?.event.type).toBe("done");
    const late = await on.resume(run_id, events.at(-2)?.id);
    expect(await late.rest()).toEqual([events.at(-1)]);
    const whole = await on.client.get(`/chatbot/chat/runs/${run_id}/events/`);
    expect(whole.body.run.state).toBe("done");
    expect(whole.body.events.slice(1)).toEqual(events);
    const { messages, run } = await on.history(conversation_id);
    expect(messages[1].content).toBe("In 1874 [1].");
    expect(messages[1].metadata.run_id).toBe(run.run_id);
    const ended = whole.body.events.flatMap(({ event }: { event: AnswerEvent }) => {
      if (event.type !== "step" || event.state === "started") return [];
      const { type: _, ...step } = event;
      return [step];
    });
    expect(ended.length).toBeGreaterThan(1);
    expect(messages[1].metadata.steps).toEqual(ended);
  });

  it("withdraws what a model wrote before it went on searching", async () => {
    const call = { name: "search_file_knowledge", arguments: '{"query": "lamp"}' };
    on.provider.scriptChat((request) => {
      expect(request.body.stream).toBe(true);
      return {
        status: 200,
        body: {
          choices: [
            {
              message: {
                role: "assistant",
                content: "Let me look again. ",
                tool_calls: [{ id: "a", type: "function", function: call }],
              },
            },
          ],
        },
      };
    }, saying("In 1874 [1]."));
    const events = await (await on.follow(question)).rest();
    const text = events.reduce((before, { event }) => {
      if (event.type === "reset") return "";
      return event.type === "delta" ? before + event.text : before;
    }, "");
    expect(text).toBe("In 1874 [1].");
    const searches = events.flatMap(({ event }) =>
      event.type === "step" && event.kind === "search" && event.state === "finished" ? [event] : [],
    );
    expect(searches.map(({ query }) => query)).toEqual([question.message, "lamp"]);
    expect(searches[0]).toMatchObject({ passages: 1, documents: 1 });
  });

  it("checks each sentence, has what is wrong written once more, and keeps the states with the message", async () => {
    on.provider.scriptChat(
      saying("It was built in 1884 [1]. Agnes Thorne built it [1]. It has 99 windows [1]."),
      saying("1: YES\n2: NO"),
      saying("It was built in 1874 [1]. Agnes Thorne built it [1]. It has 99 windows [1]."),
      saying("1: YES\n2: YES\n3: NO"),
    );
    const answer = await on.follow(question);
    const { conversation_id } = await answer.until("run");
    const checked = await answer.until("citations");
    const { content } = checked;
    expect(content).toBe(
      "It was built in 1874 [1]. Agnes Thorne built it [1]. It has 99 windows [1].",
    );
    expect(
      checked.claims.map(({ state, start, end }) => [content.slice(start, end), state]),
    ).toEqual([
      ["It was built in 1874 [1].", "supported"],
      ["Agnes Thorne built it [1].", "supported"],
      ["It has 99 windows [1].", "not_supported"],
    ]);
    await answer.rest();
    const { messages } = await on.history(conversation_id);
    expect(messages[1].metadata.claims).toEqual(checked.claims);
  });

  it("reads a long file part by part and answers from its notes", async () => {
    const folder = await createTestFolder(on.client, "Books");
    const chapter = (number: number) =>
      `# Chapter ${number}\n\n${`Keeper ${number} counts the ships of the bay. `.repeat(60)}\n`;
    const bytes = Array.from({ length: 20 }, (_, at) => chapter(at + 1)).join("\n");
    await uploadTestDocument(on.client, folder, { name: "logbook.md", bytes });
    const first = on.provider.requests.length;
    const noting = () => saying("- The keeper counts ships [1]");
    const writes = saying("Keeper 1 counts the ships of the bay [1].");
    on.provider.scriptChat(noting, noting, writes);
    const answer = await on.follow({ message: "Summarise logbook.md" });
    expect(await answer.until("done")).toMatchObject({ outcome: "answered", missing: null });
    const asked = on.provider.requests
      .slice(first)
      .map(({ body }) => body.messages.at(-1)?.content);
    expect(asked).toHaveLength(3);
    expect(asked.slice(0, 2).join("\n")).toContain("Keeper 20 counts");
    expect(asked[2]).toContain("The keeper counts ships [1]");
    const reads = answer.received.flatMap(({ event }) =>
      event.type === "step" && event.kind === "read" && event.state === "finished" ? [event] : [],
    );
    expect(reads.map(({ query }) => query)).toEqual(["logbook.md", "1 / 2", "2 / 2"]);
  });

  it("records what it took", async () => {
    on.provider.scriptChat(saying("Its lamp turns once in 14 seconds [1]."));
    const { run_id } = await (await on.follow(question)).until("run");
    await (await on.resume(run_id)).rest();
    const { usage } = await on.product.app.db.answerRun.findUniqueOrThrow({
      where: { id: run_id },
    });
    expect(usage).toMatchObject({ requests: 1, searches: 1 });
    expect((usage as { input_tokens: number }).input_tokens).toBeGreaterThan(100);
  });
});

describe("another person", () => {
  it("can neither follow nor stop an answer", async () => {
    on.provider.scriptChat(saying("In 1874 [1]."));
    const { run_id } = await (await on.follow(question)).until("run");
    for (const other of [
      await createTestAdmin(on.product),
      await createTestColleague(on.product, on.client),
    ]) {
      expect((await on.resume(run_id, 0, other)).status).toBe(404);
      const answers = [
        await other.get(`/chatbot/chat/runs/${run_id}/events/`),
        await other.post(`/chatbot/chat/runs/${run_id}/stop/`),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([404, "answer.not_found"]);
      }
    }
  });
});

it("an answer that is being made is ended clearly when its process is asked to end", async () => {
  const other = await startProduct({
    env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: on.provider.baseUrl, CHAT_MODEL: "talker" },
  });
  const person = await createTestAdmin(other);
  const folder = await createTestFolder(person, "Places");
  await uploadTestDocument(person, folder, { name: "island.txt", bytes: island });
  on.scriptChatPieces();
  const asked = on.provider.requests.length;
  const plain = person.post(asking, question);
  await expect.poll(() => on.provider.requests.length, { timeout: 30_000 }).toBeGreaterThan(asked);
  const closing = other.close();
  expect(await plain).toMatchObject({ status: 503, body: { code: "answer.interrupted" } });
  await closing;
});

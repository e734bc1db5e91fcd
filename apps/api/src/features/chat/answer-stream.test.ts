import type { AnswerEvent } from "@footnote/contracts/answer-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followAnswer } from "../../test/answer-stream.ts";
import type { Client } from "../../test/client.ts";
import { givenColleague, givenDocument, givenFolder, givenMember } from "../../test/given.ts";
import {
  failing,
  type ModelEmulator,
  saying,
  startModelEmulator,
  writing,
} from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { sweepRuns } from "./runs-sweeper.service.ts";

const island =
  "The lighthouse on Gull Island was built in 1874 by Agnes Thorne. Its lamp turns once in 14 seconds.";
const asking = "/chatbot/chat/agent_message/";
const question = { message: "When was the lighthouse built?" };

let provider: ModelEmulator;
let product: Product;
let client: Client;

beforeAll(async () => {
  provider = await startModelEmulator();
  product = await startProduct({
    env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: "talker" },
  });
  client = await givenMember(product);
  const folder = await givenFolder(client, "Places");
  await givenDocument(client, folder, { name: "island.txt", bytes: island });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

const follow = (body: object, who = client) =>
  followAnswer(who, product.url, { path: asking, body });
const resume = (runId: string, lastEventId?: number, who = client) =>
  followAnswer(who, product.url, {
    path: `/chatbot/chat/runs/${runId}/events/`,
    ...(lastEventId !== undefined && { lastEventId }),
  });
const history = async (id: string) =>
  (await client.get(`/chatbot/chat/${id}/get_conversation_history/`)).body;

/** A model that writes these pieces, each when it is told to. */
function givenWriter() {
  const pieces: string[] = [];
  let wake = () => {};
  let ended = false;
  provider.scriptChat(writing(writeOn()));
  async function* writeOn(): AsyncGenerator<string> {
    while (!ended || pieces.length > 0) {
      const piece = pieces.shift();
      if (piece !== undefined) yield piece;
      else {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
    }
  }
  return {
    write(piece: string) {
      pieces.push(piece);
      wake();
    },
    end() {
      ended = true;
      wake();
    },
  };
}

describe("an answer as events", () => {
  it("shows the passages before the first word, then text whose markers lead to citations, then the message", async () => {
    const model = givenWriter();
    const answer = await follow(question);
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
    const model = givenWriter();
    const answer = await follow(question);
    const { run_id, conversation_id } = await answer.until("run");
    await answer.until("evidence");
    answer.leave();
    expect((await history(conversation_id)).run).toMatchObject({ run_id, state: "running" });
    const busy = await client.post(asking, { ...question, conversation_id });
    expect(busy.body.code).toBe("conversation.busy");
    model.write("In 1874 [1].");
    model.end();
    const again = await resume(run_id, 1);
    const events = await again.rest();
    expect(events[0]?.id).toBe(2);
    expect(events.at(-1)?.event.type).toBe("done");
    const late = await resume(run_id, events.at(-2)?.id);
    expect(await late.rest()).toEqual([events.at(-1)]);
    const whole = await client.get(`/chatbot/chat/runs/${run_id}/events/`);
    expect(whole.body.run.state).toBe("done");
    expect(whole.body.events.slice(1)).toEqual(events);
    const { messages, run } = await history(conversation_id);
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

  it("stops the model when it is stopped, and keeps what was written", async () => {
    const model = givenWriter();
    const answer = await follow(question);
    const { run_id, conversation_id } = await answer.until("run");
    await answer.until("evidence");
    model.write("In 1874 [1]. And then ");
    await answer.until("delta");
    const stopped = await client.post(`/chatbot/chat/runs/${run_id}/stop/`);
    expect(stopped.body.state).toBe("stopped");
    await provider.requests.at(-1)?.hungUp;
    expect((await answer.until("done")).stopped).toBe(true);
    const { messages } = await history(conversation_id);
    expect(messages[1]).toMatchObject({
      content: "In 1874 [1]. And then",
      metadata: {
        stopped: true,
        outcome: null,
        citations: [{ id: "1" }],
        steps: [{ kind: "search", state: "finished", query: question.message, passages: 1 }],
      },
    });
    expect((await client.post(`/chatbot/chat/runs/${run_id}/stop/`)).body.state).toBe("stopped");
  });

  it.each([
    ["fails", failing(400, "secret detail"), "model.failed"],
    ["answers nothing", saying(""), "model.empty"],
    ["filters all of it", writing([], { ends: "content_filter" }), "model.filtered"],
  ])("keeps the passages and says so when the model %s", async (_, reply, code) => {
    provider.scriptChat(reply);
    const events = await (await follow(question)).rest();
    const types = events.map(({ event }) => event.type);
    expect(types).toContain("evidence");
    expect(events.at(-1)?.event).toMatchObject({ type: "error", code, retry: true });
    expect(JSON.stringify(events)).not.toContain("secret detail");
  });

  it.each([
    ["breaks off", "hung up", "broke off"],
    ["reaches the longest length", "length", "longest length"],
    ["is filtered", "content_filter", "filtered"],
  ] as const)("keeps what was shown as partial when the model %s", async (_, ends, said) => {
    provider.scriptChat(writing(["It was built in 1874 [1]. And ", "then it"], { ends }));
    const answer = await follow(question);
    const { conversation_id } = await answer.until("run");
    const { message } = await answer.until("done");
    expect(message).toMatchObject({
      content: "It was built in 1874 [1]. And then it",
      metadata: { outcome: "partly", citations: [{ id: "1" }] },
    });
    expect(message.metadata.missing).toContain(said);
    expect((await history(conversation_id)).messages[1]).toEqual(message);
  });

  it("withdraws what a model wrote before it went on searching", async () => {
    const call = { name: "search_file_knowledge", arguments: '{"query": "lamp"}' };
    provider.scriptChat((request) => {
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
    const events = await (await follow(question)).rest();
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
    provider.scriptChat(
      saying("It was built in 1884 [1]. Agnes Thorne built it [1]. It has 99 windows [1]."),
      saying("It was built in 1874 [1]. Agnes Thorne built it [1]. It has 99 windows [1]."),
    );
    const answer = await follow(question);
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
    const { messages } = await history(conversation_id);
    expect(messages[1].metadata.claims).toEqual(checked.claims);
  });

  it("reads a long file part by part and answers from its notes", async () => {
    const folder = await givenFolder(client, "Books");
    const chapter = (number: number) =>
      `# Chapter ${number}\n\n${`Keeper ${number} counts the ships of the bay. `.repeat(60)}\n`;
    const bytes = Array.from({ length: 20 }, (_, at) => chapter(at + 1)).join("\n");
    await givenDocument(client, folder, { name: "logbook.md", bytes });
    const first = provider.requests.length;
    const noting = () => saying("- The keeper counts ships [1]");
    const writes = saying("Keeper 1 counts the ships of the bay [1].");
    provider.scriptChat(noting, noting, writes);
    const answer = await follow({ message: "Summarise logbook.md" });
    expect(await answer.until("done")).toMatchObject({ outcome: "answered", missing: null });
    const asked = provider.requests.slice(first).map(({ body }) => body.messages.at(-1)?.content);
    expect(asked).toHaveLength(3);
    expect(asked.slice(0, 2).join("\n")).toContain("Keeper 20 counts");
    expect(asked[2]).toContain("The keeper counts ships [1]");
    const reads = answer.received.flatMap(({ event }) =>
      event.type === "step" && event.kind === "read" && event.state === "finished" ? [event] : [],
    );
    expect(reads.map(({ query }) => query)).toEqual(["logbook.md", "1 / 2", "2 / 2"]);
  });

  it("records what it took", async () => {
    provider.scriptChat(saying("In 1874 [1]."));
    const { run_id } = await (await follow(question)).until("run");
    await (await resume(run_id)).rest();
    const { usage } = await product.app.db.answerRun.findUniqueOrThrow({ where: { id: run_id } });
    expect(usage).toMatchObject({ requests: 1, searches: 1 });
    expect((usage as { input_tokens: number }).input_tokens).toBeGreaterThan(100);
  });
});

describe("an answer whose process has died", () => {
  async function givenDeadRun() {
    const model = givenWriter();
    const answer = await follow(question);
    const { run_id, conversation_id } = await answer.until("run");
    await answer.until("evidence");
    const past = { leaseUntil: new Date(Date.now() - 1) };
    await product.app.db.answerRun.update({ where: { id: run_id }, data: past });
    return { model, answer, run_id, conversation_id };
  }

  it("is ended for whoever follows it, and its maker can write no more", async () => {
    const { model, answer, run_id, conversation_id } = await givenDeadRun();
    expect(await sweepRuns(product.app)).toBe(1);
    expect(await answer.until("error")).toMatchObject({ code: "answer.interrupted", retry: true });
    model.write("In 1874 [1]. ");
    model.write("More. ");
    await provider.requests.at(-1)?.hungUp;
    const { messages, run } = await history(conversation_id);
    expect([messages.length, run.state]).toEqual([1, "failed"]);
    const again = await resume(run_id);
    expect((await again.rest()).at(-1)?.event.type).toBe("error");
  });

  it("is ended by whoever reads it, and its conversation is free", async () => {
    const { run_id, conversation_id, model } = await givenDeadRun();
    expect((await history(conversation_id)).run).toMatchObject({ run_id, state: "failed" });
    provider.scriptChat(saying("When?"), saying("In 1874 [1]."));
    const next = await client.post(asking, { ...question, conversation_id });
    expect(next.status).toBe(200);
    model.end();
  });
});

describe("a question asked again", () => {
  it("puts aside what it replaces, by the question's id or the answer's", async () => {
    provider.scriptChat(saying("In 1874 [1]."));
    const first = (await client.post(asking, question)).body.results;
    const { conversation_id } = first;
    provider.scriptChat(saying("How fast is the lamp?"), saying("In 14 seconds [1]."));
    await client.post(asking, { message: "How fast is the lamp?", conversation_id });
    const before = (await history(conversation_id)).messages;
    provider.scriptChat(saying("Who built the lighthouse?"), saying("Agnes Thorne [1]."));
    const edited = { message: "Who built it?", conversation_id, replaces_message_id: before[2].id };
    await client.post(asking, edited);
    const after = (await history(conversation_id)).messages;
    expect(after.map(({ content }: { content: string }) => content)).toEqual([
      question.message,
      "In 1874 [1].",
      "Who built it?",
      "Agnes Thorne [1].",
    ]);
    provider.scriptChat(saying("It was 1874 [1]."));
    const again = { ...question, conversation_id, replaces_message_id: first.messages[0].id };
    await client.post(asking, again);
    const last = (await history(conversation_id)).messages;
    expect(last.map(({ content }: { content: string }) => content)).toEqual([
      question.message,
      "It was 1874 [1].",
    ]);
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain("Agnes Thorne [1]");
    const gone = { ...question, conversation_id, replaces_message_id: before[2].id };
    expect((await client.post(asking, gone)).body.code).toBe("message.not_found");
  });
});

describe("another person", () => {
  it("can neither follow nor stop an answer", async () => {
    provider.scriptChat(saying("In 1874 [1]."));
    const { run_id } = await (await follow(question)).until("run");
    for (const other of [await givenMember(product), await givenColleague(product, client)]) {
      expect((await resume(run_id, 0, other)).status).toBe(404);
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
    env: { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: "talker" },
  });
  const person = await givenMember(other);
  const folder = await givenFolder(person, "Places");
  await givenDocument(person, folder, { name: "island.txt", bytes: island });
  givenWriter();
  const asked = provider.requests.length;
  const plain = person.post(asking, question);
  await expect.poll(() => provider.requests.length, { timeout: 30_000 }).toBeGreaterThan(asked);
  const closing = other.close();
  expect(await plain).toMatchObject({ status: 503, body: { code: "answer.interrupted" } });
  await closing;
});

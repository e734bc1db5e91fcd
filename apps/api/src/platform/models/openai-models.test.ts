import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  calling,
  failing,
  hanging,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { type ChatModel, ModelBusy, ModelFailed, ModelMisconfigured } from "./models.ts";
import { openModels } from "./openai-models.ts";

const apiKey = "sk-very-secret-key";
let provider: ModelEmulator;

beforeEach(async () => {
  provider = await startModelEmulator();
});
afterEach(() => provider.close());

function open(timeoutMs = 5_000) {
  const names = { chatModel: "talker", embeddingModel: "embedder", embeddingPrice: 0 };
  return openModels({ apiKey, baseUrl: provider.baseUrl, timeoutMs, ...names });
}
function chat(timeoutMs?: number): ChatModel {
  return present(open(timeoutMs).chat);
}
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Expected a model");
  return value;
}
const question = { messages: [{ role: "user" as const, content: "Who?" }] };

describe("the configured models", () => {
  it("are none without a configuration, and only those with a name", () => {
    const bare = { apiKey, baseUrl: provider.baseUrl, embeddingPrice: 0, timeoutMs: 1_000 };
    const unnamed = { ...bare, chatModel: undefined, embeddingModel: undefined };
    expect(openModels(undefined)).toEqual({});
    expect(openModels(unnamed)).toEqual({});
    expect(Object.keys(openModels({ ...unnamed, embeddingModel: "e" }))).toEqual([
      "embedding",
      "embeddingNamed",
    ]);
  });
});

describe("the chat model", () => {
  it("sends messages and tools, and reads text", async () => {
    provider.scriptChat(saying("Nobody."));
    const tool = { name: "look", description: "Looks", parameters: { type: "object" } };
    const reply = await chat().complete({ ...question, tools: [tool], mustCall: "look" });
    expect(reply).toEqual({ content: "Nobody.", toolCalls: [], ended: "complete" });
    expect(provider.requests[0]).toMatchObject({
      path: "/v1/chat/completions",
      authorization: `Bearer ${apiKey}`,
      body: {
        model: "talker",
        messages: [{ role: "user", content: "Who?" }],
        tools: [{ type: "function", function: tool }],
        tool_choice: { type: "function", function: { name: "look" } },
      },
    });
  });

  it("hands over tool calls as they are, malformed arguments too", async () => {
    provider.scriptChat(calling({ name: "look", arguments: '{"query": ' }));
    const reply = await chat().complete(question);
    expect(reply.toolCalls).toEqual([{ id: "call_0", name: "look", arguments: '{"query": ' }]);
  });

  it("returns tool results under their call", async () => {
    provider.scriptChat(saying("Done."));
    await chat().complete({
      messages: [
        ...question.messages,
        {
          role: "assistant",
          content: "",
          toolCalls: [{ id: "c1", name: "look", arguments: "{}" }],
        },
        { role: "tool", toolCallId: "c1", content: "found" },
      ],
    });
    expect(provider.requests[0]?.body.messages.slice(1)).toMatchObject([
      { role: "assistant", tool_calls: [{ id: "c1", function: { name: "look" } }] },
      { role: "tool", tool_call_id: "c1", content: "found" },
    ]);
  });

  it("waits as long as Retry-After asks", async () => {
    provider.scriptChat(failing(429, "Slow down", { "retry-after": "1" }), saying("Yes."));
    expect((await chat().complete(question)).content).toBe("Yes.");
    const [first, second] = provider.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(950);
  });

  it("tries again after a server error and in the end says that the model failed", async () => {
    const quickly = { "retry-after-ms": "1" };
    provider.scriptChat(failing(500, "Oops", quickly), saying("Yes."));
    expect((await chat().complete(question)).content).toBe("Yes.");
    provider.scriptChat(...[1, 2, 3].map((n) => failing(503, `Overloaded ${n}`, quickly)));
    await expect(chat().complete(question)).rejects.toThrow(
      new ModelFailed("The model provider failed: status 503, type error"),
    );
  });

  it.each([
    ["an empty text", saying("  ")],
    ["thoughts alone", saying("<think>What could it be?</think>\n")],
    ["no choices", { status: 200, body: { choices: [] } }],
    ["a page of HTML", { status: 200, headers: { "content-type": "text/html" }, body: "<html>" }],
  ])("takes %s as a failure", async (_, reply) => {
    provider.scriptChat(reply);
    await expect(chat().complete(question)).rejects.toBeInstanceOf(ModelFailed);
  });

  it.each([
    ["before the answer", "<think>Hm.</think>\n\nIt was Ada.", "It was Ada."],
    ["twice", "<think>Hm.</think><think>So.</think>It was Ada.", "It was Ada."],
    ["in another tag", "<thinking>\nHm.\n</thinking>\nIt was Ada.", "It was Ada."],
    ["whose beginning the template wrote", "Hm [1].\n</think>\n\nIt was Ada.", "It was Ada."],
    ["between paragraphs", "It was Ada.\n<think>\nOr not?\n</think>\nYes.", "It was Ada.\n\nYes."],
    [
      "that are spoken of",
      "It thinks inside <think> </think> tags.",
      "It thinks inside <think> </think> tags.",
    ],
    [
      "begun often and never ended",
      "It was Ada.\n<think>\n<think>",
      "It was Ada.\n<think>\n<think>",
    ],
    ["of two kinds", "A.\n<think>\n</thought>\nB\n</think>\nC", "A.\n\nC"],
    ["that are code", "It ends with `</think>`\nthen.", "It ends with `</think>`\nthen."],
  ])("leaves out the thoughts of a reasoning model: %s", async (_, written, content) => {
    provider.scriptChat(saying(written));
    expect((await chat().complete(question)).content).toBe(content);
  });

  const call = '{"name": "search", "arguments": {"query": "Ada"}}';
  it.each([
    ["JSON alone", call, ""],
    ["JSON in a block of code", "```json\n" + call + "\n```", ""],
    ["tags", `I will look.\n<tool_call>\n${call}\n</tool_call>`, "I will look."],
    ["a word", `[TOOL_CALLS] [${call}]`, ""],
    ["a function", '<function=search>{"query": "Ada"}</function>', ""],
    ["parameters", '{"name": "search", "parameters": {"query": "Ada"}}', ""],
  ])("takes a call that is written as text for one: %s", async (_, written, content) => {
    provider.scriptChat(saying(written), saying(written));
    const tools = [{ name: "search", description: "Searches.", parameters: {} }];
    const shown: string[] = [];
    const onText = (text: string) => void shown.push(text);
    const reply = await chat().complete({ ...question, tools, onText });
    expect(reply).toMatchObject({
      content,
      toolCalls: [{ name: "search", arguments: '{"query":"Ada"}' }],
    });
    expect(shown.join("")).not.toContain("arguments");
    // Where no tool is offered, it is text.
    expect(await chat().complete(question)).toMatchObject({ content: written, toolCalls: [] });
  });

  it("leaves out what no database stores", async () => {
    provider.scriptChat(saying("It was\u0000 Ada\ud800."));
    expect((await chat().complete(question)).content).toBe("It was Ada\ufffd.");
  });

  it("does without a temperature where the model takes none", async () => {
    provider.scriptChat(failing(400, "Unsupported value: 'temperature'"), saying("Yes."));
    expect((await chat().complete({ ...question, temperature: 0 })).content).toBe("Yes.");
    expect(provider.requests.map((request) => request.body.temperature)).toEqual([0, undefined]);
  });

  it.each([
    ["whole", question],
    ["streamed", { ...question, onText: () => {} }],
  ])("waits once for a provider that does not answer (%s)", async (_, request) => {
    provider.scriptChat(hanging, hanging, hanging);
    await expect(chat(200).complete(request)).rejects.toThrow(
      new ModelFailed("The model provider did not answer in time", "timed_out"),
    );
    // A person who has waited for so long is not made to wait for it twice more.
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    ["whole", question],
    ["streamed", { ...question, onText: () => {} }],
  ])("says that a provider is busy that asks to wait for longer (%s)", async (_, request) => {
    provider.scriptChat(failing(429, "Slow down", { "retry-after": "30" }));
    await expect(chat(200).complete(request)).rejects.toThrow(
      new ModelBusy("The model provider failed: status 429", "busy"),
    );
  });

  it("waits no second time when a reply breaks off", async () => {
    const broken = { status: 200, body: '{"choices": [' };
    provider.scriptChat(() => sleep(1_400, broken), hanging);
    const start = performance.now();
    await expect(chat(2_000).complete(question)).rejects.toThrow("did not answer in time");
    // With the whole time for the second reply, 3,400.
    expect(performance.now() - start).toBeLessThan(3_300);
    expect(provider.requests).toHaveLength(2);
  });

  it("stops when its caller does, with the caller's reason", async () => {
    const giveUp = new AbortController();
    provider.scriptChat(() => {
      giveUp.abort(new Error("closed the tab"));
      return hanging;
    });
    await expect(chat().complete(question, giveUp.signal)).rejects.toThrow("closed the tab");
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    [404, /does not know this model/],
    [401, /refused the key/],
  ])(
    "asks once where the settings are wrong (%d), which has its own error",
    async (status, words) => {
      provider.scriptChat(failing(status, 'model "qwen3:8b" not found, try pulling it first'));
      const failure: unknown = await chat()
        .complete({ ...question, onText: () => undefined })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ModelMisconfigured);
      expect(String(failure)).toMatch(words);
      expect(provider.requests).toHaveLength(1);
    },
  );

  it("keeps the key out of its errors", async () => {
    provider.scriptChat(
      failing(401, `Incorrect API key provided: ${apiKey.slice(0, 8)}****`),
      failing(400, `Bad header Bearer ${apiKey}`),
    );
    for (let call = 0; call < 2; call += 1) {
      const error: unknown = await chat()
        .complete(question)
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ModelFailed);
      expect(String(error)).not.toContain(apiKey.slice(0, 8));
      expect(error).not.toHaveProperty("cause");
    }
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  failing,
  type ModelEmulator,
  saying,
  startModelEmulator,
  writing,
} from "../../test/model-emulator.ts";
import { type ChatModel, ModelFailed, ContentFiltered, ModelSilent } from "./models.ts";
import { openModels } from "./openai-models.ts";

let provider: ModelEmulator;
let chat: ChatModel;

beforeEach(async () => {
  provider = await startModelEmulator();
  const names = { chatModel: "talker", embeddingModel: undefined };
  const opened = openModels({ apiKey: "k", baseUrl: provider.baseUrl, timeoutMs: 5_000, ...names });
  if (!opened.chat) throw new Error("Expected a model");
  chat = opened.chat;
});
afterEach(() => provider.close());

const messages = [{ role: "user" as const, content: "Who?" }];
const streaming = () => chat.complete({ messages, onText: () => undefined });

describe("a completion that breaks off", () => {
  const ways = ["unfinished", "hung up", "error chunk"] as const;

  it.each(ways)("is asked for once more when nothing was shown: %s", async (ends) => {
    provider.scriptChat(writing([], { ends }), saying("It was Ada."));
    expect(await streaming()).toMatchObject({ content: "It was Ada.", ended: "complete" });
    expect(provider.requests).toHaveLength(2);
  });

  it.each(ways)("is kept as far as it was shown: %s", async (ends) => {
    provider.scriptChat(writing(["It was ", "Ada and"], { ends }));
    expect(await streaming()).toMatchObject({ content: "It was Ada and", ended: "broken" });
    expect(provider.requests).toHaveLength(1);
  });

  it("fails when it breaks off twice, and shows no thoughts", async () => {
    const thinking = writing(["<think>Who could"], { ends: "unfinished" });
    provider.scriptChat(thinking, thinking);
    await expect(streaming()).rejects.toThrow(
      new ModelFailed("The model provider's reply broke off", "unreadable"),
    );
  });

  it("is ended when it is longer than any reply, and read as a whole only now and then", async () => {
    provider.scriptChat(
      writing(Array.from({ length: 4_000 }, () => "a berth by the pier. ".repeat(3))),
    );
    let shown = 0;
    const reply = await chat.complete({ messages, onText: () => (shown += 1) });
    expect(reply.ended).toBe("broken");
    expect(reply.content.length).toBeLessThan(200_200);
    expect(shown).toBeLessThan(600); // of 3,200 pieces
  });

  it("is asked for once more without a stream, too", async () => {
    provider.scriptChat({ status: 200, body: '{"choices": [' }, saying("It was Ada."));
    expect((await chat.complete({ messages })).content).toBe("It was Ada.");
  });
});

describe("the provider's word for the end", () => {
  it.each([
    ["length", "length"],
    ["content_filter", "filtered"],
    ["stop", "complete"],
  ] as const)("%s", async (ends, ended) => {
    provider.scriptChat(writing(["It was Ada."], { ends }));
    expect(await streaming()).toMatchObject({ content: "It was Ada.", ended });
  });

  it("distinguishes a filter that leaves nothing from silence", async () => {
    provider.scriptChat(writing([], { ends: "content_filter" }), writing([], { ends: "length" }));
    await expect(streaming()).rejects.toBeInstanceOf(ContentFiltered);
    await expect(streaming()).rejects.toBeInstanceOf(ModelSilent);
  });
});

describe("the longest reply", () => {
  const ask = () => chat.complete({ messages, maxTokens: 300 });
  const sent = () =>
    provider.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens]);
  const none = undefined;

  it("is sent under the name that local servers know", async () => {
    provider.scriptChat(saying("Ada."));
    await ask();
    expect(sent()).toEqual([[300, none]]);
  });

  it("is sent under the other name, and so from then on, where that is asked for", async () => {
    const refusal =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    provider.scriptChat(failing(400, refusal), saying("Ada."), saying("Ada."));
    await ask();
    await ask();
    expect(sent()).toEqual([
      [300, none],
      [none, 300],
      [none, 300],
    ]);
  });

  it("is left out where no such limit is taken, and from then on", async () => {
    provider.scriptChat(
      failing(422, "Extra inputs are not permitted: max_tokens"),
      saying("Ada."),
      saying("Ada."),
    );
    await ask();
    await ask();
    expect(sent()).toEqual([
      [300, none],
      [none, none],
      [none, none],
    ]);
  });

  it("is left out once where the context has no room for it", async () => {
    const refusal =
      "This model's maximum context length is 4096 tokens. However, you requested 4200 tokens.";
    provider.scriptChat(failing(400, refusal), saying("Ada."), saying("Ada."));
    await ask();
    await ask();
    expect(sent()).toEqual([
      [300, none],
      [none, none],
      [300, none],
    ]);
  });
});

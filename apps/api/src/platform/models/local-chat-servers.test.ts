import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failing, type ModelEmulator, startModelEmulator } from "../../test/model-emulator.ts";
import type { ModelReply } from "../../test/model-wire.ts";
import { type ChatModel, ModelMisconfigured } from "./models.ts";
import { openModels } from "./openai-models.ts";

// What Ollama and others of its kind send under the name of OpenAI's API, and OpenAI does not.

let provider: ModelEmulator;
let chat: ChatModel;

beforeEach(async () => {
  provider = await startModelEmulator();
  const names = { chatModel: "qwen3:8b", embeddingModel: "bge-m3" };
  const opened = openModels({ apiKey: "k", baseUrl: provider.baseUrl, timeoutMs: 5_000, ...names });
  if (!opened.chat) throw new Error("Expected a model");
  chat = opened.chat;
});
afterEach(() => provider.close());

const messages = [{ role: "user" as const, content: "Who?" }];
const tools = [{ name: "search", description: "Searches.", parameters: {} }];
const ask = () => chat.complete({ messages, tools, onText: () => undefined });

function streaming(...deltas: object[]): ModelReply {
  const about = { id: "chatcmpl-1", object: "chat.completion.chunk", model: "qwen3:8b" };
  const chunks = deltas.map((delta, at) => {
    const finish_reason = at === deltas.length - 1 ? "stop" : null;
    return { ...about, choices: [{ index: 0, delta, finish_reason }] };
  });
  const body = [...chunks.map((chunk) => JSON.stringify(chunk)), "[DONE]"];
  return {
    status: 200,
    headers: { "content-type": "text/event-stream" },
    body: body.map((data) => `data: ${data}\n\n`).join(""),
  };
}

const call = (id: string, text: string, name = "search") => ({
  tool_calls: [{ id, index: 0, type: "function", function: { name, arguments: text } }],
});

describe("a chat server of one's own", () => {
  it("may send thoughts beside the text, and count no tokens", async () => {
    const role = "assistant";
    provider.scriptChat(
      streaming(
        { role, content: "", reasoning: "Who is it?" },
        { role, content: "Ada." },
        { role, content: "" },
      ),
    );
    expect(await ask()).toMatchObject({ content: "Ada.", usage: undefined, ended: "complete" });
  });

  it("may give every call the number 0, whole", async () => {
    provider.scriptChat(
      streaming(call("call_a", '{"query":"Ada"}'), call("call_b", '{"query":"Bob"}'), {}),
    );
    expect((await ask()).toolCalls).toEqual([
      { id: "call_a", name: "search", arguments: '{"query":"Ada"}' },
      { id: "call_b", name: "search", arguments: '{"query":"Bob"}' },
    ]);
  });

  it("may repeat a call's id and name with each of its pieces", async () => {
    provider.scriptChat(streaming(call("call_a", '{"query":'), call("call_a", '"Ada"}'), {}));
    expect((await ask()).toolCalls).toEqual([
      { id: "call_a", name: "search", arguments: '{"query":"Ada"}' },
    ]);
  });

  it.each([
    [404, /does not know this model/],
    [401, /refused the key/],
  ])(
    "is asked once where the settings are wrong (%d), which has its own error",
    async (status, words) => {
      provider.scriptChat(failing(status, 'model "qwen3:8b" not found, try pulling it first'));
      const failure: unknown = await ask().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ModelMisconfigured);
      expect(String(failure)).toMatch(words);
      expect(provider.requests).toHaveLength(1);
    },
  );
});

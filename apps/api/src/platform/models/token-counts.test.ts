import { afterEach, beforeEach, expect, it } from "vitest";
import {
  embedWords,
  hearing,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { openChatModel } from "./openai-chat.ts";
import { openClient } from "./openai-client.ts";
import { openEmbeddingModel } from "./openai-embedding.ts";
import { openTranscriptionModel } from "./openai-transcription.ts";

let provider: ModelEmulator;
beforeEach(async () => {
  provider = await startModelEmulator();
});
afterEach(() => provider.close());

const access = () => {
  const client = openClient({ apiKey: "k", baseUrl: provider.baseUrl, timeoutMs: 5_000 });
  return { client, model: "talker", secret: "k" };
};
/** A scripted reply with what it says of its tokens. */
const withUsage = (reply: object, usage: unknown) => {
  const { body = {} } = reply as { body?: object };
  return { status: 200, body: { ...body, usage } };
};

it.each([
  ["of whole numbers", { prompt_tokens: 12, completion_tokens: 3 }, { input: 12, output: 3 }],
  ["half unknown", { prompt_tokens: 12, completion_tokens: null }, { input: 12, output: 0 }],
  ["too many", { prompt_tokens: 1e300, completion_tokens: 3 }, undefined],
  ["less than none", { prompt_tokens: 12, completion_tokens: -5 }, undefined],
  ["of half a token", { prompt_tokens: 12.5, completion_tokens: 3 }, undefined],
  ["of text", { prompt_tokens: "12", completion_tokens: 3 }, undefined],
])(
  "a completion whose usage is %s is kept, with tokens that can be counted or none",
  async (_, usage, read) => {
    provider.scriptChat(withUsage(saying("Ada."), usage));
    const messages = [{ role: "user" as const, content: "Who?" }];
    const reply = await openChatModel(access()).complete({ messages });
    expect(reply).toMatchObject({ content: "Ada.", usage: read });
  },
);

it.each([-5, 1e300, "12"])("vectors of %j tokens count as their text does", async (count) => {
  const counted: number[] = [];
  provider.scriptEmbeddings((request) =>
    withUsage(embedWords(request), { prompt_tokens: count, total_tokens: count }),
  );
  await openEmbeddingModel(access()).embed(["Ada was here"], undefined, (n) => counted.push(n));
  expect(counted).toEqual([4]); // twelve letters, three each
});

it.each([-5, 1e300, "12"])("a transcript of %j tokens is kept without them", async (count) => {
  provider.scriptTranscriptions(
    withUsage(hearing([0, 2, "Ada was here"]), { input_tokens: count }),
  );
  const recording = { file: new File(["a"], "a.wav"), seconds: 2 };
  const counted: object[] = [];
  const said = await openTranscriptionModel(access()).transcribe(recording, undefined, (usage) =>
    counted.push(usage),
  );
  expect(said).toEqual([{ from: 0, to: 2, text: "Ada was here" }]);
  expect(counted).toEqual([]);
});

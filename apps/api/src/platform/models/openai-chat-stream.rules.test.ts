import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { expect, it } from "vitest";
import { everyAdaptation } from "./adaptations/adaptations.ts";
import { readMessage, readStream } from "./openai-chat-stream.ts";

async function read(deltas: readonly object[]) {
  async function* chunks() {
    for (const delta of deltas) yield { choices: [{ delta }] } as unknown as ChatCompletionChunk;
    yield { choices: [{ delta: {}, finish_reason: "stop" }] } as unknown as ChatCompletionChunk;
  }
  const silence = { controller: new AbortController(), ms: 5_000 };
  const options = { silence, onContent: () => undefined, adaptations: everyAdaptation };
  const { message, failure } = await readStream(chunks(), options);
  return { calls: message.calls.length, failure };
}

const callOf = (index: number, written = "{}") => ({
  index,
  id: `${index}`,
  function: { name: "search", arguments: written },
});
const nested = (depth: number): unknown =>
  JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`) as unknown;
const tooLong = { reason: "unreadable", message: "The model provider's reply is too long" };

it("reads as many calls as models make, in pieces", async () => {
  const deltas = Array.from({ length: 100 }, (_, index) => ({ tool_calls: [callOf(index)] }));
  expect(await read(deltas)).toEqual({ calls: 100, failure: undefined });
});

it.each([
  ["text", [{ content: "a".repeat(20_000) }, { content: "a".repeat(20_001) }]],
  ["calls", [{ tool_calls: Array.from({ length: 101 }, (_, at) => callOf(at)) }]],
  ["ids", [{ tool_calls: [{ ...callOf(0), id: "a".repeat(200_001) }] }]],
  [
    "signatures",
    [{ tool_calls: [{ ...callOf(0), extra_content: { google: "a".repeat(200_001) } }] }],
  ],
  ["brackets", [{ tool_calls: [{ ...callOf(0), extra_content: nested(100_000) }] }]],
  ["arguments", [{ tool_calls: [callOf(0, "a".repeat(200_001))] }]],
  [
    "names",
    Array.from({ length: 40_000 }, () => ({
      tool_calls: [
        { index: 0, function: { name: "search" } },
        { index: 0, function: { name: "-" } },
      ],
    })),
  ],
])("ends a reply with more %s than any model writes", async (_, deltas) => {
  expect((await read(deltas)).failure).toMatchObject(tooLong);
});

it.each([50_000, 3_000_000])(
  "shows and keeps no more than it reads of %s characters",
  async (length) => {
    const content = "a".repeat(length);
    const shown: number[] = [];
    const chunks = (async function* () {
      yield { choices: [{ delta: { content } }] } as unknown as ChatCompletionChunk;
    })();
    const silence = { controller: new AbortController(), ms: 10_000 };
    const onContent = (soFar: string) => shown.push(soFar.length);
    const streamed = await readStream(chunks, { silence, onContent, adaptations: everyAdaptation });
    for (const { message, failure } of [streamed, readMessage({ content }, everyAdaptation)]) {
      expect(message.content).toHaveLength(40_000);
      expect(failure).toMatchObject(tooLong);
    }
    expect(shown).toEqual([40_000]);
    const refused = readMessage({ refusal: content }, everyAdaptation);
    expect(refused.message.content).toHaveLength(40_000);
  },
);

import { expect, it } from "vitest";
import type { ChatModel } from "../models/models.ts";
import { measureModels } from "./measure-models.ts";
import { openMetrics } from "./metrics.ts";

const prices = { input: 2, output: 10 };

function measured(complete: ChatModel["complete"]) {
  const metrics = openMetrics();
  const { chat } = measureModels({ chat: { name: "writer", complete } }, metrics, prices);
  return { metrics, ask: () => chat?.complete({ messages: [] }) };
}

it("counts the tokens of a chat model and what they cost", async () => {
  const usage = { input: 500_000, output: 100_000 };
  const { metrics, ask } = measured(async () => ({
    content: "x",
    toolCalls: [],
    ended: "complete" as const,
    usage,
  }));
  await ask();
  await ask();
  const text = await metrics.registry.metrics();
  for (const line of [
    'footnote_model_tokens_total{kind="chat",model="writer",direction="input"} 1000000',
    'footnote_model_tokens_total{kind="chat",model="writer",direction="output"} 200000',
    'footnote_model_cost_total{kind="chat",model="writer"} 4',
    'footnote_model_call_duration_seconds_count{kind="chat",model="writer",outcome="ok"} 2',
  ])
    expect(text).toContain(line);
});

it("counts a call that failed, and lets its failure through", async () => {
  const { metrics, ask } = measured(async () => {
    throw new Error("the provider is away");
  });
  await expect(ask()).rejects.toThrow("the provider is away");
  const text = await metrics.registry.metrics();
  expect(text).toContain('_count{kind="chat",model="writer",outcome="failed"} 1');
  expect(text).not.toMatch(/footnote_model_tokens_total\{/);
});

it("counts what embeddings and recordings take", async () => {
  const metrics = openMetrics();
  const { embedding, transcription } = measureModels(
    {
      embedding: {
        name: "embedder",
        price: 0.5,
        async embed(texts, _, onTokens) {
          onTokens?.(1_000_000);
          onTokens?.(1_000_000);
          return texts.map(() => [1]);
        },
      },
      transcription: { name: "listener", price: 6, transcribe: async () => [] },
    },
    metrics,
    prices,
  );
  const reported: number[] = [];
  await embedding?.embed(["x"], undefined, (tokens) => reported.push(tokens));
  await transcription?.transcribe({ file: new File([], "x.mp3"), seconds: 50 });
  expect(reported).toEqual([1_000_000, 1_000_000]);
  const text = await metrics.registry.metrics();
  for (const line of [
    'footnote_model_tokens_total{kind="embedding",model="embedder",direction="input"} 2000000',
    'footnote_model_cost_total{kind="embedding",model="embedder"} 1',
    'footnote_model_audio_seconds_total{model="listener"} 50',
    'footnote_model_cost_total{kind="transcription",model="listener"} 5',
  ])
    expect(text).toContain(line);
});

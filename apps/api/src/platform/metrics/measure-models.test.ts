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
  const { metrics, ask } = measured(async () => ({ content: "x", toolCalls: [], usage }));
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

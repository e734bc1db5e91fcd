import { expect, it } from "vitest";
import { describeTask } from "./activity.ts";
import type { StageSteps } from "./uploads.ts";

const of = (stage: string, steps: StageSteps | null = null) =>
  describeTask({ phase: "processing", stage, fraction: 0.5, steps }).text;

it.each([
  ["Waiting to upload", of("queued")],
  ["Reading", of("extracting")],
  ["Reading page 3 of 12", of("extracting", { done: 3, total: 12, unit: "page" })],
  ["Reading 45%", of("extracting", { done: 459, total: 1000, unit: "byte" })],
  ["Reading 2:14 of 1:00:03", of("extracting", { done: 134, total: 3603, unit: "second" })],
  ["Reading row 12,000", of("extracting", { done: 12_000, total: 12_000, unit: "row" })],
  ["Reading row 5 of 9", of("extracting", { done: 5, total: 9, unit: "row" })],
  ["Reading", of("extracting", { done: 0, total: 0, unit: "byte" })],
  ["Indexing", of("indexing")],
  ["Embedding passage 64 of 300", of("embedding", { done: 64, total: 300, unit: "passage" })],
  ["Processing", of("something newer")],
])("says %s", (words, said) => {
  expect(said).toBe(words);
});

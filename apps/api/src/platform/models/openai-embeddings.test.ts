import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  embedWords,
  failing,
  type ModelEmulator,
  startModelEmulator,
  wordVector,
} from "../../test/model-emulator.ts";
import { type EmbeddingModel, ModelFailed } from "./models.ts";
import { openModels } from "./openai-models.ts";

let provider: ModelEmulator;

beforeEach(async () => {
  provider = await startModelEmulator();
});
afterEach(() => provider.close());

function embedding(): EmbeddingModel {
  const names = { chatModel: undefined, embeddingModel: "embedder", embeddingPrice: 0 };
  const config = { apiKey: "k", baseUrl: provider.baseUrl, timeoutMs: 5_000 };
  const { embedding: model } = openModels({ ...config, ...names });
  if (!model) throw new Error("Expected an embedding model");
  return model;
}

describe("the embedding model", () => {
  const texts = Array.from({ length: 150 }, (_, index) => `text number ${index} word${index * 7}`);

  it("sends batches and keeps the order", async () => {
    expect(await embedding().embed(texts)).toEqual(texts.map(wordVector));
    const sizes = provider.requests.map((request) => request.body.input.length);
    expect(sizes.toSorted((a, b) => b - a)).toEqual([64, 64, 22]);
  });

  it("asks nothing for no texts", async () => {
    expect(await embedding().embed([])).toEqual([]);
    expect(provider.requests).toEqual([]);
  });

  it("repeats only the batch that was turned away, after the wait asked for", async () => {
    provider.scriptEmbeddings(failing(429, "Rate limit", { "retry-after": "1" }));
    expect(await embedding().embed(texts)).toEqual(texts.map(wordVector));
    expect(provider.requests).toHaveLength(4);
  });

  it.each([
    ["413", failing(413, "Payload Too Large")],
    ["400", failing(400, "This model's maximum context length is 8192 tokens")],
  ])("halves a batch refused as too large with %s", async (_, refusal) => {
    provider.scriptEmbeddings(refusal);
    const few = texts.slice(0, 9);
    expect(await embedding().embed(few)).toEqual(few.map(wordVector));
    expect(provider.requests.map((request) => request.body.input.length)).toEqual([9, 5, 4]);
  });

  it("embeds a text that is too long for the model as the mean of its halves", async () => {
    const long = "alpha ".repeat(20) + "omega ".repeat(20);
    provider.scriptEmbeddings(failing(413, "input is too long"));
    const [vector = []] = await embedding().embed([long]);
    const similarity = (other: number[]) =>
      vector.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
    expect(similarity(vector)).toBeCloseTo(1);
    expect(similarity(wordVector("alpha"))).toBeGreaterThan(0.5);
    expect(similarity(wordVector("omega"))).toBeGreaterThan(0.5);
  });

  it("fails at once where halving cannot help", async () => {
    provider.scriptEmbeddings(failing(400, "Unknown model"));
    await expect(embedding().embed(texts.slice(0, 9))).rejects.toThrow("status 400");
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    ["leaves one out", { data: [{ index: 0, embedding: [1, 0] }] }],
    [
      "answers numbers that are none",
      { data: [0, 1].map((index) => ({ index, embedding: [null] })) },
    ],
    [
      "mixes lengths",
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 1, embedding: [1, 0] },
        ],
      },
    ],
    ["answers something else", { nothing: true }],
  ])("takes it as a failure when the provider %s", async (_, body) => {
    provider.scriptEmbeddings({ status: 200, body });
    await expect(embedding().embed(["one", "two"])).rejects.toBeInstanceOf(ModelFailed);
  });

  it("stops all batches when its caller does", async () => {
    const giveUp = new AbortController();
    provider.scriptEmbeddings(embedWords, (request) => {
      giveUp.abort(new Error("time is over"));
      return embedWords(request);
    });
    const many = Array.from({ length: 64 * 12 }, (_, index) => `text ${index}`);
    await expect(embedding().embed(many, giveUp.signal)).rejects.toThrow("time is over");
    expect(provider.requests.length).toBeLessThan(12);
  });
});

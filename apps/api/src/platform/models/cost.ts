import type { EmbeddingModel, TranscriptionModel } from "./models.ts";

/** Returns the cost of tokens at the model's price, 0 where none is configured. */
export function embeddingCost({ price = 0 }: EmbeddingModel, tokens: number): number {
  return (tokens * price) / 1_000_000;
}

/** Returns the cost of seconds of a recording at the model's price, 0 where none is configured. */
export function transcriptionCost({ price = 0 }: TranscriptionModel, seconds: number): number {
  return (seconds * price) / 60;
}

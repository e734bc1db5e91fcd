import type { EmbeddingModel, TranscriptionModel } from "./models.ts";

/** What tokens cost at the model's price, 0 where nobody has told one. */
export function embeddingCost({ price = 0 }: EmbeddingModel, tokens: number): number {
  return (tokens * price) / 1_000_000;
}

/** What seconds of a recording cost at the model's price, 0 where nobody has told one. */
export function transcriptionCost({ price = 0 }: TranscriptionModel, seconds: number): number {
  return (seconds * price) / 60;
}

import type { TokenPrices, TokenUsage } from "../../platform/models/models.ts";

/** The limits of one answer. */
export type BudgetLimits = {
  /** Searches that a model may ask for after the first one. */
  readonly steps: number;
  /** Tokens read and written in all. */
  readonly tokens: number;
  /** In the currency of the prices; null for no limit. */
  readonly cost: number | null;
  /** Tokens of one completion; null for the model's own limit. */
  readonly length: number | null;
  /** Per million tokens. */
  readonly prices: TokenPrices;
  /** Tokens that the model reads at once; unset where it is not known. */
  readonly contextTokens?: number;
};

/** The usage of one answer so far. */
export type AnswerUsage = {
  readonly requests: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly searches: number;
  /** Searches of the model that brought nothing new. */
  readonly empty_searches: number;
  /** Queries over tables. */
  readonly computations: number;
  readonly cost: number;
};

export const noUsage: AnswerUsage = {
  requests: 0,
  input_tokens: 0,
  output_tokens: 0,
  searches: 0,
  empty_searches: 0,
  computations: 0,
  cost: 0,
};

/** Returns the usage with one more completion. */
export function addCompletion(
  usage: AnswerUsage,
  { input, output }: TokenUsage,
  prices: TokenPrices,
): AnswerUsage {
  const cost = (input * prices.input + output * prices.output) / 1_000_000;
  return {
    ...usage,
    requests: usage.requests + 1,
    input_tokens: usage.input_tokens + input,
    output_tokens: usage.output_tokens + output,
    cost: usage.cost + cost,
  };
}

/** Returns the tokens left before a limit is reached; a limit on cost counts as the tokens that it still pays for. */
export function remainingTokens(
  usage: AnswerUsage,
  { tokens, cost, prices }: BudgetLimits,
): number {
  const remaining = tokens - usage.input_tokens - usage.output_tokens;
  const highestPrice = Math.max(prices.input, prices.output);
  if (cost === null || highestPrice === 0) return Math.max(remaining, 0);
  const affordable = ((cost - usage.cost) * 1_000_000) / highestPrice;
  return Math.max(Math.min(remaining, Math.floor(affordable)), 0);
}

/** An answer cut off below this length is useless, so every completion may be at least this long. */
const minCompletionTokens = 500;

/** Returns the limit of the next completion; undefined for the model's own limit. */
export function maxCompletionTokens(usage: AnswerUsage, limits: BudgetLimits): number | undefined {
  if (limits.length === null) return undefined;
  return Math.max(Math.min(limits.length, remainingTokens(usage, limits)), minCompletionTokens);
}

/** Estimates the tokens of a text, for providers that do not count: four letters each, or one Chinese character. */
export function estimateTokens(text: string): number {
  const wide =
    text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/gu)?.length ?? 0;
  return Math.ceil(wide + (text.length - wide) / 4);
}

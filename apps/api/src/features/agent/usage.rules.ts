import type { TokenUsage } from "../../platform/models/models.ts";

/** What one answer may take. */
export type Budget = {
  /** Searches a model may ask for beyond the first. */
  readonly steps: number;
  /** Tokens read and written in all. */
  readonly tokens: number;
  /** In the currency of the prices; null for no limit. */
  readonly cost: number | null;
  /** Tokens written at once; null for the model's own limit. */
  readonly length: number | null;
  /** Of a million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
};

export type Spent = {
  readonly requests: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly searches: number;
  /** Queries over tables. */
  readonly computations: number;
  readonly cost: number;
};

export const nothingSpent: Spent = {
  requests: 0,
  input_tokens: 0,
  output_tokens: 0,
  searches: 0,
  computations: 0,
  cost: 0,
};

/** What was spent, with one more completion. */
export function addCompletion(spent: Spent, usage: TokenUsage, { prices }: Budget): Spent {
  const cost = (usage.input * prices.input + usage.output * prices.output) / 1_000_000;
  return {
    ...spent,
    requests: spent.requests + 1,
    input_tokens: spent.input_tokens + usage.input,
    output_tokens: spent.output_tokens + usage.output,
    cost: spent.cost + cost,
  };
}

/** Tokens left before a limit is reached; a limit on money counts as the tokens it still pays for. */
export function tokensLeft(spent: Spent, { tokens, cost, prices }: Budget): number {
  const left = tokens - spent.input_tokens - spent.output_tokens;
  const dearest = Math.max(prices.input, prices.output);
  if (cost === null || dearest === 0) return Math.max(left, 0);
  const paid = ((cost - spent.cost) * 1_000_000) / dearest;
  return Math.max(Math.min(left, Math.floor(paid)), 0);
}

/** A shorter answer is of no use: who has less left does not ask. */
const shortestAnswer = 500;

/** How long the next completion may be; undefined for the model's own limit. */
export function longestCompletion(spent: Spent, budget: Budget): number | undefined {
  if (budget.length === null) return undefined;
  return Math.max(Math.min(budget.length, tokensLeft(spent, budget)), shortestAnswer);
}

/** About how many tokens a text has, for providers that do not count: four letters each, one for each sign of Chinese. */
export function estimateTokens(text: string): number {
  const wide =
    text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/gu)?.length ?? 0;
  return Math.ceil(wide + (text.length - wide) / 4);
}

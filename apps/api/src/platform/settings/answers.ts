import type { Environment } from "./environment.ts";

/** What one answer may take. */
export function readAnswers(read: Environment) {
  const budget = {
    steps: read.ANSWER_MAX_STEPS,
    tokens: read.ANSWER_MAX_TOKENS,
    /** null for none. */
    cost: read.ANSWER_MAX_COST || null,
    /** null for the model's own limit. */
    length: read.ANSWER_MAX_LENGTH || null,
    /** Of a million tokens. */
    prices: { input: read.CHAT_PRICE_INPUT, output: read.CHAT_PRICE_OUTPUT },
  };
  return { timeoutMs: read.ANSWER_MAX_SECONDS * 1000, budget };
}

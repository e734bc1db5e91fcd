import type { Passage } from "../citations/answer.rules.ts";
import type { TokenBudget } from "./token-budget.service.ts";
import { formatPassages } from "./prompts.rules.ts";

/** Characters of passages shown to the model for one answer. */
const passageBudget = 40_000;

export type ContextWindow = ReturnType<typeof openContextWindow>;

/** Numbers what a model is shown, each passage once. */
export function openContextWindow(fence: string, tokenBudget: TokenBudget) {
  const shown: Passage[] = [];
  /** Numbers the passages that are new, as far as the budget goes. */
  function show(found: readonly Passage[]): string {
    // Half of what is left is kept for what is written, and for showing all of this again.
    const budget = Math.min(passageBudget, tokenBudget.remaining() * 2);
    const added: { number: number; passage: Passage }[] = [];
    let spent = shown.reduce((sum, { text }) => sum + text.length, 0);
    for (const passage of found) {
      if (shown.some(({ chunkId }) => chunkId === passage.chunkId)) continue;
      spent += passage.text.length;
      if (spent > budget) break;
      shown.push(passage);
      added.push({ number: shown.length, passage });
    }
    return formatPassages(fence, added);
  }
  return { shown, show };
}

import type { Passage } from "../citations/answer.rules.ts";
import type { TokenBudget } from "./token-budget.service.ts";
import { formatPassages } from "./prompts.rules.ts";

/** Characters of passages that one answer may show to the model. */
const passagesLimit = 40_000;

export type ContextWindow = ReturnType<typeof openContextWindow>;

/** Holds the passages that the model sees, each once, with its number for the whole answer. */
export function openContextWindow(fence: string, tokenBudget: TokenBudget) {
  const shown: Passage[] = [];
  /** Numbers the new passages, as far as they fit, and returns them as text for the model. */
  function show(found: readonly Passage[]): string {
    // Half of the remaining tokens is reserved for the model's text, and for sending these passages again.
    const limit = Math.min(passagesLimit, tokenBudget.remaining() * 2);
    const added: { number: number; passage: Passage }[] = [];
    let length = shown.reduce((sum, { text }) => sum + text.length, 0);
    for (const passage of found) {
      if (shown.some(({ chunkId }) => chunkId === passage.chunkId)) continue;
      length += passage.text.length;
      if (length > limit) break;
      shown.push(passage);
      added.push({ number: shown.length, passage });
    }
    return formatPassages(fence, added);
  }
  return { shown, show };
}

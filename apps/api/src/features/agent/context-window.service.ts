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

  /** Numbers all of these passages, without a limit, and returns them in texts of at most this length. */
  function showInParts(passages: readonly Passage[], partLength: number): string[] {
    return cutIntoParts(passages, partLength).map((part) =>
      formatPassages(
        fence,
        part.map((passage) => ({ number: shown.push(passage), passage })),
      ),
    );
  }
  return { shown, show, showInParts };
}

/** Keeps neighbouring passages together, as many as fit into a part. */
function cutIntoParts(passages: readonly Passage[], partLength: number): Passage[][] {
  const parts: Passage[][] = [[]];
  let length = 0;
  for (const passage of passages) {
    if (length > 0 && length + passage.text.length > partLength) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(passage);
    length += passage.text.length;
  }
  return parts;
}

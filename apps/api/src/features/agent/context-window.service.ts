import type { Passage } from "../citations/answer.rules.ts";
import type { TokenBudget } from "./token-budget.service.ts";
import { formatPassages } from "./prompts.rules.ts";
import { estimateTokens } from "./usage.rules.ts";

/** Tokens of passages that one answer may show to the model. */
const passageTokens = 10_000;

/** Passages as text for the model, and how many of them are new to it. */
export type NewPassages = { readonly text: string; readonly count: number };

export type ContextWindow = ReturnType<typeof openContextWindow>;

/**
 * Holds the passages that the model sees, each once, with its number for the whole answer. `folders` are the names of
 * folders by their ids.
 */
export function openContextWindow(
  fence: string,
  tokenBudget: TokenBudget,
  folders: ReadonlyMap<string, string>,
) {
  const shown: Passage[] = [];
  const numberOf = (passage: Passage) =>
    shown.findIndex(({ chunkId }) => chunkId === passage.chunkId) + 1;

  /** Numbers the new passages, as far as they fit into what is left of `atMost` tokens for all passages. */
  function show(found: readonly Passage[], atMost = passageTokens): NewPassages {
    if (found.length === 0) return { text: "Nothing was found.", count: 0 };
    const known = new Set(found.map(numberOf).filter((number) => number > 0));
    const fresh = found.filter((passage) => numberOf(passage) === 0);
    // Half of the remaining tokens, and of those that the model reads at once, is reserved for the model's text, and for sending these passages again.
    const { contextTokens = Infinity } = tokenBudget.limits;
    const limit = Math.min(atMost, tokenBudget.remaining() / 2, contextTokens / 2);
    const added: { number: number; passage: Passage }[] = [];
    let tokens = estimateTokens(shown.map(({ text }) => text).join(""));
    for (const passage of fresh) {
      if (numberOf(passage) > 0) continue;
      tokens += estimateTokens(passage.text);
      if (tokens > limit && shown.length > 0) break;
      added.push({ number: shown.push(passage), passage });
    }
    if (added.length > 0)
      return { text: formatPassages(fence, added, folders), count: added.length };
    if (fresh.length > 0) return { text: "More was found than can be shown.", count: 0 };
    const again = [...known].map((number) => `[${number}]`).join("");
    return { text: `This brought nothing new: it found only ${again} again.`, count: 0 };
  }

  /** Numbers all of these passages, without a limit, and returns them in texts of at most this length. */
  function showInParts(passages: readonly Passage[], partLength: number): string[] {
    return cutIntoParts(passages, partLength).map((part) =>
      formatPassages(
        fence,
        part.map((passage) => ({ number: shown.push(passage), passage })),
        folders,
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

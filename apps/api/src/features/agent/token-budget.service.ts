import type { ChatModel, Completion } from "../../platform/models/models.ts";
import {
  addCompletion,
  type AnswerUsage,
  type BudgetLimits,
  estimateTokens,
  maxCompletionTokens,
  noUsage,
  remainingTokens,
} from "./usage.rules.ts";

/** Counts the usage of one answer against its limits. */
export type TokenBudget = {
  readonly limits: BudgetLimits;
  usage(): AnswerUsage;
  /** The share of each model in the usage. */
  byModel(): ReadonlyMap<string, AnswerUsage>;
  /** Tokens that the answer may still use. */
  remaining(): number;
  countSearch(): void;
  /** Counts a search that found no passage that the model had not seen. */
  countEmptySearch(): void;
  countComputation(): void;
  /** Returns the same model with every completion counted. */
  track(model: ChatModel): ChatModel;
};

export function openTokenBudget(limits: BudgetLimits): TokenBudget {
  let usage = noUsage;
  const shares = new Map<string, AnswerUsage>();
  return {
    limits,
    usage: () => usage,
    byModel: () => shares,
    remaining: () => remainingTokens(usage, limits),
    countSearch() {
      usage = { ...usage, searches: usage.searches + 1 };
    },
    countEmptySearch() {
      usage = { ...usage, empty_searches: usage.empty_searches + 1 };
    },
    countComputation() {
      usage = { ...usage, computations: usage.computations + 1 };
    },
    track: (model) => {
      const prices = model.price ?? limits.prices;
      return {
        ...model,
        async complete(request, signal) {
          let soFar = "";
          const sent = !signal?.aborted;
          const maxTokens = request.maxTokens ?? maxCompletionTokens(usage, limits);
          const tracked = {
            ...request,
            ...(maxTokens !== undefined && { maxTokens }),
            ...(request.onText && {
              onText: (text: string) => {
                soFar = text;
                request.onText?.(text);
              },
            }),
          };
          const count = (reply: Completion | undefined) => {
            const prompt = request.messages.map(({ content }) => content).join("\n");
            const tokens = reply?.usage ?? {
              input: estimateTokens(prompt),
              output: estimateTokens(reply?.content ?? soFar),
            };
            usage = addCompletion(usage, tokens, prices);
            const share = shares.get(model.name) ?? noUsage;
            shares.set(model.name, addCompletion(share, tokens, prices));
          };
          try {
            const reply = await model.complete(tracked, signal);
            count(reply);
            return reply;
          } catch (error) {
            // The provider bills an aborted request for its prompt and for what it wrote until then.
            if (soFar !== "" || (sent && signal?.aborted)) count(undefined);
            throw error;
          }
        },
      };
    },
  };
}

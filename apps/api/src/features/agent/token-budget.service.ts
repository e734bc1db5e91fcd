import type { ChatModel, Completion } from "../../platform/models/models.ts";
import {
  addCompletion,
  type Budget,
  estimateTokens,
  longestCompletion,
  nothingSpent,
  type Spent,
  tokensLeft,
} from "./usage.rules.ts";

/** Counts what one answer takes. */
export type Meter = {
  readonly budget: Budget;
  spent(): Spent;
  /** The measured model's name; null while none is. */
  model(): string | null;
  /** Tokens that may still be spent. */
  left(): number;
  countSearch(): void;
  countComputation(): void;
  /** The same model, with every completion counted. */
  measure(model: ChatModel): ChatModel;
};

export function openMeter(budget: Budget): Meter {
  let spent = nothingSpent;
  let measured: string | null = null;
  return {
    budget,
    spent: () => spent,
    model: () => measured,
    left: () => tokensLeft(spent, budget),
    countSearch() {
      spent = { ...spent, searches: spent.searches + 1 };
    },
    countComputation() {
      spent = { ...spent, computations: spent.computations + 1 };
    },
    measure: (model) => {
      measured = model.name;
      return {
        name: model.name,
        async complete(request, signal) {
          let soFar = "";
          const sent = !signal?.aborted;
          const maxTokens = request.maxTokens ?? longestCompletion(spent, budget);
          const counted = {
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
            const asked = request.messages.map(({ content }) => content).join("\n");
            const usage = reply?.usage ?? {
              input: estimateTokens(asked),
              output: estimateTokens(reply?.content ?? soFar),
            };
            spent = addCompletion(spent, usage, budget);
          };
          try {
            const reply = await model.complete(counted, signal);
            count(reply);
            return reply;
          } catch (error) {
            // What was stopped on the way was read, and maybe written in part.
            if (soFar !== "" || (sent && signal?.aborted)) count(undefined);
            throw error;
          }
        },
      };
    },
  };
}

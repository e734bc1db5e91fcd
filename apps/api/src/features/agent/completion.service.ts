import {
  type ChatMessage,
  type ChatModel,
  type Completion,
  ContextExceeded,
  type Judge,
  ModelFailed,
  ModelSilent,
  type ToolOffer,
} from "../../platform/models/models.ts";
import { isTimedOut, type Reply } from "./reply.rules.ts";
import { presentPartial } from "../citations/presentation.rules.ts";
import type { ModelConversation } from "./model-conversation.service.ts";
import type { ProgressReport } from "../citations/answer.rules.ts";
import type { TokenBudget } from "./token-budget.service.ts";

const temperature = { writing: 0.1, verifying: 0 };

/** What the steps of one answer share. */
export type ModelWork = {
  readonly model: ChatModel;
  /** Rewrites questions in place of it. */
  readonly smallModel?: ChatModel | undefined;
  /** Judges claims in place of both. */
  readonly verifier?: ChatModel | undefined;
  /** Judges claims instead of the chat model. */
  readonly judge?: Judge | undefined;
  readonly onJudgeFailed?: ((reason: ModelFailed) => void) | undefined;
  readonly budget: TokenBudget;
  readonly report: ProgressReport;
  readonly signal: AbortSignal;
};

type Request = {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly ToolOffer[];
};

/** What the model wrote, and the tool calls that it asks for. */
export type Draft = Reply & Pick<Completion, "toolCalls">;

/** Streams a completion to the followers of the answer. At the time limit, the text so far is kept as incomplete. */
export async function streamCompletion(
  { model, report, signal }: ModelWork,
  { shown }: Pick<ModelConversation, "shown">,
  request: Request,
): Promise<Draft> {
  let soFar = "";
  const onText = (text: string) => {
    soFar = text;
    report.showText(() => presentPartial(text, shown));
  };
  return await report.step({ kind: "write" }, async () => {
    try {
      const ask = () =>
        model.complete({ ...request, temperature: temperature.writing, onText }, signal);
      // What the provider refuses is retried by the client, an empty reply is not.
      return await ask().catch((error: unknown) => {
        if (!(error instanceof ModelSilent) || signal.aborted) throw error;
        return ask();
      });
    } catch (error) {
      if (!isTimedOut(signal) || soFar.trim() === "") throw error;
      return { content: soFar, toolCalls: [], ended: "late" };
    }
  });
}

/** Completes within the model's context limit: if it refuses the prompt, half of the passages are dropped, again and again. */
export async function completeWithinContext(
  work: ModelWork,
  conversation: ModelConversation,
  tools: readonly ToolOffer[],
): Promise<Draft> {
  const request = { messages: conversation.messages, ...(tools.length > 0 && { tools }) };
  try {
    return await streamCompletion(work, conversation, request);
  } catch (error) {
    if (!(error instanceof ContextExceeded) || !conversation.trim()) throw error;
    return await completeWithinContext(work, conversation, tools);
  }
}

/**
 * Asks the model in a step of its own. Returns undefined if the model fails or the time limit has passed: the result of the
 * rules then remains, and the step is reported as failed.
 */
export async function runVerifyStep(
  { model, report, signal }: ModelWork,
  messages: readonly ChatMessage[],
): Promise<Reply | undefined> {
  try {
    const reply = await report.step({ kind: "verify" }, () =>
      model.complete({ messages, temperature: temperature.verifying }, signal),
    );
    return reply.content ? reply : undefined;
  } catch (error) {
    if (error instanceof ModelFailed || isTimedOut(signal)) return undefined;
    throw error;
  }
}

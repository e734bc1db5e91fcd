import {
  type ChatMessage,
  type Completion,
  ContextExceeded,
  ModelSilent,
  type ToolOffer,
} from "../../platform/models/models.ts";
import { isTimedOut, type Reply } from "./reply.rules.ts";
import { presentPartial } from "../citations/presentation.rules.ts";
import type { ModelConversation } from "./model-conversation.service.ts";
import type { ModelWork } from "./verification.service.ts";

const temperature = 0.1;

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
      const ask = () => model.complete({ ...request, temperature, onText }, signal);
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

import { type ChatMessage, ModelFailed } from "../../platform/models/models.ts";
import type { AnswerRequest } from "../citations/answer.rules.ts";
import { condenseFollowUp, writeFollowUp } from "../quoting/follow-up.rules.ts";
import { rewritingPrompt, recentTurns, formatConversation } from "./prompts.rules.ts";
import type { ModelConversation } from "./model-conversation.service.ts";
import type { ModelWork } from "./verification.service.ts";

const longestQuery = 500;
const temperature = 0.1;

/**
 * The question as it stands without the conversation. What a follow-up is about is told by rules at once and by the model
 * after a while: what the rules find is shown beside its work, and stands where it fails, so that neither a slow model nor
 * one that is out of order keeps the passages back.
 */
export async function rewriteQuery(
  work: ModelWork,
  asked: AnswerRequest,
  { session }: Pick<ModelConversation, "session">,
): Promise<string> {
  if (asked.history.length === 0) return asked.question;
  const own = carryOn(asked);
  const [condensed] = await Promise.all([condense(work, asked), session.prefetch(own)]);
  return condensed ?? own;
}

function carryOn({ question, history }: AnswerRequest): string {
  const earlier = history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  return writeFollowUp(condenseFollowUp([...earlier, question])).slice(0, longestQuery);
}

/** Nothing when the model fails. */
async function condense(
  { model, report, signal }: ModelWork,
  asked: AnswerRequest,
): Promise<string | undefined> {
  const content = formatConversation(recentTurns(asked.history), asked.question);
  const messages: ChatMessage[] = [
    { role: "system", content: rewritingPrompt },
    { role: "user", content },
  ];
  try {
    const reply = await report.step({ kind: "condense" }, () =>
      model.complete({ messages, temperature }, signal),
    );
    return reply.content.slice(0, longestQuery) || undefined;
  } catch (error) {
    if (error instanceof ModelFailed) return undefined;
    throw error;
  }
}

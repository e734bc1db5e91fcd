import { type ChatMessage, ModelFailed } from "../../platform/models/models.ts";
import type { AnswerRequest } from "../citations/answer.rules.ts";
import { reformatFollowUp, formatFollowUp } from "../quoting/follow-up.rules.ts";
import { rewritingPrompt, recentTurns, formatConversation } from "./prompts.rules.ts";
import type { ModelConversation } from "./model-conversation.service.ts";
import type { ModelWork } from "./completion.service.ts";

const longestQuery = 500;
const temperature = 0.1;

/**
 * Rewrites a question that depends on the conversation as one that stands alone. The search for the version of the rules
 * starts at once, while the model rewrites, and its passages remain if the model fails: a slow or failing model delays none.
 */
export async function rewriteQuery(
  work: ModelWork,
  asked: AnswerRequest,
  { session }: Pick<ModelConversation, "session">,
): Promise<string> {
  const earlier = asked.history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const followUp = reformatFollowUp([...earlier, asked.question]);
  if (earlier.length === 0 || !followUp.isDependent) return asked.question;
  const own = formatFollowUp(followUp).slice(0, longestQuery);
  const [rewritten] = await Promise.all([rewriteByModel(work, asked), session.prefetch(own)]);
  return rewritten ?? own;
}

/** Returns undefined if the model fails. */
async function rewriteByModel(
  { model, smallModel = model, report, signal }: ModelWork,
  asked: AnswerRequest,
): Promise<string | undefined> {
  const content = formatConversation(recentTurns(asked.history), asked.question);
  const messages: ChatMessage[] = [
    { role: "system", content: rewritingPrompt },
    { role: "user", content },
  ];
  try {
    const reply = await report.step({ kind: "condense" }, () =>
      smallModel.complete({ messages, temperature }, signal),
    );
    return reply.content.slice(0, longestQuery) || undefined;
  } catch (error) {
    if (error instanceof ModelFailed) return undefined;
    throw error;
  }
}

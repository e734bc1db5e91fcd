import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type { ChatMessage, ChatModel } from "../../platform/models/models.ts";
import { type Answer, type Answerer, answerNotFound } from "../citations/answer.rules.ts";
import { findUncited } from "../citations/citations.service.ts";
import { removeMarkers } from "../citations/numbering.rules.ts";
import { type Reply, describeEarlyEnding } from "./reply.rules.ts";
import type { TokenBudget } from "./token-budget.service.ts";
import { presentUnchecked } from "../citations/presentation.rules.ts";
import { citeAgainPrompt } from "./prompts.rules.ts";
import { openModelConversation, type ModelConversation } from "./model-conversation.service.ts";
import { rewriteQuery } from "./query-rewriting.service.ts";
import { answerFromFiles } from "./whole-files.service.ts";
import { readAskedFiles } from "../quoting/document-reader.service.ts";
import { completeWithinContext, type ModelWork, runVerifyStep } from "./completion.service.ts";
import { type Verified, verifyAnswer } from "./verification/verification.service.ts";

/** Tokens that another round of searching needs. */
const roundTokens = 4_000;

/** Answers with a chat model that reads the passages found and may search again. */
export function openModelAnswerer(
  model: ChatModel,
  budget: TokenBudget,
  others: Pick<ModelWork, "judge" | "onJudgeFailed" | "smallModel" | "verifier"> = {},
): Answerer {
  return async (asked, report, signal) => {
    const work: ModelWork = { model, budget, report, signal, ...others };
    const [files, facts] = await Promise.all([
      readAskedFiles(asked, report),
      asked.library?.facts?.(),
    ]);
    const conversation = openModelConversation(asked, work, facts);
    if (files.some(({ passages }) => passages.length > 0)) {
      return await finishAnswer(
        work,
        conversation,
        await answerFromFiles(work, conversation, files),
      );
    }
    const standalone = await rewriteQuery(work, asked, conversation);
    // The first search always runs: with Search Docs on, the model does not decide whether to read documents.
    await conversation.searchFirst(standalone);
    const written = await runAgentLoop(work, conversation);
    return await finishAnswer(work, conversation, written);
  };
}

/** Runs the model until it answers. When its searches or tokens run out, it gets no more tools and must answer. */
async function runAgentLoop(work: ModelWork, conversation: ModelConversation): Promise<Reply> {
  const { report, budget } = work;
  let left = budget.limits.steps;
  for (;;) {
    const more = left > 0 && budget.remaining() > roundTokens;
    const tools = more ? conversation.tools() : [];
    const reply = await completeWithinContext(work, conversation, tools);
    const calls = tools.length > 0 ? reply.toolCalls.slice(0, left) : [];
    if (calls.length === 0) {
      report.showText(() => presentUnchecked(reply.content, conversation.shown));
      return reply;
    }
    left -= calls.length;
    report.showText(() => ({ content: "", citations: [] }));
    await conversation.answerCalls(reply.content, calls);
  }
}

/**
 * Verifies what the model wrote. An answer without citations is requested once more; if it still cites nothing, its outcome
 * is "partly". Without passages the outcome is "not_found", whatever the model says.
 */
async function finishAnswer(
  work: ModelWork,
  conversation: ModelConversation,
  reply: Reply,
): Promise<Answer> {
  const language = answerLanguageOf(conversation.asked.language);
  if (conversation.shown.length === 0) return answerNotFound(work.model.name, [], language);
  const early = describeEarlyEnding(reply.ended);
  const first = await verifyAnswer(work, conversation, reply);
  if (first.label === "not_found" || first.text.citations.length > 0 || early !== null) {
    return markCutShort(toAnswer(work, conversation, first), early);
  }
  const messages: ChatMessage[] = [
    ...conversation.messages,
    { role: "assistant", content: reply.content },
    { role: "user", content: citeAgainPrompt },
  ];
  // If the model fails now, the first version remains.
  const again = await runVerifyStep(work, messages);
  if (again === undefined) return toAnswer(work, conversation, first);
  return toAnswer(work, conversation, await verifyAnswer(work, conversation, again));
}

/** Marks an answer that ended early as partial. */
function markCutShort(answer: Answer, early: string | null): Answer {
  if (early === null || answer.outcome === "not_found") return answer;
  const missing = answer.missing === null ? early : `${answer.missing} ${early}`;
  return { ...answer, outcome: "partly", missing };
}

function toAnswer(
  { model }: ModelWork,
  { shown, asked }: ModelConversation,
  verified: Verified,
): Answer {
  const { label, text } = verified;
  const notFound = answerNotFound(model.name, shown, answerLanguageOf(asked.language));
  if (label === "not_found") {
    const own = removeMarkers(text.content);
    return own ? { ...notFound, content: own } : notFound;
  }
  if (text.content === "") return notFound;
  const isSupported = text.claims.some(({ state }) => state !== "not_supported");
  const answered = label === "answered" && text.citations.length > 0 && isSupported;
  return {
    ...text,
    outcome: answered ? "answered" : "partly",
    missing: label === "partly" ? nameMissing(verified) : null,
    nearest: [],
    model: model.name,
  };
}

/** Returns the sentences that say what is missing, or else, of a partial answer, those that cite no passage. */
function nameMissing({ text: { content, claims }, missing }: Verified): string | null {
  const sentences = missing.length > 0 ? missing : findUncited(content, claims);
  return sentences.join(" ") || null;
}

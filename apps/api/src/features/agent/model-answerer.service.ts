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
import { completeWithinContext } from "./completion.service.ts";
import { runVerifyStep, type ModelWork, type Verified, verify } from "./verification.service.ts";

/** Tokens that must be left for another round of searching. */
const roundTokens = 4_000;

/** Answers through a chat model that sees found passages and may search again. */
export function openModelAnswerer(model: ChatModel, budget: TokenBudget): Answerer {
  return async (asked, report, signal) => {
    const work: ModelWork = { model, budget, report, signal };
    const conversation = openModelConversation(asked, work);
    const files = await readAskedFiles(asked, report);
    if (files.some(({ passages }) => passages.length > 0)) {
      return await settle(work, conversation, await answerFromFiles(work, conversation, files));
    }
    const standalone = await rewriteQuery(work, asked, conversation);
    // The first search is not the model's to decide: with Search Docs on, documents are always read.
    await conversation.searchFirst(standalone);
    const written = await runAgentLoop(work, conversation);
    return await settle(work, conversation, written);
  };
}

/** Lets the model search until it answers or has searched enough; then it must answer. */
async function runAgentLoop(work: ModelWork, conversation: ModelConversation): Promise<Reply> {
  const { report, budget } = work;
  let left = budget.limits.steps;
  for (;;) {
    const more = left > 0 && budget.remaining() > roundTokens;
    const reply = await completeWithinContext(
      work,
      conversation,
      more ? conversation.offers() : [],
    );
    const calls = more ? reply.toolCalls.slice(0, left) : [];
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
 * What the model wrote, checked. An answer without any citation is asked for once more; what then still names no passage
 * is passed on as partly answered, since nothing shows where it comes from. Without passages there is nothing to answer
 * from, whatever the model says.
 */
async function settle(
  work: ModelWork,
  conversation: ModelConversation,
  reply: Reply,
): Promise<Answer> {
  const language = answerLanguageOf(conversation.asked.language);
  if (conversation.shown.length === 0) return answerNotFound(work.model.name, [], language);
  const early = describeEarlyEnding(reply.ended);
  const first = await verify(work, conversation, reply);
  if (first.label === "not_found" || first.text.citations.length > 0 || early !== null) {
    return cutShort(toAnswer(work, conversation, first), early);
  }
  const messages: ChatMessage[] = [
    ...conversation.messages,
    { role: "assistant", content: reply.content },
    { role: "user", content: citeAgainPrompt },
  ];
  // What is written stands when the model now fails.
  const again = await runVerifyStep(work, messages);
  if (again === undefined) return toAnswer(work, conversation, first);
  return toAnswer(work, conversation, await verify(work, conversation, again));
}

/** Marks an answer that ends early as partial. */
function cutShort(answer: Answer, early: string | null): Answer {
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
  const borneOut = text.claims.some(({ state }) => state !== "not_supported");
  const answered = label === "answered" && text.citations.length > 0 && borneOut;
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

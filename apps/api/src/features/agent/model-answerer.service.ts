import type { ChatMessage, ChatModel } from "../../platform/models/models.ts";
import { type Answer, type Answerer, answerNotFound } from "../citations/answer.rules.ts";
import { splitClaims } from "../citations/claims.rules.ts";
import { dropMarkers } from "../citations/numbering.rules.ts";
import { type Reply, tellEnding } from "./reply.rules.ts";
import type { Meter } from "./token-budget.service.ts";
import { languageOf } from "../quoting/missing.rules.ts";
import { presentWhole } from "../citations/presentation.rules.ts";
import { citeAgainPrompt } from "./prompts.rules.ts";
import { openReading, type Reading } from "./model-conversation.service.ts";
import { understand } from "./query-rewriting.service.ts";
import { walkFiles } from "./whole-files.service.ts";
import { readAskedFiles } from "../quoting/document-reader.service.ts";
import { writeWithin } from "./completion.service.ts";
import { askAgain, type ModelWork, type Verified, verify } from "./verification.service.ts";

/** Tokens that must be left for another round of searching. */
const roundTokens = 4_000;

/** Answers through a chat model that sees found passages and may search again. */
export function openModelAnswerer(model: ChatModel, meter: Meter): Answerer {
  return async (asked, report, signal) => {
    const work: ModelWork = { model, meter, report, signal };
    const reading = openReading(asked, work);
    const files = await readAskedFiles(asked, report);
    if (files.some(({ passages }) => passages.length > 0)) {
      return await settle(work, reading, await walkFiles(work, reading, files));
    }
    const standalone = await understand(work, asked, reading);
    // The first search is not the model's to decide: with Search Docs on, documents are always read.
    await reading.searchFirst(standalone);
    const written = await converse(work, reading);
    return await settle(work, reading, written);
  };
}

/** Lets the model search until it answers or has searched enough; then it must answer. */
async function converse(work: ModelWork, reading: Reading): Promise<Reply> {
  const { report, meter } = work;
  let left = meter.budget.steps;
  for (;;) {
    const more = left > 0 && meter.left() > roundTokens;
    const reply = await writeWithin(work, reading, more ? reading.offers() : []);
    const calls = more ? reply.toolCalls.slice(0, left) : [];
    if (calls.length === 0) {
      report.written(() => presentWhole(reply.content, reading.shown));
      return reply;
    }
    left -= calls.length;
    report.written(() => ({ content: "", citations: [] }));
    await reading.answerCalls(reply.content, calls);
  }
}

/**
 * What the model wrote, checked. An answer without any citation is asked for once more; what then still names no passage
 * is passed on as partly answered, since nothing shows where it comes from. Without passages there is nothing to answer
 * from, whatever the model says.
 */
async function settle(work: ModelWork, reading: Reading, reply: Reply): Promise<Answer> {
  const language = languageOf(reading.asked.question);
  if (reading.shown.length === 0) return answerNotFound(work.model.name, [], language);
  const early = tellEnding(reply.ended);
  const first = await verify(work, reading, reply);
  if (first.label === "not_found" || first.text.citations.length > 0 || early !== null) {
    return cutShort(toAnswer(work, reading, first), early);
  }
  const messages: ChatMessage[] = [
    ...reading.messages,
    { role: "assistant", content: reply.content },
    { role: "user", content: citeAgainPrompt },
  ];
  // What is written stands when the model now fails.
  const again = await askAgain(work, messages);
  if (again === undefined) return toAnswer(work, reading, first);
  return toAnswer(work, reading, await verify(work, reading, again));
}

/** Marks an answer that ends early as partial. */
function cutShort(answer: Answer, early: string | null): Answer {
  if (early === null || answer.outcome === "not_found") return answer;
  const missing = answer.missing === null ? early : `${answer.missing} ${early}`;
  return { ...answer, outcome: "partly", missing };
}

function toAnswer({ model }: ModelWork, { shown, asked }: Reading, verified: Verified): Answer {
  const { label, text } = verified;
  const notFound = answerNotFound(model.name, shown, languageOf(asked.question));
  if (label === "not_found") {
    const own = dropMarkers(text.content);
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

/** What says that it is missing; else, in an answer that says to be partial, the sentences that name no passage. */
function nameMissing({ text: { content, claims }, missing }: Verified): string | null {
  if (missing.length > 0) return missing.join(" ");
  const bare = splitClaims(content).filter(
    ({ start, citations }) =>
      citations.length === 0 && !claims.some((claim) => claim.start === start),
  );
  return bare.map(({ text }) => text).join(" ") || null;
}

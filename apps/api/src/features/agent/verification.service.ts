import { randomBytes } from "node:crypto";
import { type ClaimState, confirmedStates } from "@footnote/contracts/chat/chat";
import { type ChatMessage, type ChatModel, ModelFailed } from "../../platform/models/models.ts";
import { verifyClaims } from "../citations/citations.service.ts";
import type { Passage, ProgressReport } from "../citations/answer.rules.ts";
import { isTimedOut, type Reply } from "./reply.rules.ts";
import type { TokenBudget } from "./token-budget.service.ts";
import { removeRepetitions, present, type Written } from "../citations/presentation.rules.ts";
import {
  judgingPrompt,
  parseJudgement,
  repairPrompt,
  formatClaims,
} from "./verification-prompts.rules.ts";
import { applyChecks, type CheckedClaim, findMissing } from "../citations/verification.rules.ts";

/** What the steps of one answer share. */
export type ModelWork = {
  readonly model: ChatModel;
  readonly budget: TokenBudget;
  readonly report: ProgressReport;
  readonly signal: AbortSignal;
};

/** An answer whose claims are checked. */
export type Verified = {
  readonly label: Written["label"];
  readonly text: ReturnType<typeof applyChecks>;
  /** The sentences in which the model says what the passages leave open. */
  readonly missing: readonly string[];
};

const temperature = 0;
/** Tokens that a verification by the model needs. */
const reserve = 3_000;

/**
 * Verifies a model's answer by rules, and by the model where the rules do not decide. If claims are not supported, the model
 * rewrites the answer once. Claims that remain unsupported are marked, not removed.
 */
export async function verifyAnswer(
  work: ModelWork,
  conversation: { messages: readonly ChatMessage[]; shown: readonly Passage[] },
  { content: written, ended }: Reply,
): Promise<Verified> {
  const first = await checkAnswer(work, conversation.shown, written);
  const doubtful = first.text.claims.filter(({ state }) => state === "not_supported");
  // An answer that broke off is not rewritten: the result would not be what the user has read.
  const settled = first.label === "not_found" || doubtful.length === 0 || ended !== "complete";
  if (settled || work.budget.remaining() < reserve) return first;
  const sentences = doubtful.map(({ start, end }) => first.text.content.slice(start, end));
  const again = await runVerifyStep(work, [
    ...conversation.messages,
    { role: "assistant", content: written },
    { role: "user", content: repairPrompt(sentences) },
  ]);
  if (again === undefined) return first;
  const second = await checkAnswer(work, conversation.shown, again.content);
  return isBetter(second, first) ? second : first;
}

async function checkAnswer(
  work: ModelWork,
  shown: readonly Passage[],
  written: string,
): Promise<Verified> {
  const { label, ...text } = present(removeRepetitions(written), shown);
  if (label === "not_found") return { label, text: { ...text, claims: [] }, missing: [] };
  const checked = verifyClaims(text, shown);
  const applied = applyChecks(text, await judgeClaims(work, checked, shown), shown);
  const missing = findMissing(applied.content, applied.claims);
  if (label === "partly" || missing.length === 0) return { label, text: applied, missing };
  // Models also say it in their own words, without the label that the prompt asks for.
  if (applied.claims.length > 0) return { label: "partly", text: applied, missing };
  const said = { content: missing.join(" "), citations: [], claims: [] };
  return { label: "not_found", text: said, missing };
}

/** Lets the model judge the claims that the rules leave unchecked. */
async function judgeClaims(
  work: ModelWork,
  checked: readonly CheckedClaim[],
  shown: readonly Passage[],
): Promise<readonly CheckedClaim[]> {
  const open = checked.filter(({ state, chunks }) => state === "unchecked" && chunks.length > 0);
  if (open.length === 0 || work.budget.remaining() < reserve) return checked;
  const fence = `passage-${randomBytes(8).toString("hex")}`;
  const content = formatClaims(fence, open, shown);
  const reply = await runVerifyStep(work, [
    { role: "system", content: judgingPrompt(fence) },
    { role: "user", content },
  ]);
  if (reply === undefined) return checked;
  const verdicts = parseJudgement(reply.content, open.length);
  return checked.map((one) => {
    const state = verdicts[open.indexOf(one)];
    return state ? { ...one, state } : one;
  });
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
      model.complete({ messages, temperature }, signal),
    );
    return reply.content ? reply : undefined;
  } catch (error) {
    if (error instanceof ModelFailed || isTimedOut(signal)) return undefined;
    throw error;
  }
}

function isBetter(second: Verified, first: Verified): boolean {
  const count = (one: Verified, ...states: readonly ClaimState[]) =>
    one.text.claims.filter((claim) => states.includes(claim.state)).length;
  const confirmed = (one: Verified) => count(one, ...confirmedStates);
  if (second.label === "not_found") return confirmed(first) === 0;
  if (second.text.claims.length === 0) return false;
  // A version without confirmed claims may have no unsupported ones either. It must not replace confirmed claims.
  if (confirmed(first) > 0 && confirmed(second) === 0) return false;
  return count(second, "not_supported") < count(first, "not_supported");
}

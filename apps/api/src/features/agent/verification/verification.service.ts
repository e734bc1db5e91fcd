import { giveWay } from "../../../platform/give-way.ts";
import { randomBytes } from "node:crypto";
import { type ClaimState, confirmedStates } from "@footnote/contracts/chat/citations";
import { verifyClaims } from "../../citations/citations.service.ts";
import type { Passage } from "../../citations/answer.rules.ts";
import { removeMarkers } from "../../citations/numbering.rules.ts";
import { removeRepetitions, present, type Written } from "../../citations/presentation.rules.ts";
import { applyChecks, type CheckedClaim, findMissing } from "../../citations/verification.rules.ts";
import { type ModelWork, runVerifyStep } from "../completion.service.ts";
import { judgeOpenClaims } from "./judging.service.ts";
import type { ModelConversation } from "../model-conversation.service.ts";
import { formatPassages } from "../prompts.rules.ts";
import type { Reply } from "../reply.rules.ts";
import { repairingPrompt, repairPrompt } from "./verification-prompts.rules.ts";

/** An answer whose claims are checked. */
export type Verified = {
  readonly label: Written["label"];
  readonly text: ReturnType<typeof applyChecks>;
  /** The sentences in which the model says what the passages leave open. */
  readonly missing: readonly string[];
};

/** Tokens that a repair needs. */
const reserve = 3_000;

/**
 * Verifies a model's answer by rules, and by the model where the rules do not decide. If claims are not supported, the model
 * rewrites the answer once. Claims that remain unsupported are marked, not removed.
 */
export async function verifyAnswer(
  work: ModelWork,
  conversation: Answered,
  { content: written, ended }: Reply,
): Promise<Verified> {
  const first = await checkAnswer(work, conversation.shown, written);
  const doubtful = first.text.claims.filter(({ state }) => state === "not_supported");
  // An answer that broke off is not rewritten: the result would not be what the user has read.
  const settled = first.label === "not_found" || doubtful.length === 0 || ended !== "complete";
  if (settled || work.budget.remaining() < reserve) return first;
  // The numbers of its markers are no longer those that the model knows.
  const sentences = doubtful.map(({ start, end }) =>
    removeMarkers(first.text.content.slice(start, end)),
  );
  const again = await repair(work, conversation, { written, first, sentences });
  if (again === undefined) return first;
  const second = await checkAnswer(work, conversation.shown, again.content);
  return isBetter(second, first) ? second : first;
}

type Answered = Pick<ModelConversation, "asked" | "shown">;

/** Asks for the answer again, over the passages that it cites: the whole conversation would cost as much as the answer did. */
async function repair(
  work: ModelWork,
  { asked, shown }: Answered,
  answer: { written: string; first: Verified; sentences: readonly string[] },
): Promise<Reply | undefined> {
  const fence = `passage-${randomBytes(8).toString("hex")}`;
  const cited = new Set(answer.first.text.citations.map(({ payload }) => payload.chunk_id));
  const passages = shown.flatMap((passage, at) =>
    cited.has(passage.chunkId) ? [{ number: at + 1, passage }] : [],
  );
  return await runVerifyStep(work, [
    { role: "system", content: repairingPrompt(fence) },
    { role: "user", content: `${asked.question}\n\n${formatPassages(fence, passages)}` },
    { role: "assistant", content: answer.written },
    { role: "user", content: repairPrompt(answer.sentences) },
  ]);
}

async function checkAnswer(
  work: ModelWork,
  shown: readonly Passage[],
  written: string,
): Promise<Verified> {
  await giveWay();
  const { label, ...text } = present(removeRepetitions(written), shown);
  if (label === "not_found") return { label, text: { ...text, claims: [] }, missing: [] };
  const checked = await verifyClaims(text, shown);
  const judged = await judgeClaims(work, checked, shown);
  await giveWay();
  const applied = applyChecks(text, judged, shown);
  await giveWay();
  const missing = findMissing(applied.content, applied.claims);
  if (label === "partly" || missing.length === 0) return { label, text: applied, missing };
  // Models also say it in their own words, without the label that the prompt asks for.
  if (applied.claims.length > 0) return { label: "partly", text: applied, missing };
  const said = { content: missing.join(" "), citations: [], claims: [] };
  return { label: "not_found", text: said, missing };
}

/**
 * Lets a judge decide on the claims that the rules leave unchecked. It confirms none with a number that its passages lack: a
 * document may give orders to a model, and cannot make a number appear.
 */
async function judgeClaims(
  work: ModelWork,
  checked: readonly CheckedClaim[],
  shown: readonly Passage[],
): Promise<readonly CheckedClaim[]> {
  const open = checked.filter(({ state, chunks }) => state === "unchecked" && chunks.length > 0);
  const verdicts = await judgeOpenClaims(work, open, shown);
  const judged = new Map(open.map((one, at) => [one, verdicts[at]]));
  return checked.map((one) => {
    const state = judged.get(one);
    const isBeyond = state === "supported" && one.lacksNumbers;
    return state && !isBeyond ? { ...one, state } : one;
  });
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

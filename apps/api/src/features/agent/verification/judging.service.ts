import { randomBytes } from "node:crypto";
import { type Judge, ModelFailed, type Verdict } from "../../../platform/models/models.ts";
import type { Passage } from "../../citations/answer.rules.ts";
import { formatPassages } from "../prompts.rules.ts";
import { estimateTokens } from "../usage.rules.ts";
import {
  formatClaims,
  judgingPrompt,
  type NumberedPassage,
  type OpenClaim,
  parseJudgement,
} from "./verification-prompts.rules.ts";
import { type ModelWork, runVerifyStep } from "../completion.service.ts";

type Verdicts = readonly (Verdict | undefined)[];

/** Tokens that a judgement by the chat model needs, its reply included. */
const reserve = 3_000;
/** Tokens of the passages that the chat model judges by, each shown once. */
const judgedTokens = 1_300;

/**
 * Lets a judge decide on claims, in one batch over the passages that they cite: the model of entailment if there is one, or
 * else the chat model. Claims without a verdict remain unchecked.
 */
export async function judgeOpenClaims(
  work: ModelWork,
  open: readonly OpenClaim[],
  shown: readonly Passage[],
): Promise<Verdicts> {
  if (open.length === 0) return [];
  const byEntailment = work.judge && (await judgeByEntailment(work, work.judge, open, shown));
  return byEntailment ?? (await judgeByChatModel(work, open, shown));
}

/** Returns undefined if the model fails: the chat model then judges instead. */
async function judgeByEntailment(
  { report, signal, onJudgeFailed }: ModelWork,
  judge: Judge,
  open: readonly OpenClaim[],
  shown: readonly Passage[],
): Promise<Verdicts | undefined> {
  const pairs = open.map(({ sentence, chunks }) => {
    const cited = shown.filter(({ chunkId }) => chunks.includes(chunkId));
    const passage = cited.map(({ headings, text }) => [...headings, text].join("\n")).join("\n\n");
    return { claim: sentence.text, passage };
  });
  try {
    return await report.step({ kind: "verify" }, () => judge.judge(pairs, signal));
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    onJudgeFailed?.(error);
    return undefined;
  }
}

async function judgeByChatModel(
  work: ModelWork,
  open: readonly OpenClaim[],
  shown: readonly Passage[],
): Promise<Verdicts> {
  if (work.budget.remaining() < reserve) return [];
  const fence = `passage-${randomBytes(8).toString("hex")}`;
  const { claims, passages } = selectJudged(open, shown);
  const content = `${formatPassages(fence, passages)}\n\n${formatClaims(claims, passages)}`;
  const model = work.verifier ?? work.smallModel ?? work.model;
  const reply = await runVerifyStep({ ...work, model }, [
    { role: "system", content: judgingPrompt(fence) },
    { role: "user", content },
  ]);
  return reply ? parseJudgement(reply.content, claims.length) : [];
}

/** Takes claims as long as the passages that they cite fit. The first claim is judged in any case. */
function selectJudged(open: readonly OpenClaim[], shown: readonly Passage[]) {
  const passages: NumberedPassage[] = [];
  let tokens = 0;
  const end = open.findIndex(({ chunks }, at) => {
    const more = shown.filter(
      ({ chunkId }) =>
        chunks.includes(chunkId) && !passages.some(({ passage }) => passage.chunkId === chunkId),
    );
    tokens += estimateTokens(more.map(({ text }) => text).join(""));
    if (at > 0 && tokens > judgedTokens) return true;
    for (const passage of more) passages.push({ number: passages.length + 1, passage });
    return false;
  });
  return { claims: end < 0 ? open : open.slice(0, end), passages };
}

import { type Passage, silentReport } from "../../apps/api/src/features/citations/answer.rules.ts";
import type { CheckedClaim } from "../../apps/api/src/features/citations/verification.rules.ts";
import { openTokenBudget } from "../../apps/api/src/features/agent/token-budget.service.ts";
import { judgeOpenClaims } from "../../apps/api/src/features/agent/verification/judging.service.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import { openLog } from "../../apps/api/src/platform/log.ts";
import { openLocalModels } from "../../apps/api/src/platform/models/local-models.ts";
import {
  type ChatModel,
  ModelFailed,
  type Verdict,
} from "../../apps/api/src/platform/models/models.ts";
import { openModels } from "../../apps/api/src/platform/models/openai-models.ts";

/** The judge that the product would ask with this environment. */
export type Judge = {
  readonly name: string;
  judge(
    claims: readonly CheckedClaim[],
    passages: readonly Passage[],
  ): Promise<readonly (Verdict | undefined)[]>;
  close(): Promise<void>;
};

/** Opens the model of entailment or the chat model that the environment configures; undefined if it configures none. */
export async function openJudge(env: NodeJS.ProcessEnv): Promise<Judge | undefined> {
  const config = readConfig(env);
  const { chat } = openModels(config.models);
  const local = await openLocalModels(config.localModels, openLog(config));
  const { judge } = local.models;
  if (!judge && !chat) return undefined;
  return {
    name: judge?.name ?? chat?.name ?? "",
    async judge(claims, passages) {
      const signal = AbortSignal.timeout(config.modelTimeouts.chatMs);
      const budget = openTokenBudget(config.answers.budget);
      const models = { model: chat ?? noModel, judge, onJudgeFailed: reportFailure };
      const work = { ...models, budget, report: silentReport, signal };
      return await judgeOpenClaims(work, claims, passages);
    },
    close: () => local.stop(),
  };
}

/** Stands in for the chat model where only a model of entailment is configured. */
const noModel: ChatModel = {
  name: "none",
  complete: () => Promise.reject(new ModelFailed("No chat model is configured.")),
};

function reportFailure(reason: ModelFailed): void {
  console.error(`The model of entailment failed: ${reason.message}`);
}

import type { SearchGroup } from "@footnote/contracts/chat/search-filters";
import type { ToolId } from "@footnote/contracts/chat/chat";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Answer, ProgressReport, Turn } from "../citations/answer.rules.ts";
import type { AnswerUsage } from "./usage.rules.ts";

export type AgentApp = TenantApp<
  | "db"
  | "models"
  | "modelRegistry"
  | "modelAllowance"
  | "answerPlaces"
  | "log"
  | "config"
  | "web"
  | "metrics"
>;

/** What a question may be answered from. */
export type AnswerSources = {
  /** No tool means document search. */
  readonly tools: readonly ToolId[];
  /** The search covers what every group reaches; no group means the whole organization. */
  readonly chosen: readonly SearchGroup[];
  /** The name of a chat model; null for the default. */
  readonly model?: string | null;
};

/** A question with the conversation that it continues. */
export type QuestionInContext = { readonly text: string; readonly history: readonly Turn[] };

/** An answer whose caller's rights are checked and whose request is counted. */
export type PreparedAnswer = {
  /**
   * Makes the answer within the time limit.
   * @throws AppError tool.failed, answer.too_slow, or why the model failed
   */
  make(question: QuestionInContext, report: ProgressReport, signal: AbortSignal): Promise<Answer>;
  /** What the answer has used so far. */
  usage(): AnswerUsage;
  /** Adds the usage to the organization's model usage: once, when the answer has ended in any way. */
  recordUsage(sql: TenantSql): Promise<void>;
};

/**
 * Prepares an answer: everything that is refused is refused here, before any of the answer is made.
 * @throws AppError tool.unavailable, folder.not_found, model.unavailable, license.monthly_limit_reached
 */
export type PrepareAnswer = (
  app: AgentApp,
  tx: TenantSql,
  member: Member,
  sources: AnswerSources,
) => Promise<PreparedAnswer>;

import type { Explanation } from "@footnote/contracts/chat/explain";
import { guessLastLanguage } from "@footnote/lexicon/language";
import { withinAnswerPlace } from "../../platform/answer-places.ts";
import { asOneCalculation } from "../../platform/give-way.ts";
import { AppError } from "../../platform/errors.ts";
import type { Member } from "../../context/caller.ts";
import type { ChatModel, ModelFailed, Models } from "../../platform/models/models.ts";
import { locateClaims } from "../cited-spans/cited-spans.service.ts";
import type {
  Answerer,
  AnswerLanguage,
  Passage,
  ProgressReport,
} from "../citations/answer.rules.ts";
import { requireSearchScope } from "../folders/search-scope.service.ts";
import { answerDirectly, withoutGreeting } from "../library-answers/library-answers.service.ts";
import { openQuotingAnswerer } from "../quoting/quoting.service.ts";
import { openTables } from "../table-answers/table-answers.service.ts";
import { explainSearch } from "../retrieval/explain.service.ts";
import { requireBudget } from "../models/budgets.service.ts";
import { recordModelUse } from "../usage/model-usage.service.ts";
import { countRequest } from "../usage/usage.service.ts";
import { getFailureCode } from "./failures.rules.ts";
import { openModelAnswerer } from "./model-answerer.service.ts";
import { normalizeQuestion } from "./normalize-question.rules.ts";
import { openAnswererWithFallback } from "./quoting-fallback.service.ts";
import type {
  AgentApp,
  AnswerSources,
  PrepareAnswer,
  QuestionInContext,
} from "./prepared-answer.rules.ts";
import { suggestWithin } from "./suggested-questions.service.ts";
import { openTokenBudget, type TokenBudget } from "./token-budget.service.ts";
import type { BudgetLimits } from "./usage.rules.ts";
import { openLibrary, openStats, openTools } from "./tools.service.ts";

/** The one way from a question to an answer, for chat, MCP and completions. */
export const prepareAnswer: PrepareAnswer = async (app, tx, member, sources) => {
  const scope = await requireSearchScope(tx, member, sources.chosen);
  const chat = chooseModel(app.models, sources.model ?? null);
  const readStats = openStats(app, scope);
  const tools = openTools(app, scope, { chosen: sources.tools, readStats });
  await countRequest(tx, member);
  const searchesDocuments = tools.some(({ id }) => id === "search_file_knowledge");
  const library = searchesDocuments ? openLibrary(app, scope, readStats) : null;
  const tables = searchesDocuments ? openTables(app, scope) : null;
  // Starts while the question is stored. Its failure is thrown where the tables are used.
  tables?.list().catch(() => undefined);
  const budget = openTokenBudget(limitsOf(app, chat));
  return {
    make: (given, report, signal) =>
      asOneCalculation(async () => {
        const limit = AbortSignal.timeout(app.config.answers.timeoutMs);
        const answer = chooseAnswerer(app, member, { chat, budget, limit });
        const { text, history, language } = normalizeAsked(given);
        const tracked = trackProgress(report, budget);
        const narrowed = sources.chosen.length > 0;
        const asked = { question: text, language, scope, narrowed, searchesDocuments };
        try {
          const ended = AbortSignal.any([signal, limit]);
          const suggest = (inLanguage: AnswerLanguage) =>
            suggestWithin(app, scope, { language: inLanguage, signal: ended });
          const work = { report: tracked, signal: ended, suggest };
          const direct = await answerDirectly(app, asked, work);
          if (direct) return direct;
          const question = withoutGreeting(text);
          const request = { question, language, history, tools, library, tables };
          const made = await answer(request, tracked, signal);
          return await locateClaims(app, member.organizationId, made);
        } catch (error) {
          const code = getFailureCode(error);
          if (code === undefined || signal.aborted) throw error;
          app.log.warn({ err: error }, "answer failed");
          throw new AppError(code, { cause: error });
        } finally {
          await countForAddress(app, member, budget);
        }
      }),
    usage: () => budget.usage(),
    async recordUsage(sql) {
      for (const [model, share] of budget.byModel()) {
        const { input_tokens: inputTokens, output_tokens: outputTokens, cost } = share;
        await recordModelUse(sql, member, { kind: "chat", model, inputTokens, outputTokens, cost });
      }
    },
  };
};

/** A count that fails must not take the answer from who has asked for it. */
async function countForAddress(app: AgentApp, { from }: Member, budget: TokenBudget) {
  await app.modelAllowance.add(from.address, budget.usage().cost).catch((error: unknown) => {
    app.log.warn({ err: error }, "cost of an answer not counted for its address");
  });
}

/** Messages before a question that are read. Programs send their whole conversation, which may have tens of thousands. */
const historyMax = 20;

/** A question and the conversation before it, normalised, with the language of the question. */
function normalizeAsked({ text, history }: QuestionInContext) {
  const turns = history
    .slice(-historyMax)
    .map(({ role, content }) =>
      role === "user" ? { role, content: normalizeQuestion(content) } : { role, content },
    );
  const asked = turns.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const question = normalizeQuestion(text);
  const language = guessLastLanguage([...asked, question]);
  return { text: question, history: turns, language };
}

/**
 * Returns the chat model of a name among those that may be chosen, or the default; undefined where there is none.
 * @throws AppError model.unavailable
 */
function chooseModel({ chat, chatModels }: Models, name: string | null): ChatModel | undefined {
  if (name === null || name === chat?.name) return chat;
  const chosen = chatModels?.find((model) => model.name === name);
  if (!chosen) throw new AppError("model.unavailable");
  return chosen;
}

/** The limits of an answer that this model writes. */
function limitsOf({ config }: AgentApp, chat: ChatModel | undefined): BudgetLimits {
  const { budget } = config.answers;
  const { price = budget.prices, contextTokens } = chat ?? {};
  return { ...budget, prices: price, ...(contextTokens !== undefined && { contextTokens }) };
}

type Answering = {
  readonly chat: ChatModel | undefined;
  readonly budget: TokenBudget;
  readonly limit: AbortSignal;
};

/** Answers with the chat model, or by quoting if there is none, it fails or the month's budget is spent. */
function chooseAnswerer(
  app: AgentApp,
  member: Member,
  { chat, budget, limit }: Answering,
): Answerer {
  const quote = openQuotingAnswerer(app, member.organizationId);
  if (!chat) {
    return (asked, report, signal) => quote(asked, report, AbortSignal.any([signal, limit]));
  }
  const onJudgeFailed = (reason: ModelFailed) =>
    app.log.warn({ err: reason }, "claims not judged by entailment");
  const { judge, smallChat, verification } = app.models;
  const writeByModel = openModelAnswerer(budget.track(chat), budget, {
    judge,
    onJudgeFailed,
    smallModel: smallChat && budget.track(smallChat),
    verifier: verification && budget.track(verification),
  });
  const write: Answerer = async (...asked) => {
    await requireBudget(app, member);
    return await writeByModel(...asked);
  };
  const onFailed = (error: unknown) =>
    app.log.warn({ err: error }, "model failed, answered by quoting");
  return openAnswererWithFallback({ write, quote }, { limit, onFailed });
}

/** Counts the steps, and publishes each passage once, whoever finds it. */
function trackProgress(report: ProgressReport, budget: TokenBudget): ProgressReport {
  const published = new Set<string>();
  return {
    ...report,
    evidence(passages) {
      const fresh = passages.filter(({ chunkId }) => !published.has(chunkId));
      for (const { chunkId } of fresh) published.add(chunkId);
      report.evidence(fresh);
    },
    step(step, work) {
      if (step.kind === "search" || step.kind === "web_search") budget.countSearch();
      if (step.kind === "compute") budget.countComputation();
      return report.step(step, work);
    },
  };
}

/**
 * Says what the search of the caller's documents makes of a question.
 * @throws AppError folder.not_found, request.too_many, and those of a failing embedding model
 */
export async function explainQuestion(
  app: AgentApp,
  member: Member,
  { text, chosen, signal }: Pick<AnswerSources, "chosen"> & { text: string; signal: AbortSignal },
): Promise<Explanation> {
  const scope = await requireSearchScope(app.db, member, chosen);
  try {
    return await withinAnswerPlace(app, { ...member, signal }, () =>
      explainSearch(app, scope, { text: normalizeQuestion(text), signal }),
    );
  } catch (error) {
    const code = getFailureCode(error);
    if (code === undefined || signal.aborted) throw error;
    throw new AppError(code, { cause: error });
  }
}

/**
 * Returns the passages of the caller's documents that match a text, best first.
 * @throws AppError folder.not_found, request.too_many
 */
export async function searchDocuments(
  app: AgentApp,
  member: Member,
  { text, chosen, signal }: Pick<AnswerSources, "chosen"> & { text: string; signal: AbortSignal },
): Promise<Passage[]> {
  const scope = await requireSearchScope(app.db, member, chosen);
  const readStats = openStats(app, scope);
  const [documents] = openTools(app, scope, { chosen: ["search_file_knowledge"], readStats });
  const find = async () => documents?.find(normalizeQuestion(text), signal);
  return (await withinAnswerPlace(app, { ...member, signal }, find)) ?? [];
}

import { guessLastLanguage } from "@footnote/lexicon/language";
import { AppError } from "../../platform/errors.ts";
import type { Member } from "../../context/caller.ts";
import { locateClaims } from "../cited-spans/cited-spans.service.ts";
import type { Answerer, Passage, ProgressReport } from "../citations/answer.rules.ts";
import { requireSearchScope } from "../folders/folders.service.ts";
import { openQuotingAnswerer } from "../quoting/quoting.service.ts";
import { openTables } from "../table-answers/table-answers.service.ts";
import { recordModelUse } from "../usage/model-usage.service.ts";
import { countRequest } from "../usage/usage.service.ts";
import { getErrorCode } from "./failures.rules.ts";
import { openModelAnswerer } from "./model-answerer.service.ts";
import type { AgentApp, AnswerSources, PrepareAnswer } from "./prepared-answer.rules.ts";
import { openTokenBudget, type TokenBudget } from "./token-budget.service.ts";
import { openLibrary, openTools } from "./tools.service.ts";

/** The one way from a question to an answer, for chat, MCP and completions. */
export const prepareAnswer: PrepareAnswer = async (app, tx, member, sources) => {
  const scope = await requireSearchScope(tx, member, sources.folders);
  const tools = openTools(app, scope, sources.tools);
  await countRequest(tx, member);
  const searchesDocuments = tools.some(({ id }) => id === "search_file_knowledge");
  const library = searchesDocuments ? openLibrary(app, scope) : null;
  const tables = searchesDocuments ? openTables(app, scope) : null;
  const budget = openTokenBudget(app.config.answers.budget);
  const answer = chooseAnswerer(app, member, budget);
  return {
    async make({ text, history }, report, signal) {
      const timeout = AbortSignal.timeout(app.config.answers.timeoutMs);
      const asked = history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
      const language = guessLastLanguage([...asked, text]);
      const request = { question: text, language, history, tools, library, tables };
      try {
        const made = await answer(
          request,
          countSteps(report, budget),
          AbortSignal.any([signal, timeout]),
        );
        return await locateClaims(app, member.organizationId, made);
      } catch (error) {
        const code = getErrorCode(error);
        if (code === undefined || signal.aborted) throw error;
        app.log.warn({ err: error }, "answer failed");
        throw new AppError(code, { cause: error });
      }
    },
    usage: () => budget.usage(),
    async recordUsage(sql) {
      const model = budget.model();
      const {
        requests,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        cost,
      } = budget.usage();
      if (model === null || requests === 0) return;
      await recordModelUse(sql, member, { kind: "chat", model, inputTokens, outputTokens, cost });
    },
  };
};

/** Answers with the configured chat model, or by quoting if there is none. */
function chooseAnswerer(app: AgentApp, { organizationId }: Member, budget: TokenBudget): Answerer {
  if (app.models.chat) return openModelAnswerer(budget.track(app.models.chat), budget);
  return openQuotingAnswerer(app, organizationId);
}

function countSteps(report: ProgressReport, budget: TokenBudget): ProgressReport {
  return {
    ...report,
    step(step, work) {
      if (step.kind === "search" || step.kind === "web_search") budget.countSearch();
      if (step.kind === "compute") budget.countComputation();
      return report.step(step, work);
    },
  };
}

/**
 * Returns the passages of the caller's documents that match a text, best first.
 * @throws AppError folder.not_found
 */
export async function searchDocuments(
  app: AgentApp,
  member: Member,
  { text, folders, signal }: Pick<AnswerSources, "folders"> & { text: string; signal: AbortSignal },
): Promise<Passage[]> {
  const scope = await requireSearchScope(app.db, member, folders);
  const [documents] = openTools(app, scope, ["search_file_knowledge"]);
  return (await documents?.find(text, signal)) ?? [];
}

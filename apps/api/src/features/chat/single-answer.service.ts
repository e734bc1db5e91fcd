import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { AppError } from "../../platform/errors.ts";
import type { TokenUsage } from "../../platform/models/models.ts";
import { requireSearchScope } from "../folders/folders.service.ts";
import { countRequest } from "../usage/usage.service.ts";
import type { Answer, Asked, Passage, Report } from "../citations/answer.rules.ts";
import { chooseAnswerer } from "../agent/agent.service.ts";
import { codeOfFailure } from "../agent/failures.rules.ts";
import { recordSpending } from "../agent/usage-recording.service.ts";
import { openMeter } from "../agent/token-budget.service.ts";
import type { IntegrationQuestion, Question } from "./question.rules.ts";
import { openTables } from "../table-answers/table-tool.service.ts";
import { openLibrary, openTools } from "../agent/tools.service.ts";

type AnswerApp = TenantApp<"db" | "models" | "log" | "config" | "web" | "metrics">;

/** Nobody follows: what is told is passed over. */
const silent: Report = {
  step: (_, work) => work(),
  evidence: () => undefined,
  told: () => Promise.resolve(),
  written: () => undefined,
};

/** An answer and the tokens that a model took for it. */
export type SingleAnswer = Answer & { readonly tokens: TokenUsage };

/** Makes the answer. @throws AppError tool.failed, or why the model failed */
export type Answering = (signal: AbortSignal, report?: Report) => Promise<SingleAnswer>;

/**
 * Begins to answer without keeping question or answer: what would be refused is refused before any of it is made. Counts
 * as a request to the assistant like any other.
 * @throws AppError tool.unavailable, folder.not_found, license.monthly_limit_reached
 */
export async function beginAnswer(
  app: AnswerApp,
  member: Member,
  question: IntegrationQuestion,
): Promise<Answering> {
  const scope = await requireSearchScope(app.db, member, question.folders);
  const tools = openTools(app, scope, question.tools);
  await app.db.$transaction((tx) => countRequest(tx, member));
  const asksDocuments = tools.some(({ id }) => id === "search_file_knowledge");
  const library = asksDocuments ? openLibrary(app, scope) : null;
  const tables = asksDocuments ? openTables(app, scope) : null;
  const asked = { question: question.text, history: question.history, tools, library, tables };
  return (signal, report = silent) => makeAnswer(app, member, { asked, signal, report });
}

async function makeAnswer(
  app: AnswerApp,
  member: Member,
  { asked, signal, report }: { asked: Asked; signal: AbortSignal; report: Report },
): Promise<SingleAnswer> {
  const meter = openMeter(app.config.answers.budget);
  const late = AbortSignal.any([signal, AbortSignal.timeout(app.config.answers.timeoutMs)]);
  try {
    const answer = await chooseAnswerer(app, member, meter)(asked, report, late);
    const { input_tokens: input, output_tokens: output } = meter.spent();
    return { ...answer, tokens: { input, output } };
  } catch (error) {
    const code = codeOfFailure(error);
    if (code === undefined) throw error;
    app.log.warn({ err: error }, "a program's question could not be answered");
    throw new AppError(code, { cause: error });
  } finally {
    await recordSpending(app.db, member, meter);
  }
}

/** The passages of the caller's documents nearest to a text, best first. */
export async function searchOnce(
  app: AnswerApp,
  member: Member,
  { text, folders, signal }: { text: string; folders: Question["folders"]; signal: AbortSignal },
): Promise<Passage[]> {
  const scope = await requireSearchScope(app.db, member, folders);
  const [documents] = openTools(app, scope, ["search_file_knowledge"]);
  return (await documents?.find(text, signal)) ?? [];
}

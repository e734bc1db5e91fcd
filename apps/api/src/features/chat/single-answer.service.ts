import type { Member } from "../../http/caller.ts";
import { inOrganization } from "../../http/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { ModelFailed } from "../../platform/models/models.ts";
import { requireSearchScope } from "../folders/folders.service.ts";
import { countRequest } from "../usage/usage.service.ts";
import type { Answer, Passage, Report } from "../answers/answer.rules.ts";
import { chooseAnswerer } from "../answers/answerers.service.ts";
import { recordSpending } from "../answers/spending.service.ts";
import { openMeter } from "../answers/meter.service.ts";
import type { ProgramQuestion, Question } from "./question-asked.rules.ts";
import { openTables } from "../answers/table-tool.service.ts";
import { openLibrary, openTools } from "../answers/tools.service.ts";

type AnswerApp = Has<"db" | "models" | "log" | "config" | "web" | "metrics">;

/** Nobody follows: what is told is passed over. */
const silent: Report = {
  step: (_, work) => work(),
  evidence: () => undefined,
  written: () => undefined,
};

/**
 * Answers without keeping question or answer. Counts as a request to the assistant like any other.
 * @throws AppError tool.unavailable, tool.failed, folder.not_found, license.monthly_limit_reached, model.failed
 */
export async function answerOnce(
  wholeApp: AnswerApp,
  member: Member,
  { question, signal }: { question: ProgramQuestion; signal: AbortSignal },
): Promise<Answer> {
  const app = inOrganization(wholeApp, member);
  const scope = await requireSearchScope(app.db, member, question.folders);
  const tools = openTools(app, scope, question.tools);
  await app.db.$transaction((tx) => countRequest(tx, member));
  const meter = openMeter(app.config.answers.budget);
  const asksDocuments = tools.some(({ id }) => id === "search_file_knowledge");
  const library = asksDocuments ? openLibrary(app, scope) : null;
  const tables = asksDocuments ? openTables(app, scope) : null;
  const asked = { question: question.text, history: question.history, tools, library, tables };
  const late = AbortSignal.any([signal, AbortSignal.timeout(app.config.answers.timeoutMs)]);
  try {
    return await chooseAnswerer(app, member, meter)(asked, silent, late);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    if (!(error instanceof ModelFailed) && !timedOut) throw error;
    app.log.warn({ err: error }, "a program's question could not be answered");
    throw new AppError("model.failed", { cause: error });
  } finally {
    await recordSpending(app.db, member, meter);
  }
}

/** The passages of the caller's documents nearest to a text, best first. */
export async function searchOnce(
  wholeApp: AnswerApp,
  member: Member,
  { text, folders, signal }: { text: string; folders: Question["folders"]; signal: AbortSignal },
): Promise<Passage[]> {
  const app = inOrganization(wholeApp, member);
  const scope = await requireSearchScope(app.db, member, folders);
  const [documents] = openTools(app, scope, ["search_file_knowledge"]);
  return (await documents?.find(text, signal)) ?? [];
}

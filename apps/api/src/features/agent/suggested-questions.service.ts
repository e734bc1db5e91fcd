import { suggestedQuestionsMax } from "@footnote/contracts/chat/suggested-questions";
import { guessLanguage } from "@footnote/lexicon/language";
import type { Member } from "../../context/caller.ts";
import { withinAnswerPlace } from "../../platform/answer-places.ts";
import {
  type Answer,
  type AnswerLanguage,
  type AnswerRequest,
  silentReport,
} from "../citations/answer.rules.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { requireSearchScope } from "../folders/search-scope.service.ts";
import { listQuestionCandidates } from "../library-answers/library-answers.service.ts";
import { openQuotingAnswerer } from "../quoting/quoting.service.ts";
import { openTables } from "../table-answers/table-answers.service.ts";
import { normalizeQuestion } from "./normalize-question.rules.ts";
import type { AgentApp, AnswerSources } from "./prepared-answer.rules.ts";
import { openLibrary, openStats, openTools } from "./tools.service.ts";

const candidatesMax = 9;

/**
 * Suggests questions that the caller's documents answer.
 * @throws AppError folder.not_found, request.too_many
 */
export async function suggestQuestions(
  app: AgentApp,
  member: Member,
  { chosen, ...asked }: Pick<AnswerSources, "chosen"> & Asked,
): Promise<string[]> {
  const scope = await requireSearchScope(app.db, member, chosen);
  const { signal } = asked;
  // A place for each trial: one for all nine would keep others waiting for longer than any question does.
  const limit: Limit = (work) => withinAnswerPlace(app, { ...member, signal }, work);
  return suggestWithin(app, scope, { ...asked, limit });
}

type Asked = { readonly language: AnswerLanguage; readonly signal: AbortSignal };
type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Suggests questions that the documents of a scope answer. Each is tried without a model, and kept when its answer is quoted
 * or computed throughout; the trial counts as no request. An answer that suggests has its place and needs no `limit`.
 */
export async function suggestWithin(
  app: AgentApp,
  scope: SearchScope,
  { language, signal, limit = (work) => work() }: Asked & { readonly limit?: Limit },
): Promise<string[]> {
  const candidates = await limit(() =>
    listQuestionCandidates(app, scope, { language, limit: candidatesMax }),
  );
  const readStats = openStats(app, scope);
  const sources: Omit<AnswerRequest, "question" | "language"> = {
    history: [],
    tools: openTools(app, scope, { chosen: [], readStats }),
    library: openLibrary(app, scope, readStats),
    tables: openTables(app, scope),
  };
  const answer = openQuotingAnswerer(app, scope.organizationId);
  const suggested: string[] = [];
  for (const { question: text, section } of candidates) {
    const question = normalizeQuestion(text);
    const request = { ...sources, question, language: guessLanguage(question, language) };
    const made = await limit(() => answer(request, silentReport, signal));
    if (isCertain(made) && (section === null || isQuotedFrom(section, made))) suggested.push(text);
    if (suggested.length === suggestedQuestionsMax) break;
  }
  return suggested;
}

/** Whether an answer rests on its sources throughout, so that the question may be offered. */
function isCertain({ outcome, closest, citations, claims }: Answer): boolean {
  if (outcome !== "answered" || closest === true || citations.length === 0) return false;
  return claims.every(({ state }) => state === "quoted" || state === "computed");
}

/** Whether an answer quotes nothing but a section. */
function isQuotedFrom(section: string, { content, claims }: Answer): boolean {
  const plain = (text: string) => text.replaceAll(/\[\d+\]|[\s\\*]/g, "");
  const whole = plain(section);
  return claims.every(({ start, end }) => whole.includes(plain(content.slice(start, end))));
}

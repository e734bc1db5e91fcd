import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import {
  type Answer,
  type Answerer,
  type AnswerLanguage,
  type AnswerRequest,
  answerNotFound,
  type Library,
  prependParagraph,
} from "../citations/answer.rules.ts";
import { answerByComparison } from "../comparison/comparison.service.ts";
import { splitQuestion } from "./compound.rules.ts";
import type { TermCounts } from "./line-features.rules.ts";
import { openSearchSession } from "./search-session.service.ts";
import { formatFollowUp, reformatFollowUp } from "./follow-up.rules.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";
import { describeUnanswered } from "./missing.rules.ts";
import {
  type Ask,
  findQuotes,
  type QuoteResult,
  formatQuotes,
  separateContradiction,
} from "./quote-search.service.ts";
import { answerFromTable, describeTooLargeTables } from "../table-answers/table-answers.service.ts";
import type { SimilarTerms } from "../retrieval/indexing.service.ts";
import { countTerms } from "./term-counts.service.ts";
import { summarizeFiles, readAskedFiles, readNamedFiles } from "./document-reader.service.ts";
import { asksForWhole, saysThisFile, withoutNames } from "./whole-document.rules.ts";

/**
 * Answers without a model: quotes the sentences that answer, or says that none does. `countTerms` counts the passages of
 * the organization that contain each term.
 */
export function openExtractiveAnswerer(
  countTerms: (terms: readonly string[]) => Promise<TermCounts>,
): Answerer {
  return async (asked, report, signal) => {
    const answer = await answerByQuoting(asked, { report, signal, countTerms });
    report.showText(() => answer);
    return answer;
  };
}

type Work = Pick<Ask, "report" | "countTerms"> & { readonly signal: AbortSignal };

async function answerByQuoting(given: AnswerRequest, work: Work): Promise<Answer> {
  const { report } = work;
  const earlier = given.history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  // A table answers only what it explains word for word, so that it is asked first.
  const computed = await answerFromTable([...earlier, given.question], given, work);
  if (computed) return computed;
  const whole = formatFollowUp(reformatFollowUp([...earlier, given.question]));
  const session = openSearchSession(given, report, work.signal);
  const compared = await answerByComparison({ ...given, question: whole }, { ...work, ...session });
  if (compared) return compared;
  const files = await readAskedFiles(given, report);
  if (files.some(({ passages }) => passages.length > 0)) return summarizeFiles(files, report);
  if (await isFileAmbiguous(given)) return askWhichFile(given);
  const named = await readNamedFiles(given, report);
  const names = named.map(({ name }) => name);
  const question = withoutNames(given.question, names);
  // "What is in report.pdf?"
  if (named.length > 0 && contentWords(question, given.language).next().done) {
    return summarizeFiles(named, report);
  }
  const within = named.length > 0 ? named.flatMap(({ passages }) => passages) : undefined;
  const ask: Ask = { ...work, session, within };
  const parts = splitQuestion(question, given.language);
  const found: QuoteResult[] = [];
  for (const at of parts.keys()) {
    found.push(await answerPart([...earlier, ...parts.slice(0, at + 1)], ask, given.library));
  }
  const answer = join(parts, found, { ...ask, language: answerLanguageOf(given.language) });
  return await mentionTooLargeTables(given, answer);
}

const whichFile = {
  en: "Several files could be meant. Name the one that you mean.",
  de: "Mehrere Dateien können gemeint sein. Nennen Sie die Datei, um die es geht.",
} as const;

async function isFileAmbiguous({ question, language, library }: AnswerRequest): Promise<boolean> {
  if (!library || !asksForWhole(question, language)) return false;
  if (!saysThisFile(question, language)) return false;
  return (await library.list()).length > 1;
}

function askWhichFile(request: AnswerRequest): Answer {
  const language = answerLanguageOf(request.language);
  return { ...answerNotFound(null, [], language), content: whichFile[language] };
}

/** Answers the last of these questions. */
async function answerPart(
  questions: readonly string[],
  ask: Ask,
  library: Library | null,
): Promise<QuoteResult> {
  const followUp = reformatFollowUp(questions);
  return await separateContradiction(followUp, await findQuotes(followUp, ask), library);
}

/** Joins the results for the parts of a question into one answer. */
function join(
  parts: readonly string[],
  found: readonly QuoteResult[],
  { report, session, language }: Ask & { readonly language: AnswerLanguage },
): Answer {
  const answered = found.filter(({ outcome }) => outcome !== "not_found");
  if (answered.length === 0) {
    return answerNotFound(
      null,
      found.flatMap(({ passages }) => passages),
      language,
    );
  }
  const lacking = found.flatMap(({ outcome, missing }, at) =>
    outcome === "not_found" ? [describeUnanswered(parts[at] ?? "", language)] : (missing ?? []),
  );
  const text = formatQuotes(answered, { report, session, language });
  const outcome = found.every((one) => one.outcome === "answered") ? "answered" : "partly";
  const closest = found.every((one) => one.outcome !== "answered");
  const missing = lacking.join(" ") || null;
  return { ...text, outcome, missing, ...(closest && { closest }), nearest: [], model: null };
}

/** If a table is too large to compute with, the passages found instead are not the full answer. */
async function mentionTooLargeTables(request: AnswerRequest, answer: Answer): Promise<Answer> {
  const said = await describeTooLargeTables(request);
  if (said === undefined) return answer;
  const content = escapeMarkdown(said);
  if (answer.outcome === "not_found") return { ...answer, content };
  return { ...prependParagraph(answer, content), outcome: "partly" };
}

/** Opens the quoting answerer with the term counts of an organization. */
export function openQuotingAnswerer(app: TenantApp<"db">, organizationId: string): Answerer {
  const similarTo: SimilarTerms = new Map();
  return openExtractiveAnswerer((terms) => countTerms(app.db, organizationId, terms, similarTo));
}

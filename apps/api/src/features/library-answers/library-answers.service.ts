import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type { Answer, AnswerLanguage, ProgressReport } from "../citations/answer.rules.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";
import { listScopeDocuments } from "../documents/scope-listing.service.ts";
import { listScopeFolders } from "../folders/listing.service.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { listSections } from "../retrieval/sections.service.ts";
import {
  replyWithCount,
  replyWithList,
  replyWithNewest,
  replyWithPlace,
  replyWithProgress,
} from "./document-replies.service.ts";
import { replyWithFolders } from "./folders-reply.service.ts";
import {
  type LibraryQuestion,
  mayAskLibrary,
  readLibraryQuestion,
} from "./library-question.rules.ts";
import { libraryTexts } from "./library-texts.rules.ts";
import type { DirectQuestion, LibraryApp, ReplyContext } from "./reply-context.service.ts";
import { readSmallTalk, type SmallTalk } from "./small-talk.rules.ts";
import { chooseSections } from "./suggestions.rules.ts";
import { listTotals, openTables } from "../table-answers/table-answers.service.ts";
import { replyWithTopic } from "./topic-reply.service.ts";

export { withoutGreeting } from "./small-talk.rules.ts";

const suggestionsMax = 3;

/** Answers what no passage answers: small talk, and questions about the documents themselves. Undefined for any other question. */
export async function answerDirectly(
  app: LibraryApp,
  asked: DirectQuestion,
  { report, signal }: { report: ProgressReport; signal: AbortSignal },
): Promise<Answer | undefined> {
  const content = await writeReply(app, asked, { report, signal });
  if (content === undefined) return undefined;
  const text = { content, citations: [] };
  report.showText(() => text);
  return { ...text, outcome: "answered", claims: [], missing: null, nearest: [], model: null };
}

async function writeReply(
  app: LibraryApp,
  asked: DirectQuestion,
  work: { report: ProgressReport; signal: AbortSignal },
): Promise<string | undefined> {
  const talk = readSmallTalk(asked.question);
  if (talk) return replyToSmallTalk(app, asked, talk);
  if (!asked.searchesDocuments || !mayAskLibrary(asked.question, asked.language)) return undefined;
  const folders = await listScopeFolders(app, asked.scope);
  const read = readLibraryQuestion(asked.question, { language: asked.language, folders });
  if (!read) return undefined;
  const language = answerLanguageOf(asked.language);
  return reply(
    { ...work, ...asked, app, folders, texts: libraryTexts[language], answerLanguage: language },
    read,
  );
}

async function replyToSmallTalk(
  app: LibraryApp,
  { scope, language }: DirectQuestion,
  talk: SmallTalk,
): Promise<string> {
  const texts = libraryTexts[answerLanguageOf(language)];
  const sections = await askAboutSections(app, scope, { texts, limit: suggestionsMax, ofEach: 1 });
  const summaries = await askForSummaries(app, scope, { texts, limit: suggestionsMax });
  const candidates = [...sections, ...summaries].slice(0, suggestionsMax);
  const questions = candidates.map(({ question }) => question);
  if (questions.length === 0) return `${texts[talk]}\n\n${texts.upload}`;
  const lines = questions.map((one) => `- ${escapeMarkdown(one)}`);
  return `${texts[talk]} ${texts.examples}\n\n${lines.join("\n")}`;
}

/** A question that documents may answer. */
export type QuestionCandidate = {
  readonly question: string;
  /** The text that must answer it; null if any may. */
  readonly section: string | null;
};

type Texts = (typeof libraryTexts)[AnswerLanguage];

/** Makes questions of the sections of the latest documents. */
async function askAboutSections(
  app: LibraryApp,
  scope: SearchScope,
  { texts, limit, ofEach }: { texts: Texts; limit: number; ofEach: number },
): Promise<QuestionCandidate[]> {
  const sections = chooseSections(await listSections(app, scope), { limit, ofEach });
  return sections.map(({ filename, heading, text }) => ({
    question: texts.sayAbout(filename, heading),
    section: text,
  }));
}

/** Makes questions about the latest documents as a whole. */
async function askForSummaries(
  app: LibraryApp,
  scope: SearchScope,
  { texts, limit }: { texts: Texts; limit: number },
): Promise<QuestionCandidate[]> {
  const filter = { state: "ready" } as const;
  const files = await listScopeDocuments(app, scope, { filter, order: "newest", limit });
  return files.map(({ name }) => ({ question: texts.summarise(name), section: null }));
}

/**
 * Lists questions that the documents of a scope may answer: of the total of a table, of sections and, after these, of whole
 * documents. Whether they do is for the caller to try.
 */
export async function listQuestionCandidates(
  app: LibraryApp & Parameters<typeof openTables>[0],
  scope: SearchScope,
  { language, limit }: { language: AnswerLanguage; limit: number },
): Promise<QuestionCandidate[]> {
  const texts = libraryTexts[language];
  const [totals, sections, summaries] = await Promise.all([
    listTotals(openTables(app, scope)),
    askAboutSections(app, scope, { texts, limit, ofEach: suggestionsMax }),
    askForSummaries(app, scope, { texts, limit: suggestionsMax }),
  ]);
  // One of a table: a list of sums says little about the other documents.
  const ofTables = totals.slice(0, 1).map(({ column, filename }) => ({
    question: texts.totalOf(column, filename),
    section: null,
  }));
  return [...ofTables, ...sections, ...summaries];
}

function reply(context: ReplyContext, read: LibraryQuestion): Promise<string | undefined> | string {
  switch (read.kind) {
    case "count":
      return replyWithCount(context, read);
    case "list":
      return replyWithList(context, read);
    case "newest":
      return replyWithNewest(context, read);
    case "about":
      return replyWithTopic(context, read);
    case "folders":
      return replyWithFolders(context, read);
    case "where":
      return replyWithPlace(context, read);
    case "progress":
      return replyWithProgress(context);
  }
}

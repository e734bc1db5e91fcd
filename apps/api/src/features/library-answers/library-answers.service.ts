import { extensions } from "@footnote/contracts/file-types";
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
import { extensionsOf } from "./type-names.rules.ts";

export { withoutGreeting } from "./small-talk.rules.ts";

const sectionsOfEach = 3;
const summariesMax = 3;
const textExtensions = extensions.filter((one) => !extensionsOf.spreadsheets.includes(one));

type Work = {
  readonly report: ProgressReport;
  readonly signal: AbortSignal;
  /** Suggests questions that the documents answer. */
  readonly suggest: (language: AnswerLanguage) => Promise<string[]>;
};

/** Answers what no passage answers: small talk, and questions about the documents themselves. Undefined for any other question. */
export async function answerDirectly(
  app: LibraryApp,
  asked: DirectQuestion,
  work: Work,
): Promise<Answer | undefined> {
  const content = await writeReply(app, asked, work);
  if (content === undefined) return undefined;
  const text = { content, citations: [] };
  work.report.showText(() => text);
  return { ...text, outcome: "answered", claims: [], missing: null, nearest: [], model: null };
}

async function writeReply(
  app: LibraryApp,
  asked: DirectQuestion,
  work: Work,
): Promise<string | undefined> {
  const talk = readSmallTalk(asked.question);
  const language = answerLanguageOf(asked.language);
  if (talk) return replyToSmallTalk(app, asked, { talk, questions: await work.suggest(language) });
  if (!asked.searchesDocuments || !mayAskLibrary(asked.question, asked.language)) return undefined;
  const folders = await listScopeFolders(app, asked.scope);
  const read = readLibraryQuestion(asked.question, { language: asked.language, folders });
  if (!read) return undefined;
  return reply(
    { ...work, ...asked, app, folders, texts: libraryTexts[language], answerLanguage: language },
    read,
  );
}

async function replyToSmallTalk(
  app: LibraryApp,
  { scope, language }: DirectQuestion,
  { talk, questions }: { talk: SmallTalk; questions: readonly string[] },
): Promise<string> {
  const texts = libraryTexts[answerLanguageOf(language)];
  const lines = questions.map((one) => `- ${escapeMarkdown(one)}`);
  if (lines.length > 0) return `${texts[talk]} ${texts.examples}\n\n${lines.join("\n")}`;
  const wanted = { filter: { state: "ready" }, order: "newest", limit: 1 } as const;
  const [document] = await listScopeDocuments(app, scope, wanted);
  return document ? texts[talk] : `${texts[talk]}\n\n${texts.upload}`;
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
  { texts, limit }: { texts: Texts; limit: number },
): Promise<QuestionCandidate[]> {
  const sections = chooseSections(await listSections(app, scope), {
    limit,
    ofEach: sectionsOfEach,
  });
  return sections.map(({ filename, heading, text }) => ({
    question: texts.sayAbout(filename, heading),
    section: text,
  }));
}

/** Makes questions about the latest documents as a whole. A summary of a spreadsheet says nothing. */
async function askForSummaries(
  app: LibraryApp,
  scope: SearchScope,
  { texts, limit }: { texts: Texts; limit: number },
): Promise<QuestionCandidate[]> {
  const filter = { state: "ready", extensions: textExtensions } as const;
  const files = await listScopeDocuments(app, scope, { filter, order: "newest", limit });
  return files.map(({ name }) => ({ question: texts.summarize(name), section: null }));
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
    askAboutSections(app, scope, { texts, limit: limit - 1 - summariesMax }),
    askForSummaries(app, scope, { texts, limit: summariesMax }),
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

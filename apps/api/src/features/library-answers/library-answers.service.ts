import { answerLanguageOf } from "../citations/answer-language.rules.ts";
import type { Answer, ProgressReport } from "../citations/answer.rules.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";
import { listScopeDocuments } from "../documents/scope-listing.service.ts";
import { listScopeFolders } from "../folders/listing.service.ts";
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
  const sections = chooseSections(await listSections(app, scope), suggestionsMax);
  const questions = sections.map(({ filename, heading }) => texts.sayAbout(filename, heading));
  if (questions.length < suggestionsMax) {
    const named = new Set(sections.map(({ filename }) => filename));
    const files = await listScopeDocuments(app, scope, {
      filter: { state: "ready" },
      order: "newest",
      limit: suggestionsMax * 2,
    });
    const others = files.filter(({ name }) => !named.has(name));
    questions.push(...others.map(({ name }) => texts.summarise(name)));
  }
  if (questions.length === 0) return `${texts[talk]}\n\n${texts.upload}`;
  const lines = questions.slice(0, suggestionsMax).map((one) => `- ${escapeMarkdown(one)}`);
  return `${texts[talk]} ${texts.examples}\n\n${lines.join("\n")}`;
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

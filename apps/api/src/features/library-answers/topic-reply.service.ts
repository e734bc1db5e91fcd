import { escapeMarkdown } from "../citations/markdown.rules.ts";
import { listScopeDocuments } from "../documents/scope-listing.service.ts";
import { narrowSearchScope } from "../folders/search-scope.service.ts";
import { findDocumentsAbout } from "./about.service.ts";
import type { AskedDocuments } from "./library-question.rules.ts";
import {
  describeAsked,
  describeFile,
  formatList,
  type ReplyContext,
} from "./reply-context.service.ts";

const aboutMax = 5;

export async function replyWithTopic(
  context: ReplyContext,
  asked: AskedDocuments & { topic: string },
): Promise<string> {
  const { app, scope, texts, report } = context;
  const { filter, what } = describeAsked(context, asked);
  const narrowed = filter.folderIds ? narrowSearchScope(scope, filter.folderIds) : scope;
  const topic = escapeMarkdown(asked.topic);
  const { documents, isLimited } = await report.step({ kind: "search", query: asked.topic }, () =>
    findDocumentsAbout(app, narrowed, { ...context, topic: asked.topic }),
  );
  const types = filter.extensions;
  const meant = documents.filter(
    ({ name }) => !types || types.some((type) => name.toLowerCase().endsWith(type)),
  );
  const full = meant.filter(({ share }) => share === 1);
  const near = meant.filter(({ share }) => share > 0);
  if (near.length === 0) return texts.notAbout(topic, what);
  const shown = full.length > 0 ? full : near.slice(0, aboutMax);
  const head =
    full.length > 0 ? texts.about(full.length, topic, isLimited) : texts.nearAbout(topic);
  const files = await listScopeDocuments(app, scope, {
    filter: { ids: shown.slice(0, aboutMax).map(({ id }) => id) },
    order: "name",
    limit: aboutMax,
  });
  const lines = shown.slice(0, aboutMax).flatMap(({ id }) => {
    const file = files.find((one) => one.id === id);
    return file ? [describeFile(context, file)] : [];
  });
  return formatList(context, { head, lines, total: shown.length });
}

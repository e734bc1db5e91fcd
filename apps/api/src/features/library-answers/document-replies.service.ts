import {
  countScopeDocuments,
  listScopeDocuments,
  type WantedDocuments,
} from "../documents/scope-listing.service.ts";
import type { AskedDocuments } from "./library-question.rules.ts";
import { formatDay, linkDocument, linkFolder } from "./library-texts.rules.ts";
import {
  describeAsked,
  describeFile,
  formatList,
  listedMax,
  type ReplyContext,
} from "./reply-context.service.ts";

const newestMax = 5;

export async function replyWithCount(
  context: ReplyContext,
  asked: AskedDocuments,
): Promise<string> {
  const { app, scope, texts } = context;
  const { filter, what } = describeAsked(context, asked);
  const { total, processing, failed } = await countScopeDocuments(app, scope, filter);
  if (total === 0) return texts.none(what);
  const states = texts.states(processing, failed);
  const counted = `${texts.documents(total)}${what}`;
  return texts.count(total, states === "" ? counted : `${counted} (${states})`);
}

/** Counts the documents that meet a filter, and lists the first of them. */
async function findDocuments({ app, scope }: ReplyContext, wanted: WantedDocuments) {
  const [{ total }, files] = await Promise.all([
    countScopeDocuments(app, scope, wanted.filter),
    listScopeDocuments(app, scope, wanted),
  ]);
  return { total, files };
}

export async function replyWithList(context: ReplyContext, asked: AskedDocuments): Promise<string> {
  const { texts } = context;
  const { filter, what } = describeAsked(context, asked);
  const wanted = { filter, order: "name", limit: listedMax } as const;
  const { total, files } = await findDocuments(context, wanted);
  const heads = {
    processing: texts.processing(total, what),
    failed: texts.failed(total, what),
    any: total === 0 ? texts.none(what) : texts.listed(total, `${texts.documents(total)}${what}`),
  };
  const lines = files.map((file) => describeFile(context, file, asked.folders));
  return formatList(context, { head: heads[asked.state ?? "any"], lines, total });
}

export async function replyWithNewest(
  context: ReplyContext,
  asked: AskedDocuments & { single: boolean },
): Promise<string> {
  const { texts, answerLanguage, folders } = context;
  const { filter, what } = describeAsked(context, asked);
  const limit = asked.period ? listedMax : newestMax;
  const { total, files } = await findDocuments(context, { filter, order: "newest", limit });
  const [first] = files;
  if (!first) return texts.none(what);
  const folder = folders.find(({ id }) => id === first.folderId);
  if (asked.single && folder) {
    return texts.newestOne(
      linkDocument(first),
      formatDay(first.createdAt, answerLanguage),
      linkFolder(folder),
    );
  }
  const counted = `${texts.documents(total)}${what}`;
  const head = asked.period ? texts.listed(total, counted) : texts.newest(counted);
  const lines = files.map(
    (file) =>
      `${describeFile(context, file, asked.folders)}, ${texts.added(formatDay(file.createdAt, answerLanguage))}`,
  );
  return formatList(context, { head, lines, total });
}

/** Says where a named document is; undefined where none has all of these words in its name. */
export async function replyWithPlace(
  context: ReplyContext,
  { name }: { name: string },
): Promise<string | undefined> {
  const { folders, texts } = context;
  const words = name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const wanted = { filter: { words }, order: "name", limit: listedMax } as const;
  const { total, files } = await findDocuments(context, wanted);
  const [first] = files;
  if (!first) return undefined;
  const folder = folders.find(({ id }) => id === first.folderId);
  if (total === 1 && folder) return texts.where(linkDocument(first), linkFolder(folder));
  const lines = files.map((file) => describeFile(context, file));
  const head = texts.listed(total, texts.documents(total));
  return formatList(context, { head, lines, total });
}

export async function replyWithProgress({ app, scope, texts }: ReplyContext): Promise<string> {
  const { total, processing, failed } = await countScopeDocuments(app, scope, {});
  if (total === 0) return texts.none("");
  const states = texts.states(processing, failed);
  const progress = texts.progress(total - processing - failed, total);
  return states === "" ? progress : `${progress} (${states})`;
}

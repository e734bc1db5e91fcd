import { countScopeDocuments, listScopeDocuments } from "../documents/scope-listing.service.ts";
import type { AskedDocuments } from "./library-question.rules.ts";
import { formatDay, linkDocument, linkFolder } from "./library-texts.rules.ts";
import {
  describeAsked,
  describeFile,
  formatList,
  listedMax,
  type Replying,
} from "./replying.service.ts";

const newestMax = 5;

export async function replyWithCount(replying: Replying, asked: AskedDocuments): Promise<string> {
  const { app, scope, texts } = replying;
  const { filter, what } = describeAsked(replying, asked);
  const { total, processing, failed } = await countScopeDocuments(app, scope, filter);
  if (total === 0) return texts.none(what);
  const states = texts.states(processing, failed);
  const counted = `${texts.documents(total)}${what}`;
  return texts.count(total, states === "" ? counted : `${counted} (${states})`);
}

export async function replyWithList(replying: Replying, asked: AskedDocuments): Promise<string> {
  const { app, scope, texts } = replying;
  const { filter, what } = describeAsked(replying, asked);
  const { total } = await countScopeDocuments(app, scope, filter);
  const files = await listScopeDocuments(app, scope, { filter, order: "name", limit: listedMax });
  const heads = {
    processing: texts.processing(total, what),
    failed: texts.failed(total, what),
    any: total === 0 ? texts.none(what) : texts.listed(total, `${texts.documents(total)}${what}`),
  };
  const lines = files.map((file) => describeFile(replying, file));
  return formatList(replying, { head: heads[asked.state ?? "any"], lines, total });
}

export async function replyWithNewest(
  replying: Replying,
  asked: AskedDocuments & { single: boolean },
): Promise<string> {
  const { app, scope, texts, speaks, folders } = replying;
  const { filter, what } = describeAsked(replying, asked);
  const { total } = await countScopeDocuments(app, scope, filter);
  const limit = asked.period ? listedMax : newestMax;
  const files = await listScopeDocuments(app, scope, { filter, order: "newest", limit });
  const [first] = files;
  if (!first) return texts.none(what);
  const folder = folders.find(({ id }) => id === first.folderId);
  if (asked.single && folder) {
    return texts.newestOne(
      linkDocument(first),
      formatDay(first.createdAt, speaks),
      linkFolder(folder),
    );
  }
  const counted = `${texts.documents(total)}${what}`;
  const head = asked.period ? texts.listed(total, counted) : texts.newest(counted);
  const lines = files.map(
    (file) => `${describeFile(replying, file)}, ${texts.added(formatDay(file.createdAt, speaks))}`,
  );
  return formatList(replying, { head, lines, total });
}

/** Says where a named document is; undefined where none has all of these words in its name. */
export async function replyWithPlace(
  replying: Replying,
  { name }: { name: string },
): Promise<string | undefined> {
  const { app, scope, folders, texts } = replying;
  const words = name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const filter = { words };
  const { total } = await countScopeDocuments(app, scope, filter);
  const files = await listScopeDocuments(app, scope, { filter, order: "name", limit: listedMax });
  const [first] = files;
  if (!first) return undefined;
  const folder = folders.find(({ id }) => id === first.folderId);
  if (total === 1 && folder) return texts.where(linkDocument(first), linkFolder(folder));
  const lines = files.map((file) => describeFile(replying, file));
  const head = texts.listed(total, texts.documents(total));
  return formatList(replying, { head, lines, total });
}

export async function replyWithProgress({ app, scope, texts }: Replying): Promise<string> {
  const { total, processing, failed } = await countScopeDocuments(app, scope, {});
  if (total === 0) return texts.none("");
  const states = texts.states(processing, failed);
  const progress = texts.progress(total - processing - failed, total);
  return states === "" ? progress : `${progress} (${states})`;
}

import { listFromFolders } from "../folders/folder-tree.rules.ts";
import type { AskedDocuments } from "./library-question.rules.ts";
import { linkFolder } from "./library-texts.rules.ts";
import { formatList, listedMax, type ReplyContext } from "./reply-context.service.ts";

export function replyWithFolders(
  context: ReplyContext,
  asked: { folders?: AskedDocuments["folders"] },
): string {
  const { folders, texts } = context;
  const below = asked.folders ? listBelow(folders, asked.folders) : folders;
  if (below.length === 0) return texts.noFolders;
  const lines = below
    .slice(0, listedMax)
    .map((folder) => `${linkFolder(folder)}: ${texts.counted(folder.documents)}`);
  const head = texts.listed(below.length, texts.folders(below.length));
  return formatList(context, { head, lines, total: below.length });
}

function listBelow(
  folders: ReplyContext["folders"],
  asked: NonNullable<AskedDocuments["folders"]>,
): ReplyContext["folders"] {
  const ids = new Set(asked.map(({ id }) => id));
  const within = listFromFolders(folders, ids);
  const inside = new Set(within.map(({ id }) => id));
  // One that is asked about lies below another at times.
  return within.filter(
    ({ id, parent_collection_id: parentId }) =>
      !ids.has(id) || (parentId !== null && inside.has(parentId)),
  );
}

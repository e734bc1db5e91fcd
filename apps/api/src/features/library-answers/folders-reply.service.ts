import type { AskedDocuments } from "./library-question.rules.ts";
import { linkFolder } from "./library-texts.rules.ts";
import { formatList, listedMax, type ReplyContext } from "./reply-context.service.ts";

export function replyWithFolders(
  context: ReplyContext,
  asked: { folders?: AskedDocuments["folders"] },
): string {
  const { folders, texts } = context;
  const below = folders.filter(
    ({ path }) =>
      !asked.folders ||
      asked.folders.some(
        (folder) =>
          path.length > folder.path.length &&
          folder.path.every((name, level) => path[level] === name),
      ),
  );
  if (below.length === 0) return texts.noFolders;
  const lines = below
    .slice(0, listedMax)
    .map((folder) => `${linkFolder(folder)}: ${texts.counted(folder.documents)}`);
  const head = texts.listed(below.length, texts.folders(below.length));
  return formatList(context, { head, lines, total: below.length });
}

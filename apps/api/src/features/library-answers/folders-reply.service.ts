import type { AskedDocuments } from "./library-question.rules.ts";
import { linkFolder } from "./library-texts.rules.ts";
import { formatList, listedMax, type Replying } from "./replying.service.ts";

export function replyWithFolders(
  replying: Replying,
  asked: { folders?: AskedDocuments["folders"] },
): string {
  const { folders, texts } = replying;
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
  return formatList(replying, { head, lines, total: below.length });
}

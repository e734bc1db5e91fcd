import type { TenantSql } from "../../../platform/database/tenant.ts";
import type { SearchScope } from "../../folders/folder-scope.rules.ts";
import type { CorpusStats } from "../corpus-stats.rules.ts";
import { findFoldersNamed } from "../../folders/folders.service.ts";
import { countQueryWords, type QueryWord } from "../tokenization.rules.ts";
import { type AskedFolders, chooseFolders } from "./asked-folders.rules.ts";

/** Single letters are in too many names; Chinese is searched by pairs of characters. */
const wordMin = 2;

/** Finds the folders of a scope that words of a query name. */
export async function findAskedFolders(
  sql: TenantSql,
  scope: SearchScope,
  {
    words,
    stats: { languages, total },
  }: { words: readonly (QueryWord & { readonly chunks: number })[]; stats: CorpusStats },
): Promise<AskedFolders | null> {
  // Names keep the accents that indexed forms have lost.
  const texts = words
    .flatMap(({ text, forms }) => [text, ...forms])
    .filter((text) => text.length >= wordMin);
  if (texts.length === 0) return null;
  const { names, folders } = await findFoldersNamed(sql, scope, [...new Set(texts)]);
  const asked = new Set(words.flatMap(({ forms }) => forms));
  const formsOf = names.map((name) =>
    countQueryWords(name, languages)
      .flatMap(({ forms }) => forms)
      .filter((form) => asked.has(form)),
  );
  const named = folders.map(({ id, nameAt }) => ({
    id,
    names: nameAt.flatMap((at) => names[at] ?? []),
    forms: new Set(nameAt.flatMap((at) => formsOf[at] ?? [])),
  }));
  return chooseFolders(named, words, { folders: scope.folderIds.length, chunks: total });
}

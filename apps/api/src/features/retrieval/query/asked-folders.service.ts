import type { TenantSql } from "../../../platform/database/tenant.ts";
import type { SearchScope } from "../../folders/folder-scope.rules.ts";
import type { CorpusStats } from "../corpus-stats.rules.ts";
import { findFoldersNamed } from "../../folders/folders.service.ts";
import { countQueryWords, type QueryWord } from "../tokenization.rules.ts";
import { type AskedFolders, chooseFolders } from "./asked-folders.rules.ts";

/** Single letters are in too many names; Chinese is searched by pairs of characters. */
const wordMin = 2;
/** Words of a question that may name folders. */
const wordsMax = 32;

/** Finds the folders of a scope that words of a query name. */
export async function findAskedFolders(
  sql: TenantSql,
  scope: SearchScope,
  {
    words,
    stats: { languages, total },
  }: { words: readonly (QueryWord & { readonly chunks: number })[]; stats: CorpusStats },
): Promise<AskedFolders | null> {
  // What fewest passages contain names something, if anything does. Each is looked for in all names.
  const rarest = words.toSorted((a, b) => a.chunks - b.chunks).slice(0, wordsMax);
  // Names keep the accents that indexed forms have lost.
  const texts = rarest
    .flatMap(({ text, forms }) => [text, ...forms])
    .filter((text) => text.length >= wordMin);
  if (texts.length === 0) return null;
  const { names, folders } = await findFoldersNamed(sql, scope, withoutLonger(texts));
  const asked = new Set(rarest.flatMap(({ forms }) => forms));
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
  return chooseFolders(named, rarest, { folders: scope.folderIds.length, chunks: total });
}

/** Leaves of texts those that contain no other: what has "harbours" has "harbour", too. */
function withoutLonger(texts: readonly string[]): string[] {
  const different = [...new Set(texts)];
  return different.filter((text) =>
    different.every((other) => other === text || !text.includes(other)),
  );
}

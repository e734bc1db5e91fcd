import { computeIdf } from "../ranking.rules.ts";
import type { QueryWord } from "../tokenization.rules.ts";

export type NamedFolder = {
  readonly id: string;
  readonly names: readonly string[];
  /** The indexed forms of the names that the query has, too. */
  readonly forms: ReadonlySet<string>;
};

/** The folders that a query names best. */
export type AskedFolders = {
  readonly folders: readonly NamedFolder[];
  /** What it adds to the score of a chunk to lie in one of them. */
  readonly weight: number;
};

/** A name occurs once for all of a folder, as a word in a chunk of usual length. */
const nameShare = 0.5;

/** A word of a query and how many chunks contain it. */
type CountedWord = Pick<QueryWord, "forms"> & { readonly chunks: number };

/**
 * Chooses the folders of which a query names most. A word weighs by how few of all folders it names, but not more than by how
 * few of all chunks contain it: "contract" says less of a folder "Contracts" than a project's name of the project's folder.
 */
export function chooseFolders(
  named: readonly NamedFolder[],
  words: readonly CountedWord[],
  total: { readonly folders: number; readonly chunks: number },
): AskedFolders | null {
  const weights = words.map(({ forms, chunks }) => {
    const having = named.filter((folder) => forms.some((form) => folder.forms.has(form)));
    if (having.length === total.folders) return 0;
    const byText = computeIdf(chunks, Math.max(chunks, total.chunks));
    return Math.min(computeIdf(having.length, total.folders), byText);
  });
  const rated = named.map((folder) => ({
    folder,
    weight: words.reduce(
      (sum, { forms }, at) =>
        sum + (forms.some((form) => folder.forms.has(form)) ? (weights[at] ?? 0) : 0),
      0,
    ),
  }));
  const most = Math.max(0, ...rated.map(({ weight }) => weight));
  if (most === 0) return null;
  const best = rated.filter(({ weight }) => weight === most).map(({ folder }) => folder);
  return { folders: best, weight: nameShare * most };
}

/** Searchable documents of a scope that share their language and embedding model. */
export type SearchableGroup = {
  readonly language: string | null;
  /** The model that all their chunks have vectors of; null without vectors. */
  readonly model: string | null;
  readonly chunks: number;
  /** The number of chunks of the whole organization, and of their words. */
  readonly total: number;
  readonly words: number;
};

/** Corpus statistics of a search scope. */
export type CorpusStats = {
  /** The number of chunks of the whole organization. */
  readonly total: number;
  /** The average length of these in words. */
  readonly averageLength: number;
  /** The number of searchable chunks in the scope. */
  readonly chunks: number;
  readonly languages: readonly (string | null)[];
  /** How many of the scope's chunks have vectors of each model. */
  readonly models: ReadonlyMap<string, number>;
};

export function sumCorpusStats(groups: readonly SearchableGroup[]): CorpusStats {
  const models = new Map<string, number>();
  for (const { model, chunks } of groups) {
    if (model !== null) models.set(model, (models.get(model) ?? 0) + chunks);
  }
  const { total = 0, words = 0 } = groups[0] ?? {};
  return {
    total,
    averageLength: words / Math.max(1, total),
    chunks: groups.reduce((sum, { chunks }) => sum + chunks, 0),
    languages: [...new Set(groups.map(({ language }) => language))],
    models,
  };
}

/**
 * Returns the earlier model that most of the scope's chunks have vectors of; undefined once every chunk has a vector of
 * the present model.
 */
export function findEarlierModel({ models }: CorpusStats, present: string): string | undefined {
  const earlier = [...models].filter(([model]) => model !== present);
  const [most] = earlier.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most?.[0];
}

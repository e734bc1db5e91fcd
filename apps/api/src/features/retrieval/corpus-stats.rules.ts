/** Documents that can be found, alike in language and in the model of their vectors. */
export type Findable = {
  readonly language: string | null;
  /** Whose vectors all their chunks have; null without. */
  readonly model: string | null;
  readonly chunks: number;
  /** All the chunks of the organization. */
  readonly total: number;
};

/** What there is to search. */
export type Ground = {
  /** All the organization's chunks. */
  readonly total: number;
  /** Those of the scope. */
  readonly chunks: number;
  readonly languages: readonly (string | null)[];
  /** How many of the scope's chunks have vectors of each model. */
  readonly models: ReadonlyMap<string, number>;
};

export function toGround(findable: readonly Findable[]): Ground {
  const models = new Map<string, number>();
  for (const { model, chunks } of findable) {
    if (model !== null) models.set(model, (models.get(model) ?? 0) + chunks);
  }
  return {
    total: findable[0]?.total ?? 0,
    chunks: findable.reduce((sum, { chunks }) => sum + chunks, 0),
    languages: [...new Set(findable.map(({ language }) => language))],
    models,
  };
}

/**
 * The model that most of the scope's chunks have vectors of which are not yet those of the present one; undefined once all
 * of the scope is made anew.
 */
export function earlierModel({ models }: Ground, present: string): string | undefined {
  const earlier = [...models].filter(([model]) => model !== present);
  const [most] = earlier.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most?.[0];
}

import type { BenchQuery, Collection } from "../retrieval/collection.ts";

/** A collection of which some articles are withheld: questions about them cannot be answered from the rest. */
export type Split = {
  readonly kept: Collection;
  readonly answerable: readonly BenchQuery[];
  readonly unanswerable: readonly BenchQuery[];
};

/** Of so many articles one is withheld. */
const withheldEvery = 5;

/** Splits by article, so that nothing about a withheld subject remains. At most `limit` questions of each kind. */
export function splitCollection(collection: Collection, limit: number): Split {
  const titles = [...new Set(collection.documents.map(({ title, id }) => title || id))];
  const withheld = new Set(titles.filter((_, at) => at % withheldEvery === 0));
  const documents = collection.documents.filter(({ title, id }) => !withheld.has(title || id));
  const there = new Set(documents.map(({ id }) => id));
  const isAnswerable = ({ id }: BenchQuery) =>
    collection.judgments
      .get(id)
      ?.keys()
      .some((document) => there.has(document)) ?? false;
  return {
    kept: { ...collection, documents },
    answerable: spread(collection.queries.filter(isAnswerable), limit),
    unanswerable: spread(
      collection.queries.filter((query) => !isAnswerable(query)),
      limit,
    ),
  };
}

/** Evenly from the whole list, always the same. */
function spread<T>(list: readonly T[], limit: number): T[] {
  const step = Math.max(list.length / limit, 1);
  return list.filter((_, at) => Math.floor((at + 1) / step) > Math.floor(at / step));
}

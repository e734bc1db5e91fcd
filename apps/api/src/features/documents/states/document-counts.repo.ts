import type { Db } from "../../../platform/database/database.ts";

type UnfinishedStage = { stage: string; count: number; oldestSeconds: number };

/** Counts the documents of every stage before the last, all organizations together. */
export function countUnfinished(db: Db): Promise<UnfinishedStage[]> {
  return db.$queryRaw<UnfinishedStage[]>`
    select stage::text as stage, count(*)::int as count,
      extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
    from document where stage in ('queued', 'extracting', 'indexing', 'embedding') group by stage`;
}

/** Counts the documents that can be searched, though not by vectors of this model. */
export function countAwaitingVectors(db: Db, model: string): Promise<number> {
  return db.document.count({
    where: { stage: "ready", OR: [{ embeddingModel: null }, { embeddingModel: { not: model } }] },
  });
}

import type { Sql } from "../../platform/database/database.ts";

/** How many documents and chunks have the vectors of a model; null for those without vectors. */
export type VectorShare = { model: string | null; documents: number; chunks: number };

/** Returns for each document the earlier model that most of its organization's chunks still have vectors of, if any. */
export async function selectEarlierModels(
  sql: Sql,
  documentIds: readonly string[],
  present: string,
): Promise<{ documentId: string; model: string }[]> {
  return sql.$queryRaw`
    select n.id::text as "documentId", earlier.model from document n cross join lateral (
      select d.embedding_model as model from document d
      where d.organization_id = n.organization_id and d.stage = 'ready' and d.embedding_model <> ${present}
      group by d.embedding_model order by sum(d.chunk_count) desc, d.embedding_model limit 1) as earlier
    where n.id = any(${documentIds}::uuid[])`;
}

/** Counts the documents and chunks of all organizations by the model of their vectors. */
export async function selectVectorShares(sql: Sql): Promise<VectorShare[]> {
  return sql.$queryRaw`
    select embedding_model as model, count(*)::int as documents, sum(chunk_count)::int as chunks
    from document where stage = 'ready' group by embedding_model order by sum(chunk_count) desc`;
}

/**
 * Deletes up to `limit` vectors that no search uses any more: those of other models in organizations all of whose
 * documents have vectors of the present one. Returns how many.
 */
export async function deleteEarlierVectorBatch(
  sql: Sql,
  present: string,
  limit: number,
): Promise<number> {
  return sql.$executeRaw`
    delete from chunk_embedding e using (
      select chunk_id, model from chunk_embedding v
      where v.model <> ${present} and not exists (
        select 1 from document d where d.organization_id = v.organization_id
          and d.stage in ('embedding', 'ready') and d.embedding_model is distinct from ${present})
      limit ${limit}
    ) as unused
    where e.chunk_id = unused.chunk_id and e.model = unused.model`;
}

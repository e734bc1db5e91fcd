import type { Sql } from "../../platform/database/database.ts";

export type ChunkToEmbed = {
  id: string;
  organizationId: string;
  documentId: string;
  headings: string[];
  text: string;
};

/** Chunks of these documents without a vector of the model, document by document. */
export async function selectChunksToEmbed(
  sql: Sql,
  documentIds: readonly string[],
  { model, limit }: { model: string; limit: number },
): Promise<ChunkToEmbed[]> {
  return sql.$queryRaw`
    select c.id::text, c.organization_id::text as "organizationId", c.document_id::text as "documentId",
      c.headings, c.text
    from unnest(${documentIds}::uuid[]) with ordinality as d(id, position)
    join chunk c on c.document_id = d.id
    where not exists (select 1 from chunk_embedding e where e.chunk_id = c.id and e.model = ${model})
    order by d.position, c.ordinal limit ${limit}`;
}

/** Counts the chunks of each document, and those that have a vector of the model. */
export async function countEmbedded(
  sql: Sql,
  documentIds: readonly string[],
  model: string,
): Promise<{ documentId: string; done: number; total: number }[]> {
  return sql.$queryRaw`
    select c.document_id::text as "documentId", count(e.chunk_id)::int as done, count(*)::int as total
    from chunk c left join chunk_embedding e on e.chunk_id = c.id and e.model = ${model}
    join document d on d.id = c.document_id and d.stage = 'embedding'
    where c.document_id = any(${documentIds}::uuid[]) group by c.document_id`;
}

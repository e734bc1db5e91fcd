import type { Sql } from "../../../platform/database/database.ts";

type Untabled = {
  documentId: string;
  organizationId: string;
  extension: string;
  blobKey: string;
};

/** Documents that can be found and whose tables were never looked for. */
export async function selectUntabled(
  sql: Sql,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<Untabled[]> {
  return sql.$queryRaw`
    select id::text as "documentId", organization_id::text as "organizationId", extension, blob_key as "blobKey"
    from document
    where stage in ('embedding', 'ready') and table_count is null and id <> all(${[...except]}::uuid[])
    order by id limit ${limit}`;
}

/** Locks such a document until the transaction ends; false when it is none any more. */
export async function lockUntabled(tx: Sql, documentId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from document
    where id = ${documentId}::uuid and stage in ('embedding', 'ready') and table_count is null for update`;
  return rows.length > 0;
}

export async function setTableCount(
  tx: Sql,
  documentId: string,
  tableCount: number,
): Promise<void> {
  await tx.document.updateMany({ where: { id: documentId }, data: { tableCount } });
}

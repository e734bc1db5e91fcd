import type { TenantSql } from "../../platform/database/tenant.ts";

/** Moves the chunks of all documents of one folder, with their vectors, into another. */
export async function moveFolderChunks(
  tx: TenantSql,
  organizationId: string,
  move: { from: string; to: string },
): Promise<void> {
  const where = { organizationId, folderId: move.from };
  const data = { folderId: move.to };
  await tx.chunk.updateMany({ where, data });
  await tx.chunkEmbedding.updateMany({ where, data });
}

/** Moves the chunks of some documents, with their vectors, into a folder. */
export async function moveDocumentChunks(
  tx: TenantSql,
  organizationId: string,
  { documentIds, to }: { documentIds: readonly string[]; to: string },
): Promise<void> {
  await tx.$executeRaw`
    update chunk set folder_id = ${to}::uuid
    where organization_id = ${organizationId}::uuid and document_id = any(${[...documentIds]}::uuid[])
      and folder_id <> ${to}::uuid`;
  await tx.$executeRaw`
    update chunk_embedding e set folder_id = ${to}::uuid from chunk c
    where c.id = e.chunk_id and c.organization_id = ${organizationId}::uuid
      and c.document_id = any(${[...documentIds]}::uuid[]) and e.folder_id <> ${to}::uuid`;
}

/** Moves some of a document's chunks, with their vectors, into a folder. Returns whether there may be more. */
export async function moveChunkBatch(
  tx: TenantSql,
  organizationId: string,
  { documentId, to, limit }: { documentId: string; to: string; limit: number },
): Promise<boolean> {
  const moved = await tx.$queryRaw<{ id: string }[]>`
    update chunk set folder_id = ${to}::uuid where id = any(array(
      select id from chunk where organization_id = ${organizationId}::uuid
        and document_id = ${documentId}::uuid and folder_id <> ${to}::uuid limit ${limit}))
    returning id::text`;
  await tx.$executeRaw`
    update chunk_embedding set folder_id = ${to}::uuid
    where chunk_id = any(${moved.map(({ id }) => id)}::uuid[])`;
  return moved.length === limit;
}

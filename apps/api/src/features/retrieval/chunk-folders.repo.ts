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
  const where = { organizationId, documentId: { in: [...documentIds] } };
  await tx.chunk.updateMany({ where, data: { folderId: to } });
  await tx.$executeRaw`
    update chunk_embedding e set folder_id = ${to}::uuid from chunk c
    where c.id = e.chunk_id and c.organization_id = ${organizationId}::uuid
      and c.document_id = any(${[...documentIds]}::uuid[])`;
}

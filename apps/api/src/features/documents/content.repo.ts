import type { TenantSql } from "../../platform/database/tenant.ts";

/** What is known of a document's bytes. */
export type StoredDocument = {
  id: string;
  folderId: string;
  name: string;
  extension: string;
  size: number;
  sha256: string;
  blobKey: string;
  stage: string;
  chunkCount: number;
  readsHidden: boolean;
  versionGroupId: string | null;
  /** ISO 639-1. */
  language: string | null;
  createdBy: number | null;
};

export async function findStoredDocument(
  sql: TenantSql,
  organizationId: string,
  id: string,
): Promise<StoredDocument | undefined> {
  const row = await sql.document.findFirst({
    where: { id, organizationId },
    select: {
      id: true,
      folderId: true,
      name: true,
      extension: true,
      size: true,
      sha256: true,
      blobKey: true,
      stage: true,
      chunkCount: true,
      readsHidden: true,
      versionGroupId: true,
      language: true,
      createdBy: true,
    },
  });
  return row ?? undefined;
}

/** Whether answers use what a reader of the document does not see; false when it is so already, or the document gone. */
export async function updateReadsHidden(
  sql: TenantSql,
  organizationId: string,
  { id, readsHidden }: { id: string; readsHidden: boolean },
): Promise<boolean> {
  const where = { id, organizationId, readsHidden: !readsHidden };
  return (await sql.document.updateMany({ where, data: { readsHidden } })).count > 0;
}

export async function selectHashes(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const where = { organizationId, id: { in: [...ids] } };
  const rows = await sql.document.findMany({ where, select: { id: true, sha256: true } });
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

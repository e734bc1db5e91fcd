import type { ListedUpload } from "@footnote/contracts/resumable-uploads";
import type { Sql } from "../../platform/database/database.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { EnteredUpload } from "../documents/uploads.rules.ts";

export type ResumableUpload = {
  id: string;
  organizationId: string;
  folderId: string;
  name: string;
  /** Bytes in the whole file. */
  size: number;
  sha256: string | null;
  replaces: boolean;
  received: number;
  partKeys: string[];
  createdAt: Date;
  entered: EnteredUpload | null;
};

export type NewUpload = Pick<
  ResumableUpload,
  "id" | "organizationId" | "folderId" | "name" | "size" | "sha256" | "replaces"
> & { userPk: number; createdAt: Date; expiresAt: Date };

export async function insertUpload(sql: TenantSql, upload: NewUpload): Promise<void> {
  await sql.resumableUpload.create({ data: upload, select: { id: true } });
}

/** An upload of this user that has not expired. */
export async function findUpload(
  sql: TenantSql,
  id: string,
  userPk: number,
): Promise<ResumableUpload | undefined> {
  const where = { id, userPk, expiresAt: { gt: new Date() } };
  const row = await sql.resumableUpload.findFirst({ where });
  if (!row) return undefined;
  const { documentId, taskId } = row;
  const entered = documentId !== null && taskId !== null ? { documentId, taskId } : null;
  return { ...row, entered };
}

/** The uploads of a user that have become no file and can be continued, the newest first. */
export async function selectUnfinished(sql: TenantSql, userPk: number): Promise<ListedUpload[]> {
  const rows = await sql.resumableUpload.findMany({
    where: { userPk, documentId: null, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(({ id, folderId, name, size, sha256, replaces, received, expiresAt }) => ({
    id,
    collection_id: folderId,
    name,
    size,
    sha256,
    if_exists: replaces ? ("replace" as const) : ("keep_both" as const),
    received,
    expires_at: expiresAt.toISOString(),
  }));
}

/** Records the key of a blob before it is written. False when the upload takes no more. */
export async function recordPendingKey(sql: TenantSql, id: string, key: string): Promise<boolean> {
  const recorded = await sql.$executeRaw`
    update resumable_upload set pending_keys = array_append(pending_keys, ${key})
    where id = ${id}::uuid and document_id is null and expires_at > now()`;
  return recorded > 0;
}

/** Appends a stored part. False when the upload does not continue at the part's offset, has ended or is gone. */
export async function appendPart(
  sql: TenantSql,
  id: string,
  part: { key: string; offset: number; size: number },
): Promise<boolean> {
  const appended = await sql.$executeRaw`
    update resumable_upload
    set received = received + ${part.size}, part_keys = array_append(part_keys, ${part.key}),
      pending_keys = array_remove(pending_keys, ${part.key})
    where id = ${id}::uuid and received = ${part.offset} and document_id is null
      and expires_at > now()`;
  return appended > 0;
}

/** Stores what an upload has become, with the blob that is the document's now. False when that was stored before, or the upload is gone. */
export async function recordEntered(
  tx: TenantSql,
  id: string,
  { documentId, taskId, blobKey }: EnteredUpload & { blobKey: string },
): Promise<boolean> {
  const recorded = await tx.$executeRaw`
    update resumable_upload
    set document_id = ${documentId}::uuid, task_id = ${taskId}, pending_keys = array_remove(pending_keys, ${blobKey})
    where id = ${id}::uuid and document_id is null and expires_at > to_timestamp(0)`;
  return recorded > 0;
}

/** Called after the bytes of the parts are deleted. */
export async function forgetParts(sql: Sql, id: string): Promise<void> {
  await sql.resumableUpload.updateMany({ where: { id }, data: { partKeys: [] } });
}

/** Ends an upload for all requests under way, and returns the keys of its blobs; those of a document are not among them. */
export async function endUpload(sql: Sql, id: string): Promise<string[]> {
  const [ended] = await sql.$queryRaw<{ keys: string[] }[]>`
    update resumable_upload set expires_at = to_timestamp(0) where id = ${id}::uuid
    returning part_keys || pending_keys as keys`;
  return ended?.keys ?? [];
}

/** Called after the bytes of an ended upload are deleted. */
export async function deleteUploadRow(sql: Sql, id: string): Promise<void> {
  await sql.resumableUpload.deleteMany({ where: { id } });
}

/** The ids of uploads that can no longer be resumed, in any organization. */
export async function selectExpired(sql: Sql, limit: number): Promise<string[]> {
  const where = { expiresAt: { lte: new Date() } };
  const rows = await sql.resumableUpload.findMany({
    where,
    select: { id: true },
    orderBy: { expiresAt: "asc" },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** Deletes the uploads of an organization or a user and returns the keys of their blobs. */
export async function deleteUploads(
  tx: Sql,
  of: { organizationId: string } | { userPk: number },
): Promise<{ organizationId: string; keys: string[] }[]> {
  const select = { id: true, organizationId: true, partKeys: true, pendingKeys: true };
  const rows = await tx.resumableUpload.findMany({ where: of, select });
  await tx.resumableUpload.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows
    .map(({ organizationId, partKeys, pendingKeys }) => ({
      organizationId,
      keys: [...partKeys, ...pendingKeys],
    }))
    .filter(({ keys }) => keys.length > 0);
}

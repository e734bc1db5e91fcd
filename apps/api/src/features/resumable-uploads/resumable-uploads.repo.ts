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
  received: number;
  partKeys: string[];
  createdAt: Date;
  entered: EnteredUpload | null;
};

export type NewUpload = Pick<
  ResumableUpload,
  "id" | "organizationId" | "folderId" | "name" | "size" | "sha256"
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

/** Appends a stored part. False when the upload does not continue at the part's offset, has ended or is gone. */
export async function appendPart(
  sql: TenantSql,
  id: string,
  part: { key: string; offset: number; size: number },
): Promise<boolean> {
  const appended = await sql.$executeRaw`
    update resumable_upload
    set received = received + ${part.size}, part_keys = array_append(part_keys, ${part.key})
    where id = ${id}::uuid and received = ${part.offset} and document_id is null
      and expires_at > now()`;
  return appended > 0;
}

/** Stores what an upload has become. False when that was stored before, or the upload is gone. */
export async function recordEntered(
  tx: TenantSql,
  id: string,
  { documentId, taskId }: EnteredUpload,
): Promise<boolean> {
  const where = { id, documentId: null };
  const { count } = await tx.resumableUpload.updateMany({ where, data: { documentId, taskId } });
  return count > 0;
}

/** Called after the bytes of the parts are deleted. */
export async function forgetParts(sql: Sql, id: string): Promise<void> {
  await sql.resumableUpload.updateMany({ where: { id }, data: { partKeys: [] } });
}

/** Called after the bytes of the parts are deleted. */
export async function deleteUploadRow(sql: Sql, id: string): Promise<void> {
  await sql.resumableUpload.deleteMany({ where: { id } });
}

type Parts = Pick<ResumableUpload, "id" | "partKeys">;

/** Uploads that can no longer be resumed, in any organization. */
export async function selectExpired(sql: Sql, limit: number): Promise<Parts[]> {
  const where = { expiresAt: { lte: new Date() } };
  return sql.resumableUpload.findMany({
    where,
    select: { id: true, partKeys: true },
    orderBy: { expiresAt: "asc" },
    take: limit,
  });
}

/** Deletes the uploads of an organization or a user and returns the keys of their parts. */
export async function deleteUploads(
  tx: Sql,
  of: { organizationId: string } | { userPk: number },
): Promise<{ organizationId: string; partKeys: string[] }[]> {
  const select = { id: true, organizationId: true, partKeys: true };
  const rows = await tx.resumableUpload.findMany({ where: of, select });
  await tx.resumableUpload.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.filter(({ partKeys }) => partKeys.length > 0);
}

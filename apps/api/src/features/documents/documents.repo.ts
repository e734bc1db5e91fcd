import type { DocumentFile } from "@footnote/contracts/documents";
import { Prisma } from "../../platform/database/generated/client.ts";
import { rowsPerPiece } from "../../platform/database/read-in-pieces.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";
import { describeFailure } from "./failures.rules.ts";
import { type DocumentStage, stateOf } from "./states/document-states.rules.ts";
import { formatNotice, type Notice } from "./states/notices.rules.ts";

export type NewDocument = {
  organizationId: string;
  folderId: string;
  name: string;
  extension: string;
  size: number;
  sha256: string;
  blobKey: string;
  createdBy: number;
  /** What the versions of one document share; null for a document of its own. */
  versionGroupId: string | null;
};

const columns = {
  id: true,
  name: true,
  size: true,
  stage: true,
  failureCode: true,
  hiddenCount: true,
  notices: true,
  versionGroupId: true,
  createdAt: true,
  tasks: { where: { status: "PROCESSING" }, select: { id: true }, take: 1 },
} as const;

type DocumentRow = {
  id: string;
  name: string;
  size: number;
  stage: DocumentStage;
  failureCode: string | null;
  hiddenCount: number;
  notices: unknown;
  versionGroupId: string | null;
  createdAt: Date;
  tasks: { id: string }[];
};

function toFile(row: DocumentRow): DocumentFile {
  const { failureCode } = row;
  return {
    id: row.id,
    name: row.name,
    title: row.name,
    created_at: row.createdAt.toISOString(),
    size: row.size,
    state: stateOf(row.stage),
    failure: failureCode === null ? null : describeFailure(failureCode),
    hidden_passages: row.hiddenCount,
    notices: ((row.notices ?? []) as Notice[]).map(formatNotice),
    has_versions: row.versionGroupId !== null,
    version_group: row.versionGroupId,
    task_id: row.tasks[0]?.id ?? null,
  };
}

export async function insertDocument(sql: TenantSql, document: NewDocument): Promise<string> {
  const { id } = await sql.document.create({ data: document, select: { id: true } });
  return id;
}

/** A piece of the documents directly in a folder, newest first, each in its current version: those after the given one. */
export async function selectFilesAfter(
  sql: TenantSql,
  { organizationId, folderId }: { organizationId: string; folderId: string },
  last: DocumentFile | undefined,
): Promise<DocumentFile[]> {
  const rows = await sql.document.findMany({
    where: {
      organizationId,
      folderId,
      stage: { not: "superseded" },
      ...(last && {
        OR: [
          { createdAt: { lt: new Date(last.created_at) } },
          { createdAt: new Date(last.created_at), id: { lt: last.id } },
        ],
      }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: columns,
    take: rowsPerPiece,
  });
  return rows.map(toFile);
}

/** A file with the id of its folder. */
export type FolderedFile = DocumentFile & { collection_id: string };

/** Selects files with the ids of their folders, by their own ids. */
export async function selectFolderedFiles(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, FolderedFile>> {
  const select = { ...columns, folderId: true } as const;
  const where = { organizationId, id: { in: [...ids] } };
  const rows = await sql.document.findMany({ where, select });
  return new Map(rows.map((row) => [row.id, { ...toFile(row), collection_id: row.folderId }]));
}

export async function findFile(
  sql: Sql,
  organizationId: string,
  id: string,
): Promise<DocumentFile | undefined> {
  const row = await sql.document.findFirst({ where: { id, organizationId }, select: columns });
  return row ? toFile(row) : undefined;
}

export async function selectFilesById(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<DocumentFile[]> {
  const where = { organizationId, id: { in: [...ids] } };
  return (await sql.document.findMany({ where, select: columns })).map(toFile);
}

const versionsMax = 500;

/** The newest versions of a document, up to 500, the newest first; none when it is gone. */
export async function selectVersions(
  sql: TenantSql,
  organizationId: string,
  id: string,
): Promise<DocumentFile[]> {
  const found = await sql.document.findFirst({
    where: { id, organizationId },
    select: { versionGroupId: true },
  });
  if (!found) return [];
  const { versionGroupId } = found;
  const rows = await sql.document.findMany({
    where: { organizationId, ...(versionGroupId === null ? { id } : { versionGroupId }) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: columns,
    take: versionsMax,
  });
  return rows.map(toFile);
}

export async function selectDocumentIds(
  sql: TenantSql,
  organizationId: string,
  folderIds: readonly string[],
  limit?: number,
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select id::text from document
    where organization_id = ${organizationId}::uuid and folder_id = any(${[...folderIds]}::uuid[])
    ${limit === undefined ? Prisma.empty : Prisma.sql`limit ${limit}`}`;
  return rows.map(({ id }) => id);
}

export type DeletedDocument = { id: string; blobKey: string };

/**
 * Deletes the rows of documents, their tasks with them, and returns what is left to do: blobs that nothing names now.
 * Passages must have been removed before, since their statistics are kept beside them.
 */
export async function deleteDocumentRows(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<DeletedDocument[]> {
  return sql.$queryRaw`
    delete from document where organization_id = ${organizationId}::uuid and id = any(${ids}::uuid[])
    returning id::text, blob_key as "blobKey"`;
}

/** Deletes the rows of all documents of an organization, as `deleteDocumentRows` does. */
export async function deleteAllDocumentRows(
  sql: Sql,
  organizationId: string,
): Promise<DeletedDocument[]> {
  return sql.$queryRaw`
    delete from document where organization_id = ${organizationId}::uuid
    returning id::text, blob_key as "blobKey"`;
}

/** Locks all documents of an organization until the transaction ends, in the order of `lockDocuments`. */
export async function lockAllDocuments(tx: Sql, organizationId: string): Promise<void> {
  await tx.$queryRaw`
    select count(*) from (
      select id from document where organization_id = ${organizationId}::uuid order by id for update
    ) as locked`;
}

/** Moves every document of one folder into another. Their chunks move in the same transaction. */
export async function moveDocuments(
  sql: TenantSql,
  organizationId: string,
  move: { from: string; to: string },
): Promise<void> {
  const where = { organizationId, folderId: move.from };
  await sql.document.updateMany({ where, data: { folderId: move.to } });
}

/**
 * Locks documents until the transaction ends, in an order that cannot deadlock with another call, and returns the folder of
 * each; those that are gone are left out.
 */
export async function lockDocuments(
  tx: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; folderId: string }[]>`
    select id::text, folder_id::text as "folderId" from document
    where organization_id = ${organizationId}::uuid and id = any(${[...ids]}::uuid[])
    order by id for update`;
  return new Map(rows.map(({ id, folderId }) => [id, folderId]));
}

/** Moves some documents into a folder. Their chunks move in the same transaction. */
export async function moveDocumentsTo(
  sql: TenantSql,
  organizationId: string,
  { ids, to }: { ids: readonly string[]; to: string },
): Promise<void> {
  const where = { organizationId, id: { in: [...ids] } };
  await sql.document.updateMany({ where, data: { folderId: to } });
}

/** Gives a document another name; false when it is gone, or no longer has the name the caller saw. */
export async function updateFileName(
  sql: TenantSql,
  organizationId: string,
  change: { id: string; name: string; from: string },
): Promise<boolean> {
  const where = { id: change.id, organizationId, name: change.from };
  return (await sql.document.updateMany({ where, data: { name: change.name } })).count > 0;
}

/** Which of these documents are there, with their names. */
export async function selectPresent(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const where = { organizationId, id: { in: [...ids] } };
  const rows = await sql.document.findMany({ where, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many passages each of some documents has. */
export async function selectPassageCounts(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql.$queryRaw<{ id: string; count: number }[]>`
    select id::text, chunk_count as count from document
    where organization_id = ${organizationId}::uuid and id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Which of these blob keys a document names. */
export async function selectNamedBlobs(sql: Sql, keys: readonly string[]): Promise<Set<string>> {
  const where = { blobKey: { in: [...keys] } };
  const rows = await sql.document.findMany({ where, select: { blobKey: true } });
  return new Set(rows.map((row) => row.blobKey));
}

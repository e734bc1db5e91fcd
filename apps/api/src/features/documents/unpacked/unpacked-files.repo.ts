import type { LeftOutReason } from "@footnote/contracts/unpacked-files";
import type { Sql } from "../../../platform/database/database.ts";
import type { TenantSql } from "../../../platform/database/tenant.ts";
import { attachingExtensions } from "./unpacked-files.rules.ts";

/** A file within a document. */
type ContainedFile = {
  organizationId: string;
  containerId: string;
  ordinal: number;
  path: string;
};

/** Records what became of a file within a document. Fails when that is recorded already. */
export async function insertUnpackedFile(
  tx: Sql,
  file: ContainedFile & ({ documentId: string } | { leftOut: LeftOutReason }),
): Promise<void> {
  await tx.unpackedFile.create({ data: file });
}

/** Selects the ordinals of the files within a document of which it is recorded what became of them. */
export async function selectUnpackedOrdinals(sql: Sql, containerId: string): Promise<Set<number>> {
  const rows = await sql.unpackedFile.findMany({
    where: { containerId },
    select: { ordinal: true },
  });
  return new Set(rows.map(({ ordinal }) => ordinal));
}

/** How many files within a document became documents, and how many were left out. */
export async function countUnpacked(
  sql: Sql,
  containerId: string,
): Promise<{ added: number; leftOut: number }> {
  const leftOut = await sql.unpackedFile.count({
    where: { containerId, leftOut: { not: null } },
  });
  const all = await sql.unpackedFile.count({ where: { containerId } });
  return { added: all - leftOut, leftOut };
}

/** Selects what became of the files within a document, in their order. */
export async function selectUnpackedFiles(
  sql: TenantSql,
  organizationId: string,
  containerId: string,
): Promise<{ path: string; documentId: string | null; leftOut: string | null }[]> {
  return sql.unpackedFile.findMany({
    where: { organizationId, containerId },
    orderBy: { ordinal: "asc" },
    select: { path: true, documentId: true, leftOut: true },
  });
}

/** Selects the extensions of the documents that a document came out of, the innermost first. */
export async function selectContainerExtensions(sql: Sql, documentId: string): Promise<string[]> {
  const rows = await sql.$queryRaw<{ extension: string }[]>`
    with recursive container as (
      select container_id as id, 1 as depth from unpacked_file where document_id = ${documentId}::uuid
      union
      select u.container_id, c.depth + 1 from container c join unpacked_file u on u.document_id = c.id
      where c.depth < 10
    )
    select d.extension from (select id, max(depth) as depth from container group by id) c
    join document d on d.id = c.id order by c.depth`;
  return rows.map(({ extension }) => extension);
}

/** Finds a document of a folder with this name and content that is, or will be, ready. */
export async function findSameFile(
  sql: Sql,
  at: { organizationId: string; folderId: string },
  { name, sha256 }: { name: string; sha256: string },
): Promise<string | undefined> {
  const same = await sql.document.findFirst({
    where: { ...at, name, sha256, stage: { notIn: ["failed", "superseded"] } },
    select: { id: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return same?.id;
}

/** Selects the documents with this name that came out of the other versions of a container, all versions of them. */
export async function selectFormerFiles(
  sql: Sql,
  containerId: string,
  { folderId, name }: { folderId: string; name: string },
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select former.id::text from document container
    join document earlier on earlier.version_group_id = container.version_group_id and earlier.id <> container.id
    join unpacked_file u on u.container_id = earlier.id
    join document former on former.id = u.document_id and former.folder_id = ${folderId}::uuid and former.name = ${name}
    where container.id = ${containerId}::uuid
    group by former.id`;
  return rows.map(({ id }) => id);
}

/**
 * Adds to some documents the files that are attached to them, as long as these lie in the same folder and are attached to
 * no other document.
 */
export async function addAttachedFiles(
  sql: TenantSql,
  organizationId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    with recursive chosen(id) as (
      select unnest(${[...ids]}::uuid[])
      union
      select attached.id from chosen
      join document mail on mail.id = chosen.id and mail.extension = any(${[...attachingExtensions]}::text[])
      join unpacked_file u on u.container_id = mail.id
      join document attached on attached.id = u.document_id and attached.folder_id = mail.folder_id
      where mail.organization_id = ${organizationId}::uuid and not exists (
        select 1 from unpacked_file other where other.document_id = attached.id
          and other.container_id <> mail.id and other.container_id <> all(${[...ids]}::uuid[])
      )
    )
    select id::text from chosen`;
  return rows.map(({ id }) => id);
}

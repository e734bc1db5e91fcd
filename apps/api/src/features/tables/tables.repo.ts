import { randomUUIDv7 } from "node:crypto";
import {
  computableTable,
  type ComputableRow,
  type ComputableTable,
} from "@footnote/extraction/computable/computable-table";
import { z } from "zod";
import type { TenantSql } from "../../platform/database/tenant.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { StoredTable } from "./stored-table.rules.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";

/** A table that was read from a file: its outline, and its rows in parts. */
export type ExtractedTable = {
  readonly outline: ComputableTable;
  readonly parts: readonly (readonly ComputableRow[])[];
};

type Owner = { readonly organizationId: string; readonly documentId: string };

/** Replaces the tables of a document. The transaction must have locked the document. */
export async function replaceTables(
  tx: Sql,
  { organizationId, documentId }: Owner,
  tables: readonly ExtractedTable[],
): Promise<void> {
  await tx.sheetTable.deleteMany({ where: { organizationId, documentId } });
  for (const [ordinal, { outline, parts }] of tables.entries()) {
    const id = randomUUIDv7();
    const outlineLength = Buffer.byteLength(JSON.stringify(outline));
    const row = { id, organizationId, documentId, ordinal, outline, outlineLength };
    await tx.sheetTable.create({ data: { ...row, parts: parts.length } });
    for (const [at, rows] of parts.entries()) {
      await tx.sheetTablePart.create({
        data: { tableId: id, ordinal: at, organizationId, rows: rows.map((cells) => [...cells]) },
      });
    }
  }
}

/** Replaces the tables of a document with those of a duplicate in the same organization. Returns how many. */
export async function copyTables(tx: Sql, to: Owner, from: string): Promise<number> {
  const { organizationId, documentId } = to;
  await tx.sheetTable.deleteMany({ where: { organizationId, documentId } });
  const tables = await tx.sheetTable.findMany({ where: { organizationId, documentId: from } });
  for (const { id: original, outline, ...table } of tables) {
    const id = randomUUIDv7();
    await tx.sheetTable.create({ data: { ...table, id, documentId, outline: outline ?? {} } });
    await tx.$executeRaw`
      insert into sheet_table_part (table_id, ordinal, organization_id, rows)
      select ${id}::uuid, ordinal, organization_id, rows from sheet_table_part
      where table_id = ${original}::uuid and organization_id = ${organizationId}::uuid`;
  }
  return tables.length;
}

const storedTables = z.array(
  z.object({
    id: z.string(),
    documentId: z.string(),
    filename: z.string(),
    sha256: z.string(),
    parts: z.number(),
    outline: computableTable,
  }),
);

/** How many tables are selected, and the bytes of the outline of one, and of all of them. */
export type TableLimits = {
  readonly tables: number;
  readonly outline: number;
  readonly outlines: number;
};

/** The tables of the searchable documents, the latest documents first. `documentIds` narrows the documents. */
export async function selectTables(
  sql: TenantSql,
  scope: SearchScope,
  { documentIds, limits }: { documentIds?: readonly string[]; limits: TableLimits },
): Promise<StoredTable[]> {
  const rows = await sql.$queryRaw`
    with found as (
      select t.id, t.ordinal, d.id as document_id, d.created_at, d.name as filename, d.sha256,
        coalesce(t.outline_length, octet_length(t.outline::text)) as length
      from sheet_table t join document d on d.id = t.document_id
      where t.organization_id = ${scope.organizationId}::uuid and d.organization_id = ${scope.organizationId}::uuid
        and (d.folder_id = any(${scope.folderIds}::uuid[]) or d.id = any(${scope.documentIds}::uuid[]))
        and (d.stage = 'ready' or d.stage = 'superseded' and d.id = any(${scope.documentIds}::uuid[]))
        and (${documentIds === undefined}::bool or d.id = any(${documentIds ?? []}::uuid[]))
    ), latest as (
      select *, sum(length) over (order by created_at desc, document_id desc, ordinal) as lengths
      from found where length <= ${limits.outline}
      order by created_at desc, document_id desc, ordinal limit ${limits.tables}
    )
    select t.id::text, t.document_id::text as "documentId", filename, sha256, t.parts, t.outline
    from latest join sheet_table t on t.id = latest.id
    where lengths <= ${limits.outlines}
    order by latest.created_at desc, latest.document_id desc, latest.ordinal`;
  return storedTables.parse(rows);
}

/** Reads a part of a table's rows as the text of a JSON array; undefined if the table was deleted meanwhile. */
export async function readPart(
  sql: TenantSql,
  { organizationId }: Pick<SearchScope, "organizationId">,
  part: { tableId: string; ordinal: number },
): Promise<string | undefined> {
  const [row] = await sql.$queryRaw<{ rows: string }[]>`
    select rows::text as rows from sheet_table_part
    where table_id = ${part.tableId}::uuid and ordinal = ${part.ordinal}
      and organization_id = ${organizationId}::uuid`;
  return row?.rows;
}

/** Documents whose number of tables differs from their row, or whose tables lack parts. */
export async function selectMiscountedTables(sql: Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>`
    select d.id::text from document d left join sheet_table t on t.document_id = d.id
    group by d.id
    having count(t.id) <> case when d.stage in ('embedding', 'ready', 'superseded') then coalesce(d.table_count, 0) else 0 end
    union
    select t.document_id::text from sheet_table t left join sheet_table_part p on p.table_id = t.id
    group by t.id having count(p.ordinal) <> t.parts or count(p.ordinal) filter (where p.organization_id <> t.organization_id) > 0`;
  return rows.map(({ id }) => id);
}

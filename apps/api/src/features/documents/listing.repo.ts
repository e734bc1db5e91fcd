import type { DocumentFile } from "@footnote/contracts/documents";
import type { FileGroup } from "@footnote/contracts/file-group";
import { listGroupExtensions } from "@footnote/contracts/file-groups";
import { z } from "zod";
import { Prisma } from "../../platform/database/generated/client.ts";
import {
  type Listed,
  type Listing,
  selectListed,
  type SortKey,
} from "../../platform/database/listing.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { type FolderedFile, selectFolderedFiles } from "./documents.repo.ts";

/** What the files of a listing have in common, beyond their folder or name; undefined does not narrow. */
export type FileFilter = {
  type?: FileGroup | undefined;
  state?: Exclude<DocumentFile["state"], "outdated"> | undefined;
  createdAfter?: string | undefined;
};

const keys: Readonly<Record<string, SortKey>> = {
  size: { sql: Prisma.sql`size`, type: "int", shape: z.int32() },
  state: {
    sql: Prisma.sql`(case stage when 'failed' then 0 when 'ready' then 2 else 1 end)`,
    type: "int",
    shape: z.int(),
  },
};

/** A listing of the files of a folder, or of all files when no folder is given, each in its current version. */
export async function selectListedFiles(
  sql: TenantSql,
  at: { organizationId: string; folderId?: string; filter?: FileFilter },
  listing: Listing,
): Promise<Omit<Listed, "ids"> & { files: FolderedFile[] }> {
  const { organizationId, folderId, filter = {} } = at;
  const conditions = [
    Prisma.sql`organization_id = ${organizationId}::uuid`,
    Prisma.sql`stage <> 'superseded'`,
    ...(folderId ? [Prisma.sql`folder_id = ${folderId}::uuid`] : []),
    ...narrow(filter),
  ];
  const where = Prisma.join(conditions, " and ");
  const { ids, ...rest } = await selectListed(sql, { table: "document", where, keys }, listing);
  const byId = await selectFolderedFiles(sql, organizationId, ids);
  return { ...rest, files: ids.flatMap((id) => byId.get(id) ?? []) };
}

function narrow({ type, state, createdAfter }: FileFilter): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = [];
  if (type) conditions.push(Prisma.sql`extension = any(${listGroupExtensions(type)}::text[])`);
  if (state === "processing") conditions.push(Prisma.sql`stage not in ('ready', 'failed')`);
  else if (state) conditions.push(Prisma.sql`stage = ${state}::"DocumentStage"`);
  if (createdAfter) conditions.push(Prisma.sql`created_at >= ${createdAfter}::timestamptz`);
  return conditions;
}

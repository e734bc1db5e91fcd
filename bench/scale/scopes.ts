import type { SearchScope } from "../../apps/api/src/features/folders/folder-scope.rules.ts";
import type { Db } from "../../apps/api/src/platform/database/database.ts";
import { chooseFolders } from "./corpus.ts";
import { drawQuestion, openRandom, readRanks } from "./synthetic-text.ts";

/** A question to a part of an organization's chunks. */
export type Asked = { readonly scope: SearchScope; readonly text: string };

/** Which part of an organization's chunks its questions search. */
export const shares = [1, 0.1, 0.01, 0.001] as const;

/** So many organizations are asked in turn where the database has many. */
const organizationsAsked = 20;

/** Draws questions about chunks of folders that hold the share of an organization's chunks. */
export async function drawQuestions(db: Db, share: number, count: number): Promise<Asked[]> {
  const organizations = await db.organization.findMany({
    where: { name: { startsWith: "Scale " } },
    orderBy: { id: "asc" },
    take: organizationsAsked,
    select: { id: true },
  });
  const each = Math.ceil(count / organizations.length);
  const lists = await Promise.all(
    organizations.map(({ id }) => drawOfOrganization(db, id, { share, count: each })),
  );
  return lists.flat().slice(0, count);
}

async function drawOfOrganization(
  db: Db,
  organizationId: string,
  { share, count }: { share: number; count: number },
): Promise<Asked[]> {
  const sizes = await db.$queryRaw<{ folderId: string; chunks: number }[]>`
    select folder_id::text as "folderId", sum(chunk_count)::int as chunks from document
    where organization_id = ${organizationId}::uuid group by folder_id order by folder_id`;
  const folderIds = chooseFolders(sizes, share);
  const scope = { organizationId, folderIds, documentIds: [] } as object as SearchScope;
  const texts = await db.$queryRaw<{ text: string }[]>`
    select c.text from chunk c join (
      select id from document
      where organization_id = ${organizationId}::uuid and folder_id = any(${folderIds}::uuid[])
      order by md5(id::text) limit ${count}
    ) d on c.document_id = d.id and c.ordinal = 0`;
  const random = openRandom(count);
  return Array.from({ length: count }, (_, at) => ({
    scope,
    text: drawQuestion(random, readRanks(texts[at % texts.length]?.text ?? "")),
  }));
}

import type { Sql } from "../../platform/database/database.ts";

/** Scanned pages of a document, both ends included, recognised in some languages ("eng+deu"). */
export type RecognisedRange = {
  readonly documentId: string;
  readonly languages: string;
  readonly fromPage: number;
  readonly toPage: number;
};

/** The blocks that were saved, undefined if there are none. */
export async function findRecognisedPages(sql: Sql, range: RecognisedRange): Promise<unknown> {
  const row = await sql.recognisedPages.findUnique({
    where: { documentId_languages_fromPage_toPage: range },
    select: { blocks: true },
  });
  return row?.blocks;
}

/** Stores the blocks of a range, unless the document is deleted. */
export async function storeRecognisedPages(
  sql: Sql,
  organizationId: string,
  { documentId, languages, fromPage, toPage, blocks }: RecognisedRange & { blocks: unknown },
): Promise<void> {
  await sql.$executeRaw`
    insert into recognised_pages (document_id, languages, from_page, to_page, organization_id, blocks)
    select id, ${languages}, ${fromPage}, ${toPage}, organization_id, ${JSON.stringify(blocks)}::jsonb from document
    where id = ${documentId}::uuid and organization_id = ${organizationId}::uuid
    on conflict (document_id, languages, from_page, to_page) do update set blocks = excluded.blocks`;
}

/** Deletes what was saved of a document whose chunks are written. */
export async function deleteRecognisedPages(tx: Sql, documentId: string): Promise<void> {
  await tx.recognisedPages.deleteMany({ where: { documentId } });
}

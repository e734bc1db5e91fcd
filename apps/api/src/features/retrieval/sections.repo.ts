import type { TenantSql } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import type { Section } from "./found-chunk.rules.ts";
import { documentWithin, within } from "./search-scope.repo.ts";

/** Returns the first chunks of each of the latest documents of the scope, with their headings. */
export async function selectSections(
  sql: TenantSql,
  scope: SearchScope,
  { documents, sections, chunks }: { documents: number; sections: number; chunks: number },
): Promise<Section[]> {
  return sql.$queryRaw`
    select s."documentId", d.name as filename, s.headings, s.text
    from (
      select id, name, created_at from document d
      where ${documentWithin(scope)}
      order by created_at desc, id desc limit ${documents}
    ) d
    cross join lateral (
      select c.document_id::text as "documentId", c.headings, c.text, c.ordinal from chunk c
      where c.document_id = d.id and c.ordinal < ${chunks} and ${within(scope)} and c.words >= 15
      order by c.ordinal limit ${sections}
    ) s
    order by d.created_at desc, d.id desc, s.ordinal`;
}

import type { Sql } from "../../platform/database/database.ts";

/** Returns every document of an organization with the names of its folders, the outermost first. */
export function selectDocuments(sql: Sql, organizationId: string) {
  return sql.$queryRaw<
    {
      id: string;
      name: string;
      size: number;
      sha256: string;
      blob_key: string;
      stage: string;
      created_at: Date;
      path: string[];
    }[]
  >`
    with recursive place (id, path) as (
      select id, array[name] from folder where organization_id = ${organizationId}::uuid and parent_id is null
      union all
      select f.id, p.path || f.name from folder f join place p on p.id = f.parent_id)
    select d.id::text, d.name, d.size, d.sha256, d.blob_key, d.stage::text, d.created_at, p.path
    from document d join place p on p.id = d.folder_id
    where d.organization_id = ${organizationId}::uuid order by p.path, d.name, d.id`;
}

/** Returns the metadata of an organization's conversations; their messages are private to their users. */
export async function selectConversations(sql: Sql, organizationId: string) {
  const rows = await sql.conversation.findMany({
    where: { organizationId },
    orderBy: { id: "asc" },
    select: {
      id: true,
      name: true,
      createdAt: true,
      updatedAt: true,
      user: { select: { email: true } },
      _count: { select: { messages: true } },
    },
  });
  return rows.map(({ createdAt, updatedAt, user, _count, ...conversation }) => ({
    ...conversation,
    user: user.email,
    messages: _count.messages,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }));
}

import type { OperatorUser } from "@footnote/contracts/operator";
import type { Sql } from "../../platform/database/database.ts";
import type { Prisma } from "../../platform/database/generated/client.ts";

const include = {
  membership: { select: { role: true, organization: { select: { id: true, name: true } } } },
} satisfies Prisma.UserInclude;

type Row = Prisma.UserGetPayload<{ include: typeof include }>;

function toUser({ membership, ...row }: Row): OperatorUser {
  return {
    pk: row.pk,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    created_at: row.createdAt.toISOString(),
    is_operator: row.isOperator,
    organization: membership?.organization ?? null,
    role: membership?.role ?? null,
  };
}

/** Returns a page of all users, the latest first. */
export async function selectUsers(
  sql: Sql,
  { search, before, limit }: { search: string; before: number | undefined; limit: number },
): Promise<OperatorUser[]> {
  const contains = { contains: search, mode: "insensitive" as const };
  const named = [{ email: contains }, { firstName: contains }, { lastName: contains }];
  const rows = await sql.user.findMany({
    where: { OR: named, ...(before !== undefined && { pk: { lt: before } }) },
    orderBy: { pk: "desc" },
    take: limit,
    include,
  });
  return rows.map(toUser);
}

export async function findUser(
  sql: Sql,
  where: { pk: number } | { email: string },
): Promise<OperatorUser | undefined> {
  const row = await sql.user.findUnique({ where, include });
  return row ? toUser(row) : undefined;
}

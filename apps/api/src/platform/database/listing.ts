import type { ListSort } from "@footnote/contracts/paging";
import type { Sql } from "./database.ts";
import { Prisma } from "./generated/client.ts";
import { namePattern, readCursor, writeCursor } from "./listing-texts.ts";

/** What a listing is asked for; without a limit it is all of it. */
export type Listing = {
  sort: ListSort;
  search?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

export type Listed = { ids: string[]; nextCursor: string | null; total: number };

type From = { table: "folder" | "document"; where: Prisma.Sql };

/**
 * The ids of the rows a listing shows, in its order, with the way to the next page. Pages go by what stands last on
 * the page before, so that nothing is shown twice or left out when rows come and go between them.
 * @throws AppError request.invalid for a cursor of another listing
 */
export async function selectListed(
  sql: Sql,
  { table, where }: From,
  listing: Listing,
): Promise<Listed> {
  const byName = listing.sort.endsWith("name");
  const key = byName ? Prisma.sql`lower(name)` : Prisma.sql`created_at`;
  const named = listing.search
    ? Prisma.sql`${where} and name ~ ${namePattern(listing.search)}`
    : where;
  const rows = await sql.$queryRaw<{ id: string; key: string | Date }[]>`
    select id::text, ${key} as key from ${Prisma.raw(table)} where ${named} ${after(listing, key)}
    ${order(listing.sort, key)} ${listing.limit ? Prisma.sql`limit ${listing.limit + 1}` : Prisma.empty}`;
  const shown = rows.slice(0, listing.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const total = listing.limit ? await countListed(sql, { table, where: named }) : rows.length;
  return {
    ids: shown.map(({ id }) => id),
    nextCursor: last ? writeCursor({ sort: listing.sort, key: last.key, id: last.id }) : null,
    total,
  };
}

function order(sort: ListSort, key: Prisma.Sql): Prisma.Sql {
  const way = sort.startsWith("-") ? Prisma.sql`desc` : Prisma.sql`asc`;
  return Prisma.sql`order by ${key} ${way}, id ${way}`;
}

function after({ sort, cursor }: Listing, key: Prisma.Sql): Prisma.Sql {
  if (!cursor) return Prisma.empty;
  const last = readCursor(cursor, sort);
  const value = sort.endsWith("name")
    ? Prisma.sql`${last.key}::text`
    : Prisma.sql`${last.key}::timestamptz`;
  const comparison = sort.startsWith("-") ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`and (${key}, id) ${comparison} (${value}, ${last.id}::uuid)`;
}

async function countListed(sql: Sql, { table, where }: From): Promise<number> {
  const [row] = await sql.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from ${Prisma.raw(table)} where ${where}`;
  return row?.total ?? 0;
}

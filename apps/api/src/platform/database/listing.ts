import type { ListSort } from "@footnote/contracts/paging";
import { z } from "zod";
import type { Sql } from "./database.ts";
import { Prisma } from "./generated/client.ts";
import { namePattern } from "./name-pattern.ts";
import { cutPage, decodeCursor } from "./page-cursor.ts";

/** The options of a listing; without a limit it has all rows. */
export type Listing = {
  sort: ListSort;
  search?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

export type Listed = { ids: string[]; nextCursor: string | null; total: number };

type From = { table: "folder" | "document"; where: Prisma.Sql };

/**
 * Selects the ids of the rows of a listing, in its order, with the cursor of the next page. A page starts after the last row of
 * the page before, so that no row is repeated or left out when rows are added or deleted between them.
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
  const page = cutPage(rows, listing.limit ?? rows.length, (row) => [
    listing.sort,
    row.key instanceof Date ? row.key.toISOString() : row.key,
    row.id,
  ]);
  const total = listing.limit ? await countListed(sql, { table, where: named }) : rows.length;
  return { ids: page.rows.map(({ id }) => id), nextCursor: page.nextCursor, total };
}

function order(sort: ListSort, key: Prisma.Sql): Prisma.Sql {
  const way = sort.startsWith("-") ? Prisma.sql`desc` : Prisma.sql`asc`;
  return Prisma.sql`order by ${key} ${way}, id ${way}`;
}

function after({ sort, cursor }: Listing, key: Prisma.Sql): Prisma.Sql {
  if (!cursor) return Prisma.empty;
  const isByName = sort.endsWith("name");
  const shape = z.tuple([z.literal(sort), isByName ? z.string() : z.iso.datetime(), z.uuid()]);
  const [, lastKey, lastId] = decodeCursor(cursor, shape);
  const value = isByName ? Prisma.sql`${lastKey}::text` : Prisma.sql`${lastKey}::timestamptz`;
  const comparison = sort.startsWith("-") ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`and (${key}, id) ${comparison} (${value}, ${lastId}::uuid)`;
}

async function countListed(sql: Sql, { table, where }: From): Promise<number> {
  const [row] = await sql.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from ${Prisma.raw(table)} where ${where}`;
  return row?.total ?? 0;
}

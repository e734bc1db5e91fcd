import { givenMoment, textSeen } from "@footnote/contracts/fields";
import type { FileSort } from "@footnote/contracts/paging";
import { z } from "zod";
import type { Sql } from "./database.ts";
import { Prisma } from "./generated/client.ts";
import { namePattern } from "./name-pattern.ts";
import { cutPage, decodeCursor } from "./page-cursor.ts";

/** What a listing is sorted by: an expression, its type in SQL, and its form in a cursor. */
export type SortKey = {
  sql: Prisma.Sql;
  type: "text" | "timestamptz" | "int";
  shape: z.ZodType<string | number>;
};

const commonKeys: Readonly<Record<string, SortKey>> = {
  name: { sql: Prisma.sql`lower(name)`, type: "text", shape: textSeen },
  created_at: { sql: Prisma.sql`created_at`, type: "timestamptz", shape: givenMoment },
};

/** The options of a listing; without a limit it has all rows. */
export type Listing = {
  sort: FileSort;
  search?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

export type Listed = { ids: string[]; nextCursor: string | null; total: number };

type From = {
  table: "folder" | "document";
  where: Prisma.Sql;
  /** What this table can be sorted by besides. */
  keys?: Readonly<Record<string, SortKey>>;
};

/**
 * Selects the ids of the rows of a listing, in its order, with the cursor of the next page. A page starts after the last row of
 * the page before, so that no row is repeated or left out when rows are added or deleted between them.
 * @throws AppError request.invalid for a cursor of another listing
 */
export async function selectListed(
  sql: Sql,
  { table, where, keys = {} }: From,
  listing: Listing,
): Promise<Listed> {
  const column = listing.sort.replace("-", "");
  const key = { ...commonKeys, ...keys }[column];
  if (!key) throw new Error(`${table} cannot be sorted by ${column}`);
  const named = listing.search
    ? Prisma.sql`${where} and name ~ ${namePattern(listing.search)}`
    : where;
  const rows = await sql.$queryRaw<{ id: string; key: string | number | Date }[]>`
    select id::text, ${key.sql} as key from ${Prisma.raw(table)} where ${named} ${after(listing, key)}
    ${order(listing.sort, key)} ${listing.limit ? Prisma.sql`limit ${listing.limit + 1}` : Prisma.empty}`;
  const page = cutPage(rows, listing.limit ?? rows.length, (row) => [
    listing.sort,
    row.key instanceof Date ? row.key.toISOString() : row.key,
    row.id,
  ]);
  const total = listing.limit ? await countListed(sql, { table, where: named }) : rows.length;
  return { ids: page.rows.map(({ id }) => id), nextCursor: page.nextCursor, total };
}

function order(sort: FileSort, key: SortKey): Prisma.Sql {
  const way = sort.startsWith("-") ? Prisma.sql`desc` : Prisma.sql`asc`;
  return Prisma.sql`order by ${key.sql} ${way}, id ${way}`;
}

function after({ sort, cursor }: Listing, key: SortKey): Prisma.Sql {
  if (!cursor) return Prisma.empty;
  const shape = z.tuple([z.literal(sort), key.shape, z.uuid()]);
  const [, lastKey, lastId] = decodeCursor(cursor, shape);
  const value = Prisma.sql`${lastKey}::${Prisma.raw(key.type)}`;
  const comparison = sort.startsWith("-") ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`and (${key.sql}, id) ${comparison} (${value}, ${lastId}::uuid)`;
}

async function countListed(sql: Sql, { table, where }: From): Promise<number> {
  const [row] = await sql.$queryRaw<{ total: number }[]>`
    select count(*)::int as total from ${Prisma.raw(table)} where ${where}`;
  return row?.total ?? 0;
}

import { Prisma } from "../../apps/api/src/platform/database/generated/client.ts";
import type { Db } from "../../apps/api/src/platform/database/database.ts";
import { embeddingModel } from "./fill.ts";
import type { Asked } from "./scopes.ts";
import { dimensions, embedWords, indexedForms, readRanks } from "./synthetic-text.ts";

const limit = 10;

/** One query over the index of lexemes, ordered by ts_rank: what is written without a product around it. */
export async function rankBare(db: Db, { scope, text }: Asked, join: "&" | "|"): Promise<void> {
  const terms = new Set(readRanks(text).flatMap(indexedForms));
  const query = [...terms].map((term) => `'${term}'`).join(join);
  await db.$queryRaw`
    select id from chunk
    where ${isIn(scope)} and lexemes @@ ${query}::tsquery
    order by ts_rank(lexemes, ${query}::tsquery) desc limit ${limit}`;
}

/** One query ordered by distance, over whichever index of vectors there is. */
export async function findNearestBare(db: Db, { scope, text }: Asked): Promise<void> {
  const type = Prisma.raw(`vector(${dimensions})`);
  const vector = JSON.stringify(embedWords(readRanks(text)));
  await db.$queryRaw`
    select chunk_id from chunk_embedding
    where ${isIn(scope)} and model = ${Prisma.raw(`'${embeddingModel}'`)}
    order by embedding::${type} <=> ${vector}::${type} limit ${limit}`;
}

/** The chunks nearest to the question, compared one by one. */
export async function findNearestExactly(
  db: Db,
  { scope, text }: Asked,
  depth: number,
): Promise<string[]> {
  const vector = JSON.stringify(embedWords(readRanks(text)));
  const rows = await db.$queryRaw<{ id: string }[]>`
    with e as materialized (
      select chunk_id, embedding from chunk_embedding where ${isIn(scope)} and model = ${embeddingModel})
    select chunk_id::text as id from e order by embedding <=> ${vector}::vector, chunk_id limit ${depth}`;
  return rows.map(({ id }) => id);
}

function isIn({ organizationId, folderIds }: Asked["scope"]): Prisma.Sql {
  return Prisma.sql`organization_id = ${organizationId}::uuid and folder_id = any(${folderIds}::uuid[])`;
}

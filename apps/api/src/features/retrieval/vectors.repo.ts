import { createHash } from "node:crypto";
import type { Db, Sql } from "../../platform/database/database.ts";
import { Prisma } from "../../platform/database/generated/client.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { within } from "./retrieval.repo.ts";

// The longest vectors that an HNSW index of pgvector takes, in full and in half precision.
const fullDimensions = 2_000;
const halfDimensions = 4_000;

/** The type that the index of a model's vectors casts them to. */
function vectorTypeOf(dimensions: number): string {
  if (!Number.isSafeInteger(dimensions) || dimensions < 1) throw new RangeError("dimensions");
  return `${dimensions > fullDimensions ? "halfvec" : "vector"}(${dimensions})`;
}

/**
 * Creates the index of one model's vectors if it does not exist; building it blocks writers of vectors. Vectors of more
 * than 4,000 dimensions are searched without one. The index is partial, since vectors of two models have nothing in common.
 */
export async function ensureVectorIndex(db: Db, model: string, dimensions: number): Promise<void> {
  if (dimensions > halfDimensions) return;
  const type = vectorTypeOf(dimensions);
  const hash = createHash("sha256").update(`${type} ${model}`).digest("hex").slice(0, 24);
  const operators = type.replace(/\(.*/, "_cosine_ops");
  const name = `chunk_embedding_${hash}`;
  // A statement that creates an index takes no parameters, so the server quotes the model's name. The statement locks the
  // table even when the index exists, so the existence is checked first.
  const [missing] = await db.$queryRaw<{ statement: string }[]>`
    select format('create index if not exists %I on chunk_embedding using hnsw ((embedding::%s) %s) where model = %L',
      ${name}::text, ${type}::text, ${operators}::text, ${model}::text) as statement
    where to_regclass(quote_ident(${name}::text)) is null`;
  if (missing) await db.$executeRawUnsafe(missing.statement);
}

/** Up to this many chunks are compared one by one, which is exact; an index would search far beyond a small scope. */
const exactSearchMax = 5_000;

/** A search for the nearest vectors of a model. `chunks` is roughly how many chunks the scope has. */
export type VectorQuery = {
  readonly model: string;
  readonly vector: readonly number[];
  readonly chunks: number;
  readonly limit: number;
};

/** Ranks the chunks by their distance from a vector of the model, nearest first. */
export async function rankByVector(
  db: Db,
  scope: SearchScope,
  query: VectorQuery,
): Promise<string[]> {
  if (query.chunks <= exactSearchMax) {
    const { found, distance } = buildConditions(scope, query);
    return selectIds(
      db,
      Prisma.sql`
      with e as materialized (select e.chunk_id, e.embedding from chunk_embedding e where ${found})
      select e.chunk_id::text as id from e order by ${distance}, e.chunk_id limit ${query.limit}`,
    );
  }
  return db.$transaction(async (tx) => {
    // Without it Postgres filters the nearest few of all organizations, and may leave none.
    await tx.$executeRaw`set local hnsw.iterative_scan = strict_order`;
    return selectIds(tx, buildNearestQuery(scope, query));
  });
}

/** Builds the statement that reads the nearest chunks from the model's index. */
export function buildNearestQuery(scope: SearchScope, query: VectorQuery): Prisma.Sql {
  const { found, distance } = buildConditions(scope, query);
  return Prisma.sql`
    select e.chunk_id::text as id from chunk_embedding e where ${found}
    order by ${distance} limit ${query.limit}`;
}

function buildConditions(
  scope: SearchScope,
  query: VectorQuery,
): { found: Prisma.Sql; distance: Prisma.Sql } {
  const type = Prisma.raw(vectorTypeOf(query.vector.length));
  return {
    found: Prisma.sql`e.model = ${query.model} and ${within(scope, "e")}`,
    distance: Prisma.sql`e.embedding::${type} <=> ${JSON.stringify(query.vector)}::${type}`,
  };
}

async function selectIds(sql: Sql, query: Prisma.Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>(query);
  return rows.map(({ id }) => id);
}

import { createHash } from "node:crypto";
import type { Db, Sql } from "../../platform/database/database.ts";
import { Prisma } from "../../platform/database/generated/client.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { within } from "./retrieval.repo.ts";

// The longest vectors that an HNSW index of pgvector takes, in full and in half precision.
const fullDimensions = 2_000;
const halfDimensions = 4_000;

/** The stored vector as the type its model's index is made of. */
function typed(dimensions: number): string {
  if (!Number.isSafeInteger(dimensions) || dimensions < 1) throw new RangeError("dimensions");
  return `${dimensions > fullDimensions ? "halfvec" : "vector"}(${dimensions})`;
}

/**
 * Sees that an index for one model's vectors exists; building it blocks writers of vectors. Vectors of more than 4,000
 * dimensions are searched without one. The index is partial, since vectors of two models have nothing in common.
 */
export async function ensureVectorIndex(db: Db, model: string, dimensions: number): Promise<void> {
  if (dimensions > halfDimensions) return;
  const type = typed(dimensions);
  const hash = createHash("sha256").update(`${type} ${model}`).digest("hex").slice(0, 24);
  const operators = type.replace(/\(.*/, "_cosine_ops");
  const name = `chunk_embedding_${hash}`;
  // A statement that makes an index takes no parameters: the server itself quotes the model's name. And it locks the
  // table even when the index exists, so that is asked first.
  const [missing] = await db.$queryRaw<{ statement: string }[]>`
    select format('create index if not exists %I on chunk_embedding using hnsw ((embedding::%s) %s) where model = %L',
      ${name}::text, ${type}::text, ${operators}::text, ${model}::text) as statement
    where to_regclass(quote_ident(${name}::text)) is null`;
  if (missing) await db.$executeRawUnsafe(missing.statement);
}

/** Up to this many chunks are compared one by one, which is exact; an index would search far beyond a small scope. */
const comparedMax = 5_000;

/** A vector of a model to which chunks are to be near. `chunks` is about how many the scope has. */
export type Near = {
  readonly model: string;
  readonly vector: readonly number[];
  readonly chunks: number;
  readonly limit: number;
};

/** The chunks nearest to a vector of the model, nearest first. */
export async function rankByVector(db: Db, scope: SearchScope, near: Near): Promise<string[]> {
  if (near.chunks <= comparedMax) {
    const { found, distance } = readParts(scope, near);
    return idsOf(
      db,
      Prisma.sql`
      with e as materialized (select e.chunk_id, e.embedding from chunk_embedding e where ${found})
      select e.chunk_id::text as id from e order by ${distance}, e.chunk_id limit ${near.limit}`,
    );
  }
  return db.$transaction(async (tx) => {
    // Without it the filter is applied to the nearest few of everybody, and may leave none.
    await tx.$executeRaw`set local hnsw.iterative_scan = strict_order`;
    return idsOf(tx, nearestByIndex(scope, near));
  });
}

/** The statement that reads the nearest chunks from the model's index. */
export function nearestByIndex(scope: SearchScope, near: Near): Prisma.Sql {
  const { found, distance } = readParts(scope, near);
  return Prisma.sql`
    select e.chunk_id::text as id from chunk_embedding e where ${found}
    order by ${distance} limit ${near.limit}`;
}

function readParts(scope: SearchScope, near: Near): { found: Prisma.Sql; distance: Prisma.Sql } {
  const type = Prisma.raw(typed(near.vector.length));
  return {
    found: Prisma.sql`e.model = ${near.model} and ${within(scope, "e")}`,
    distance: Prisma.sql`e.embedding::${type} <=> ${JSON.stringify(near.vector)}::${type}`,
  };
}

async function idsOf(sql: Sql, query: Prisma.Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>(query);
  return rows.map(({ id }) => id);
}

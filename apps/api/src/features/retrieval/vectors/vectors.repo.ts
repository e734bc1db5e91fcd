import type { Db, Sql } from "../../../platform/database/database.ts";
import { Prisma } from "../../../platform/database/generated/client.ts";
import type { SearchScope } from "../../folders/folder-scope.rules.ts";
import { searchable } from "../search-scope.repo.ts";
import { prepareComparison } from "./signatures.repo.ts";
import { formatVectorType, nameVectorIndex, type Precision } from "./vector-index.repo.ts";

/** Up to this many chunks of a scope are compared one by one, in full precision. */
const exactSearchMax = 5_000;
/**
 * Up to this many are first compared by their signatures. Among a million chunks 105,000 took 26 ms, where full precision took
 * 150, and 300,000 took 70 ms, where the index took 90 and found less.
 */
const signatureSearchMax = 300_000;
/** So many with the nearest signatures are compared in full precision. Of 100,000, the nearest 800 had all of the nearest ten. */
const signaturesCompared = 1_000;

/** A search for the nearest vectors of a model. `chunks` is roughly how many chunks the scope has. */
export type VectorQuery = {
  readonly model: string;
  readonly vector: readonly number[];
  readonly chunks: number;
  readonly limit: number;
};

/**
 * How many near vectors the index collects at a time among up to 100,000, and how that grows with their number, to at most
 * what pgvector allows (1,000). Of the nearest hundred of 60,000, 400 find 98 %; pgvector's 40 found 61 %.
 */
const searchDepth = { usual: 400, growth: 0.3, max: 1_000 };

/** Ranks the chunks by their distance from a vector of the model, nearest first. */
export async function rankByVector(
  db: Db,
  scope: SearchScope,
  query: VectorQuery,
): Promise<string[]> {
  if (query.chunks <= exactSearchMax) return selectIds(db, buildExactQuery(scope, query));
  return db.$transaction(async (tx) => {
    const signs =
      query.chunks <= signatureSearchMax ? await prepareComparison(tx, query) : undefined;
    if (signs === undefined) return readIndex(tx, scope, query);
    const ids = await selectIds(tx, buildSignatureQuery(scope, query, signs));
    // Fewer where nearly all with the nearest signatures are hidden text or of documents that are not ready.
    return ids.length < query.limit ? selectIds(tx, buildExactQuery(scope, query)) : ids;
  });
}

/** Reads the nearest chunks from the model's index. */
async function readIndex(tx: Sql, scope: SearchScope, query: VectorQuery): Promise<string[]> {
  // Without iterating, Postgres filters the nearest few of all organizations, and may leave none. It stops after the first
  // round with the usual limits, since a search as deep as this one looks at 20,000 vectors.
  const half = nameVectorIndex("halfvec", query.model, query.vector.length);
  const [settings] = await tx.$queryRaw<{ isHalf: boolean }[]>`
    select set_config('hnsw.iterative_scan', 'relaxed_order', true),
      set_config('hnsw.ef_search', least(${searchDepth.max}::float8,
        ${searchDepth.usual} * greatest(1, reltuples / 100000) ^ ${searchDepth.growth}::float8)::int::text, true),
      set_config('hnsw.max_scan_tuples', '60000', true), set_config('hnsw.scan_mem_multiplier', '4', true),
      exists (select from pg_index where indexrelid = to_regclass(${half}::text) and indisvalid) as "isHalf"
    from pg_class where oid = 'chunk_embedding'::regclass`;
  const precision = settings?.isHalf ? "halfvec" : "vector";
  return selectIds(tx, buildNearestQuery(scope, query, precision));
}

/** Builds the statement that compares every vector of the scope. */
function buildExactQuery(scope: SearchScope, query: VectorQuery): Prisma.Sql {
  return keepSearchable(
    scope,
    query,
    Prisma.sql`
    select e.chunk_id, e.distance from (
      select e.chunk_id, ${measureDistance(query)} as distance from chunk_embedding e where ${isIn(scope, query)} offset 0
    ) e order by e.distance, e.chunk_id offset 0`,
  );
}

/** Builds the statement that compares the signatures of the scope, and the vectors of the nearest ones. */
function buildSignatureQuery(scope: SearchScope, query: VectorQuery, signs: string): Prisma.Sql {
  return keepSearchable(
    scope,
    query,
    Prisma.sql`
    select e.chunk_id, ${measureDistance(query)} as distance from (
      select e.chunk_id from chunk_signature e where ${isIn(scope, query)}
      order by e.signs <~> ${signs}::varbit limit ${signaturesCompared}
    ) near join chunk_embedding e on e.chunk_id = near.chunk_id and e.model = ${query.model}
    order by distance, e.chunk_id offset 0`,
  );
}

/** Builds the statement that reads the nearest chunks from the model's index, which has vectors of a precision. */
export function buildNearestQuery(
  scope: SearchScope,
  query: VectorQuery,
  precision: Precision,
): Prisma.Sql {
  return keepSearchable(
    scope,
    query,
    Prisma.sql`
    select e.chunk_id, ${measureDistance(query)} as distance from chunk_embedding e where ${isIn(scope, query)}
    order by ${measureDistance(query, precision)} offset 0`,
  );
}

/**
 * The nearest chunks that are searchable. Their documents are looked at from the nearest on until there are enough: looking
 * at each takes longer than comparing it. The index returns them nearly in order, so the last step sorts.
 */
function keepSearchable(
  scope: SearchScope,
  { limit }: VectorQuery,
  nearest: Prisma.Sql,
): Prisma.Sql {
  return Prisma.sql`
    select chunk_id::text as id from (
      select e.chunk_id, e.distance from (${nearest}) e where ${searchable(scope, "e")} limit ${limit}
    ) found order by distance, chunk_id`;
}

function isIn(scope: SearchScope, { model }: VectorQuery): Prisma.Sql {
  return Prisma.sql`e.model = ${model} and e.organization_id = ${scope.organizationId}::uuid
    and ${isReached(scope)}`;
}

function isReached({ folderIds, documentIds }: SearchScope): Prisma.Sql {
  const folder = Prisma.sql`e.folder_id = any(${folderIds}::uuid[])`;
  if (documentIds.length === 0) return folder;
  return Prisma.sql`(${folder} or e.chunk_id = any(array(
    select id from chunk where document_id = any(${documentIds}::uuid[]))))`;
}

/** The distance of a chunk from the query: in full precision, unless it is the index that measures. */
function measureDistance({ vector }: VectorQuery, precision: Precision = "vector"): Prisma.Sql {
  const type = Prisma.raw(formatVectorType(precision, vector.length));
  return Prisma.sql`e.embedding::${type} <=> ${JSON.stringify(vector)}::${type}`;
}

async function selectIds(sql: Sql, query: Prisma.Sql): Promise<string[]> {
  const rows = await sql.$queryRaw<{ id: string }[]>(query);
  return rows.map(({ id }) => id);
}

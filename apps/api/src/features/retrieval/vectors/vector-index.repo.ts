import { createHash } from "node:crypto";
import type { Db, Sql } from "../../../platform/database/database.ts";

// The longest vectors that an HNSW index of pgvector takes, in full and in half precision.
const fullDimensions = 2_000;
const halfDimensions = 4_000;

/** What the index of a model's vectors casts them to. */
export type Precision = "vector" | "halfvec";

export function formatVectorType(precision: Precision, dimensions: number): string {
  if (!Number.isSafeInteger(dimensions) || dimensions < 1) throw new RangeError("dimensions");
  return `${precision}(${dimensions})`;
}

export function nameVectorIndex(precision: Precision, model: string, dimensions: number): string {
  const named = `${formatVectorType(precision, dimensions)} ${model}`;
  return `chunk_embedding_${createHash("sha256").update(named).digest("hex").slice(0, 24)}`;
}

/**
 * Creates the index of one model's vectors if there is none; building it blocks writers of vectors. Vectors of more
 * than 4,000 dimensions are searched without one. The index is partial, since vectors of two models have nothing in common.
 */
export async function ensureVectorIndex(db: Db, model: string, dimensions: number): Promise<void> {
  if (dimensions > halfDimensions) return;
  const existing = [
    await findIndex(db, nameVectorIndex("halfvec", model, dimensions)),
    await findIndex(db, nameVectorIndex("vector", model, dimensions)),
  ];
  if (existing.some((one) => one !== undefined)) return;
  const precision = dimensions > fullDimensions ? "halfvec" : await choosePrecision(db);
  const index = { precision, model, dimensions };
  await db.$executeRawUnsafe(await formatStatement(db, index, "create index if not exists"));
}

/**
 * Builds the indexes of earlier versions again in half precision and deletes them; meanwhile vectors can be read, not written. (Beside
 * writers, Postgres builds none in a transaction, and the role that may build one ends with it.) Returns the models.
 * @param onIndex called before the index of a model is built
 */
export async function halveVectorIndexes(
  db: Db,
  onIndex: (model: string) => void,
): Promise<string[]> {
  if ((await choosePrecision(db)) === "vector") return [];
  const models = await db.$queryRaw<{ model: string; dimensions: number }[]>`
    select m.model, first.dimensions
    from (select distinct embedding_model as model from document where embedding_model is not null) m
    cross join lateral (
      select vector_dims(e.embedding) as dimensions from chunk_embedding e where e.model = m.model limit 1) first
    where first.dimensions <= ${fullDimensions}`;
  const halved: string[] = [];
  for (const { model, dimensions } of models) {
    const earlier = nameVectorIndex("vector", model, dimensions);
    if (!(await findIndex(db, earlier))) continue;
    onIndex(model);
    const half = nameVectorIndex("halfvec", model, dimensions);
    // One that was interrupted stays, and is never used.
    if ((await findIndex(db, half))?.isValid === false) {
      await db.$executeRawUnsafe(`drop index ${half}`);
    }
    const index = { precision: "halfvec", model, dimensions } as const;
    const create = "create index if not exists";
    await db.$executeRawUnsafe(await formatStatement(db, index, create));
    await db.$executeRawUnsafe(`drop index ${earlier}`);
    halved.push(model);
  }
  return halved;
}

async function findIndex(sql: Sql, name: string): Promise<{ isValid: boolean } | undefined> {
  const [index] = await sql.$queryRaw<{ isValid: boolean }[]>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name}::text)`;
  return index;
}

/**
 * In half precision the index takes half the memory and finds the same. But in WebAssembly, which the embedded database is
 * compiled to, each number is converted by a program: building takes eight times as long.
 */
async function choosePrecision(sql: Sql): Promise<Precision> {
  const [server] = await sql.$queryRaw<{ isWasm: boolean }[]>`
    select version() like '%wasm%' as "isWasm"`;
  return server?.isWasm ? "vector" : "halfvec";
}

type VectorIndex = { precision: Precision; model: string; dimensions: number };

/** A statement that creates an index takes no parameters, so the server quotes the model's name. */
async function formatStatement(
  sql: Sql,
  { precision, model, dimensions }: VectorIndex,
  create: string,
): Promise<string> {
  const name = nameVectorIndex(precision, model, dimensions);
  const type = formatVectorType(precision, dimensions);
  const [row] = await sql.$queryRaw<{ statement: string }[]>`
    select format('%s %I on chunk_embedding using hnsw ((embedding::%s) %s) where model = %L',
      ${create}::text, ${name}::text, ${type}::text, ${`${precision}_cosine_ops`}::text, ${model}::text) as statement`;
  return row?.statement ?? "";
}

import type { Db } from "../../apps/api/src/platform/database/database.ts";

/** Megabytes of the tables of the search and of their indexes, and bytes for each chunk in all. */
export async function readSizes(db: Db): Promise<object> {
  const rows = await db.$queryRaw<{ name: string; bytes: number }[]>`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    where c.relname in ('chunk', 'chunk_embedding', 'chunk_signature', 'term_stat', 'document')
    union all
    select indexname, pg_relation_size(indexname::regclass)::float8 from pg_indexes
    where schemaname = current_schema() and tablename in ('chunk', 'chunk_embedding', 'chunk_signature')`;
  const tables = rows.filter(({ name }) => !/_(?:idx|key|pkey|[0-9a-f]{24})$/.test(name));
  const chunks = await db.chunk.count();
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const megabytes = rows.map(({ name, bytes }) => [name, Math.round(bytes / 1e6)] as const);
  return { bytes_per_chunk: Math.round(bytes / chunks), mb: Object.fromEntries(megabytes) };
}

import type pg from "pg";
import { beginAsOwner } from "./owner.ts";

/** A table as it is dumped: its stored columns with their types, and the tables its rows name. */
export type DumpTable = {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly names: readonly string[];
};
export type Sequence = { readonly name: string; readonly value: string };
export type Index = { readonly name: string; readonly statement: string };

const rowsAtOnce = 200;
/** Prisma's own record of what was applied is written by applying it. */
const history = "_prisma_migrations";
/** Inserting documents counts them. */
const folderStats = "folder_stat";

/** Begins a transaction that sees one moment of the database, however long it reads. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await beginAsOwner(client, "begin isolation level repeatable read read only");
  await client.query("set local timezone = 'UTC'; set local datestyle = 'ISO'");
}

export async function readTables(client: pg.Client): Promise<DumpTable[]> {
  const { rows } = await client.query<DumpTable>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(json_agg(distinct named.relname), '[]') from pg_constraint k join pg_class named on named.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as names
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [[history, folderStats]],
  );
  return rows;
}

/** The tables, each after those its rows name. @throws Error when they name each other in a circle */
export function inLoadOrder(tables: readonly DumpTable[]): DumpTable[] {
  const ordered: DumpTable[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(({ names }) => !names.some((name) => left.has(name)));
    if (free.length === 0) throw new Error(`Tables in a circle: ${[...left.keys()].join(", ")}`);
    for (const table of free) left.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}

/** Every row as a line of JSON: an array of the columns' values as Postgres writes them, null for none. */
export async function* readRows(client: pg.Client, table: DumpTable): AsyncGenerator<string> {
  const values = table.columns.map(({ name }) => `${quote(name)}::text`).join(", ");
  const name = `dump_${table.name}`;
  await client.query(
    `declare ${quote(name)} no scroll cursor for
     select array_to_json(array[${values}]::text[])::text as line from ${quote(table.name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(
      `fetch ${rowsAtOnce} from ${quote(name)}`,
    );
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await client.query(`close ${quote(name)}`);
}

/** Inserts lines as `readRows` gives them. @returns how many */
export async function insertRows(
  client: pg.Client,
  table: Pick<DumpTable, "name" | "columns">,
  lines: AsyncIterable<string>,
): Promise<number> {
  const columns = table.columns.map(({ name }) => quote(name)).join(", ");
  const values = table.columns.map(({ type }, index) => `(line->>${index})::${type}`).join(", ");
  const statement = `insert into ${quote(table.name)} (${columns}) overriding system value
    select ${values} from json_array_elements($1::json) as line`;
  let count = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(statement, [`[${batch.join(",")}]`]);
    count += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    if (batch.push(line) === rowsAtOnce) await flush();
  }
  await flush();
  return count;
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return rows;
}

export async function setSequences(client: pg.Client, sequences: readonly Sequence[]) {
  for (const { name, value } of sequences) {
    await client.query("select setval($1::regclass, $2::bigint)", [quote(name), value]);
  }
}

/** Those of the migrations and those that were made for embedding models since. */
export async function readIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexname as name, indexdef as statement from pg_indexes
     where schemaname = 'public' and tablename <> $1`,
    [[history, folderStats]],
  );
  return rows;
}

/** Makes the indexes that are missing. */
export async function makeIndexes(client: pg.Client, indexes: readonly Index[]): Promise<void> {
  const present = new Set((await readIndexes(client)).map(({ name }) => name));
  for (const { name, statement } of indexes) if (!present.has(name)) await client.query(statement);
}

export async function emptyTables(client: pg.Client, tables: readonly DumpTable[]): Promise<void> {
  if (tables.length === 0) return;
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(", ")}`);
}

/** Names of the migrations that a database has; none of one that was never migrated. */
export async function readApplied(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.${history}') as name`);
  if ((found as { name: string | null }[])[0]?.name === null) return [];
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from ${history}
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return rows.map(({ name }) => name);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

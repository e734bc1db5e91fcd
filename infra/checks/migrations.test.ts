import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findBreaking } from "./breaking-migrations.ts";

const folder = fileURLToPath(new URL("../../prisma/migrations/", import.meta.url));
const migrations = globSync("*/migration.sql", { cwd: folder }).map((path) => ({
  name: basename(dirname(`${folder}${path}`)),
  sql: readFileSync(`${folder}${path}`, "utf8"),
}));

/** From before the rule. Nobody upgrades in the middle of them without a pause. Nothing is added here. */
const beforeTheRule = [
  "20261121090000_search",
  "20261121130000_accounts",
  "20261121142000_answer_runs",
  "20261121190000_rank_chunks",
  "20261122060500_leases",
  "20261122190000_term_collation",
  "20261122200000_rank_likely_chunks",
  "20261122210000_rank_from_threshold",
  "20261122231800_rank_certain_chunks",
  "20261123500001_search_documents",
];

const planted: [sql: string, found: string[]][] = [
  ["drop table folder", ["drops folder"]],
  ["alter table folder drop column name", ["drops folder.name"]],
  ["drop function search_candidates(uuid, text)", ["drops search_candidates"]],
  ['drop view seen; drop type "Role"', ["drops seen", "drops Role"]],
  ["alter table folder rename to collection", ["renames folder"]],
  ["alter table folder rename column name to title", ["renames folder.name"]],
  ["alter type \"Role\" rename value 'admin' to 'owner'", ["renames a value of Role"]],
  ["alter table folder alter column name type varchar(9)", ["changes the type of folder.name"]],
  ["alter table folder alter column name set not null", ["refuses nulls in folder.name"]],
  ["alter table folder alter column name drop default", ["takes the default from folder.name"]],
  ["alter table folder add column rank int not null", ["demands a value for folder.rank"]],
  ["truncate folder", ["empties folder"]],
  ["do $$ begin execute 'drop table ' || name; end $$", ["in a block: drop table"]],
  [
    "-- compatible since 0.2.0: folder.title\nalter table folder drop column name",
    ["drops folder.name"],
  ],
  ["-- compatible since 0.2.0: folder.name\nalter table folder drop column name", []],
  ["alter table folder add column rank int not null default 0", []],
  ["alter table folder add column rank serial not null, add column note text", []],
  ["alter table folder alter column name drop not null, alter column rank set default 1", []],
  ["create table shelf (id uuid); alter table shelf add column rank int not null", []],
  ["drop index folder_name; drop policy own on folder; alter index a rename to b", []],
  ["create or replace function f() returns int language sql as 'select 1'", []],
];

describe("a migration", () => {
  it.each(planted)("%s", async (sql, found) => {
    expect(await findBreaking(sql)).toEqual(found);
  });

  it("never breaks the release that still serves, or says since when none uses what it takes away", async () => {
    expect(migrations.length).toBeGreaterThan(50);
    const found = await Promise.all(
      migrations.map(async ({ name, sql }) => ({ name, breaking: await findBreaking(sql) })),
    );
    const breaking = found.filter((one) => one.breaking.length > 0);
    const ruled = breaking.filter(({ name }) => !beforeTheRule.includes(name));
    expect(ruled).toEqual([]);
    // The list names what is there, and no more than needs it.
    expect(breaking.map(({ name }) => name)).toEqual(expect.arrayContaining(beforeTheRule));
  });
});

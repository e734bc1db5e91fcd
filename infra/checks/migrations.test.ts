import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findBreaking, findUniqueIndexes } from "./breaking-migrations.ts";

const folder = fileURLToPath(new URL("../../prisma/migrations/", import.meta.url));
const paths = globSync("*/migration.sql", { cwd: folder }).toSorted();
const migrations = paths.map((path) => ({
  name: basename(dirname(`${folder}${path}`)),
  sql: readFileSync(`${folder}${path}`, "utf8"),
}));

/**
 * From before the rule. Nobody upgrades in the middle of them without a pause. The first six protect tables and functions of
 * their own; the rows that the last one refuses were never written. Nothing is added here.
 */
const beforeTheRule = [
  "20261121170000_sheet_tables",
  "20261123004200_folder_sources",
  "20261123600010_model_connections",
  "20261121170000_search_candidates",
  "20261122180000_folder_stats",
  "20261122231700_vector_signatures",
  "20261121120000_row_level_security",
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
  "20261123730001_local_models",
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
  ["drop index folder_name; alter index a rename to b; create index c on folder (name)", []],
  ["drop index folder_title_unique", ["drops folder_title_unique"]],
  ["alter table folder drop constraint positive", ["drops folder.positive"]],
  ["drop policy own on folder", ["drops folder.own"]],
  ["alter policy own on folder using (false)", ["changes the policy folder.own"]],
  ["create policy own on folder as restrictive using (true)", ["hides rows of folder.own"]],
  ["create policy own on folder using (true)", []],
  ["alter table folder enable row level security", ["hides rows of folder"]],
  ["alter table folder force row level security", ["hides rows of folder"]],
  [
    "alter table folder add constraint positive check (rank > 0)",
    ["refuses rows of folder.positive"],
  ],
  ["alter table folder add unique (name)", ["refuses rows of folder"]],
  [
    "alter table folder add constraint up foreign key (up) references folder (id) not valid",
    ["refuses rows of folder.up"],
  ],
  [
    "create unique index folder_name on folder (name)",
    ["refuses duplicates in folder.folder_name"],
  ],
  ["revoke select on folder from footnote_tenant", ["revokes folder"]],
  ["revoke footnote_tenant from footnote", ["revokes footnote_tenant"]],
  ["grant select on folder to footnote_tenant", []],
  ["alter table folder set schema other", ["moves folder"]],
  ["alter function f(int) set schema other", ["moves f"]],
  [
    "do $$ begin drop policy own on folder; truncate folder; end $$",
    ["in a block: drop policy", "in a block: truncate"],
  ],
  ["do $$ begin alter table folder alter column name drop not null; end $$", []],
  [
    `create table shelf (id uuid); create unique index a on shelf (id); alter table shelf enable row level security;
     alter table shelf add constraint up foreign key (id) references folder (id); revoke delete on shelf from footnote_tenant`,
    [],
  ],
  ["create or replace function f() returns int language sql as 'select 1'", []],
];

describe("a migration", () => {
  it.each(planted)("%s", async (sql, found) => {
    expect(await findBreaking(sql, ["folder_title_unique"])).toEqual(found);
  });

  it("never breaks the release that still serves, or says since when none uses what it takes away", async () => {
    expect(migrations.length).toBeGreaterThan(50);
    const unique = await Promise.all(migrations.map(({ sql }) => findUniqueIndexes(sql)));
    const found = await Promise.all(
      migrations.map(async ({ name, sql }, at) => {
        const breaking = await findBreaking(sql, unique.slice(0, at).flat());
        return { name, breaking };
      }),
    );
    const breaking = found.filter((one) => one.breaking.length > 0);
    const ruled = breaking.filter(({ name }) => !beforeTheRule.includes(name));
    expect(ruled).toEqual([]);
    // The list names what is there, and no more than needs it.
    expect(breaking.map(({ name }) => name)).toEqual(expect.arrayContaining(beforeTheRule));
  });
});

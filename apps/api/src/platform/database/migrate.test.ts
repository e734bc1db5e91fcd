import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import type {} from "../../../../../infra/test-services/provided.ts";
import { createDatabase } from "../../test/services.ts";
import { type Composed, compose } from "../../entry/compose.ts";
import { checkReadiness } from "../../features/health/readiness.service.ts";
import { readConfig } from "../config.ts";
import { openLog } from "../log.ts";
import { openDatabase } from "./database.ts";
import { Prisma } from "./generated/client.ts";
import { migrate, migrationNames } from "./migrate.ts";

describe.skipIf(inject("postgresUrl") === null)("the migrations", () => {
  const emptyDatabase = () => createDatabase(inject("postgresUrl") ?? "");

  it("are applied once, by whichever process comes first", async () => {
    const database = await emptyDatabase();
    const connection = { connectionString: database.url };
    const applied = (await Promise.all([1, 2, 3].map(() => migrate(connection)))).flat();
    expect(applied.length).toBeGreaterThan(0);
    expect(new Set(applied).size).toBe(applied.length);
    await database.drop();
  });

  it("set up several databases of one cluster at once, whose role they share", async () => {
    const databases = await Promise.all([1, 2, 3].map(emptyDatabase));
    await Promise.all(databases.map(({ url }) => migrate({ connectionString: url })));
    for (const database of databases) await database.drop();
  });

  it("make every table and column of the schema", async () => {
    const database = await emptyDatabase();
    const connection = { connectionString: database.url };
    await migrate(connection);
    const db = openDatabase(connection, 2);
    const models = Object.values(Prisma.ModelName).map(
      (name) => name[0]?.toLowerCase() + name.slice(1),
    );
    expect(models.length).toBeGreaterThan(10);
    for (const model of models) {
      const { length } = await db[model as "user"].findMany();
      // All are empty but for the one row of settings.
      expect([model, length]).toEqual([model, model === "modelSettings" ? 1 : 0]);
    }
    await db.$disconnect();
    await database.drop();
  });

  it("call no statement of an older answer supported by the words that it shares", async () => {
    const database = await emptyDatabase();
    const connection = { connectionString: database.url };
    const all = await readdir(new URL("../../../../../prisma/migrations", import.meta.url));
    await migrate(connection, { only: all.filter((name) => name < "20261122130000") });
    const client = new pg.Client(connection);
    await client.connect();
    await client.query("set session_replication_role = replica"); // rows without their organizations
    const passage = "A berth costs **twelve euros** a day.\nIt is paid at noon.";
    const cite = (text: string, metadata = {}) => ({ id: "1", payload: { text, metadata } });
    const store = async (model: string | null, citation: object, sentences: readonly string[]) => {
      const { claims, content } = placeClaims(sentences);
      await client.query(
        `insert into message (id, organization_id, conversation_id, role, content, citations, model, details)
         values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'assistant', $1, $2, $3, $4)`,
        [content, JSON.stringify([citation]), model, JSON.stringify({ claims, missing: null })],
      );
    };
    const quotes = [
      "- A berth costs twelve euros a day. [1]",
      "It is paid at\nnoon. [1]",
      "Berth paid a day [1].",
    ];
    await store(null, cite(passage), quotes);
    await store(null, cite("sum 12", { computation: { rows: [[12]] } }), ["Sum: **12 EUR** [1]"]);
    await store("talker", cite(passage), quotes);
    await migrate(connection);
    const { rows } = await client.query(
      `select model, array(select jsonb_array_elements(details->'claims')->>'state') as states,
         details->'missing' as missing from message order by model nulls first, content`,
    );
    await client.end();
    await database.drop();
    const unchecked = ["unchecked", "unchecked", "unchecked", "not_supported"];
    expect(rows).toEqual([
      { model: null, states: ["quoted", "quoted", "unchecked", "not_supported"], missing: null },
      { model: null, states: ["computed", "not_supported"], missing: null },
      { model: "talker", states: unchecked, missing: null },
    ]);
  });

  it("end the tasks that killed workers left running, of documents that are ready", async () => {
    const database = await emptyDatabase();
    const connection = { connectionString: database.url };
    const all = await readdir(new URL("../../../../../prisma/migrations", import.meta.url));
    await migrate(connection, { only: all.filter((name) => name < "20261126180000") });
    const client = new pg.Client(connection);
    await client.connect();
    await client.query("set session_replication_role = replica"); // rows without their organizations
    await client.query(
      `with stored as (
         insert into document (id, organization_id, folder_id, name, extension, size, sha256, blob_key, stage)
         select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), stage, 'txt', 1, '', '', stage::"DocumentStage"
         from unnest(array['ready', 'superseded', 'embedding']) as stage returning *
       )
       insert into task (id, organization_id, user_pk, document_id, progress)
       select name, organization_id, 1, id, '{}' from stored`,
    );
    await migrate(connection);
    const { rows } = await client.query(
      "select id, status::text, ended_at is not null as ended from task order by id",
    );
    await client.end();
    await database.drop();
    expect(rows).toEqual([
      { id: "embedding", status: "PROCESSING", ended: false },
      { id: "ready", status: "SUCCESS", ended: true },
      { id: "superseded", status: "SUCCESS", ended: true },
    ]);
  });

  it("leave the indexes that Prisma does not know", async () => {
    const database = await emptyDatabase();
    await migrate({ connectionString: database.url });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      "select indexname from pg_indexes where schemaname = 'public'",
    );
    await client.end();
    const names = rows.map((row: { indexname: string }) => row.indexname);
    expect(names).toEqual(expect.arrayContaining(["folder_name_key", "chunk_lexemes_idx"]));
    await database.drop();
  });

  it("wait for another process without a lock of the session, say so, and give up in the end", async () => {
    const database = await emptyDatabase();
    const connection = { connectionString: database.url };
    const other = new pg.Client(connection);
    await other.connect();
    await other.query("begin");
    await other.query("select pg_advisory_xact_lock(5271010)");
    const lines: unknown[] = [];
    const log = { info: (...line: unknown[]) => lines.push(line[1]) };
    await expect(migrate(connection, { log, waitMs: 300 })).rejects.toThrow(
      /Another process has been migrating this database for .* pg_stat_activity/,
    );
    expect(lines).toEqual(["waiting for another process's migration"]);
    const waiting = migrate(connection, { log });
    await expect.poll(() => lines.length).toBe(2);
    await other.query("commit");
    expect((await waiting).length).toBeGreaterThan(0);
    // Whoever finds everything applied does not look at the lock.
    await other.query("begin");
    await other.query("select pg_advisory_xact_lock(5271010)");
    expect(await migrate(connection, { log })).toEqual([]);
    expect(lines).toHaveLength(2);
    await other.end();
    await database.drop();
  });

  it("can be applied again once the cause of a failure is gone, also one that an older version recorded", async () => {
    const database = await emptyDatabase();
    const connection = { connectionString: database.url };
    const client = new pg.Client(connection);
    await client.connect();
    const [first, second, ...others] = await migrationNames();
    await migrate(connection, { only: [first ?? ""] });
    const failing = others.find((name) => name.endsWith("_answer_runs"));
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, logs)
       values ('1', '', $1, 'out of memory'), ('2', '', $2, null)`,
      [second, failing],
    );
    await client.query("create table answer_run ()");
    const failure =
      /The migration \w+_answer_runs failed and has changed nothing: relation .* already exists/;
    await expect(migrate(connection)).rejects.toThrow(failure);
    const reason = await migrate(connection).catch(String);
    expect(reason).toMatch(failure);
    await client.query("begin");
    const [statement = ""] = /update _prisma_migrations .*;$/.exec(String(reason)) ?? [];
    expect((await client.query(statement)).rowCount).toBe(1);
    await client.query("rollback");
    await client.query("drop table answer_run");
    expect((await migrate(connection)).at(-1)).toBe(others.at(-1));
    const { rows } = await client.query(
      "select count(*) from _prisma_migrations where finished_at is null and rolled_back_at is null",
    );
    expect(rows).toEqual([{ count: "0" }]);
    await client.end();
    await database.drop();
  });

  it("lead a plain user from an empty database to a running product by their messages alone", async () => {
    const database = await emptyDatabase();
    const user = `plain_${randomBytes(6).toString("hex")}`;
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(`create role ${user} login password 'plain' nosuperuser nocreaterole`);
    const asUser = Object.assign(new URL(database.url), { username: user, password: "plain" });
    const dataDir = await mkdtemp(join(tmpdir(), "footnote-plain-"));
    const config = readConfig({ DATABASE_URL: asUser.href, DATA_DIR: dataDir });
    const log = openLog({ logLevel: "silent" });
    const messages: string[] = [];
    let composed: Composed | undefined;
    while (composed === undefined && messages.length < 4) {
      composed = await compose(config, log).catch(async (error: unknown) => {
        const { message } = error as Error;
        messages.push(message);
        await obey(message, admin);
        return undefined;
      });
    }
    expect(messages).toEqual([
      expect.stringMatching(
        /permission denied to create extension "vector".* administrator run: create extension vector; /,
      ),
      expect.stringMatching(
        /permission denied for database .* administrator run: grant create on database /,
      ),
    ]);
    if (composed === undefined) throw new Error("It never started.");
    const readiness = await checkReadiness(composed.app, false);
    expect(readiness).toMatchObject({ ready: true, checks: { migrations: "ok", queue: "ok" } });
    await composed.close();
    await admin.query(`drop owned by ${user} cascade; drop role ${user}`);
    await admin.end();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  it("refuse an empty database that cannot hold every language, and name the statement for another", async () => {
    const name = `ascii_${randomBytes(6).toString("hex")}`;
    const address = new URL(inject("postgresUrl") ?? "");
    const admin = new pg.Client({ connectionString: address.href });
    await admin.connect();
    await admin.query(
      `create database ${name} encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    address.pathname = name;
    await expect(migrate({ connectionString: address.href })).rejects.toThrow(
      /encoding SQL_ASCII.* needs UTF8.*create database NAME encoding 'UTF8' template template0;/,
    );
    await admin.query(`drop database ${name}`);
    await admin.end();
  });

  it("need no right to make roles where an administrator has made the tenants' one", async () => {
    const database = await emptyDatabase();
    const owner = `owner_${randomBytes(6).toString("hex")}`;
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await migrate({ connectionString: database.url }); // the role is the cluster's
    await admin.query(`create role ${owner} login password 'owner'`);
    const other = await emptyDatabase();
    const name = new URL(other.url).pathname.slice(1);
    await admin.query(`alter database ${name} owner to ${owner}`);
    const superuser = new pg.Client({ connectionString: other.url });
    await superuser.connect();
    await superuser.query(`create extension vector; grant all on schema public to ${owner}`);
    const asOwner = Object.assign(new URL(other.url), { username: owner, password: "owner" });
    const connection = { connectionString: asOwner.href };
    await expect(migrate(connection)).rejects.toThrow(
      /must have admin option on role "footnote_tenant"\. .* administrator run: grant footnote_tenant to/,
    );
    await admin.query(`grant footnote_tenant to ${owner}`);
    expect((await migrate(connection)).length).toBeGreaterThan(0);
    await superuser.end();
    await other.drop();
    await admin.query(`drop role ${owner}`);
    await admin.end();
    await database.drop();
  });
});

/** Runs the statements that a message names for an administrator, and nothing else. */
async function obey(message: string, admin: pg.Client): Promise<void> {
  const [, statements] = /administrator run: (.*;) Then start again\.$/.exec(message) ?? [];
  if (statements === undefined) throw new Error(`No statements are in: ${message}`);
  await admin.query(statements);
}

/** Joins sentences that were called supported, and one that was not, to an answer with its claims. */
function placeClaims(sentences: readonly string[]) {
  let content = "";
  const claims = [...sentences, "It floats [1]."].map((sentence, at) => {
    const start = content.length;
    content += `${sentence}\n`;
    const state = at < sentences.length ? "supported" : "not_supported";
    return { start, end: start + sentence.length, citations: ["1"], state };
  });
  return { content, claims };
}

import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type {} from "../../../../../infra/test-services/provided.ts";
import { createMigratedDatabase, makeDataFolder } from "../../test/services.ts";
import { type DatabaseConnection, type Db, openDatabase, openPool } from "./database.ts";
import { startEmbeddedDatabase } from "./embedded.ts";
import { openTenant, tenantRole } from "./tenant.ts";

type Opened = { connection: DatabaseConnection; close(): Promise<void> };

function isolation(open: () => Promise<Opened>) {
  let opened: Opened;
  let db: Db;
  const [mine, theirs] = [randomUUID(), randomUUID()];

  beforeAll(async () => {
    opened = await open();
    db = openDatabase(opened.connection, 4);
    for (const id of [mine, theirs]) {
      await db.organization.create({ data: { id, name: id, domain: `${id}.example.org` } });
      await db.folder.create({ data: { organizationId: id, name: "Safe", nameKey: "safe" } });
      await db.termStat.create({ data: { organizationId: id, term: "safe", chunks: 1 } });
    }
  });
  afterAll(async () => {
    await db.$disconnect();
    await opened.close();
  });

  it("shows one organization's rows to statements without a filter, and in transactions", async () => {
    const tenant = openTenant(db, mine);
    const ids = (rows: { organizationId: string }[]) =>
      rows.map(({ organizationId }) => organizationId);
    expect(ids(await tenant.folder.findMany())).toEqual([mine]);
    expect((await tenant.organization.findMany()).map(({ id }) => id)).toEqual([mine]);
    const raw = await tenant.$queryRaw<
      { organization_id: string }[]
    >`select organization_id from term_stat`;
    expect(raw).toEqual([{ organization_id: mine }]);
    const inside = await tenant.$transaction(async (tx) => ids(await tx.folder.findMany()));
    expect(inside).toEqual([mine]);
    expect((await db.folder.findMany()).length).toBe(2);
  });

  it("refuses to write, change or delete another organization's rows", async () => {
    const tenant = openTenant(db, mine);
    const data = { organizationId: theirs, name: "Mine", nameKey: "mine" };
    await expect(tenant.folder.create({ data })).rejects.toThrow(/row-level security/);
    expect((await tenant.folder.updateMany({ data: { name: "Taken" } })).count).toBe(1);
    expect((await tenant.folder.deleteMany({ where: { organizationId: theirs } })).count).toBe(0);
    await expect(tenant.user.findMany()).rejects.toThrow(/permission denied/);
    await expect(tenant.session.findMany()).rejects.toThrow(/permission denied/);
  });

  it("asks for a turn of its organization before each statement and transaction", async () => {
    const asked: string[] = [];
    const tenant = openTenant(db, mine, (organizationId, work) => {
      asked.push(organizationId);
      return work();
    });
    await tenant.folder.count();
    await tenant.$queryRaw`select 1`;
    await tenant.$transaction(async (tx) => [await tx.folder.count(), await tx.folder.count()]);
    expect(asked).toEqual([mine, mine, mine]);
  });

  it("leaves nothing of the role behind on a connection", async () => {
    await openTenant(db, mine).folder.count();
    const failing = openTenant(db, mine).$transaction(async () => {
      throw new Error("in the middle");
    });
    await expect(failing).rejects.toThrow("in the middle");
    for (let connection = 0; connection < 8; connection += 1)
      expect(await db.folder.count()).toBe(2);
  });

  it("covers every table with an organization, and shows nothing where none is set", async () => {
    const client = new pg.Client(opened.connection);
    await client.connect();
    const { rows } = await client.query<{ name: string; safe: boolean }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as safe
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'organization_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.filter(({ safe }) => !safe)).toEqual([]);
    await client.query(`begin; set local role ${tenantRole}`);
    for (const { name } of rows) {
      const found = await client.query(`select 1 from "${name}" limit 1`);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
    await client.query("rollback");
    await client.end();
  });

  it("shows nothing of any table to who logs in, before they step up", async () => {
    const client = new pg.Client(opened.connection);
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind in ('r', 'v', 'm') and relnamespace = 'public'::regnamespace",
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["folder", "user"]));
    const shown: string[] = [];
    for (const { name } of tables) {
      const select = client.query(`select 1 from "${name}"`);
      await select.then(
        () => shown.push(name),
        (error: unknown) => expect(String(error)).toContain(`permission denied for table ${name}`),
      );
    }
    expect(shown).toEqual([]);
    const { rows } = await client.query(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = r.oid) as owned,
        (select count(*)::int from pg_proc p where prosecdef and has_function_privilege(p.oid, 'execute')) as functions
      from pg_roles r where rolname = session_user`);
    const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false };
    expect(rows).toEqual([{ ...none, owned: 0, functions: 0 }]);
    await client.end();
  });

  it("steps up for one statement and for one transaction, and not beyond a failed one", async () => {
    const pool = openPool(opened.connection, { size: 1 });
    const count = async () => (await pool.query("select 1 from folder")).rowCount;
    expect(await count()).toBe(2);
    await expect(pool.query("select 1 from nowhere")).rejects.toThrow(/nowhere/);
    expect(await count()).toBe(2);
    // Its only connection, without a transaction.
    const client = await pool.connect();
    await expect(client.query({ text: "select 1 from folder" })).rejects.toThrow(/denied/);
    await client.query({ text: "BEGIN" });
    expect((await client.query({ text: "select 1 from folder" })).rowCount).toBe(2);
    await client.query({ text: "COMMIT" });
    await expect(client.query({ text: "select 1 from folder" })).rejects.toThrow(/denied/);
    client.release();
    await pool.end();
  });
}

describe("row-level security in the embedded database", () => {
  isolation(async () => {
    const folder = await makeDataFolder();
    const database = await startEmbeddedDatabase(folder);
    const close = async () => {
      await database.stop();
      await rm(folder, { recursive: true });
    };
    return { connection: database.connection, close };
  });
});

describe.skipIf(inject("postgresUrl") === null)("row-level security in Postgres", () => {
  isolation(async () => {
    const { loginUrl, drop } = await createMigratedDatabase();
    return { connection: { connectionString: loginUrl }, close: drop };
  });
});

import { randomBytes } from "node:crypto";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import type {} from "../../../../../infra/test-services/provided.ts";
import { createDatabase } from "../../test/services.ts";
import { openDatabase } from "./database.ts";
import { Prisma } from "./generated/client.ts";
import { migrate } from "./migrate.ts";

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
      const table = db[model as "user"];
      expect([model, await table.findMany()]).toEqual([model, []]);
    }
    await db.$disconnect();
    await database.drop();
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
      /administrator run: grant footnote_tenant to/,
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

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
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataFolder } from "../../test/services.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded.ts";
import { MessageReader } from "./wire-messages.ts";

let folder: string;
let database: EmbeddedDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "footnote-embedded-"));
  database = await startEmbeddedDatabase(folder);
  pool = new pg.Pool({ ...database.connection, max: 50 });
});
afterAll(async () => {
  await pool.end();
  await database.stop();
  await rm(folder, { recursive: true });
});

describe("the embedded database", () => {
  it("gives every client its own answers, however many ask at once", async () => {
    const long = "x".repeat(200_000); // sent in several pieces
    const ask = async (number: number) => {
      const text = number % 5 === 0 ? `${number}${long}` : String(number);
      const wide =
        number % 2 === 0
          ? "$1::text as a, $2::int as b, $3::int as c"
          : "$1::text as a, $2::int as b";
      const values = number % 2 === 0 ? [text, number, 3] : [text, number];
      const { rows } = await pool.query(`select ${wide}`, values);
      return rows[0].a === text && rows[0].b === number;
    };
    const answers = await Promise.all(Array.from({ length: 400 }, (_, number) => ask(number)));
    expect(answers.filter((right) => !right)).toEqual([]);
  });

  it("keeps transactions apart, and rolls back those whose client is gone", async () => {
    await pool.query("set role postgres"); // for all clients, who share its session
    await pool.query("create table counter (value int); insert into counter values (0)");
    const add = async () => {
      const client = await pool.connect();
      await client.query("begin");
      const { rows } = await client.query("select value from counter for update");
      await client.query("update counter set value = $1", [rows[0].value + 1]);
      await client.query("commit");
      client.release();
    };
    const leaver = new pg.Client(database.connection);
    leaver.on("error", () => {});
    await leaver.connect();
    await leaver.query("begin");
    await leaver.query("update counter set value = 1000");
    const adding = Promise.all(Array.from({ length: 100 }, add));
    leaver.connection.stream.destroy();
    await adding;
    const { rows } = await pool.query("select value from counter");
    expect(rows[0].value).toBe(100);
  });

  it("goes on after an error in the middle of a turn", async () => {
    await expect(pool.query("select * from nowhere where x = $1", [1])).rejects.toThrow(/nowhere/);
    await expect(pool.query("select $1::int", ["not a number"])).rejects.toThrow(/invalid input/);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("refuses a second opener of its folder, and names the way out", async () => {
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
      /already runs on the data folder .*DATA_DIR/,
    );
  });

  it("keeps what was written over a stop and a start", async () => {
    const other = await makeDataFolder();
    const use = async (sql: string) => {
      const once = await startEmbeddedDatabase(other);
      const client = new pg.Client(once.connection);
      await client.connect();
      await client.query("set role postgres");
      const { rows } = await client.query(sql);
      await client.end();
      await once.stop();
      return rows;
    };
    await use("create table kept as select '[1,2,3]'::vector as v");
    expect(await use("select v <-> '[1,2,4]' as distance from kept")).toEqual([{ distance: 1 }]);
    await rm(other, { recursive: true });
  });
});

describe("wire messages", () => {
  it("are the same whatever pieces they come in", () => {
    const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);
    const parse = Buffer.from([0x50, 0, 0, 0, 6, 1, 2]);
    const sync = Buffer.from([0x53, 0, 0, 0, 4]);
    const end = Buffer.from([0x58, 0, 0, 0, 4]);
    const stream = Buffer.concat([startup, parse, sync, end]);
    for (let size = 1; size <= stream.length; size += 1) {
      const reader = new MessageReader();
      const kinds: string[] = [];
      for (let from = 0; from < stream.length; from += size) {
        for (const { kind } of reader.read(stream.subarray(from, from + size))) kinds.push(kind);
      }
      expect(kinds).toEqual(["startup", "step", "turn", "terminate"]);
    }
  });
});

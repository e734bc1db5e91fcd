import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canMount, mountSmallDisk, type SmallDisk } from "../../test/small-disk.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded.ts";
import { reportsPanic } from "./wire-messages.ts";

describe.skipIf(!canMount)("the embedded database on a disk without any room", () => {
  let disk: SmallDisk;
  let database: EmbeddedDatabase;
  const reasons: string[] = [];
  beforeAll(async () => {
    disk = mountSmallDisk(160);
    database = await startEmbeddedDatabase(disk.folder, {
      reportFailure: (reason) => reasons.push(reason),
    });
  });
  afterAll(async () => {
    await database.stop();
    disk.unmount();
  });

  /** One statement over a connection of its own; the code of its failure where it fails. */
  async function run(sql: string): Promise<unknown> {
    const client = new pg.Client(database.connection);
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("set role postgres");
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } catch (error) {
      return (error as { code?: string }).code ?? "closed";
    } finally {
      await client.end().catch(() => {});
    }
  }

  it("fails instead of hanging, and recovers without a restart when there is room again, with all it had confirmed", async () => {
    await run("create table kept (value int)");
    await run("insert into kept values (1)");
    await disk.fill(0);
    // The next statement that writes needs a new file for the log, and Postgres gives up.
    await run("select pg_switch_wal()");
    expect(await run("insert into kept values (2)")).toBe("53100");
    const meanwhile = await run("select value from kept");
    expect(["ECONNREFUSED", "ENOENT", "ECONNRESET", "closed"]).toContain(meanwhile);
    // Whoever runs it hears that it ended, and why it is not back yet.
    await expect.poll(() => reasons.length, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(reasons[0]).toContain("ended itself");
    expect(reasons[1]).toMatch(/PGlite.* \(0 MB of its disk are free\)/);
    await disk.clear();
    await expect
      .poll(() => run("select value from kept"), { timeout: 40_000, interval: 500 })
      .toEqual([{ value: 1 }]);
    expect(await run("insert into kept values (3) returning value")).toEqual([{ value: 3 }]);
  });
});

describe("a panic of Postgres", () => {
  const message = (type: string, text: string) => {
    const bytes = Buffer.from(`${type}\0\0\0\0${text}`);
    bytes.writeUInt32BE(bytes.length - 1, 1);
    return bytes;
  };
  const row = message("D", "a row with VPANIC\0 in it");
  it.each([
    [
      "is an error response with that severity",
      [row, message("E", "SPANIK\0VPANIC\0C53100\0\0")],
      true,
    ],
    ["is no other error", [message("E", "SERROR\0VERROR\0C42601\0\0"), message("Z", "I")], false],
    ["is not what a row says", [row, message("Z", "I")], false],
  ])("%s", (_, messages, expected) => {
    expect(reportsPanic(Buffer.concat(messages))).toBe(expected);
  });
});

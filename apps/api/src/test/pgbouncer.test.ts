import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startPgBouncer } from "../../../../infra/test-services/pgbouncer.ts";
import { findInPath } from "../../../../infra/test-services/programs.ts";
import type {} from "../../../../infra/test-services/provided.ts";
import { newClient } from "./client.ts";
import { createTestAdmin, createTestFolder } from "./fixtures.ts";
import { startEntry } from "./processes.ts";
import { hasNativeServices } from "./product.ts";
import { createDatabase, emptyRedis } from "./services.ts";

const hasPgBouncer = findInPath("pgbouncer") !== undefined;
if (process.env["CI"] === "true" && !hasPgBouncer) throw new Error("CI needs pgbouncer");
const canRun = hasNativeServices && hasPgBouncer;

describe.skipIf(!canRun)("two API and two worker processes through PgBouncer", () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let stopBouncer: () => Promise<void>;
  let processes: ReturnType<typeof startEntry>[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-pgbouncer-"));
    database = await createDatabase(inject("postgresUrl") ?? "");
    const bouncer = await startPgBouncer(database.url);
    if ("missing" in bouncer) throw new Error(bouncer.missing);
    stopBouncer = bouncer.stop;
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: bouncer.url,
      REDIS_URL: await emptyRedis(inject("redisUrl") ?? ""),
    };
    // All four find an empty database at the same time.
    processes = (["http", "http", "worker", "worker"] as const).map((entry) =>
      startEntry(entry, settings),
    );
  });

  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop("SIGKILL")));
    await stopBouncer();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it("set up the database together, index what one takes, and answer at the other", async () => {
    const urls = await Promise.all(processes.slice(0, 2).map((one) => one.url()));
    const member = await createTestAdmin({ url: urls[0] ?? "" });
    const library = await createTestFolder(member, "Library");
    const other = newClient(urls[1] ?? "");
    other.token = member.token;
    const codes = Array.from({ length: 8 }, (_, index) => `fish-${index}-bone`);
    const sent = await Promise.all(
      codes.map((code, index) => {
        const bytes = `The code of shed ${index} is ${code}.\n`;
        return member.upload(library, { name: `shed-${index}.txt`, bytes });
      }),
    );
    for (const { status, body } of sent) {
      expect(status).toBe(202);
      expect((await other.follow(body.task_id)).at(-1)).toMatchObject({ status: "SUCCESS" });
    }
    const answers = await Promise.all(
      codes.map((_, index) =>
        (index % 2 ? member : other).post("/chatbot/chat/agent_message/", {
          message: `What is the code of shed ${index}?`,
        }),
      ),
    );
    const contents = answers.map(({ body }) => body.results.messages[0].content as string);
    for (const [index, code] of codes.entries()) expect(contents[index]).toContain(code);
    const ready = await fetch(`${urls[1]}/readyz?strict`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { workers: 2 }]);
    // Each of them again ends in order, and what a process has left behind keeps no later one waiting.
    const ends = await Promise.all(processes.map((one) => one.stop("SIGTERM")));
    expect(ends).toEqual([0, 0, 0, 0]);
  }, 90_000);
});

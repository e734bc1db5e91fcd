import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { Redis } from "ioredis";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import type {} from "../../../../../infra/test-services/provided.ts";
import type { DatabaseConnection } from "../../platform/database/database.ts";
import { startEmbeddedDatabase } from "../../platform/database/embedded.ts";
import { openBullMqJobs } from "../../platform/jobs/bullmq-jobs.ts";
import { bindJob, defineJob, type JobDefinition, type Jobs } from "../../platform/jobs/jobs.ts";
import { openPgBossJobs } from "../../platform/jobs/pg-boss-jobs.ts";
import { openLog } from "../../platform/log.ts";
import { createDatabase, emptyRedis, makeDataFolder } from "../services.ts";

const log = openLog({ logLevel: "silent" });

function definitionNamed(prefix: string) {
  return defineJob({
    name: `${prefix}-${randomBytes(4).toString("hex")}`,
    payload: z.object({ id: z.string() }),
    attempts: 2,
    timeoutSeconds: 30,
    retryDelaySeconds: 1,
    keyOf: ({ id }) => id,
    groupOf: () => "everyone",
  });
}
type Definition = ReturnType<typeof definitionNamed>;
type Open = (definitions: readonly Definition[]) => Promise<Jobs>;

/** The contract of every driver of the jobs port. */
function jobsContract(open: Open) {
  const opened: Jobs[] = [];
  const start = async (definition: Definition) => {
    const jobs = await open([definition]);
    opened.push(jobs);
    return jobs;
  };
  afterAll(() => Promise.all(opened.map((jobs) => jobs.close())));

  it("delivers each payload to its handler", async () => {
    const definition = definitionNamed("deliver");
    const jobs = await start(definition);
    const seen = collect<string>(3);
    await jobs.work([bindJob(definition, async ({ id }) => seen.add(id), null)], {
      concurrency: 2,
    });
    for (const id of ["a", "b", "c"]) await jobs.enqueue(definition, { id });
    expect((await seen.all).toSorted()).toEqual(["a", "b", "c"]);
  });

  it("delivers a job whose key is as long as the payload of a hundred files", async () => {
    const definition = definitionNamed("long");
    const jobs = await start(definition);
    const seen = collect<string>(1);
    await jobs.work([bindJob(definition, async ({ id }) => seen.add(id), null)], {
      concurrency: 1,
    });
    // No two of its parts are alike: indexes would else keep it in less.
    const id = randomBytes(2_000).toString("hex");
    await jobs.enqueue(definition, { id });
    expect(await seen.all).toEqual([id]);
  });

  it("tries again after a failure and says which attempt is the last", async () => {
    const definition = definitionNamed("retry");
    const jobs = await start(definition);
    const attempts = collect<{ number: number; last: boolean }>(2);
    const handler = bindJob(
      definition,
      async (_, { number, last }) => {
        attempts.add({ number, last });
        throw new Error("not this time");
      },
      null,
    );
    await jobs.work([handler], { concurrency: 1 });
    await jobs.enqueue(definition, { id: "x" });
    expect(await attempts.all).toEqual([
      { number: 1, last: false },
      { number: 2, last: true },
    ]);
  });

  it("adds nothing while a job with the same key waits, and takes the key again after it ended", async () => {
    const definition = definitionNamed("key");
    const jobs = await start(definition);
    await jobs.enqueue(definition, { id: "same" });
    await jobs.enqueue(definition, { id: "same" });
    await jobs.enqueue(definition, { id: "other" });
    const first = collect<string>(2);
    const later = collect<string>(1);
    let sink = first;
    await jobs.work([bindJob(definition, async ({ id }) => sink.add(id), null)], {
      concurrency: 1,
    });
    expect((await first.all).toSorted()).toEqual(["other", "same"]);
    sink = later;
    await jobs.enqueue(definition, { id: "last" });
    await later.all;
    // Had the second "same" been added, it would have come before "last".
    expect(later.got).toEqual(["last"]);
  });

  it("runs as many at a time as configured, and no more", async () => {
    const definition = definitionNamed("together");
    const jobs = await start(definition);
    let running = 0;
    let most = 0;
    const done = collect<string>(6);
    const pair = Promise.withResolvers<void>();
    const handler = bindJob(
      definition,
      async ({ id }) => {
        running += 1;
        most = Math.max(most, running);
        if (running === 2) pair.resolve();
        await pair.promise; // both of a pair are there before either ends
        running -= 1;
        done.add(id);
      },
      null,
    );
    for (let id = 0; id < 6; id += 1) await jobs.enqueue(definition, { id: String(id) });
    await jobs.work([handler], { concurrency: 2 });
    await done.all;
    expect(most).toBe(2);
  });

  it("refuses to enqueue a payload that does not fit its definition", async () => {
    const definition = definitionNamed("shape");
    const jobs = await start(definition);
    const unchecked = definition as JobDefinition;
    await expect(jobs.enqueue(unchecked, { wrong: true })).rejects.toThrow(/id/);
  });

  it("reports how many wait and since when", async () => {
    const definition = definitionNamed("state");
    const jobs = await start(definition);
    expect(await jobs.state()).toEqual([
      {
        name: definition.name,
        counts: { waiting: 0, active: 0, delayed: 0, failed: 0 },
        oldestWaiting: null,
      },
    ]);
    const before = Date.now();
    for (const id of ["a", "b", "c"]) await jobs.enqueue(definition, { id });
    const [state] = await jobs.state();
    expect(state?.counts).toMatchObject({ waiting: 3, active: 0 });
    const age = Math.abs((state?.oldestWaiting?.getTime() ?? 0) - before);
    expect(age).toBeLessThan(60_000); // the right clock and unit, whatever the machine's pace
    const held = Promise.withResolvers<void>();
    const begun = collect<string>(1);
    const handler = bindJob(
      definition,
      async ({ id }) => {
        begun.add(id);
        await held.promise;
      },
      null,
    );
    await jobs.work([handler], { concurrency: 1 });
    await begun.all;
    expect((await jobs.state())[0]?.counts).toMatchObject({ waiting: 2, active: 1 });
    held.resolve();
  });

  it("aborts what still runs some time after it was closed", async () => {
    const definition = definitionNamed("close");
    const jobs = await open([definition]);
    const started = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const handler = bindJob(
      definition,
      async (_, { signal }) => {
        signal.addEventListener("abort", () => aborted.resolve());
        started.resolve();
        await aborted.promise;
      },
      null,
    );
    await jobs.work([handler], { concurrency: 1 });
    await jobs.enqueue(definition, { id: "long" });
    await started.promise;
    await jobs.close();
    await aborted.promise;
  });
}

/** Gathers values; `all` resolves when there are as many as expected. */
function collect<T>(expected: number) {
  const got: T[] = [];
  const { promise: all, resolve } = Promise.withResolvers<T[]>();
  const add = (value: T) => {
    got.push(value);
    if (got.length === expected) resolve(got);
  };
  return { got, all, add };
}

describe("pg-boss on the embedded database", () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>;
  beforeAll(async () => {
    folder = await makeDataFolder();
    database = await startEmbeddedDatabase(folder);
  });
  afterAll(async () => {
    await database.stop();
    await rm(folder, { recursive: true });
  });
  jobsContract((definitions) => openPgBossJobs(database.connection, definitions, log));
});

describe.skipIf(inject("postgresUrl") === null)("pg-boss on Postgres", () => {
  let connection: DatabaseConnection;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createDatabase(inject("postgresUrl") ?? "");
    connection = { connectionString: database.url };
    drop = database.drop;
  });
  afterAll(() => drop());
  jobsContract((definitions) => openPgBossJobs(connection, definitions, log));

  it("leaves to the sweeper what Postgres refuses", async () => {
    const definition = definitionNamed("refused");
    const jobs = await openPgBossJobs(connection, [definition], log);
    const forget = new pg.Client(connection);
    await forget.connect();
    await forget.query("delete from jobs.queue where name = $1", [definition.name]);
    await forget.end();
    try {
      expect(await jobs.enqueue(definition, { id: "a" })).toBeUndefined();
    } finally {
      await jobs.close();
    }
  });
});

describe.skipIf(inject("redisUrl") === null)("BullMQ on Redis", () => {
  let url: string;
  beforeAll(async () => {
    url = await emptyRedis(inject("redisUrl") ?? "");
  });
  jobsContract((definitions) => openBullMqJobs({ url, prefix: "footnote" }, definitions, log));

  it("leaves to the sweeper what Redis refuses", async () => {
    const definition = definitionNamed("refused");
    const reader = `reader-${randomBytes(4).toString("hex")}`;
    const admin = new Redis(url);
    await admin.call("ACL", "SETUSER", reader, "on", ">secret", "~*", "&*", "+@all", "-@write");
    const refusing = new URL(url);
    refusing.username = reader;
    refusing.password = "secret";
    const jobs = await openBullMqJobs(
      { url: refusing.href, prefix: "footnote" },
      [definition],
      log,
    );
    try {
      expect(await jobs.enqueue(definition, { id: "a" })).toBeUndefined();
      expect((await jobs.state())[0]?.counts.waiting).toBe(0);
    } finally {
      await jobs.close();
      await admin.call("ACL", "DELUSER", reader);
      admin.disconnect();
    }
  });
});

import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import type { Found } from "../../../../infra/test-services/found.ts";
import type {} from "../../../../infra/test-services/provided.ts";
import { startRedis } from "../../../../infra/test-services/redis.ts";
import { openBullMqJobs } from "../platform/jobs/bullmq-jobs.ts";
import { bindJob, defineJob, type Jobs } from "../platform/jobs/jobs.ts";
import { openLog } from "../platform/log.ts";
import { openRedisNotifications } from "../platform/notifications/redis-notifications.ts";
import { openOutageLog } from "../platform/redis-availability.ts";

const silent = openLog({ logLevel: "silent" });
const greet = defineJob({
  name: "greet",
  attempts: 1,
  timeoutSeconds: 10,
  retryDelaySeconds: 1,
  payload: z.object({ id: z.string() }),
  keyOf: ({ id }) => id,
  groupOf: () => "",
});

describe.skipIf(inject("redisUrl") === null)("a Redis", () => {
  let redis: Extract<Found, { url: string }>;
  const opened: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    redis = (await startRedis()) as typeof redis;
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    await redis.stop();
  });

  /** The jobs of an installation, and what its worker has taken. */
  async function openJobs(prefix: string, log = silent): Promise<{ jobs: Jobs; taken: string[] }> {
    const taken: string[] = [];
    const outage = openOutageLog(log);
    const jobs = await openBullMqJobs({ url: redis.url, prefix }, [greet], log, outage);
    opened.push(jobs);
    const take = async ({ id }: { id: string }) => void taken.push(id);
    await jobs.work([bindJob(greet, take, null)], { concurrency: 1 });
    return { jobs, taken };
  }

  it("of two installations keeps their jobs and notifications apart", async () => {
    const one = await openJobs("one");
    const two = await openJobs("two");
    const ids = Array.from({ length: 20 }, () => randomUUID());
    for (const id of ids) await one.jobs.enqueue(greet, { id });
    await two.jobs.enqueue(greet, { id: "other" });
    await expect.poll(() => [one.taken.length, two.taken.length]).toEqual([ids.length, 1]);
    expect([one.taken.toSorted(), two.taken]).toEqual([ids.toSorted(), ["other"]]);

    const received: string[] = [];
    const bells = ["one", "two"].map((prefix) =>
      openRedisNotifications({ url: redis.url, prefix }, silent),
    );
    opened.push(...bells);
    await bells[0]?.subscribe("bell", () => received.push("one"));
    await bells[1]?.subscribe("bell", () => received.push("two"));
    await bells[1]?.publish("bell");
    await expect.poll(() => received).toEqual(["two"]);
    await bells[0]?.publish("bell");
    await expect.poll(() => received).toEqual(["two", "one"]);
  });

  it("that hangs delays the first notification, and none of the next", async () => {
    const bell = openRedisNotifications({ url: redis.url, prefix: "one" }, silent);
    opened.push(bell);
    let received = 0;
    await bell.subscribe("bell", () => (received += 1));
    await bell.publish("bell");
    await expect.poll(() => received).toBe(1);
    redis.signal?.("SIGSTOP");
    try {
      // The words of an answer, each with its notification: they come although Redis never goes on.
      for (let word = 0; word < 50; word += 1) await bell.publish("bell");
    } finally {
      redis.signal?.("SIGCONT");
    }
    await expect.poll(() => bell.publish("bell").then(() => received)).toBeGreaterThan(2);
  });

  it("that goes away and comes back is two lines in a worker's log", async () => {
    const lines: string[] = [];
    const attempts: number[] = [];
    const write = (fields: { attempts?: number }, text: string) => {
      // A slow restart also takes longer than a job waits for the queue, which has a line of its own.
      if (text !== "queue unavailable, job delivered later") lines.push(text);
      if (fields.attempts !== undefined) attempts.push(fields.attempts);
    };
    const log = Object.assign(Object.create(silent) as typeof silent, {
      error: write,
      warn: write,
      info: write,
    });
    const { jobs, taken } = await openJobs("one", log);
    await redis.restart?.("SIGKILL", async () => {
      await expect.poll(() => lines).toEqual(["redis connection lost"]);
      for (const id of ["a", "b", "c"]) await jobs.enqueue(greet, { id });
    });
    await expect
      .poll(() => lines, { timeout: 30_000 })
      .toEqual(["redis connection lost", "redis connection restored"]);
    expect(attempts[0]).toBeGreaterThan(0);
    // What was enqueued meanwhile waited in the client.
    await expect.poll(() => taken.toSorted(), { timeout: 20_000 }).toEqual(["a", "b", "c"]);
    expect(lines).toHaveLength(2);
  });
});

import { type Job, Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import pTimeout from "p-timeout";
import type { Log } from "../log.ts";
import {
  openOutageLog,
  type OutageLog,
  type RedisPlace,
  watchAvailability,
} from "../redis-availability.ts";
import {
  type BoundJob,
  closeGraceMs,
  type JobSettings,
  type Jobs,
  packJob,
  packKey,
  type QueueState,
} from "./jobs.ts";
import { heartbeatMs, leaseMs } from "./lease.ts";

/** Rows are written before their deliveries, so nobody waits for an unavailable Redis: the sweeper delivers later. */
const deliverWithinMs = 2_000;

/**
 * A killed worker's jobs are delivered again as soon as what it has leased is free. Until then a job with the same key is not added:
 * embedding, which has one key for the installation, would pause that long.
 */
const stalled = { lockDuration: leaseMs, stalledInterval: heartbeatMs };

/** Jobs on Redis or Valkey, for several processes or machines. */
export async function openBullMqJobs(
  { url, prefix }: RedisPlace,
  definitions: readonly JobSettings[],
  log: Log,
  outage: OutageLog = openOutageLog(log),
): Promise<Jobs> {
  // BullMQ needs blocking commands to wait as long as they take.
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  outage.watch(connection);
  const isUnavailable = watchAvailability(connection);
  const queues = new Map<string, Queue>();
  for (const { name } of definitions) {
    const queue = new Queue(name, { connection, prefix });
    queue.on("error", outage.report);
    queues.set(name, queue);
  }
  const workers: Worker[] = [];
  const closing = new AbortController();

  const queueOf = (name: string): Queue => {
    const queue = queues.get(name);
    if (!queue) throw new Error(`The job ${name} is not defined`);
    return queue;
  };
  return {
    async enqueue(definition, payload) {
      const { name } = definition;
      const adding = queueOf(name).add(name, packJob(definition, payload), {
        attempts: definition.attempts,
        backoff: { type: "exponential", delay: definition.retryDelaySeconds * 1000 },
        // Not `jobId`: a kept failed job would block its id for good.
        deduplication: { id: packKey(definition, payload), keepLastIfActive: true },
        removeOnComplete: true,
        removeOnFail: { age: 24 * 60 * 60, count: 1000 },
      });
      adding.catch(outage.report); // also an error after the timeout
      if (isUnavailable()) return; // the log says so once, not with every job
      if (!(await isDelivered(adding)))
        log.warn({ queue: name }, "queue unavailable, job delivered later");
    },
    async work(bound, { concurrency }) {
      for (const job of bound) {
        const options = { connection, prefix, concurrency, ...stalled };
        const worker = new Worker(
          job.definition.name,
          (taken) => handle(job, taken, closing.signal),
          options,
        );
        worker.on("error", outage.report);
        workers.push(worker);
      }
      await Promise.all(workers.map((worker) => worker.waitUntilReady()));
    },
    state: () => Promise.all([...queues.values()].map(readState)),
    async close() {
      const grace = setTimeout(() => closing.abort(), closeGraceMs);
      await Promise.all(workers.map((worker) => worker.close()));
      clearTimeout(grace);
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      connection.disconnect();
    },
  };
}

function isDelivered(adding: Promise<unknown>): Promise<boolean> {
  // What fails is reported already; the work is in a row, and the caller has done its part.
  const added = adding.then(
    () => true,
    () => false,
  );
  return pTimeout(added, { milliseconds: deliverWithinMs, fallback: () => false });
}

async function readState(queue: Queue): Promise<QueueState> {
  const counts = await queue.getJobCounts("waiting", "active", "delayed", "failed");
  const [oldest] = await queue.getJobs(["waiting"], 0, 0, true);
  const of = (state: string) => counts[state] ?? 0;
  return {
    name: queue.name,
    counts: {
      waiting: of("waiting"),
      active: of("active"),
      delayed: of("delayed"),
      failed: of("failed"),
    },
    oldestWaiting: oldest ? new Date(oldest.timestamp) : null,
  };
}

async function handle(job: BoundJob, taken: Job, closing: AbortSignal) {
  const attempts = taken.opts.attempts ?? 1;
  const timeout = AbortSignal.timeout(job.definition.timeoutSeconds * 1000);
  await job.handle(taken.data, {
    number: taken.attemptsMade + 1,
    last: taken.attemptsMade + 1 >= attempts,
    signal: AbortSignal.any([timeout, closing]),
  });
}

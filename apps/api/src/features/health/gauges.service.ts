import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Has } from "../../platform/app.ts";
import {
  countAwaitingVectors,
  countUnfinished,
} from "../documents/states/document-states.service.ts";
import { countWorkers } from "./health.repo.ts";
import { seenWithinSeconds } from "./heartbeat.service.ts";
import { checkReadiness } from "./readiness.service.ts";

export type GaugesApp = Has<
  "config" | "db" | "jobs" | "blobs" | "metrics" | "log" | "models" | "searchReplica"
>;

/**
 * Sets the gauges of queues, documents and workers, which all processes share, and those of what this process depends on. A
 * source that is down has no value.
 */
export async function readGauges(app: GaugesApp): Promise<void> {
  const read = (source: string, work: () => Promise<void>) =>
    work().catch((error: unknown) =>
      app.log.warn({ err: error, source }, "gauges could not be read"),
    );
  await Promise.all([
    read("queue", () => readQueue(app)),
    read("documents", () => readDocuments(app)),
    read("workers", () => readWorkers(app)),
    read("checks", () => readChecks(app)),
    read("disk", () => readDisk(app)),
    read("search replica", async () => readReplica(app)),
  ]);
}

async function readQueue({ jobs, metrics }: GaugesApp): Promise<void> {
  metrics.jobs.reset();
  metrics.oldestJob.reset();
  for (const { name, counts, oldestWaiting } of await jobs.state()) {
    for (const [state, count] of Object.entries(counts)) {
      metrics.jobs.set({ queue: name, state }, count);
    }
    const age = oldestWaiting ? Math.max(0, Date.now() - oldestWaiting.getTime()) / 1000 : 0;
    metrics.oldestJob.set({ queue: name }, age);
  }
}

async function readDocuments({ db, metrics, models }: GaugesApp): Promise<void> {
  metrics.documents.reset();
  metrics.oldestDocument.remove();
  metrics.awaitingVectors.remove();
  const stages = await countUnfinished(db);
  for (const { stage, count } of stages) metrics.documents.set({ stage }, count);
  const present = models.embedding?.name;
  metrics.awaitingVectors.set(present === undefined ? 0 : await countAwaitingVectors(db, present));
  metrics.oldestDocument.set(Math.max(0, ...stages.map(({ oldestSeconds }) => oldestSeconds)));
}

async function readWorkers({ db, metrics }: GaugesApp): Promise<void> {
  metrics.workers.remove();
  metrics.workers.set(await countWorkers(db, seenWithinSeconds));
}

async function readChecks(app: GaugesApp): Promise<void> {
  const { checks } = await checkReadiness(app, true);
  for (const [check, outcome] of Object.entries(checks)) {
    app.metrics.checks.set({ check }, outcome === "ok" ? 1 : 0);
  }
}

async function readDisk({ config, metrics }: GaugesApp): Promise<void> {
  metrics.diskFree.remove();
  // With a bucket and a database elsewhere there may be no data folder.
  const disk = existsSync(config.dataDir) ? await statfs(config.dataDir) : null;
  if (disk) metrics.diskFree.set(disk.bavail / disk.blocks);
}

function readReplica({ searchReplica, metrics }: GaugesApp): void {
  metrics.replicaLag.remove();
  if (searchReplica) metrics.replicaLag.set(searchReplica.state().lagSeconds);
}

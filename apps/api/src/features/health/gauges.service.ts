import type { Has } from "../../platform/app.ts";
import {
  countAwaitingVectors,
  countUnfinished,
} from "../documents/states/document-states.service.ts";
import { countWorkers } from "./health.repo.ts";
import { seenWithinSeconds } from "./heartbeat.service.ts";

type GaugesApp = Has<"db" | "jobs" | "metrics" | "log" | "models">;

/** Sets the gauges of queues, documents and workers, which all processes share. A source that is down has no value. */
export async function readGauges(app: GaugesApp): Promise<void> {
  const read = (source: string, work: () => Promise<void>) =>
    work().catch((error: unknown) =>
      app.log.warn({ err: error, source }, "gauges could not be read"),
    );
  await Promise.all([
    read("queue", () => readQueue(app)),
    read("documents", () => readDocuments(app)),
    read("workers", () => readWorkers(app)),
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
  const stages = await countUnfinished(db);
  metrics.documents.reset();
  for (const { stage, count } of stages) metrics.documents.set({ stage }, count);
  const present = models.embedding?.name;
  metrics.awaitingVectors.set(present === undefined ? 0 : await countAwaitingVectors(db, present));
  metrics.oldestDocument.set(Math.max(0, ...stages.map(({ oldestSeconds }) => oldestSeconds)));
}

async function readWorkers({ db, metrics }: GaugesApp): Promise<void> {
  metrics.workers.set(await countWorkers(db, seenWithinSeconds));
}

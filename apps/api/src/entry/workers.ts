import {
  bindAccountMails,
  deleteExpiredMailsTask,
} from "../features/accounts/account-mails.worker.ts";
import { auditRetentionTask } from "../features/audit/retention.service.ts";
import { bindSubscriptionEnd, bindSubscriptionSync } from "../features/billing/billing.worker.ts";
import {
  deleteOldRunEventsTask,
  endExpiredRunsTask,
} from "../features/chat/runs-sweeper.service.ts";
import {
  bindBlobDeletion,
  deleteAbandonedBlobsTask,
  deleteOrphanBlobsTask,
} from "../features/documents/blobs.worker.ts";
import { startHeartbeat } from "../features/health/heartbeat.service.ts";
import { bindEmbedding } from "../features/ingestion/embedding.worker.ts";
import { bindIngestion } from "../features/ingestion/ingestion.worker.ts";
import { bindInvitationMails } from "../features/organizations/invitation-mails.worker.ts";
import { deleteExpiredUploadsTask } from "../features/resumable-uploads/resumable-uploads.service.ts";
import { bindSync } from "../features/sync/sync.worker.ts";
import { bindTranscription } from "../features/speech/speech.worker.ts";
import { deleteEndedTranscriptionsTask } from "../features/speech/transcriptions.service.ts";
import type { App } from "../platform/app.ts";
import { refreshStatisticsTask } from "../platform/database/statistics.ts";
import type { BoundJob, JobWorkers } from "../platform/jobs/jobs.ts";
import { type PeriodicTask, runPeriodically } from "../platform/jobs/periodic.ts";
import type { jobCatalogue } from "./job-catalogue.ts";

/** Starts the workers of all jobs and the periodic tasks. Returns what stops the parts that the queue's own close does not. */
export async function startWorkers(app: App): Promise<() => Promise<void>> {
  const workers = Object.values(bindWorkers(app));
  await app.jobs.work(workers, { concurrency: app.config.ingestionConcurrency });
  const tasks = [...workers.flatMap((worker) => sweepTask(app, worker)), ...periodicTasks(app)];
  const stops = [await startHeartbeat(app), ...tasks.map((task) => runPeriodically(app.log, task))];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function bindWorkers(app: App): JobWorkers<typeof jobCatalogue> {
  return {
    ingestDocument: bindIngestion(app),
    embedChunks: bindEmbedding(app),
    deleteBlobs: bindBlobDeletion(app),
    sendAccountMail: bindAccountMails(app),
    sendInvitation: bindInvitationMails(app),
    transcribeRecording: bindTranscription(app),
    syncFolder: bindSync(app),
    syncSubscription: bindSubscriptionSync(app),
    endSubscriptions: bindSubscriptionEnd(app),
  };
}

/** The one sweeper: enqueues work again whose delivery was lost or whose worker was killed. */
function sweepTask(app: App, { definition, sweep }: BoundJob): PeriodicTask[] {
  if (!sweep) return [];
  const name = `re-enqueued jobs: ${definition.name}`;
  return [{ name, everyMs: sweep.everyMs, run: () => sweep.run(app.jobs) }];
}

function periodicTasks(app: App): PeriodicTask[] {
  return [
    endExpiredRunsTask(app),
    deleteOldRunEventsTask(app),
    deleteEndedTranscriptionsTask(app),
    deleteExpiredMailsTask(app),
    deleteExpiredUploadsTask(app),
    deleteAbandonedBlobsTask(app),
    deleteOrphanBlobsTask(app),
    auditRetentionTask(app),
    // A Postgres server keeps its statistics itself.
    ...(app.config.databaseUrl ? [] : [refreshStatisticsTask(app.db)]),
  ];
}

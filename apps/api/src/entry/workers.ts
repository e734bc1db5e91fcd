import {
  bindAccountMails,
  startAccountMailSweeper,
} from "../features/accounts/account-mails.worker.ts";
import { startAuditRetention } from "../features/audit/retention.service.ts";
import { startRunSweeper } from "../features/chat/runs-sweeper.service.ts";
import { bindEnding, bindFollowing } from "../features/billing/billing.worker.ts";
import { startReconciliation } from "../features/billing/reconciliation.service.ts";
import { bindBlobDeletion } from "../features/documents/blobs.worker.ts";
import { startHeartbeat } from "../features/health/heartbeat.service.ts";
import { bindEmbedding } from "../features/ingestion/embedding.worker.ts";
import { bindIngestion } from "../features/ingestion/ingestion.worker.ts";
import { startSweeper } from "../features/ingestion/sweeper.service.ts";
import {
  bindInvitationMails,
  startInvitationMailSweeper,
} from "../features/organizations/invitation-mails.worker.ts";
import { bindTranscription } from "../features/speech/speech.worker.ts";
import { startTranscriptionSweeper } from "../features/speech/transcriptions.service.ts";
import type { App } from "../platform/app.ts";
import { keepStatistics } from "../platform/database/statistics.ts";

/** Starts taking every kind of job. Returns what stops the parts that the queue's own close does not. */
export async function startWorkers(app: App): Promise<() => Promise<void>> {
  const bound = [
    bindIngestion(app),
    bindEmbedding(app),
    bindBlobDeletion(app),
    bindAccountMails(app),
    bindInvitationMails(app),
    bindTranscription(app),
    bindFollowing(app),
    bindEnding(app),
  ];
  await app.jobs.work(bound, { concurrency: app.config.ingestionConcurrency });
  const stops = [
    startSweeper(app),
    startAuditRetention(app),
    startAccountMailSweeper(app),
    startInvitationMailSweeper(app),
    startTranscriptionSweeper(app),
    await startHeartbeat(app),
    startRunSweeper(app),
    startReconciliation(app),
    // A Postgres of one's own keeps them itself.
    ...(app.config.databaseUrl ? [] : [keepStatistics(app.db, app.log)]),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

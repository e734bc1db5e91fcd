import { bindTenant } from "../../context/tenancy.ts";
import { BlobMissing } from "../../platform/blobs/blobs.ts";
import { bindJob, type JobHandler } from "../../platform/jobs/jobs.ts";
import { ModelMisconfigured } from "../../platform/models/models.ts";
import { withLease } from "../../platform/jobs/lease.ts";
import type { Has } from "../../platform/app.ts";
import {
  RecordingUnreadable,
  TranscriptionNotConfigured,
  transcribeToText,
} from "../ingestion/transcription.service.ts";
import { transcribeRecording } from "./speech.jobs.ts";
import {
  acquireTranscription,
  endTranscription,
  forgetBlobKey,
  type Outcome,
  releaseTranscription,
  renewTranscriptionLease,
  takeStrandedTranscriptions,
  type TranscriptionLease,
  updateFraction,
} from "./transcriptions.repo.ts";
import { transcriptionTopic } from "./transcriptions.service.ts";

type SpeechApp = Has<"db" | "blobs" | "notifications" | "log" | "models" | "config">;

const sweepEveryMs = 10_000;
/** A waiting recording is enqueued again after this long, in case its delivery was lost. */
const redeliverAfterMs = 30_000;

type Payload = { organizationId: string; id: string };

/** Transcribes recordings. Only the attempt with the lease may write; a duplicate delivery finds nothing to do. */
export function bindTranscription(app: SpeechApp) {
  const handle: JobHandler<Payload> = async ({ organizationId, id }, { signal, last }) => {
    const inside = bindTenant(app, { organizationId });
    const lease = await acquireTranscription(inside.db, id);
    if (!lease) return;
    await app.notifications.publish(transcriptionTopic(id));
    const final = last || lease.attempt >= transcribeRecording.attempts;
    try {
      const text = await transcribeLeased(inside, lease, signal);
      await settle(inside, lease, text === "" ? { error: nothingSaid } : { text });
    } catch (error) {
      if (signal.aborted) return releaseTranscription(inside.db, lease, { counts: false });
      const sentence = finalSentence(error);
      app.log.warn(
        { err: error, transcription: id, attempt: lease.attempt },
        "transcription attempt failed",
      );
      if (sentence === undefined && !final) {
        await releaseTranscription(inside.db, lease, { counts: true });
        throw error;
      }
      await settle(inside, lease, { error: sentence ?? failed });
    }
  };
  return bindJob(transcribeRecording, handle, {
    everyMs: sweepEveryMs,
    take: () => takeStrandedTranscriptions(app.db, redeliverAfterMs),
  });
}

const nothingSaid = "The recording contains no speech. Check your microphone and try again.";
const failed = "The recording could not be transcribed. Please try again.";

/** Returns the message for a failure that a retry cannot fix; undefined when a retry may succeed. */
function finalSentence(error: unknown): string | undefined {
  if (error instanceof TranscriptionNotConfigured)
    return "Dictation is not available: no speech model is configured on this server.";
  if (error instanceof ModelMisconfigured)
    return "The speech model's provider rejected the model's name or the API key. Please contact the operator of this server.";
  if (error instanceof RecordingUnreadable)
    return "The recording cannot be read. Please record it again.";
  if (error instanceof BlobMissing)
    return "The recording no longer exists. Please record it again.";
  return undefined;
}

function transcribeLeased(
  app: SpeechApp,
  lease: TranscriptionLease,
  signal: AbortSignal,
): Promise<string> {
  return withLease({
    renew: () => renewTranscriptionLease(app.db, lease),
    log: app.log,
    fields: { transcription: lease.id },
    signal,
    work: (leaseSignal) => transcribe(app, lease, leaseSignal),
  });
}

async function transcribe(
  app: SpeechApp,
  lease: TranscriptionLease,
  signal: AbortSignal,
): Promise<string> {
  const { organizationId } = lease;
  const file = await app.blobs.openFile(lease.blobKey);
  try {
    const recording = { path: file.path, extension: ".wav", organizationId } as const;
    return await transcribeToText(app, recording, {
      signal,
      async onProgress(fraction) {
        await updateFraction(app.db, lease, fraction);
        await app.notifications.publish(transcriptionTopic(lease.id));
      },
    });
  } finally {
    await file.release();
  }
}

/** Ends a transcription and deletes its recording. If the process stops in between, the sweeper deletes the recording. */
async function settle(app: SpeechApp, lease: TranscriptionLease, outcome: Outcome): Promise<void> {
  const won = await endTranscription(app.db, lease, outcome);
  await app.notifications.publish(transcriptionTopic(lease.id));
  if (!won) return;
  await app.blobs.delete(lease.blobKey);
  await forgetBlobKey(app.db, lease.id);
}

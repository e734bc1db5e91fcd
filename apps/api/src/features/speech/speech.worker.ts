import { inOrganization } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { BlobMissing } from "../../platform/blobs/blobs.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import { ModelMisconfigured } from "../../platform/models/models.ts";
import { leaseMs, whileHeld } from "../../platform/jobs/lease.ts";
import {
  RecordingUnreadable,
  TranscriptionNotConfigured,
  transcribeToText,
} from "../ingestion/transcription.service.ts";
import { transcribeRecording } from "./speech.jobs.ts";
import {
  claimTranscription,
  endTranscription,
  extendTranscription,
  forgetBlobKey,
  type Outcome,
  releaseTranscription,
  type TranscriptionClaim,
  updateFraction,
} from "./transcriptions.repo.ts";
import { transcriptionTopic } from "./transcriptions.service.ts";

type SpeechApp = Has<"db" | "blobs" | "notifications" | "log" | "models" | "config">;

/** Writes recordings down. One attempt at a time may write; a second delivery of the same finds nothing to do. */
export function bindTranscription(app: SpeechApp) {
  return bindJob(transcribeRecording, async ({ organizationId, id }, { signal, last }) => {
    const inside = inOrganization(app, { organizationId });
    const claim = await claimTranscription(inside.db, id, leaseMs);
    if (!claim) return;
    await app.notifications.publish(transcriptionTopic(id));
    const final = last || claim.attempt >= transcribeRecording.attempts;
    try {
      const text = await listen(inside, claim, signal);
      await settle(inside, claim, text === "" ? { error: nothingSaid } : { text });
    } catch (error) {
      if (signal.aborted) return releaseTranscription(inside.db, claim, { counts: false });
      const sentence = finalSentence(error);
      app.log.warn({ err: error, transcription: id, attempt: claim.attempt }, "transcription");
      if (sentence === undefined && !final) {
        await releaseTranscription(inside.db, claim, { counts: true });
        throw error;
      }
      await settle(inside, claim, { error: sentence ?? failed });
    }
  });
}

const nothingSaid = "Nothing was heard in the recording. Check your microphone and try again.";
const failed = "The recording could not be transcribed. Please try again.";

/** What to tell of a failure that no further try can mend; undefined when one may. */
function finalSentence(error: unknown): string | undefined {
  if (error instanceof TranscriptionNotConfigured)
    return "Dictation is not available: no speech model is configured on this server.";
  if (error instanceof ModelMisconfigured)
    return "Dictation does not work: the name or the key of the speech model is refused. Please tell whoever runs this server.";
  if (error instanceof RecordingUnreadable)
    return "The recording cannot be read. Please record it again.";
  if (error instanceof BlobMissing) return "The recording is gone. Please record it again.";
  return undefined;
}

/** What is said in a claimed recording; keeps the claim alive meanwhile. */
async function listen(
  app: SpeechApp,
  claim: TranscriptionClaim,
  outer: AbortSignal,
): Promise<string> {
  const { id } = claim;
  const lost = new AbortController();
  return whileHeld({
    extend: () => extendTranscription(app.db, claim, leaseMs),
    failed: (error) =>
      app.log.warn({ err: error, transcription: id }, "a claim could not be extended"),
    lost: () => lost.abort(new Error("The recording was deleted, or another attempt has it")),
    work: () => transcribe(app, claim, AbortSignal.any([outer, lost.signal])),
  });
}

async function transcribe(
  app: SpeechApp,
  claim: TranscriptionClaim,
  signal: AbortSignal,
): Promise<string> {
  const { organizationId } = claim;
  const file = await app.blobs.openFile(claim.blobKey);
  try {
    const recording = { path: file.path, extension: ".wav", organizationId } as const;
    return await transcribeToText(app, recording, {
      signal,
      async onProgress(fraction) {
        await updateFraction(app.db, claim, fraction);
        await app.notifications.publish(transcriptionTopic(claim.id));
      },
    });
  } finally {
    await file.release();
  }
}

/** Ends a transcription and deletes its recording; if the process dies in between, the sweeper does. */
async function settle(app: SpeechApp, claim: TranscriptionClaim, outcome: Outcome): Promise<void> {
  const won = await endTranscription(app.db, claim, outcome);
  await app.notifications.publish(transcriptionTopic(claim.id));
  if (!won) return;
  await app.blobs.delete(claim.blobKey);
  await forgetBlobKey(app.db, claim.id);
}

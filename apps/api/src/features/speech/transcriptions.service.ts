import type { TranscriptionFrame } from "@footnote/contracts/speech";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import type { PeriodicTask } from "../../platform/jobs/periodic.ts";
import { followableSince, requireTask } from "../../platform/jobs/tasks.ts";
import {
  deleteEndedBefore,
  findTranscription,
  forgetBlobKey,
  selectEndedWithBlob,
} from "./transcriptions.repo.ts";

const everyMs = 10_000;

/** The topic of the notifications about a transcription. */
export function transcriptionTopic(id: string): string {
  return `transcription:${id}`;
}

/**
 * Returns the current state of a transcription as a socket frame.
 * @param userPk restricts it to this user's; undefined when the follower sent no token
 * @throws AppError task.not_found like `requireTask`, and for another user's
 */
export async function getTranscriptionFrame(
  app: Has<"db">,
  id: string,
  userPk: number | undefined,
): Promise<TranscriptionFrame> {
  const transcription = requireTask(await findTranscription(app.db, id));
  if (userPk !== undefined && userPk !== transcription.userPk) throw new AppError("task.not_found");
  const { status, text, error, fraction, attempts } = transcription;
  if (status === "SUCCESS") return { status, result: { transcribed_text: text ?? "" } };
  if (status === "ERROR") return { status, result: error ?? "Unknown processing error" };
  return { status, result: { stage: attempts === 0 ? "queued" : "transcribing", fraction } };
}

/** Deletes the bytes of recordings whose transcription has ended. Idempotent. */
export async function deleteEndedRecordings(app: Has<"db" | "blobs">): Promise<void> {
  for (const { id, blobKey } of await selectEndedWithBlob(app.db, 100)) {
    await app.blobs.delete(blobKey);
    await forgetBlobKey(app.db, id);
  }
}

/** Deletes the bytes of recordings whose transcription has ended, and expired transcriptions. */
export function deleteEndedTranscriptionsTask(app: Has<"db" | "blobs">): PeriodicTask {
  return {
    name: "deleted ended transcriptions",
    everyMs,
    async run() {
      await deleteEndedRecordings(app);
      return await deleteEndedBefore(app.db, followableSince());
    },
  };
}

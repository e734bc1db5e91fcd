import { taskAnswersFor } from "@footnote/contracts/limits";
import type { TranscriptionFrame } from "@footnote/contracts/speech";
import { AppError } from "../../platform/errors.ts";
import type { Has } from "../../platform/app.ts";
import type { PeriodicTask } from "../../platform/jobs/periodic.ts";
import {
  deleteLapsed,
  findTranscription,
  forgetBlobKey,
  selectSpent,
} from "./transcriptions.repo.ts";

const everyMs = 10_000;

/** The topic of the notifications about a transcription. */
export function transcriptionTopic(id: string): string {
  return `transcription:${id}`;
}

/**
 * Returns the present state of a transcription for its follower.
 * @param userPk narrows it to this user's; undefined when the follower gave no token
 * @throws AppError task.not_found for an unknown, foreign or long ended one
 */
export async function getTranscriptionFrame(
  app: Has<"db">,
  id: string,
  userPk: number | undefined,
): Promise<TranscriptionFrame> {
  const found = await findTranscription(app.db, id);
  const foreign = userPk !== undefined && found?.userPk !== userPk;
  if (!found || foreign || hasLapsed(found.endedAt)) throw new AppError("task.not_found");
  const { status, text, error, fraction, attempts } = found;
  if (status === "SUCCESS") return { status, result: { transcribed_text: text ?? "" } };
  if (status === "ERROR") return { status, result: error ?? "Unknown processing error" };
  return { status, result: { stage: attempts === 0 ? "queued" : "transcribing", fraction } };
}

function hasLapsed(endedAt: Date | null): boolean {
  return endedAt !== null && Date.now() - endedAt.getTime() > taskAnswersFor;
}

/** Deletes the bytes of recordings that have ended. Twice does no harm. */
export async function deleteSpentRecordings(app: Has<"db" | "blobs">): Promise<void> {
  for (const { id, blobKey } of await selectSpent(app.db, 100)) {
    await app.blobs.delete(blobKey);
    await forgetBlobKey(app.db, id);
  }
}

/** Deletes the bytes of recordings that have ended, and the transcriptions that clients may no longer follow. */
export function deleteEndedTranscriptionsTask(app: Has<"db" | "blobs">): PeriodicTask {
  return {
    name: "deleted ended transcriptions",
    everyMs,
    async run() {
      await deleteSpentRecordings(app);
      return await deleteLapsed(app.db, new Date(Date.now() - taskAnswersFor));
    },
  };
}

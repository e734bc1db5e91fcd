import { taskAnswersFor } from "@footnote/contracts/limits";
import type { TranscriptionFrame } from "@footnote/contracts/speech";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { transcribeRecording } from "./speech.jobs.ts";
import {
  deleteLapsed,
  findTranscription,
  forgetBlobKey,
  selectSpent,
  takeStrandedTranscriptions,
} from "./transcriptions.repo.ts";

const everyMs = 10_000;
/** A waiting recording is delivered again after this long, in case its first delivery was lost. */
const waitMs = 30_000;

/** The topic of the hints about a transcription. */
export function transcriptionTopic(id: string): string {
  return `transcription:${id}`;
}

/**
 * What a follower of a transcription is told now.
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

/** Delivers stranded recordings again, and deletes what has had its time. */
export async function sweepTranscriptions(app: Has<"db" | "blobs" | "jobs">): Promise<void> {
  for (const job of await takeStrandedTranscriptions(app.db, waitMs))
    await app.jobs.enqueue(transcribeRecording, job);
  await deleteSpentRecordings(app);
  await deleteLapsed(app.db, new Date(Date.now() - taskAnswersFor));
}

/** Sweeps now and every few seconds until the returned function is called. */
export function startTranscriptionSweeper(
  app: Has<"db" | "blobs" | "jobs" | "log">,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweepTranscriptions(app))
      .catch((error: unknown) => app.log.error({ err: error }, "transcription sweeper"));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

import { Readable, Transform } from "node:stream";
import { recordingMaxBytes, recordingMaxSeconds } from "@footnote/contracts/speech";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import type { Sql } from "../../platform/database/database.ts";
import { deleteBlobs } from "../documents/documents.jobs.ts";
import { LimitExceeded, limitBytes } from "../documents/uploads.rules.ts";
import { holdOrganization } from "../organizations/organizations.service.ts";
import { transcribeRecording } from "./speech.jobs.ts";
import { deleteTranscriptions, insertTranscription } from "./transcriptions.repo.ts";
import { measureWav, readWavHead, wavHeadBytes } from "./wav.rules.ts";

/** @throws AppError transcription.unavailable when no speech model is configured */
export function requireTranscription(app: Has<"models">): void {
  if (!app.models.transcription) throw new AppError("transcription.unavailable");
}

/**
 * Stores a recording while it arrives and returns its key. Nothing is kept when it throws.
 * @throws AppError recording.unsupported, recording.damaged, recording.empty, recording.too_large, recording.too_long
 */
export async function storeRecording(app: Has<"blobs">, bytes: Readable): Promise<string> {
  const head = keepHead();
  const limited = limitBytes(recordingMaxBytes);
  bytes.on("error", (cause) => limited.destroy(new AppError("upload.incomplete", { cause })));
  const stored = await app.blobs
    .put(bytes.pipe(head.stream).pipe(limited))
    .catch((error: unknown) => {
      throw error instanceof LimitExceeded ? tooLarge() : error;
    });
  try {
    requireListenable(head.bytes(), stored.size);
    return stored.key;
  } catch (error) {
    await app.blobs.delete(stored.key);
    throw error;
  }
}

/** Inserts a transcription of a stored recording and enqueues its job. Returns the id of its task. */
export async function enterRecording(
  app: TenantApp<"db" | "blobs" | "jobs">,
  { organizationId, userPk }: Member,
  blobKey: string,
): Promise<string> {
  const id = await app.db
    .$transaction(async (tx) => {
      await holdOrganization(tx, organizationId);
      return insertTranscription(tx, { organizationId, userPk, blobKey });
    })
    .catch(async (error: unknown) => {
      await app.blobs.delete(blobKey);
      throw error;
    });
  // The sweeper re-enqueues the row if this delivery is lost.
  await app.jobs.enqueue(transcribeRecording, { organizationId, id });
  return id;
}

export type ForgottenRecording = { organizationId: string; blobKey: string };

/** Deletes the transcriptions of an organization or a user, in the transaction that deletes these. */
export function forgetRecordings(
  tx: Sql,
  of: { organizationId: string } | { userPk: number },
): Promise<ForgottenRecording[]> {
  return deleteTranscriptions(tx, of);
}

/** Enqueues the deletion of the bytes, after the commit. */
export async function finishForgetting(
  app: Has<"jobs">,
  forgotten: readonly ForgottenRecording[],
): Promise<void> {
  for (const { organizationId, blobKey } of forgotten)
    await app.jobs.enqueue(deleteBlobs, { organizationId, keys: [blobKey] });
}

/** Passes bytes through and keeps the first ones. */
function keepHead(): { stream: Transform; bytes(): Buffer } {
  const kept: Buffer[] = [];
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      if (size < wavHeadBytes) kept.push(chunk.subarray(0, wavHeadBytes - size));
      size += chunk.length;
      next(null, chunk);
    },
  });
  return { stream, bytes: () => Buffer.concat(kept) };
}

function requireListenable(head: Buffer, size: number): void {
  if (size === 0) throw new AppError("recording.empty");
  const format = readWavHead(head);
  if (!format) throw new AppError("recording.unsupported");
  const measured = measureWav(format, size);
  if (typeof measured === "string") throw new AppError(`recording.${measured}`);
  if (measured.seconds <= recordingMaxSeconds) return;
  const [minutes, limit] = [Math.ceil(measured.seconds / 60), recordingMaxSeconds / 60];
  const message = `The recording is too long (${minutes} minutes). Recordings can be up to ${limit} minutes long.`;
  throw new AppError("recording.too_long", { message });
}

function tooLarge(): AppError {
  const message = `The recording is too large. The limit is ${recordingMaxBytes / 1024 / 1024} MB.`;
  return new AppError("recording.too_large", { message });
}

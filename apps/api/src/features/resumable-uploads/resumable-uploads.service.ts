import { Readable } from "node:stream";
import type { DocumentFile } from "@footnote/contracts/documents";
import { findFileType } from "@footnote/contracts/file-types";
import type { ListedUpload } from "@footnote/contracts/resumable-uploads";
import { extensionOf, tooLarge, unsupportedType } from "@footnote/contracts/upload-checks";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { createKey } from "../../platform/blobs/blobs.ts";
import type { PeriodicTask } from "../../platform/jobs/periodic.ts";
import { acceptName } from "../documents/uploads.rules.ts";
import { enterUpload, getEnteredUpload } from "../documents/uploads.service.ts";
import { requireFolder } from "../folders/folders.service.ts";
import { requireRoom, requireRoomAhead } from "../usage/usage.service.ts";
import type { UploadMetadata } from "./metadata.rules.ts";
import {
  deleteUploadRow,
  endUpload,
  findUpload,
  forgetParts,
  insertUpload,
  type NewUpload,
  recordEntered,
  recordPendingKey,
  type ResumableUpload,
  selectExpired,
  selectUnfinished,
} from "./resumable-uploads.repo.ts";

/**
 * Refuses a file for every reason that is known before its first byte.
 * @throws AppError license.limit_reached, document.type_unsupported, document.too_large, document.empty,
 * document.not_transcribable, folder.not_found
 */
export async function requireAcceptable(
  app: TenantApp<"db" | "models">,
  member: Member,
  { filename, folderId, size }: UploadMetadata & { size: number },
): Promise<void> {
  const accepted = acceptName(filename);
  if (!accepted) {
    const message = unsupportedType(extensionOf(filename));
    throw new AppError("document.type_unsupported", { message });
  }
  const { name, extension, limit } = accepted;
  if (size > limit) throw new AppError("document.too_large", { message: tooLarge(name, size) });
  if (size === 0) throw new AppError("document.empty", { message: `File "${name}" is empty.` });
  const isRecording = findFileType(extension)?.category === "recording";
  if (isRecording && !app.models.transcription) throw new AppError("document.not_transcribable");
  await requireRoomAhead(app.db, member, { documents: 1, chunks: 1, bytes: size });
  await requireFolder(app.db, member, folderId);
}

/**
 * Creates an upload. Its bytes count against the licence from now on, so that one that was accepted is not refused at its end.
 * @throws AppError license.limit_reached, organization.missing
 */
export async function createUpload(
  app: TenantApp<"db">,
  member: Member,
  upload: Omit<NewUpload, "organizationId" | "userPk">,
): Promise<void> {
  const { organizationId, userPk } = member;
  await app.db.$transaction(async (tx) => {
    await requireRoom(tx, member, { bytes: upload.size });
    await insertUpload(tx, { ...upload, organizationId, userPk });
  });
}

/** The uploads of a member that can be continued. */
export function listUnfinished(app: TenantApp<"db">, { userPk }: Member): Promise<ListedUpload[]> {
  return selectUnfinished(app.db, userPk);
}

/** @throws AppError upload.not_found for one that is not there, has expired or is somebody else's */
export async function requireUpload(
  app: TenantApp<"db">,
  { userPk }: Member,
  id: string,
): Promise<ResumableUpload> {
  const upload = await findUpload(app.db, id, userPk);
  if (!upload) throw new AppError("upload.not_found");
  return upload;
}

/**
 * A key for bytes of an upload, which is recorded before they are written: those that a killed process leaves are deleted with
 * the upload.
 * @throws AppError upload.not_found when it takes no more
 */
export async function createPendingKey(app: TenantApp<"db">, id: string): Promise<string> {
  const key = createKey();
  if (!(await recordPendingKey(app.db, id, key))) throw new AppError("upload.not_found");
  return key;
}

/**
 * Makes a file of an upload whose bytes have all arrived, or returns the one that it has become: it may be repeated, at
 * the same time too. An upload with another checksum than its sender's is deleted.
 * @throws AppError upload.not_found, upload.incomplete, upload.checksum_mismatch, and as `enterUpload`
 */
export async function completeUpload(
  app: TenantApp<"db" | "blobs" | "jobs">,
  member: Member,
  id: string,
): Promise<{ task_id: string; file: DocumentFile }> {
  const upload = await requireUpload(app, member, id);
  if (upload.entered) return getEnteredUpload(app, member, upload.entered);
  try {
    const completed = await enterParts(app, member, upload);
    await deleteAll(app, upload.partKeys);
    await forgetParts(app.db, id);
    return completed;
  } catch (error) {
    // Whoever completed or deleted it meanwhile has deleted the parts, or recorded the file first.
    const left = await findUpload(app.db, id, member.userPk);
    if (left?.entered) return getEnteredUpload(app, member, left.entered);
    if (left || error instanceof AppError) throw error;
    throw new AppError("upload.not_found", { cause: error });
  }
}

async function enterParts(
  app: TenantApp<"db" | "blobs" | "jobs">,
  member: Member,
  upload: ResumableUpload,
): Promise<{ task_id: string; file: DocumentFile }> {
  const { id, name, size, sha256, received, folderId, replaces } = upload;
  if (received < size) {
    const message = `Only ${received} of ${size} bytes have arrived.`;
    throw new AppError("upload.incomplete", { message });
  }
  const accepted = acceptName(name);
  if (!accepted) throw new AppError("document.type_unsupported");
  const key = await createPendingKey(app, id);
  const bytes = Readable.from(readParts(app, upload), { objectMode: false });
  const stored = await app.blobs.putAs(key, bytes);
  if (sha256 !== null && stored.sha256 !== sha256) {
    await discardUpload(app, id);
    throw new AppError("upload.checksum_mismatch");
  }
  return enterUpload(app, member, {
    stored: { ...accepted, ...stored, key },
    folderId,
    ifExists: replaces ? "replace" : "keep_both",
    isCounted: true,
    record: async (tx, entered) => {
      const recorded = await recordEntered(tx, id, { ...entered, blobKey: key });
      if (!recorded) throw new AppError("upload.not_found");
    },
  });
}

async function* readParts(
  app: Has<"blobs">,
  { partKeys }: ResumableUpload,
): AsyncGenerator<Buffer> {
  for (const key of partKeys) yield* (await app.blobs.read(key)) as AsyncIterable<Buffer>;
}

/** Deletes an upload with its bytes. The row goes last, so that the periodic task finishes what a killed process leaves. */
export async function discardUpload(app: Has<"db" | "blobs">, id: string): Promise<void> {
  await deleteAll(app, await endUpload(app.db, id));
  await deleteUploadRow(app.db, id);
}

async function deleteAll(app: Has<"blobs">, keys: readonly string[]): Promise<void> {
  for (const key of keys) await app.blobs.delete(key);
}

const sweepMs = 60_000;

/** Deletes the uploads that can no longer be resumed. */
export function deleteExpiredUploadsTask(app: Has<"db" | "blobs">): PeriodicTask {
  return {
    name: "deleted expired uploads",
    everyMs: sweepMs,
    async run() {
      const expired = await selectExpired(app.db, 100);
      for (const id of expired) await discardUpload(app, id);
      return expired.length;
    },
  };
}

import type { Readable } from "node:stream";
import type { DocumentFile, IfExists } from "@footnote/contracts/documents";
import { extensionOf, tooLarge, unsupportedType } from "@footnote/contracts/upload-checks";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { TenantSql } from "../../platform/database/tenant.ts";
import { AppError } from "../../platform/errors.ts";
import { requireFolder } from "../folders/folders.service.ts";
import { countUpload, requireRoom, requireRoomAhead } from "../usage/usage.service.ts";
import { ingestDocument } from "./documents.jobs.ts";
import { findFile, insertDocument } from "./documents.repo.ts";
import { insertTask } from "./tasks.repo.ts";
import {
  type AcceptedName,
  acceptName,
  type EnteredUpload,
  LimitExceeded,
  limitBytes,
} from "./uploads.rules.ts";
import { joinOwnVersions, joinVersionGroup } from "./versions/versions.repo.ts";

export type StoredUpload = AcceptedName & { key: string; size: number; sha256: string };

/** `endsAtLimit`: a file that is too large is read no further, where its sender waits for no answer. */
type ArrivingFile = {
  filename: string;
  bytes: Readable;
  endsAtLimit?: boolean;
};

/**
 * Stores the bytes of an upload as they arrive, never more than the extension's limit; none of a file that the
 * organization's licence has no room for. Nothing is kept when it throws.
 * @throws AppError document.type_unsupported, document.too_large, document.empty, upload.incomplete,
 * license.limit_reached
 */
export async function storeUpload(
  app: TenantApp<"db" | "blobs">,
  member: Member,
  file: ArrivingFile,
): Promise<StoredUpload> {
  const { endsAtLimit = false } = file;
  // The size is known at the end, where it is counted exactly.
  const atLeast = { documents: 1, chunks: 1, bytes: 1 };
  await requireRoomAhead(app.db, member, atLeast).catch(async (error: unknown) => {
    await drain(file.bytes);
    throw error;
  });
  const accepted = acceptName(file.filename);
  if (!accepted) {
    await drain(file.bytes);
    const message = unsupportedType(extensionOf(file.filename));
    throw new AppError("document.type_unsupported", { message });
  }
  const limited = limitBytes(accepted.limit, { endsAtLimit });
  file.bytes.on("error", (cause) => limited.destroy(new AppError("upload.incomplete", { cause })));
  const stored = await app.blobs.put(file.bytes.pipe(limited)).catch(async (error: unknown) => {
    if (error instanceof LimitExceeded) {
      if (endsAtLimit) file.bytes.destroy();
      throw new AppError("document.too_large", { message: tooLarge(accepted.name, error.size) });
    }
    file.bytes.unpipe(limited);
    // An upload that broke off has no rest to hear; what is thrown is why nothing was stored.
    await drain(file.bytes).catch(() => undefined);
    throw error;
  });
  if (stored.size === 0) {
    await app.blobs.delete(stored.key);
    throw new AppError("document.empty", { message: `File "${accepted.name}" is empty.` });
  }
  return { ...accepted, ...stored };
}

async function drain(bytes: Readable): Promise<void> {
  for await (const _ of bytes) {
    // The body is read to the end, see limitBytes.
  }
}

/** An upload to enter into a folder. */
export type UploadEntry = {
  stored: StoredUpload;
  folderId: string;
  /** What happens to a file of the folder with the same name, or the documents that it is a newer version of. */
  ifExists: IfExists | { replace: readonly string[] };
  /** Its size was counted against the licence before it arrived. */
  isCounted?: true;
  /** Runs in the transaction that inserts the document. When it throws, nothing is entered. */
  record?: (tx: TenantSql, entered: EnteredUpload) => Promise<void>;
};

/**
 * Enters a stored upload into a folder and starts making it searchable. Deletes its bytes when it may not stay. One that
 * replaces another file becomes its newest version as soon as it is ready.
 * @throws AppError folder.not_found, license.limit_reached
 */
export async function enterUpload(
  app: TenantApp<"db" | "blobs" | "jobs">,
  member: Member,
  upload: UploadEntry,
): Promise<{ task_id: string; file: DocumentFile }> {
  const { organizationId } = member;
  const entered = await insertUpload(app, member, upload).catch(async (error: unknown) => {
    await app.blobs.delete(upload.stored.key);
    throw error;
  });
  // A lost delivery is found by the sweeper: the row is the truth.
  await app.jobs.enqueue(ingestDocument, { organizationId, documentId: entered.documentId });
  return getEnteredUpload(app, member, entered);
}

/** @throws AppError document.not_found when the file has been deleted since */
export async function getEnteredUpload(
  app: TenantApp<"db">,
  { organizationId }: Member,
  { documentId, taskId }: EnteredUpload,
): Promise<{ task_id: string; file: DocumentFile }> {
  const file = await findFile(app.db, organizationId, documentId);
  if (!file) throw new AppError("document.not_found");
  return { task_id: taskId, file };
}

function insertUpload(
  app: TenantApp<"db">,
  member: Member,
  { stored, folderId, ifExists, isCounted, record }: UploadEntry,
): Promise<EnteredUpload> {
  const { organizationId, userPk } = member;
  return app.db.$transaction(async (tx) => {
    const { name, extension, size, sha256, key } = stored;
    await requireRoom(tx, member, { documents: 1, ...(!isCounted && { bytes: size }) });
    await requireFolder(tx, member, folderId, { held: true });
    const at = { organizationId, folderId };
    const versionGroupId = await findVersionGroup(tx, at, { name, ifExists });
    const file = { ...at, name, extension, size, sha256, blobKey: key };
    const documentId = await insertDocument(tx, { ...file, createdBy: userPk, versionGroupId });
    const taskId = await insertTask(tx, { organizationId, userPk, documentId });
    await countUpload(tx, member);
    await record?.(tx, { documentId, taskId });
    return { documentId, taskId };
  });
}

async function findVersionGroup(
  tx: TenantSql,
  at: { organizationId: string; folderId: string },
  { name, ifExists }: Pick<UploadEntry, "ifExists"> & { name: string },
): Promise<string | null> {
  if (ifExists === "keep_both") return null;
  if (ifExists === "replace") return joinVersionGroup(tx, at, name);
  return joinOwnVersions(tx, at, ifExists.replace);
}

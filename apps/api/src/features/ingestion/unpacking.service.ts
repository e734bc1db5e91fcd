import { type FileType, findFileType } from "@footnote/contracts/file-types";
import type { LeftOutReason } from "@footnote/contracts/unpacked-files";
import { extensionOf } from "@footnote/contracts/upload-checks";
import { type ContainedFile, unpack } from "@footnote/extraction/unpack";
import type { Readable } from "node:stream";
import type { Member } from "../../context/caller.ts";
import type { TenantApp } from "../../context/tenancy.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { LeaseLost } from "../../platform/jobs/lease.ts";
import {
  type DocumentLease,
  lockLeasedDocument,
} from "../documents/states/document-states.service.ts";
import type { Notice } from "../documents/states/notices.rules.ts";
import {
  cleanFolderName,
  nameAttachment,
  refuseNesting,
  stemOf,
} from "../documents/unpacked/unpacked-files.rules.ts";
import {
  countUnpacked,
  findSameFile,
  insertUnpackedFile,
  selectContainerExtensions,
  selectFormerFiles,
  selectUnpackedOrdinals,
} from "../documents/unpacked/unpacked-files.service.ts";
import { enterUpload, type StoredUpload, storeUpload } from "../documents/uploads.service.ts";
import { type FindFolder, openTargetFolders } from "../folders/target-folders.service.ts";

export type UnpackingApp = TenantApp<"db" | "blobs" | "jobs" | "config"> & {
  /** Finds the person who uploaded the document, in whose name its files are added. */
  findUploader(lease: DocumentLease): Promise<Member | undefined>;
};

/** One attempt to unpack a document. */
type Run = {
  readonly app: UnpackingApp;
  readonly lease: DocumentLease;
  readonly member: Member;
  readonly type: FileType;
  /** The types of the document and of those that it came out of. */
  readonly containers: readonly (FileType | undefined)[];
  readonly findFolder: FindFolder;
};

/**
 * Makes documents of the files that a leased document contains, by the same functions as uploads, and records what became
 * of each. The record is written in the transaction that enters the document, so it can stop anywhere and run again.
 * Returns whether there are any.
 * @throws ExtractionError, LeaseLost, or the signal's reason
 */
export async function unpackFiles(
  app: UnpackingApp,
  lease: DocumentLease,
  signal: AbortSignal,
): Promise<boolean> {
  const type = findFileType(lease.extension);
  if (type?.unpacksTo === undefined) return false;
  let containsFiles = false;
  const done = await selectUnpackedOrdinals(app.db, lease.documentId);
  const run = await startRun(app, lease, type);
  const file = await app.blobs.openFile(lease.blobKey);
  try {
    const input = { path: file.path, extension: lease.extension };
    for await (const contained of unpack(input, { ...app.config.extraction, signal })) {
      signal.throwIfAborted();
      containsFiles = true;
      if (done.has(contained.ordinal)) continue;
      const leftOut = run === undefined ? "no_uploader" : await addFile(run, contained);
      if (leftOut) await recordFile(app.db, lease, contained, { leftOut });
    }
  } finally {
    await file.release();
  }
  return containsFiles;
}

/** Says with a document what became of the files in it. */
export async function noticeUnpacked(
  sql: Sql,
  { documentId, extension }: Pick<DocumentLease, "documentId" | "extension">,
): Promise<Notice[]> {
  if (findFileType(extension)?.unpacksTo === undefined) return [];
  const counts = await countUnpacked(sql, documentId);
  return counts.added + counts.leftOut > 0 ? [{ code: "files_unpacked", ...counts }] : [];
}

/** Undefined when the person who uploaded the document may no longer add files. */
async function startRun(
  app: UnpackingApp,
  lease: DocumentLease,
  type: FileType,
): Promise<Run | undefined> {
  const member = await app.findUploader(lease);
  if (member?.organizationId !== lease.organizationId || member.license !== "active")
    return undefined;
  const outer = await selectContainerExtensions(app.db, lease.documentId);
  return {
    app,
    lease,
    member,
    type,
    containers: [type, ...outer.map((extension) => findFileType(extension))],
    findFolder: openTargetFolders(app, member, { rootId: lease.folderId }),
  };
}

/** Why a file is left out; undefined for one that is a document now. */
async function addFile(run: Run, file: ContainedFile): Promise<LeftOutReason | undefined> {
  const { content, path } = file;
  if ("leftOut" in content) return content.leftOut;
  const nesting = refuseNesting(findFileType(extensionOf(path.at(-1) ?? "")), run.containers);
  if (nesting) return nesting;
  try {
    await enterFile(run, file, content.bytes);
    return undefined;
  } catch (error) {
    const reason = error instanceof AppError ? reasons[error.code] : undefined;
    if (reason === undefined) throw error;
    return reason;
  }
}

/** What a refused upload says of the file. Other errors are of the attempt. */
const reasons: Readonly<Record<string, LeftOutReason>> = {
  "document.type_unsupported": "type_unsupported",
  "document.too_large": "too_large",
  "document.empty": "empty",
  "upload.incomplete": "damaged",
  "folder.too_deep": "too_deep",
  "license.limit_reached": "no_room",
};

async function enterFile(run: Run, file: ContainedFile, bytes: Readable): Promise<void> {
  const { app, lease, member } = run;
  const { filename, folders } = placeFile(run, file);
  const folderId = await run.findFolder(folders);
  const stored = await storeUpload(app, member, { filename, bytes });
  const at = { organizationId: lease.organizationId, folderId };
  const same = await findSameFile(app.db, at, stored);
  if (same !== undefined) {
    await app.blobs.delete(stored.key);
    return recordFile(app.db, lease, file, { documentId: same });
  }
  await enterUpload(app, member, {
    stored,
    folderId,
    ifExists: { replace: await findFormer(run, folderId, stored) },
    record: (tx, { documentId }) => recordIn(tx, lease, file, { documentId }),
  });
}

/** Documents of an earlier version of the container, of which this file is a newer version. */
function findFormer(
  { app, lease }: Run,
  folderId: string,
  { name }: StoredUpload,
): Promise<string[]> {
  return selectFormerFiles(app.db, lease.documentId, { folderId, name });
}

/** The files of an archive go into a folder with its name, attachments beside their mail. */
function placeFile(
  { lease, type }: Run,
  { path }: ContainedFile,
): { filename: string; folders: string[] } {
  const name = path.at(-1) ?? "";
  if (type.unpacksTo === "same folder") {
    return { filename: nameAttachment(lease.name, name), folders: [] };
  }
  return {
    filename: name,
    folders: [stemOf(lease.name), ...path.slice(0, -1)].map(cleanFolderName),
  };
}

type Outcome = { documentId: string } | { leftOut: LeftOutReason };

function recordFile(
  db: Has<"db">["db"],
  lease: DocumentLease,
  file: ContainedFile,
  outcome: Outcome,
): Promise<void> {
  return db.$transaction((tx) => recordIn(tx, lease, file, outcome));
}

/** @throws LeaseLost */
async function recordIn(
  tx: Sql,
  lease: DocumentLease,
  { ordinal, path }: ContainedFile,
  outcome: Outcome,
): Promise<void> {
  if (!(await lockLeasedDocument(tx, lease))) {
    throw new LeaseLost("The lease was lost while the document was unpacked");
  }
  const { organizationId, documentId: containerId } = lease;
  await insertUnpackedFile(tx, {
    organizationId,
    containerId,
    ordinal,
    path: path.join("/").toWellFormed(),
    ...outcome,
  });
}

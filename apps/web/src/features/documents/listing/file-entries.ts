import type { DocumentFile, DocumentNotice } from "@footnote/contracts/documents";
import { t } from "../messages.ts";
import type { Activity } from "../upload/activity.ts";
import { describeTask, describeUpload } from "../upload/activity.ts";
import type { Upload, UploadsState } from "../upload/uploads.ts";
import { getFailure, isUnderWay } from "../upload/uploads.ts";

/** One row of a folder's list. `file` is null for a placeholder the server has not listed yet. */
export type FileEntry = {
  key: string;
  folderId: string;
  /** Null for a placeholder without a document yet. */
  id: string | null;
  tempId: string | null;
  name: string;
  createdAt: string | null;
  size: number | null;
  isProcessing: boolean;
  /** How far the upload is of a file that the server does not have yet; null for all others. */
  upload: "waiting" | "uploading" | null;
  /** The current activity while processing. */
  activity: Activity;
  /** Why it failed; null when it did not. */
  failure: string | null;
  /** How many of its passages are hidden from readers. */
  hiddenPassages: number;
  /** What a person should know about it though it is ready. */
  notices: readonly DocumentNotice[];
  /** Whether it replaced an earlier version, or is being replaced. */
  hasVersions: boolean;
  /** While a newer version of a ready file is not ready, both are listed. */
  replacement: "replaces" | "is-replaced" | null;
  /** Whether a retry may succeed. */
  canRetry: boolean;
};

type ServerFile = Partial<DocumentFile> & { id: string };

/**
 * Returns the rows of a folder: placeholders of uploads first, then the files of the listing, each file once.
 * Where the socket is ahead of the listing, the socket's state is used.
 */
export function listEntries(
  folderId: string,
  files: readonly ServerFile[],
  state: UploadsState,
): FileEntry[] {
  const listedTasks = new Set(files.map(({ task_id }) => task_id));
  const listedIds = new Set(files.map(({ id }) => id));
  const placeholders = state.uploads.filter(
    (upload) =>
      upload.folderId === folderId &&
      upload.phase !== "refused" &&
      !(upload.documentId !== null && listedIds.has(upload.documentId)) &&
      !(upload.taskId !== null && listedTasks.has(upload.taskId)) &&
      !isListedUnconfirmed(upload, files) &&
      !hasSettledElsewhere(upload, state),
  );
  return [
    ...placeholders.map((upload) => ({ folderId, ...placeholderEntry(upload, state) })),
    ...files.map((file) => ({
      folderId,
      ...fileEntry(file, state),
      replacement: findReplacement(file, files),
    })),
  ];
}

function findReplacement(file: ServerFile, files: readonly ServerFile[]): FileEntry["replacement"] {
  const group = file.version_group ?? null;
  if (group === null) return null;
  const isReady = file.state === "ready";
  const others = files.filter((other) => other !== file && other.version_group === group);
  if (!others.some(({ state }) => (state === "ready") !== isReady)) return null;
  return isReady ? "is-replaced" : "replaces";
}

/** Whether the server lists the file already, between its last byte and the reply that names its task. */
function isListedUnconfirmed({ phase, sent, name, size }: Upload, files: readonly ServerFile[]) {
  const isSent = phase === "sending" && sent === 1;
  return isSent && files.some((file) => file.name === name && file.size === size);
}

/** Whether the document is ready. If the listing does not contain it, it has been deleted since. */
function hasSettledElsewhere(upload: Upload, { tasks }: UploadsState): boolean {
  return upload.taskId !== null && tasks[upload.taskId]?.phase === "ready";
}

function placeholderEntry(upload: Upload, state: UploadsState): Omit<FileEntry, "folderId"> {
  return {
    key: upload.tempId,
    id: upload.documentId,
    tempId: upload.tempId,
    name: upload.name,
    createdAt: null,
    size: upload.size,
    isProcessing: isUnderWay(upload, state),
    upload:
      upload.phase === "accepted" ? null : upload.phase === "waiting" ? "waiting" : "uploading",
    activity: describeUpload(upload, state),
    failure: getFailure(upload, state),
    hiddenPassages: 0,
    notices: [],
    hasVersions: false,
    replacement: null,
    canRetry: false,
  };
}

function fileEntry(
  file: ServerFile,
  { tasks }: UploadsState,
): Omit<FileEntry, "folderId" | "replacement"> {
  const task = file.task_id ? tasks[file.task_id] : undefined;
  const processing = file.state === "processing";
  const failedOnSocket = processing && task?.phase === "failed" ? task.reason : null;
  const failedOnServer = file.failure?.message ?? t.notProcessed;
  return {
    key: file.id,
    id: file.id,
    tempId: null,
    name: file.name ?? file.title ?? t.untitled,
    createdAt: file.created_at ?? null,
    size: file.size ?? null,
    isProcessing: processing && (task === undefined || task.phase === "processing"),
    upload: null,
    activity: describeTask(task),
    failure: file.state === "failed" ? failedOnServer : failedOnSocket,
    hiddenPassages: file.hidden_passages ?? 0,
    notices: file.notices ?? [],
    hasVersions: file.has_versions ?? false,
    canRetry: file.state === "failed" && file.failure?.can_retry === true,
  };
}

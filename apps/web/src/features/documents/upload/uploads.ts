import type { Sample } from "./tray/upload-speed.ts";
import { addSample } from "./tray/upload-speed.ts";

/**
 * An upload: queued, being sent, waiting for the connection, accepted by the server and followed as a task, sent by another
 * tab, or refused: it failed or was interrupted, and can be retried.
 */
export type Upload = {
  tempId: string;
  /** Null until the folder it belongs in has been created. */
  folderId: string | null;
  name: string;
  size: number;
  phase: "waiting" | "sending" | "disconnected" | "accepted" | "elsewhere" | "refused";
  /** Known from the browser's storage: this tab does not have the file. */
  isStored: boolean;
  /** The part already sent, 0 to 1. */
  sent: number;
  taskId: string | null;
  documentId: string | null;
  /** The reason of the failure. */
  reason: string | null;
};

/** The progress of a stage in its own unit, such as 3 of 12 pages. */
export type StageSteps = { done: number; total: number; unit: string };

/** The state of a task, as its socket reports it. */
export type TaskState =
  | { phase: "processing"; stage: string; fraction: number; steps: StageSteps | null }
  | { phase: "ready" }
  | { phase: "failed"; reason: string };

export type UploadsState = {
  uploads: readonly Upload[];
  tasks: Readonly<Record<string, TaskState>>;
  /** The samples of the upload speed in the last seconds. */
  samples: readonly Sample[];
};

export type UploadsEvent =
  | { type: "queued"; uploads: readonly Upload[] }
  | { type: "stored"; uploads: readonly Upload[] }
  | { type: "sending"; tempId: string; folderId: string }
  | { type: "sent"; tempId: string; fraction: number; at: number }
  | { type: "disconnected"; tempId: string }
  | { type: "requeued"; tempId: string }
  | { type: "accepted"; tempId: string; taskId: string; documentId: string | null }
  | { type: "refused"; tempId: string; reason: string }
  | { type: "removed"; tempId: string }
  | { type: "deleted"; documentId: string }
  | { type: "retried"; documentId: string; taskId: string }
  | { type: "task"; taskId: string; task: TaskState }
  | { type: "cleared" }
  | { type: "session-ended" };

export const noUploads: UploadsState = { uploads: [], tasks: {}, samples: [] };

export function reduceUploads(state: UploadsState, event: UploadsEvent): UploadsState {
  switch (event.type) {
    case "queued":
      return { ...state, uploads: [...state.uploads, ...event.uploads] };
    case "stored":
      return {
        ...state,
        uploads: [...state.uploads.filter(({ isStored }) => !isStored), ...event.uploads],
      };
    case "sending":
      return change(state, event.tempId, { phase: "sending", folderId: event.folderId });
    case "sent":
      return sample(
        change(state, event.tempId, { phase: "sending", sent: event.fraction }),
        event.at,
      );
    case "disconnected":
      return change(state, event.tempId, { phase: "disconnected" });
    case "requeued":
      return change(state, event.tempId, { phase: "waiting", reason: null });
    case "accepted":
      return change(state, event.tempId, {
        phase: "accepted",
        sent: 1,
        taskId: event.taskId,
        documentId: event.documentId,
      });
    case "refused":
      return change(state, event.tempId, { phase: "refused", reason: event.reason });
    case "removed":
      return { ...state, uploads: state.uploads.filter(({ tempId }) => tempId !== event.tempId) };
    case "deleted":
      return {
        ...state,
        uploads: state.uploads.filter(({ documentId }) => documentId !== event.documentId),
      };
    case "retried":
      return {
        ...state,
        uploads: state.uploads.map((upload) =>
          upload.documentId === event.documentId ? { ...upload, taskId: event.taskId } : upload,
        ),
      };
    case "task":
      return { ...state, tasks: { ...state.tasks, [event.taskId]: event.task } };
    case "cleared":
      return { ...state, uploads: state.uploads.filter((upload) => isUnderWay(upload, state)) };
    case "session-ended":
      return noUploads;
  }
}

function change(state: UploadsState, tempId: string, patch: Partial<Upload>): UploadsState {
  const uploads = state.uploads.map((upload) =>
    upload.tempId === tempId ? { ...upload, ...patch } : upload,
  );
  return { ...state, uploads };
}

function sample(state: UploadsState, at: number): UploadsState {
  const bytes = state.uploads.reduce((sum, { size, sent }) => sum + size * sent, 0);
  return { ...state, samples: addSample(state.samples, { at, bytes }) };
}

/** Whether the file is still being sent or processed. */
export function isUnderWay(upload: Upload, { tasks }: UploadsState): boolean {
  if (upload.phase === "refused") return false;
  const task = upload.taskId === null ? undefined : tasks[upload.taskId];
  return task === undefined || task.phase === "processing";
}

/** Returns why an upload failed; null if it succeeded or has not ended. */
export function getFailure(upload: Upload, { tasks }: UploadsState): string | null {
  const task = upload.taskId === null ? undefined : tasks[upload.taskId];
  return task?.phase === "failed" ? task.reason : upload.reason;
}

/** Returns the progress of an upload from 0 to 1: sending is the first third, processing the rest. */
export function getFraction(upload: Upload, state: UploadsState): number {
  if (!isUnderWay(upload, state)) return 1;
  const task = upload.taskId === null ? undefined : state.tasks[upload.taskId];
  const processed = task?.phase === "processing" ? task.fraction : 0;
  return upload.sent / 3 + (processed * 2) / 3;
}

import { clockTime } from "@footnote/contracts/anchors";
import { formatNumber } from "../../../shared/language/format.ts";
import { t } from "./messages.ts";
import type { StageSteps, TaskState, Upload, UploadsState } from "./uploads.ts";

/** The current activity of a file in a few words, and its progress from 0 to 1; null if unknown. */
export type Activity = { text: string; fraction: number | null };

/** Returns the current activity of a file: first the upload, then the state of its task. */
export function describeUpload(upload: Upload, { tasks }: UploadsState): Activity {
  if (upload.taskId !== null) return describeTask(tasks[upload.taskId]);
  if (upload.phase === "waiting") return { text: t.waiting, fraction: null };
  if (upload.phase === "elsewhere") return { text: t.elsewhere, fraction: null };
  if (upload.phase === "disconnected") {
    return { text: t.waitingForConnection, fraction: upload.sent };
  }
  return { text: t.uploading(Math.round(upload.sent * 100)), fraction: upload.sent };
}

export function describeTask(task: TaskState | undefined): Activity {
  if (task?.phase !== "processing") return { text: t.processing, fraction: null };
  return { text: describeStage(task.stage, task.steps), fraction: task.fraction };
}

function formatStage(stage: string): string {
  const names: Readonly<Record<string, string>> = {
    queued: t.waiting,
    extracting: t.reading,
    indexing: t.indexing,
    embedding: t.embedding,
  };
  return names[stage] ?? t.processing;
}

/** Formats a stage and its progress: "Reading page 3 of 12". */
function describeStage(stage: string, steps: StageSteps | null): string {
  const words = formatStage(stage);
  const progress = steps && describeSteps(steps);
  return progress ? t.stage(words, progress) : words;
}

/** Formats bytes as a percentage, which is easier to read; the total number of rows is unknown until the end. */
function describeSteps({ done, total, unit }: StageSteps): string {
  if (total <= 0) return "";
  if (unit === "byte") return `${Math.floor((done / total) * 100)}%`;
  if (unit === "second") return t.ofTime(clockTime(done), clockTime(total));
  const [at, of] = [formatNumber(done), formatNumber(total)];
  return unit === "row" && done === total ? t.row(at) : t.ofUnits(unit, at, of);
}

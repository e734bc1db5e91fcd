import { clockTime } from "@footnote/contracts/anchors";
import { formatNumber } from "../../../shared/language/format.ts";
import { t } from "./messages.ts";
import type { StageSteps, TaskState, Upload, UploadsState } from "./uploads.ts";

/** What is happening to a file, in a few words, and how far it is, 0 to 1; null when that is not known. */
export type Activity = { text: string; fraction: number | null };

/** What is happening to a file on its way: first the sending, then what its task says. */
export function describeUpload(upload: Upload, { tasks }: UploadsState): Activity {
  if (upload.taskId !== null) return describeTask(tasks[upload.taskId]);
  if (upload.phase === "waiting") return { text: t.waiting, fraction: null };
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

/** A stage and how far it has come: "Reading page 3 of 12". */
function describeStage(stage: string, steps: StageSteps | null): string {
  const words = formatStage(stage);
  const progress = steps && describeSteps(steps);
  return progress ? t.stage(words, progress) : words;
}

/** Bytes mean nothing to a reader, so they become a share; the length of a stream of rows is not known before its end. */
function describeSteps({ done, total, unit }: StageSteps): string {
  if (total <= 0) return "";
  if (unit === "byte") return `${Math.floor((done / total) * 100)}%`;
  if (unit === "second") return t.ofTime(clockTime(done), clockTime(total));
  const [at, of] = [formatNumber(done), formatNumber(total)];
  return unit === "row" && done === total ? t.row(at) : t.ofUnits(unit, at, of);
}

import { clockTime } from "@footnote/contracts/anchors";
import type { StageSteps, TaskState, Upload, UploadsState } from "./uploads.ts";

/** What is happening to a file, in a few words, and how far it is, 0 to 1; null when that is not known. */
export type Activity = { words: string; fraction: number | null };

/** What is happening to a file on its way: first the sending, then what its task says. */
export function uploadActivity(upload: Upload, { tasks }: UploadsState): Activity {
  if (upload.taskId !== null) return taskActivity(tasks[upload.taskId]);
  if (upload.phase === "waiting") return { words: "Waiting its turn", fraction: null };
  return { words: `Uploading ${Math.round(upload.sent * 100)}%`, fraction: upload.sent };
}

export function taskActivity(task: TaskState | undefined): Activity {
  if (task?.phase !== "processing") return { words: "Processing", fraction: null };
  return { words: describeStage(task.stage, task.steps), fraction: task.fraction };
}

const stageWords: Readonly<Record<string, string>> = {
  queued: "Waiting its turn",
  extracting: "Reading",
  indexing: "Making searchable",
  embedding: "Embedding",
};

/** A stage and how far it has come: "Reading page 3 of 12". */
function describeStage(stage: string, steps: StageSteps | null): string {
  const words = stageWords[stage] ?? "Processing";
  const progress = steps && describeSteps(steps);
  return progress ? `${words} ${progress}` : words;
}

/** Bytes mean nothing to a reader, so they become a share; the length of a stream of rows is not known before its end. */
function describeSteps({ done, total, unit }: StageSteps): string {
  if (total <= 0) return "";
  if (unit === "byte") return `${Math.floor((done / total) * 100)}%`;
  if (unit === "second") return `${clockTime(done)} of ${clockTime(total)}`;
  const [at, of] = [done.toLocaleString("en-US"), total.toLocaleString("en-US")];
  return unit === "row" && done === total ? `row ${at}` : `${unit} ${at} of ${of}`;
}

import { taskProgress, type UpsertFrame } from "@footnote/contracts/sockets";
import { AppError } from "../../platform/errors.ts";
import type { Has } from "../../platform/app.ts";
import { requireTask } from "../../platform/jobs/tasks.ts";
import { findFile } from "./documents.repo.ts";
import { findTask } from "./tasks.repo.ts";

/** The topic of the notifications about a task. */
export function taskTopic(taskId: string): string {
  return `task:${taskId}`;
}

/**
 * Returns the present state of a task for its follower.
 * @throws AppError task.not_found like `requireTask`
 */
export async function getTaskFrame(
  app: Has<"db">,
  taskId: string,
  userPk: number | undefined,
): Promise<UpsertFrame> {
  const task = requireTask(await findTask(app.db, taskId), userPk);
  if (task.status === "ERROR")
    return { status: "ERROR", result: task.error ?? "Unknown processing error" };
  if (task.status === "PROCESSING") {
    return { status: "PROCESSING", result: taskProgress.parse(task.progress) };
  }
  const file = await findFile(app.db, task.organizationId, task.documentId ?? "");
  if (!file) throw new AppError("task.not_found");
  return { status: "SUCCESS", result: { file } };
}

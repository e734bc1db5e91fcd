import { taskAnswersFor } from "@footnote/contracts/limits";
import { taskProgress, type UpsertFrame } from "@footnote/contracts/sockets";
import { AppError } from "../../platform/errors.ts";
import type { Has } from "../../platform/app.ts";
import { findFile } from "./documents.repo.ts";
import { findTask } from "./tasks.repo.ts";

/** The topic of the hints about a task. */
export function taskTopic(taskId: string): string {
  return `task:${taskId}`;
}

/**
 * What a follower of a task is told now.
 * @param userPk narrows it to this user's tasks; undefined when the follower gave no token
 * @throws AppError task.not_found for an unknown, foreign or long ended task
 */
export async function getTaskFrame(
  app: Has<"db">,
  taskId: string,
  userPk: number | undefined,
): Promise<UpsertFrame> {
  const task = await findTask(app.db, taskId);
  const foreign = userPk !== undefined && task?.userPk !== userPk;
  if (!task || foreign || hasLapsed(task.endedAt)) throw new AppError("task.not_found");
  if (task.status === "ERROR")
    return { status: "ERROR", result: task.error ?? "Unknown processing error" };
  if (task.status === "PROCESSING") {
    return { status: "PROCESSING", result: taskProgress.parse(task.progress) };
  }
  const file = await findFile(app.db, task.organizationId, task.documentId ?? "");
  if (!file) throw new AppError("task.not_found");
  return { status: "SUCCESS", result: { file } };
}

function hasLapsed(endedAt: Date | null): boolean {
  return endedAt !== null && Date.now() - endedAt.getTime() > taskAnswersFor;
}

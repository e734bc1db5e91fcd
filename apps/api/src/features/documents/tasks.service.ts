import { taskProgress, type UpsertFrame } from "@footnote/contracts/sockets";
import { AppError } from "../../platform/errors.ts";
import type { Has } from "../../platform/app.ts";
import { requireTask } from "../../platform/jobs/tasks.ts";
import { findMember } from "../organizations/organizations.service.ts";
import { findFile } from "./documents.repo.ts";
import { findTask } from "./tasks.repo.ts";

/** The topic of the notifications about a task. */
export function taskTopic(taskId: string): string {
  return `task:${taskId}`;
}

/**
 * Returns the present state of a task for its follower: a member of the task's organization, or whoever knows its id while
 * the member whose task it is belongs to the organization.
 * @throws AppError task.not_found like `requireTask`, and for anybody else
 */
export async function getTaskFrame(
  app: Has<"db" | "config">,
  taskId: string,
  userPk: number | undefined,
): Promise<UpsertFrame> {
  const task = requireTask(await findTask(app.db, taskId));
  const member = await findMember(app, userPk ?? task.userPk);
  if (member?.organizationId !== task.organizationId) throw new AppError("task.not_found");
  if (task.status === "ERROR")
    return { status: "ERROR", result: task.error ?? "Unknown processing error" };
  if (task.status === "PROCESSING") {
    return { status: "PROCESSING", result: taskProgress.parse(task.progress) };
  }
  const file = await findFile(app.db, task.organizationId, task.documentId ?? "");
  if (!file) throw new AppError("task.not_found");
  return { status: "SUCCESS", result: { file } };
}

import { randomBytes } from "node:crypto";
import { taskAnswersFor } from "@footnote/contracts/limits";
import { AppError } from "../errors.ts";

/** 128 random bits: a client that knows the id may follow the task. */
export function makeTaskId(): string {
  return randomBytes(16).toString("base64url");
}

/** Before this moment a task ended too long ago to be followed. */
export function followableSince(): Date {
  return new Date(Date.now() - taskAnswersFor);
}

/**
 * Returns a task that may be followed.
 * @throws AppError task.not_found for an unknown task, or one that ended too long ago
 */
export function requireTask<Task extends { endedAt: Date | null }>(task: Task | undefined): Task {
  if (!task || (task.endedAt !== null && task.endedAt < followableSince())) {
    throw new AppError("task.not_found");
  }
  return task;
}

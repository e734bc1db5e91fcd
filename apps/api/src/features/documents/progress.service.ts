import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { failureSentence } from "./failures.rules.ts";
import { endTasks, type Progress, updateProgress } from "./tasks.repo.ts";
import { taskTopic } from "./tasks.service.ts";

/** The topic of the hint that a document is gone and nobody needs to work on it any more. */
export function documentTopic(documentId: string): string {
  return `document:${documentId}`;
}

/** Notes how far a document has come and tells its followers to look. */
export async function reportProgress(
  app: Has<"db" | "notifications">,
  documentId: string,
  progress: Progress,
): Promise<void> {
  await publishTaskProgress(app, await updateProgress(app.db, documentId, progress));
}

/** Ends the tasks of a document, in the transaction that settles it. Tell the followers after the commit. */
export function endDocumentTasks(
  tx: Sql,
  documentId: string,
  failureCode: string | null,
): Promise<string[]> {
  return endTasks(tx, documentId, failureCode === null ? null : failureSentence(failureCode));
}

export async function publishTaskProgress(
  app: Has<"notifications">,
  taskIds: readonly string[],
): Promise<void> {
  for (const taskId of taskIds) await app.notifications.publish(taskTopic(taskId));
}

import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { failureSentence } from "./failures.rules.ts";
import { endTasks, type Progress, updateProgress } from "./tasks.repo.ts";
import { taskTopic } from "./tasks.service.ts";

/** For a transaction: notify the followers of the tasks after its commit. */
export { updateProgress as storeProgress } from "./tasks.repo.ts";

/** The topic of the notification that a document is deleted, so that work on it stops. */
export function documentTopic(documentId: string): string {
  return `document:${documentId}`;
}

/** Stores how far a document has come and notifies its followers. */
export async function reportProgress(
  app: Has<"db" | "notifications">,
  documentId: string,
  progress: Progress,
): Promise<void> {
  await publishTaskProgress(app, await updateProgress(app.db, documentId, progress));
}

/** Ends the tasks of documents, in the transaction that settles them. Notify the followers after the commit. */
export function endDocumentTasks(
  tx: Sql,
  documentIds: readonly string[],
  failureCode: string | null,
): Promise<string[]> {
  return endTasks(tx, documentIds, failureCode === null ? null : failureSentence(failureCode));
}

export async function publishTaskProgress(
  app: Has<"notifications">,
  taskIds: readonly string[],
): Promise<void> {
  for (const taskId of taskIds) await app.notifications.publish(taskTopic(taskId));
}

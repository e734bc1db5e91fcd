import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { deleteAllChunks } from "../retrieval/indexing.service.ts";
import { deleteBlobs } from "./documents.jobs.ts";
import { type DeletedDocument, deleteAllDocumentRows, lockAllDocuments } from "./documents.repo.ts";
import { documentTopic } from "./progress.service.ts";

/** What was deleted of an organization, and whose bytes are still to go. */
export type ClearedDocuments = { organizationId: string; gone: readonly DeletedDocument[] };

/**
 * Deletes every document of an organization with passages, statistics and tasks, in the transaction that deletes the
 * organization. The organization must be locked.
 */
export async function clearDocuments(tx: Sql, organizationId: string): Promise<ClearedDocuments> {
  await lockAllDocuments(tx, organizationId);
  await deleteAllChunks(tx, organizationId);
  return { organizationId, gone: await deleteAllDocumentRows(tx, organizationId) };
}

/** After the commit: stops work on documents that are gone, and has their bytes deleted. */
export async function finishClearing(
  app: Has<"jobs" | "notifications">,
  { organizationId, gone }: ClearedDocuments,
): Promise<void> {
  const atOnce = 100;
  for (const { id } of gone) await app.notifications.publish(documentTopic(id));
  for (let start = 0; start < gone.length; start += atOnce) {
    const keys = gone.slice(start, start + atOnce).map(({ blobKey }) => blobKey);
    await app.jobs.enqueue(deleteBlobs, { organizationId, keys });
  }
}

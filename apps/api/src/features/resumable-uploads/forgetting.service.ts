import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { deleteBlobs } from "../documents/documents.jobs.ts";
import { deleteUploads } from "./resumable-uploads.repo.ts";

export type ForgottenUpload = { organizationId: string; keys: string[] };

/** Deletes the uploads of an organization or a user, in the transaction that deletes these. */
export function forgetUploads(
  tx: Sql,
  of: { organizationId: string } | { userPk: number },
): Promise<ForgottenUpload[]> {
  return deleteUploads(tx, of);
}

/** Enqueues the deletion of the bytes, after the commit. */
export async function finishForgettingUploads(
  app: Has<"jobs">,
  forgotten: readonly ForgottenUpload[],
): Promise<void> {
  for (const { organizationId, keys } of forgotten)
    await app.jobs.enqueue(deleteBlobs, { organizationId, keys });
}

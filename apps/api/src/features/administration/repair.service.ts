import type { Has } from "../../platform/app.ts";
import { type Actor, recordEvent } from "../audit/audit.service.ts";
import { deleteOrphanBlobs } from "../documents/integrity.service.ts";

/** Deletes the blobs that no row references, and logs how many. Must not run during uploads. */
export async function repairStorage(app: Has<"db" | "blobs">, by: Actor): Promise<string[]> {
  const deleted = await deleteOrphanBlobs(app);
  const detail = { blobs: deleted.length };
  await recordEvent(app.db, { action: "storage.repaired", by, organizationId: null, detail });
  return deleted;
}

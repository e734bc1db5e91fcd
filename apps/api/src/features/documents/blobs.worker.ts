import type { PeriodicTask } from "../../platform/jobs/periodic.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import type { Has } from "../../platform/app.ts";
import { deleteBlobs } from "./documents.jobs.ts";
import { deleteOldOrphans } from "./integrity.service.ts";
import { selectNamedBlobs } from "./documents.repo.ts";
import { layoutKeyOf } from "./layout-key.rules.ts";

/** Deletes the bytes of documents that are gone; keeps any that a row names again. A lost job leaves unused bytes behind. */
export function bindBlobDeletion(app: Has<"db" | "blobs">) {
  const handle = async ({ keys }: { keys: string[] }) => {
    const named = await selectNamedBlobs(app.db, keys);
    for (const key of keys) {
      if (named.has(key)) continue;
      await app.blobs.delete(key);
      // In this order: whoever stores a layout looks afterwards whether its file is still there.
      await app.blobs.delete(layoutKeyOf(key));
    }
  };
  return bindJob(deleteBlobs, handle, null);
}

/** Deletes what killed processes have left half written. */
export function deleteAbandonedBlobsTask(app: Has<"blobs">): PeriodicTask {
  return {
    name: "deleted abandoned blobs",
    everyMs: 60 * 60 * 1000,
    run: () => app.blobs.deleteAbandoned(),
  };
}

/** Deletes the bytes of uploads whose process was killed before it wrote their row. */
export function deleteOrphanBlobsTask(app: Has<"db" | "blobs" | "log">): PeriodicTask {
  return {
    name: "deleted orphan blobs",
    everyMs: 6 * 60 * 60 * 1000,
    run: () => deleteOldOrphans(app),
  };
}

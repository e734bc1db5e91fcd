import type { Has } from "../../platform/app.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import { deleteBlobs } from "./documents.jobs.ts";
import { selectNamedBlobs } from "./documents.repo.ts";

/** Deletes the bytes of documents that are gone; keeps any that a row names again. */
export function bindBlobDeletion(app: Has<"db" | "blobs">) {
  return bindJob(deleteBlobs, async ({ keys }) => {
    const named = await selectNamedBlobs(app.db, keys);
    for (const key of keys) {
      if (!named.has(key)) await app.blobs.delete(key);
    }
  });
}

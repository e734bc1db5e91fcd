import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** How often a document may be tried before it is failed for good. */
export const ingestionAttempts = 3;

/** Makes one stored document searchable. Handled by the ingestion feature. */
export const ingestDocument = defineJob({
  name: "ingest-document",
  payload: z.object({ organizationId: z.uuid(), documentId: z.uuid() }),
  attempts: ingestionAttempts,
  timeoutSeconds: 60 * 60,
  retryDelaySeconds: 2,
  keyOf: ({ documentId }) => documentId,
  groupOf: ({ organizationId }) => organizationId,
});

/** Deletes the bytes of documents whose rows are gone. */
export const deleteBlobs = defineJob({
  name: "delete-blobs",
  payload: z.object({ organizationId: z.uuid(), keys: z.array(z.string()).min(1) }),
  attempts: 5,
  timeoutSeconds: 10 * 60,
  retryDelaySeconds: 10,
  keyOf: ({ keys }) => keys.join("."),
  groupOf: ({ organizationId }) => organizationId,
});

import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Wakes the embedding worker, which embeds all waiting chunks, of this document and others. */
export const embedChunks = defineJob({
  name: "embed-chunks",
  payload: z.object({ organizationId: z.uuid(), documentId: z.uuid() }),
  attempts: 3,
  timeoutSeconds: 60 * 60,
  retryDelaySeconds: 5,
  keyOf: () => "embed",
  groupOf: ({ organizationId }) => organizationId,
});

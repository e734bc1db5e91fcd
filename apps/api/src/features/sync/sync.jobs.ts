import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Synchronises one folder with its source. */
export const syncFolder = defineJob({
  name: "sync-folder",
  payload: z.object({ organizationId: z.uuid(), sourceId: z.uuid() }),
  attempts: 3,
  timeoutSeconds: 60 * 60,
  retryDelaySeconds: 10,
  keyOf: ({ sourceId }) => sourceId,
  groupOf: ({ organizationId }) => organizationId,
});

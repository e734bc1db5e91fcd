import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Transcribes one recording. A person waits for it, so the retry delay is short. */
export const transcribeRecording = defineJob({
  name: "transcribe-recording",
  payload: z.object({ organizationId: z.uuid(), id: z.string() }),
  attempts: 3,
  timeoutSeconds: 15 * 60,
  retryDelaySeconds: 1,
  keyOf: ({ id }) => id,
  groupOf: ({ organizationId }) => organizationId,
});

import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Writes to a user about the account. */
export const sendAccountMail = defineJob({
  name: "send-account-mail",
  payload: z.object({ mailId: z.uuid() }),
  attempts: 5,
  timeoutSeconds: 2 * 60,
  retryDelaySeconds: 5,
  keyOf: ({ mailId }) => mailId,
  groupOf: ({ mailId }) => mailId,
});

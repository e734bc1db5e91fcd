import { z } from "zod";
import { defineJob } from "../../platform/jobs/jobs.ts";

/** Mails the link of an invitation to whom it is for. */
export const sendInvitation = defineJob({
  name: "send-invitation",
  payload: z.object({ invitationId: z.uuid() }),
  attempts: 5,
  timeoutSeconds: 2 * 60,
  retryDelaySeconds: 10,
  keyOf: ({ invitationId }) => invitationId,
  groupOf: ({ invitationId }) => invitationId,
});

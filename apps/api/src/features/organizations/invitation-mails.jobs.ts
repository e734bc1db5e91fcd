import { defineMailJob } from "../../platform/mail/outbox.ts";

/** Mails the link of an invitation to its recipient. The id of the mail is that of the invitation. */
export const sendInvitation = defineMailJob("send-invitation");

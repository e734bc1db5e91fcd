import { defineMailJob } from "../../platform/mail/outbox.ts";

/** Sends a mail about an account to its user. */
export const sendAccountMail = defineMailJob("send-account-mail");

import type { Has } from "../../platform/app.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { deliver } from "../../platform/mail/mail.ts";
import { sendInvitation } from "./invitation-mails.jobs.ts";
import { addMailedToken, findUnsent, settleMail, takeDueMails } from "./invitation-mails.repo.ts";
import { writeInvitation } from "./invitation-mails.rules.ts";
import { invitationPath, makeInvitationToken } from "./invitation-tokens.rules.ts";

const everyMs = 60_000;
const putOffMs = 15 * 60_000;

/**
 * Mails invitations. The link has a token of its own, made here and kept as a hash: the one the admin was shown stands
 * nowhere.
 */
export function bindInvitationMails(app: Has<"db" | "mailer" | "config" | "log">) {
  return bindJob(sendInvitation, async ({ invitationId }) => {
    const invitation = await findUnsent(app.db, invitationId, new Date());
    if (!invitation || !app.mailer) return;
    const { token, tokenHash } = makeInvitationToken();
    await addMailedToken(app.db, invitationId, tokenHash);
    const url = new URL(invitationPath(token), app.config.publicUrl).href;
    const outcome = await deliver(app.mailer, writeInvitation(invitation, url));
    if (outcome === "refused")
      app.log.warn({ invitationId }, "the mail server refused an invitation");
    await settleMail(app.db, invitationId, outcome);
  });
}

/** Enqueues again what was not sent: because its delivery was lost, or the mail server was away for long. */
export function startInvitationMailSweeper(
  app: Has<"db" | "jobs" | "mailer" | "log">,
): () => Promise<void> {
  return repeat(app.log, { name: "took up unsent invitations", everyMs }, async () => {
    if (!app.mailer) return 0;
    const now = new Date();
    const due = await takeDueMails(app.db, { now, next: new Date(now.getTime() + putOffMs) });
    for (const invitationId of due) await app.jobs.enqueue(sendInvitation, { invitationId });
    return due.length;
  });
}

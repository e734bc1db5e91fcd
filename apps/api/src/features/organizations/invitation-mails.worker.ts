import type { Has } from "../../platform/app.ts";
import { bindJob } from "../../platform/jobs/jobs.ts";
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
  const handle = async ({ invitationId }: { invitationId: string }) => {
    const invitation = await findUnsent(app.db, invitationId, new Date());
    if (!invitation || !app.mailer) return;
    const { token, tokenHash } = makeInvitationToken();
    await addMailedToken(app.db, invitationId, tokenHash);
    const url = new URL(invitationPath(token), app.config.publicUrl).href;
    const outcome = await deliver(app.mailer, writeInvitation(invitation, url));
    if (outcome === "refused")
      app.log.warn({ invitationId }, "the mail server refused an invitation");
    await settleMail(app.db, invitationId, outcome);
  };
  return bindJob(sendInvitation, handle, { everyMs, take: () => takeUnsent(app) });
}

/** Returns invitations whose delivery was lost or whose mail server was unavailable for long. */
async function takeUnsent(app: Has<"db" | "mailer">): Promise<{ invitationId: string }[]> {
  if (!app.mailer) return [];
  const now = new Date();
  const ids = await takeDueMails(app.db, { now, next: new Date(now.getTime() + putOffMs) });
  return ids.map((invitationId) => ({ invitationId }));
}

import type { Has } from "../../platform/app.ts";
import { bindOutbox } from "../../platform/mail/outbox.ts";
import { sendInvitation } from "./invitation-mails.jobs.ts";
import { addMailedToken, findUnsent, settleMail, takeDueMails } from "./invitation-mails.repo.ts";
import { writeInvitation } from "./invitation-mails.rules.ts";
import { invitationPath, makeInvitationToken } from "./invitation-tokens.rules.ts";

/** Mails invitations. Each mailed link has a token of its own, of which only the hash is stored. */
export function bindInvitationMails(app: Has<"db" | "mailer" | "config" | "log">) {
  return bindOutbox(app, sendInvitation, {
    find: (id, now) => findUnsent(app.db, id, now),
    async write(invitation) {
      const { token, tokenHash } = makeInvitationToken();
      await addMailedToken(app.db, invitation.id, tokenHash);
      const url = new URL(invitationPath(token), app.config.publicUrl).href;
      return writeInvitation(invitation, url);
    },
    settle: (id, outcome) => settleMail(app.db, id, outcome),
    takeDue: (turn) => takeDueMails(app.db, turn),
  });
}

import { renderEmail, writeName } from "../../platform/mail/email-body.ts";
import type { Mail } from "../../platform/mail/mail.ts";

export type InvitationToMail = {
  id: string;
  email: string;
  organization: string;
  /** Empty for who has given none. */
  inviterName: string;
  inviterEmail: string;
  expiresAt: Date;
};

/** Renders the mail of an invitation; `url` is its link. */
export function writeInvitation(invitation: InvitationToMail, url: string): Mail {
  const { id, email, inviterEmail, expiresAt } = invitation;
  const organization = writeName(invitation.organization);
  const invitedBy = writeName(invitation.inviterName) || inviterEmail;
  const until = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const body = renderEmail({
    subject: `Join ${organization} on Footnote`,
    opening: [
      `${invitedBy} invites you to join the organization "${organization}" on Footnote, where you can ask questions about its documents.`,
    ],
    link: { label: "View the invitation", url },
    closing: [
      `The link works once and expires on ${until.format(expiresAt)}.`,
      "If you did not expect this, ignore this email. Nothing happens unless you open the link.",
    ],
  });
  return { id, to: email, ...body };
}

import { z } from "zod";
import { renderEmail, writeName } from "../../platform/mail/email-body.ts";
import type { Mail } from "../../platform/mail/mail.ts";

type WrittenMail = Pick<Mail, "subject" | "text" | "html">;

export function writePasswordReset(url: string): WrittenMail {
  return renderEmail({
    subject: "Reset your Footnote password",
    opening: ["Someone requested a new password for the Footnote account with this email address."],
    link: { label: "Choose a new password", url },
    closing: [
      "The link works once and expires in one hour. Setting a new password ends all sessions and revokes all API keys of the account.",
      "If the address of the account was never confirmed, its sharing links and invitations end as well, and its folder syncs stop until you save their settings again.",
      "If you did not request this, ignore this email. Your password stays the same.",
    ],
  });
}

export function writeVerification(url: string): WrittenMail {
  return renderEmail({
    subject: "Confirm your email address for Footnote",
    opening: ["A Footnote account was created with this email address."],
    link: { label: "Confirm the address", url },
    closing: [
      "The link expires in one week. You must be logged in to that account.",
      "If you did not create it, ignore this email. To take over the account, reset its password.",
    ],
  });
}

export function writeEmailChange(url: string): WrittenMail {
  return renderEmail({
    subject: "Confirm your new email address for Footnote",
    opening: ["Someone asked to use this email address for their Footnote account."],
    link: { label: "Use this address", url },
    closing: [
      "The link works once and expires in one day. You must be logged in to that account.",
      "If this was not you, ignore this email. Nothing changes.",
    ],
  });
}

/** Goes to the address before, by which no password can be reset any more: so it says whom to ask. */
export function writeEmailChanged(at: Date): WrittenMail {
  const moment = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return renderEmail({
    subject: "The email address of your Footnote account was changed",
    opening: [
      `Your Footnote account has had another email address since ${moment.format(at)} UTC. This address no longer opens it.`,
    ],
    closing: [
      "If this was you, you don't need to do anything. If not, ask an admin of your organization or the operator of your server for help at once.",
    ],
  });
}

/** The detail of a trial mail: the organization and the end of its trial. */
export const trialDetail = z.object({ organization: z.string(), ends_at: z.iso.datetime() });

export function writeTrialEnding(
  { organization, ends_at: endsAt }: z.infer<typeof trialDetail>,
  accountUrl: string,
): WrittenMail {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return renderEmail({
    subject: "Your Footnote trial ends soon",
    opening: [
      `The trial of ${writeName(organization)} ends on ${day.format(new Date(endsAt))} (UTC). The subscription then continues and is charged.`,
    ],
    link: { label: "Manage the subscription", url: accountUrl },
    closing: [
      "To avoid being charged, cancel the subscription before that day. Your documents are kept until you delete them.",
      "You receive this email because you are an admin of the organization.",
    ],
  });
}

/** `resetUrl` is the page where a user asks for a reset. */
export function writePasswordChanged(at: Date, resetUrl: string): WrittenMail {
  const moment = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return renderEmail({
    subject: "Your Footnote password was changed",
    opening: [
      `The password of your Footnote account was changed on ${moment.format(at)} UTC. All other sessions have ended and all API keys were revoked.`,
    ],
    link: { label: "Not you? Reset the password", url: resetUrl },
    closing: ["If this was you, you don't need to do anything."],
  });
}

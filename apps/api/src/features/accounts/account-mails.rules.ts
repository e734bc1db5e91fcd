import { z } from "zod";
import { renderEmail } from "../../platform/mail/email-body.ts";
import type { Mail } from "../../platform/mail/mail.ts";

type WrittenMail = Pick<Mail, "subject" | "text" | "html">;

export function writePasswordReset(url: string): WrittenMail {
  return renderEmail({
    subject: "Reset your Footnote password",
    opening: [
      "Somebody, probably you, asked for a new password for the Footnote account with this email address.",
    ],
    link: { label: "Choose a new password", url },
    closing: [
      "The link works once, within an hour. It ends every session and revokes the API keys of the account.",
      "If you did not ask for this, ignore this mail: your password stays as it is.",
    ],
  });
}

export function writeVerification(url: string): WrittenMail {
  return renderEmail({
    subject: "Confirm your email address for Footnote",
    opening: ["A Footnote account was created with this email address."],
    link: { label: "Confirm the address", url },
    closing: [
      "The link works within a week, where you are logged in to that account.",
      "If it was not you, ignore this mail. To take the account over, reset its password.",
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
      `The trial of ${organization} ends on ${day.format(new Date(endsAt))} (UTC). The subscription then goes on and is charged.`,
    ],
    link: { label: "Manage the subscription", url: accountUrl },
    closing: [
      "If you do not want to go on, cancel it there before that day. Your documents stay until you delete them.",
      "You get this mail because you are an admin of the organization.",
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
      `The password of your Footnote account was changed on ${moment.format(at)} UTC. All other sessions have ended.`,
    ],
    link: { label: "It was not you? Reset the password", url: resetUrl },
    closing: ["If it was you, there is nothing to do."],
  });
}

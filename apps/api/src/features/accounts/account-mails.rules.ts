import { type Letter, writeLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail.ts";

type Dressed = Pick<Mail, "subject" | "text" | "html">;

export function writePasswordReset(url: string): Dressed {
  return writeLetter({
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

export function writeVerification(url: string): Dressed {
  return writeLetter({
    subject: "Confirm your email address for Footnote",
    opening: ["A Footnote account was created with this email address."],
    link: { label: "Confirm the address", url },
    closing: [
      "The link works within a week, where you are logged in to that account.",
      "If it was not you, ignore this mail. To take the account over, reset its password.",
    ],
  });
}

/** `resetUrl` leads to the page that asks for a reset. */
export function writePasswordChanged(at: Date, resetUrl: string): Dressed {
  const moment = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const letter: Letter = {
    subject: "Your Footnote password was changed",
    opening: [
      `The password of your Footnote account was changed on ${moment.format(at)} UTC. All other sessions have ended.`,
    ],
    link: { label: "It was not you? Reset the password", url: resetUrl },
    closing: ["If it was you, there is nothing to do."],
  };
  return writeLetter(letter);
}

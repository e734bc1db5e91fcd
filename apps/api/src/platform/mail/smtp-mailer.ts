import { createTransport, type NodemailerError } from "nodemailer";
import { type Mail, type Mailer, MailRefused } from "./mail.ts";

export type SmtpSettings = {
  /** smtp://user:password@host:587 (with STARTTLS when the server offers it) or smtps://... */
  url: string;
  from: { name: string; address: string };
};

const timeoutMs = 20_000;

/** Sends through an SMTP server, one connection a mail. */
export function openSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail is what we put into it: nothing of it is ever read from a path or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split("@").at(-1) ?? "localhost";
  return {
    async send(mail) {
      if (!oneMailbox.test(mail.to)) throw new MailRefused("This is not one mail address");
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: mail.to },
          envelope: { from: from.address, to: [mail.to] },
          subject: onOneLine(mail.subject),
          messageId: `<${mail.id}@${domain}>`,
          text: mail.text,
          html: mail.html,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw isRefusal(error as NodemailerError)
          ? new MailRefused("The mail server refused the mail", { cause: error })
          : error;
      }
    },
  };
}

/** The library takes an address apart: a comma, a quote or a bracket in it could make two recipients. */
const oneMailbox = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** A header ends where its line ends: what comes after would be the next one. */
function onOneLine(text: Mail["subject"]): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** 5xx to the recipient or to the message; the same to a login is ours to repair. */
function isRefusal({ code, responseCode = 0 }: NodemailerError): boolean {
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}

import type { Environment } from "./environment.ts";
import { wrongConfiguration } from "./wrong-configuration.ts";

/** Undefined when no mail is sent. */
export function readMail(read: Environment) {
  const { SMTP_URL: url, MAIL_FROM: from } = read;
  if (!url) return undefined;
  if (!from) throw wrongConfiguration("SMTP_URL is set, so MAIL_FROM must be set too.");
  return { url, from };
}

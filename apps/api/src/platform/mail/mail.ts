/** One mail to one person. All parts are unescaped text, except `html`, which is already escaped. */
export type Mail = {
  /** The same for every attempt to send the same mail, so that a mailbox can drop a second copy. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

export type Mailer = {
  /**
   * Hands a mail to the mail server.
   * @throws MailRefused when the server will never accept it; any other error may be temporary
   */
  send(mail: Mail): Promise<void>;
};

/** The mail server accepts no mail for this address, or not this mail. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/**
 * Sends a mail and returns the final outcome.
 * @throws errors that may be temporary
 */
export async function deliver(mailer: Mailer, mail: Mail): Promise<"sent" | "refused"> {
  try {
    await mailer.send(mail);
    return "sent";
  } catch (error) {
    if (error instanceof MailRefused) return "refused";
    throw error;
  }
}

/** One mail to one person. Every part is plain text from anywhere, but `html`, which its maker has escaped. */
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
   * @throws MailRefused when the server will never take it; anything else may go better the next time
   */
  send(mail: Mail): Promise<void>;
};

/** The mail server takes no mail for this address, or not this mail. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/**
 * Sends a mail and says how it ended for good.
 * @throws whatever may go better the next time
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

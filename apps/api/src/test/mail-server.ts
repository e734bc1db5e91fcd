import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerEnvelope } from "smtp-server";

export type ReceivedMail = { recipients: string[]; sender: string; raw: string; email: Email };

export type MailServer = {
  /** For SMTP_URL, with the credentials when there are any. */
  url: string;
  received: ReceivedMail[];
  /** The first mail to this address that arrives after those already `seen`. */
  next(recipient: string, seen?: number): Promise<ReceivedMail>;
  /** What the server says to a recipient; nothing accepts. */
  answer(respond: (recipient: string) => { code: number; text: string } | undefined): void;
  close(): Promise<void>;
};

export type Credentials = { user: string; password: string };

/** A real SMTP server on a local port, which keeps what it is sent. */
export async function startMailServer(credentials?: Credentials): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventTarget();
  let respond: Parameters<MailServer["answer"]>[0] = () => undefined;
  async function keep(stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> {
    const bytes = await buffer(stream);
    const recipients = rcptTo.map(({ address }) => address);
    const sender = mailFrom ? mailFrom.address : "";
    const email = await PostalMime.parse(bytes);
    received.push({ recipients, sender, raw: bytes.toString("utf8"), email });
    arrivals.dispatchEvent(new Event("mail"));
  }
  const server = new SMTPServer({
    disabledCommands: credentials ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      const right = username === credentials?.user && password === credentials?.password;
      done(
        right ? null : new Error("Wrong user or password"),
        right ? { user: "footnote" } : undefined,
      );
    },
    onRcptTo({ address }, _, done) {
      const refusal = respond(address);
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, done) => callbackify(keep)(stream, envelope, done),
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const login = credentials ? `${credentials.user}:${credentials.password}@` : "";
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    async next(recipient, seen = 0) {
      for (;;) {
        const mail = received.filter(({ recipients }) => recipients.includes(recipient))[seen];
        if (mail) return mail;
        await once(arrivals, "mail");
      }
    },
    answer: (answer) => {
      respond = answer;
    },
    async close() {
      server.close();
      await once(server.server, "close");
    },
  };
}

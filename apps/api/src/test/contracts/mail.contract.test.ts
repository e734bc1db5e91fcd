import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderEmail } from "../../platform/mail/email-body.ts";
import { type Mail, type Mailer, MailRefused } from "../../platform/mail/mail.ts";
import { openSmtpMailer } from "../../platform/mail/smtp-mailer.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";

const from = { name: "Footnote, of Harbour Ltd", address: "footnote@example.org" };

function aMail(parts: Partial<Mail> = {}): Mail {
  const body = { subject: "Hello", opening: ["Good day."], closing: ["Bye."] };
  const to = `${randomUUID()}@example.org`;
  return { id: randomUUID(), to, ...renderEmail(body), ...parts };
}

/** The contract of every driver of the mail port. */
function mailContract(open: () => { mailer: Mailer; server: MailServer }) {
  it("delivers an email as text and as HTML, in any script", async () => {
    const { mailer, server } = open();
    const link = { label: "Öffnen", url: "https://footnote.example.org/join#a&b" };
    const body = {
      subject: "Grüße aus 東京",
      opening: ["Guten Tag, 東京."],
      link,
      closing: ["— Ende"],
    };
    const mail = aMail(renderEmail(body));
    await mailer.send(mail);
    const { email, recipients, sender } = await server.next(mail.to);
    expect([recipients, sender]).toEqual([[mail.to], from.address]);
    expect(email).toMatchObject({ subject: body.subject, from, to: [{ address: mail.to }] });
    expect(email.messageId).toBe(`<${mail.id}@example.org>`);
    expect(email.text?.replaceAll("\r\n", "\n").trim()).toBe(
      `Guten Tag, 東京.\n\nÖffnen:\n${link.url}\n\n— Ende`,
    );
    expect(email.html).toContain('href="https://footnote.example.org/join#a&#38;b"');
  });

  it("shows markup of users as text", async () => {
    const { mailer, server } = open();
    const text = `<img src=x onerror="alert('1')"> & co`;
    const mail = aMail(renderEmail({ subject: text, opening: [text], closing: [] }));
    await mailer.send(mail);
    const { email } = await server.next(mail.to);
    expect(email.html).not.toContain("<img");
    expect(email.html).toContain(
      "&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; co",
    );
    expect(email.subject).toBe(text);
  });

  it.each(["\r\n", "\n", "\r", "\u2028", "\u0000"])(
    "lets no text become a header or a recipient: %j",
    async (end) => {
      const { mailer, server } = open();
      const subject = `Hello${end}Bcc: thief@example.org${end}${end}<b>Pay here</b>`;
      const mail = aMail({ subject });
      await mailer.send(mail);
      const { email, recipients } = await server.next(mail.to);
      expect(recipients).toEqual([mail.to]);
      expect(email.bcc ?? []).toEqual([]);
      expect(email.subject).toBe("Hello Bcc: thief@example.org <b>Pay here</b>");
      expect(email.text?.trim()).toBe("Good day.\n\nBye.");
    },
  );

  it.each([
    "a@example.org, thief@example.org",
    "a@example.org\r\nRCPT TO:<thief@example.org>",
    "a@example.org> <thief@example.org",
  ])("never sends to a second address in the first: %j", async (to) => {
    const { mailer, server } = open();
    await mailer.send(aMail({ to })).catch(() => {});
    const reached = server.received.flatMap(({ recipients }) => recipients);
    expect(reached).not.toContain("thief@example.org");
    expect(reached).not.toContain("a@example.org");
  });

  it("distinguishes a mail that is refused for good from one that may be retried", async () => {
    const { mailer, server } = open();
    const [unknown, busy] = [aMail(), aMail()];
    server.answer((to) => {
      if (to === unknown.to) return { code: 550, text: "No such user here" };
      return to === busy.to ? { code: 451, text: "Try again later" } : undefined;
    });
    await expect(mailer.send(unknown)).rejects.toBeInstanceOf(MailRefused);
    const later = await mailer.send(busy).catch((error: unknown) => error);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
    server.answer(() => undefined);
    await mailer.send(busy);
    expect((await server.next(busy.to)).recipients).toEqual([busy.to]);
  });
}

describe("mail by SMTP", () => {
  const credentials = { user: "footnote", password: "s3cret" };
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer(credentials);
  });
  afterAll(() => server.close());

  mailContract(() => ({ server, mailer: openSmtpMailer({ url: server.url, from }) }));

  it("may be tried again when the login is wrong or the server is gone", async () => {
    const gone = await startMailServer();
    await gone.close();
    const wrong = server.url.replace(credentials.password, "wrong");
    for (const url of [wrong, gone.url]) {
      const failure = await openSmtpMailer({ url, from })
        .send(aMail())
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(MailRefused);
    }
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { confirmEmail, createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../../test/mail-server.ts";
import { accountSubject } from "../accounts/throttle/throttle.rules.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { bindInvitationMails } from "./invitation-mails.worker.ts";

let server: MailServer;
let product: Product;
/** The same product without workers: the tests run its jobs. */
let idle: Product;
beforeAll(async () => {
  server = await startMailServer();
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: "Footnote <footnote@example.org>",
    PUBLIC_URL: "https://footnote.example.org",
  };
  product = await startProduct({ env });
  idle = await startProduct({ env, workers: false });
});
afterAll(async () => {
  await product.close();
  await idle.close();
  await server.close();
});

const someone = () => `${randomUUID()}@example.org`;
const invite = (admin: Client, email: string | null) =>
  admin.post("/organization/invitations/", { email });
const accept = (client: Client, token: string) =>
  client.post("/organization/invitations/accept/", { token });
const listed = async (admin: Client) => (await admin.get("/organization/invitations/")).body;

/** Returns the token of the link in a mail, which is the same in text and HTML. */
function tokenIn({ email }: ReceivedMail): string {
  const link = /https:\/\/footnote\.example\.org\/join#([\w-]{43})/;
  const [, token] = link.exec(email.text ?? "") ?? [];
  expect(link.exec(email.html ?? "")?.[1]).toBe(token);
  return token ?? "";
}

/** Runs the job of an invitation's mail once, as a worker would. */
const work = (mailId: string) =>
  bindInvitationMails(idle.app).handle(
    { mailId },
    { number: 1, last: false, signal: AbortSignal.timeout(30_000) },
  );

/** An admin whose address is confirmed, as somebody who mails others must be. */
async function createConfirmedAdmin(on: Product) {
  const admin = await createTestAdmin(on);
  await confirmEmail(on, admin.email);
  return admin;
}

describe("an unconfirmed account", () => {
  it("mails no strangers, but hands out links", async () => {
    const admin = await createTestAdmin(product);
    const to = someone();
    const refused = await invite(admin, to);
    expect([refused.status, refused.body.code]).toEqual([403, "account.email_unconfirmed"]);
    expect(await listed(admin)).toEqual([]);
    expect((await invite(admin, null)).body.mail).toBeNull();
    await confirmEmail(product, admin.email);
    expect((await invite(admin, to)).status).toBe(201);
    await server.next(to);
  });
});

describe("an invitation with an address", () => {
  it("is for an account with that address, confirmed or by the link of the mail", async () => {
    const admin = await createConfirmedAdmin(product);
    const to = someone();
    const made = (await invite(admin, to)).body;
    const mailed = tokenIn(await server.next(to));
    const other = await createTestUser(product);
    await confirmEmail(product, other.email);
    for (const token of [made.token, mailed]) {
      const refused = await accept(other, token);
      expect([refused.status, refused.body.code]).toEqual([403, "invitation.other_address"]);
    }
    const guest = await createTestUser(product, to);
    await confirmEmail(product, to);
    expect((await accept(guest, made.token)).status).toBe(200);
  });

  it("is mailed with a link of its own, which lets one person join", async () => {
    const admin = await createConfirmedAdmin(product);
    const to = someone();
    const made = (await invite(admin, to)).body;
    expect(made.mail).toBe("waiting");
    const mail = await server.next(to);
    expect(mail.email.subject).toBe("Join Harbour Office on Footnote");
    expect(mail.email.text).toContain(`${admin.email} invites you to join`);
    const token = tokenIn(mail);
    expect(token).not.toBe(made.token);
    const rows = await product.app.db.invitation.findMany({ where: { id: made.id } });
    expect(JSON.stringify(rows)).not.toContain(token);
    const guest = await createTestUser(product, to);
    const described = await guest.post("/organization/invitations/describe/", { token });
    expect(described.body.organization).toBe("Harbour Office");
    // Without the mail the address must be confirmed: anybody can register it.
    const unconfirmed = await accept(guest, made.token);
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, "account.email_unconfirmed"]);
    expect((await accept(guest, token)).status).toBe(200);
    // The token of the mail proves the address as a confirmation does.
    expect((await guest.get("/auth/user/")).body.email_verified).toBe(true);
    // One invitation has two links.
    expect((await accept(await createTestUser(product), made.token)).status).toBe(404);
  });

  it("reports the state of the mail", async () => {
    const admin = await createConfirmedAdmin(idle);
    const [good, bad] = [
      (await invite(admin, someone())).body,
      (await invite(admin, someone())).body,
    ];
    server.answer((to) => (to === bad.email ? { code: 550, text: "Unknown" } : undefined));
    await work(good.id);
    await work(bad.id);
    server.answer(() => undefined);
    expect((await listed(admin)).map(({ mail }: { mail: string }) => mail)).toEqual([
      "refused",
      "sent",
    ]);
  });

  it("is retried when the mail server is busy, and mailed once however often the job runs", async () => {
    const admin = await createConfirmedAdmin(idle);
    const to = someone();
    const { id } = (await invite(admin, to)).body;
    server.answer((recipient) => (recipient === to ? { code: 451, text: "Later" } : undefined));
    await expect(work(id)).rejects.toThrow();
    expect(await listed(admin)).toMatchObject([{ mail: "waiting" }]);
    server.answer(() => undefined);
    await work(id);
    await work(id);
    const mails = server.received.filter(({ recipients }) => recipients.includes(to));
    expect(mails).toHaveLength(1);
  });

  it("has working links in both mails when a worker is killed after it sent the first", async () => {
    const admin = await createConfirmedAdmin(idle);
    const to = someone();
    const { id } = (await invite(admin, to)).body;
    await work(id);
    await idle.app.db.invitation.update({ where: { id }, data: { mailState: "waiting" } });
    await work(id);
    const [first, second] = [await server.next(to), await server.next(to, 1)];
    expect(first.email.messageId).toBe(second.email.messageId);
    for (const mail of [first, second]) {
      const answer = await admin.post("/organization/invitations/describe/", {
        token: tokenIn(mail),
      });
      expect(answer.status).toBe(200);
    }
    expect((await accept(await createTestUser(idle, to), tokenIn(first))).status).toBe(200);
    expect((await accept(await createTestUser(idle), tokenIn(second))).status).toBe(404);
  });

  it("is not mailed once it was withdrawn", async () => {
    const admin = await createConfirmedAdmin(idle);
    const to = someone();
    const { id } = (await invite(admin, to)).body;
    await admin.delete(`/organization/invitations/${id}/`);
    await work(id);
    expect(server.received.some(({ recipients }) => recipients.includes(to))).toBe(false);
  });

  it("shows names as text, in no header and no markup", async () => {
    const admin = await createTestUser(product);
    await confirmEmail(product, admin.email);
    const name = "<b>Harbour</b>\r\nBcc: thief@example.org";
    const domain = `${randomUUID()}.example.org`;
    await admin.post("/organization/create/", { name, domain });
    const to = someone();
    await invite(admin, to);
    const { email, recipients } = await server.next(to);
    expect(recipients).toEqual([to]);
    expect(email.bcc ?? []).toEqual([]);
    expect(email.subject).toBe("Join <b>Harbour</b> Bcc: thief\uFF20example\u2024org on Footnote");
    expect(email.html).toContain("&#60;b&#62;Harbour&#60;/b&#62;");
    expect(email.html).not.toContain("<b>");
  });

  it("carries no link of the organization's or the admin's name", async () => {
    const admin = await createConfirmedAdmin(product);
    const name = "Prize: HTTPS://evil.example/win, www.evil.example or evil.example/win";
    await admin.patch("/organization/current/", { name });
    await admin.patch("/auth/user/", {
      first_name: "evil.example",
      last_name: "<http://x.example>",
    });
    const to = someone();
    await invite(admin, to);
    const { email } = await server.next(to);
    const written = [email.subject, email.text, email.html].join("\n");
    const links = written.match(/[\w-]+:\/\/[^\s"<]+|[\w-]+\.[a-z]{3,}\b/gi) ?? [];
    expect(links.filter((link) => !link.includes("footnote.example"))).toEqual([]);
    expect(email.subject).toContain("evil\u2024example");
  });

  it("is one of a hundred an hour at most", async () => {
    const admin = await createConfirmedAdmin(idle);
    const { id } = (await admin.get("/organization/current/")).body;
    const spent = {
      subject: `invite:${id}`,
      count: 100,
      at: new Date(),
      blockedUntil: new Date(0),
    };
    await idle.app.db.throttle.create({ data: spent });
    const refused = await invite(admin, someone());
    expect([refused.status, refused.body.code]).toEqual([429, "request.too_many"]);
    expect(await listed(admin)).toEqual([]);
    expect((await invite(admin, null)).body.mail).toBeNull();
  });

  it("is counted for its sender, in whatever organization", async () => {
    const admin = await createConfirmedAdmin(idle);
    const email = someone();
    expect((await invite(admin, email)).status).toBe(201);
    await idle.app.db.throttle.updateMany({
      where: { subject: accountSubject("invite", admin.email) },
      data: { count: 100 },
    });
    const { id, name } = (await admin.get("/organization/current/")).body;
    const left = await admin.delete(`/organization/organizations/${id}/delete/`, {
      confirm_name: name,
    });
    expect(left.status).toBe(200);
    const organization = { name: "Another", domain: "another.example.org" };
    await admin.post("/organization/create/", organization);
    const refused = await invite(admin, someone());
    expect([refused.status, refused.body.code]).toEqual([429, "request.too_many"]);
  });

  it("is one of ten mails an hour that others send to an address, whoever they are", async () => {
    const email = someone();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const admin = await createConfirmedAdmin(idle);
      for (let time = 0; time < 2; time += 1)
        statuses.push((await invite(admin, email.toUpperCase())).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    // Whoever signs up with the address gets no mail now, and can have one sent later.
    await createTestUser(idle, email);
    const kind = "email_verification" as const;
    expect(await idle.app.db.accountMail.count({ where: { email, kind } })).toBe(0);
  });
});

it("without a mail server an invitation is only a link", async () => {
  const quiet = await startProduct({ workers: false });
  const admin = await createTestAdmin(quiet);
  const made = await invite(admin, someone());
  await quiet.close();
  expect([made.status, made.body.mail]).toEqual([201, null]);
});

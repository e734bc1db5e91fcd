import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, newClient } from "../../test/client.ts";
import { givenMember, givenUser } from "../../test/given.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../../test/mail-server.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { makeResetLink } from "./password-reset.service.ts";

let server: MailServer;
let product: Product;
beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({
    env: {
      SMTP_URL: server.url,
      MAIL_FROM: "footnote@example.org",
      PUBLIC_URL: "https://footnote.example.org",
    },
  });
});
afterAll(async () => {
  await product.close();
  await server.close();
});
beforeEach(() => product.app.db.throttle.deleteMany());

const old = "correct horse battery";
const chosen = "staple of another colour";
const askReset = (email: string) => newClient(product.url).post("/auth/password/reset/", { email });
const confirm = (token: string, password1 = chosen) =>
  newClient(product.url).post("/auth/password/reset/confirm/", { token, password1 });
const change = (client: Client, current_password: string, password1 = chosen) =>
  client.post("/auth/password/change/", { current_password, password1 });
const outcome = ({ status, body }: Awaited<ReturnType<typeof askReset>>) => [status, body.code];
const isAlive = async (client: Client) => (await client.get("/auth/user/")).status === 200;

async function logIn(email: string, password: string): Promise<Client> {
  const client = newClient(product.url);
  client.token = (await client.post("/auth/login/", { email, password })).body.key;
  return client;
}
const canLogIn = async (email: string, password: string) => isAlive(await logIn(email, password));

/** The token of the link to a page in a mail. */
function tokenIn({ email }: ReceivedMail, page: string): string {
  const link = new RegExp(`https://footnote\\.example\\.org/${page}#([\\w-]{43})`);
  return link.exec(email.text ?? "")?.[1] ?? "";
}

/** The n-th mail to an address with this in its subject. */
async function mailAbout(to: string, subject: string, seen = 0): Promise<ReceivedMail> {
  for (let number = 0, found = 0; ; number += 1) {
    const mail = await server.next(to, number);
    if (mail.email.subject?.includes(subject) && found++ === seen) return mail;
  }
}
async function resetToken(email: string, seen = 0): Promise<string> {
  await askReset(email);
  return tokenIn(await mailAbout(email, "Reset", seen), "reset-password");
}

describe("a password reset", () => {
  it("sets a new password once, ends every session and key, and says so by mail", async () => {
    const client = await givenUser(product);
    const made = await client.post("/auth/api-keys/", { name: "Script", scopes: ["read"] });
    const script = Object.assign(newClient(product.url), { token: made.body.key });
    const token = await resetToken(client.email.toUpperCase().toLowerCase());
    const rows = await product.app.db.accountMail.findMany({ where: { email: client.email } });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await confirm(token)).status).toBe(200);
    expect([await isAlive(client), await isAlive(script)]).toEqual([false, false]);
    expect([await canLogIn(client.email, old), await canLogIn(client.email, chosen)]).toEqual([
      false,
      true,
    ]);
    expect(outcome(await confirm(token, "a third password of mine"))).toEqual([
      400,
      "password_reset.invalid",
    ]);
    const notice = await mailAbout(client.email, "was changed");
    expect(notice.email.text).toContain("https://footnote.example.org/forgot-password");
  });

  it("works once however often it comes at once", async () => {
    const { email } = await givenUser(product);
    const token = await resetToken(email);
    const answers = await Promise.all([1, 2, 3].map((n) => confirm(token, `${chosen} ${n}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it("uses up the other links of the address, and confirms the address", async () => {
    const { email } = await givenUser(product);
    const [first, second] = [await resetToken(email), await resetToken(email, 1)];
    expect((await confirm(first)).status).toBe(200);
    expect(outcome(await confirm(second))).toEqual([400, "password_reset.invalid"]);
    const me = (await (await logIn(email, chosen)).get("/auth/user/")).body;
    expect(me.email_verified).toBe(true);
  });

  it("lapses after an hour", async () => {
    const { email } = await givenUser(product);
    const token = await resetToken(email);
    const [row] = await product.app.db.accountMail.findMany({
      where: { email, kind: "password_reset" },
    });
    expect(row && row.expiresAt.getTime() - row.createdAt.getTime()).toBeLessThanOrEqual(3_600_500);
    const expiresAt = new Date(Date.now() - 1);
    await product.app.db.accountMail.updateMany({ where: { email }, data: { expiresAt } });
    expect(outcome(await confirm(token))).toEqual([400, "password_reset.invalid"]);
    expect(await canLogIn(email, old)).toBe(true);
  });

  it("refuses an easy password and keeps the link", async () => {
    const { email } = await givenUser(product);
    const token = await resetToken(email);
    expect(outcome(await confirm(token, "password123"))).toEqual([400, "account.password_common"]);
    expect(outcome(await confirm(token, "short"))).toEqual([400, "request.invalid"]);
    expect((await confirm(token)).status).toBe(200);
  });

  it("opens the account at once although failed logins had blocked it", async () => {
    const { email } = await givenUser(product);
    for (let i = 0; i < 5; i += 1) await logIn(email, "wrong");
    await product.app.db.throttle.updateMany({
      data: { blockedUntil: new Date(Date.now() + 60_000) },
      where: { subject: { startsWith: "login:account" } },
    });
    expect(await canLogIn(email, old)).toBe(false);
    await confirm(await resetToken(email));
    expect(await canLogIn(email, chosen)).toBe(true);
  });

  it("answers and does the same for an address without an account, to which nothing is sent", async () => {
    const { email } = await givenUser(product);
    const nobody = `${randomUUID()}@example.org`;
    const [known, unknown] = [await askReset(email), await askReset(nobody)];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailAbout(email, "Reset");
    // What nobody is to be sent is dropped by the same job.
    await expect.poll(() => product.app.db.accountMail.count({ where: { email: nobody } })).toBe(0);
    expect(server.received.some(({ recipients }) => recipients.includes(nobody))).toBe(false);
  });

  it.each(["an account", "no account"])("is limited for an address with %s", async (what) => {
    const email =
      what === "an account" ? (await givenUser(product)).email : `${randomUUID()}@example.org`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => askReset(email)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
  });

  it("is limited for a network", async () => {
    const ask = (i: number) => askReset(`person${i}@example.org`);
    const answers = await Promise.all(Array.from({ length: 33 }, (_, i) => ask(i)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it("says whom to ask where no mail is sent", async () => {
    const quiet = await startProduct({ workers: false });
    const client = newClient(quiet.url);
    const answer = await client.post("/auth/password/reset/", { email: "ada@example.org" });
    const providers = await client.get("/auth/providers/");
    // The administrator's command makes a link to hand on.
    const { email } = await givenUser(quiet);
    const link = new URL(await makeResetLink(quiet.app, email.toUpperCase()));
    await expect(makeResetLink(quiet.app, "nobody@example.org")).rejects.toThrow("does not exist");
    const body = { token: link.hash.slice(1), password1: chosen };
    const confirmed = await client.post("/auth/password/reset/confirm/", body);
    const login = await client.post("/auth/login/", { email, password: chosen });
    await quiet.close();
    expect([link.pathname, confirmed.status, login.status]).toEqual(["/reset-password", 200, 200]);
    expect([...outcome(answer), answer.body.error]).toEqual([
      409,
      "mail.unavailable",
      "This installation sends no mail. Ask its administrator to reset your password.",
    ]);
    expect(providers.body.mail).toBe(false);
  });
});

describe("changing the password", () => {
  it("takes the current one, ends every other session, and says so by mail", async () => {
    const client = await givenUser(product);
    const other = await logIn(client.email, old);
    expect((await change(client, old)).status).toBe(200);
    expect([await isAlive(client), await isAlive(other)]).toEqual([true, false]);
    expect([await canLogIn(client.email, old), await canLogIn(client.email, chosen)]).toEqual([
      false,
      true,
    ]);
    await mailAbout(client.email, "was changed");
  });

  it("counts a wrong one as a failed login", async () => {
    const client = await givenUser(product);
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await change(client, "wrong"));
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(
      new Set(["account.wrong_password"]),
    );
    await product.app.db.throttle.updateMany({
      data: { blockedUntil: new Date(Date.now() + 60_000) },
      where: { subject: { startsWith: "login:account" } },
    });
    expect(outcome(await change(client, old))).toEqual([429, "request.too_many"]);
    expect(await isAlive(client)).toBe(true);
  });

  it("happens once when two come at once", async () => {
    const client = await givenUser(product);
    const answers = await Promise.all([1, 2].map((n) => change(client, old, `${chosen} ${n}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("is for accounts that have one", async () => {
    const client = await givenUser(product);
    await product.app.db.user.update({
      where: { email: client.email },
      data: { passwordHash: null },
    });
    expect(outcome(await change(client, old))).toEqual([409, "account.no_password"]);
  });
});

describe("the confirmation of an address", () => {
  const verify = (client: Client, token: string) => client.post("/auth/email/verify/", { token });
  const verified = async (client: Client) => (await client.get("/auth/user/")).body.email_verified;

  it("is mailed at registration and can be asked for again", async () => {
    const client = await givenUser(product);
    const first = tokenIn(await mailAbout(client.email, "Confirm"), "verify-email");
    expect((await client.post("/auth/email/verify/resend/")).status).toBe(200);
    const second = tokenIn(await mailAbout(client.email, "Confirm", 1), "verify-email");
    expect(second).not.toBe(first);
    expect(await verified(client)).toBe(false);
    expect((await verify(client, first)).status).toBe(200);
    expect(await verified(client)).toBe(true);
    // A second click is no failure, and there is nothing left to ask for.
    expect((await verify(client, first)).status).toBe(200);
    const again = await client.post("/auth/email/verify/resend/");
    expect(again.body.message).toBe("Your email address is confirmed already.");
  });

  it("takes the session of that account", async () => {
    const client = await givenUser(product);
    const token = tokenIn(await mailAbout(client.email, "Confirm"), "verify-email");
    const stranger = await givenUser(product);
    expect(outcome(await verify(stranger, token))).toEqual([400, "email_verification.invalid"]);
    expect(outcome(await verify(newClient(product.url), token))[0]).toBe(401);
    expect(outcome(await verify(client, "made-up"))).toEqual([400, "email_verification.invalid"]);
    expect([await verified(client), await verified(stranger)]).toEqual([false, false]);
  });

  it("can be asked for five times an hour", async () => {
    const client = await givenUser(product);
    const ask = () => client.post("/auth/email/verify/resend/");
    const answers = await Promise.all(Array.from({ length: 7 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe("the trail of the organization", () => {
  it("tells of logins, passwords and keys, and holds no secret", async () => {
    const admin = await givenMember(product);
    await logIn(admin.email, "a wrong secret");
    await logIn(admin.email, old);
    const key = (await admin.post("/auth/api-keys/", { name: "Script", scopes: ["ask"] })).body;
    await admin.delete(`/auth/api-keys/${key.id}/`);
    await change(admin, old);
    await confirm(await resetToken(admin.email), "yet another password");
    const again = await logIn(admin.email, "yet another password");
    const { events } = (await again.get("/organization/audit-events/")).body;
    const told = events.map(({ action }: { action: string }) => action);
    expect(told.slice(0, 7)).toEqual([
      "session.opened",
      "password.reset",
      "password.changed",
      "api_key.revoked",
      "api_key.created",
      "session.opened",
      "session.refused",
    ]);
    const [, , , , , , refused] = events;
    expect(refused).toMatchObject({
      actor: { pk: null, email: null },
      target: { kind: "user", name: admin.email },
    });
    const text = JSON.stringify(events);
    for (const secret of [key.key, admin.token, old, "a wrong secret"]) {
      expect(text).not.toContain(secret);
    }
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  newPassword,
  hasSession,
  useAccountProduct,
  oldPassword,
  outcome,
} from "../../../test/account-product.ts";
import { newClient } from "../../../test/client.ts";
import { createTestUser } from "../../../test/fixtures.ts";
import { startProduct } from "../../../test/product.ts";
import { makeResetLink } from "./password-reset.service.ts";

const on = useAccountProduct();
const { askReset, canLogIn, confirm, logIn, mailAbout, resetToken } = on;

describe("a password reset", () => {
  it("sets a new password once, ends every session and key, and sends a mail", async () => {
    const client = await createTestUser(on.product);
    const made = await client.post("/auth/api-keys/", { name: "Script", scopes: ["read"] });
    const script = Object.assign(newClient(on.product.url), { token: made.body.key });
    const token = await resetToken(client.email.toUpperCase().toLowerCase());
    const rows = await on.product.app.db.accountMail.findMany({ where: { email: client.email } });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await confirm(token)).status).toBe(200);
    expect([await hasSession(client), await hasSession(script)]).toEqual([false, false]);
    expect([
      await canLogIn(client.email, oldPassword),
      await canLogIn(client.email, newPassword),
    ]).toEqual([false, true]);
    expect(outcome(await confirm(token, "a third password of mine"))).toEqual([
      400,
      "password_reset.invalid",
    ]);
    const notice = await mailAbout(client.email, "was changed");
    expect(notice.email.text).toContain("https://footnote.example.org/forgot-password");
  });

  it("succeeds once for concurrent requests", async () => {
    const { email } = await createTestUser(on.product);
    const token = await resetToken(email);
    const answers = await Promise.all([1, 2, 3].map((n) => confirm(token, `${newPassword} ${n}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it("uses up the other links of the address, and confirms the address", async () => {
    const { email } = await createTestUser(on.product);
    const [first, second] = [await resetToken(email), await resetToken(email, 1)];
    expect((await confirm(first)).status).toBe(200);
    expect(outcome(await confirm(second))).toEqual([400, "password_reset.invalid"]);
    const me = (await (await logIn(email, newPassword)).get("/auth/user/")).body;
    expect(me.email_verified).toBe(true);
  });

  it("expires after an hour", async () => {
    const { email } = await createTestUser(on.product);
    const token = await resetToken(email);
    const [row] = await on.product.app.db.accountMail.findMany({
      where: { email, kind: "password_reset" },
    });
    expect(row && row.expiresAt.getTime() - row.createdAt.getTime()).toBeLessThanOrEqual(3_600_500);
    const expiresAt = new Date(Date.now() - 1);
    await on.product.app.db.accountMail.updateMany({ where: { email }, data: { expiresAt } });
    expect(outcome(await confirm(token))).toEqual([400, "password_reset.invalid"]);
    expect(await canLogIn(email, oldPassword)).toBe(true);
  });

  it("refuses a common password and keeps the link", async () => {
    const { email } = await createTestUser(on.product);
    const token = await resetToken(email);
    expect(outcome(await confirm(token, "password123"))).toEqual([400, "account.password_common"]);
    expect(outcome(await confirm(token, "short"))).toEqual([400, "request.invalid"]);
    expect((await confirm(token)).status).toBe(200);
  });

  it("opens the account at once although failed logins had blocked it", async () => {
    const { email } = await createTestUser(on.product);
    for (let i = 0; i < 5; i += 1) await logIn(email, "wrong");
    await on.product.app.db.throttle.updateMany({
      data: { blockedUntil: new Date(Date.now() + 60_000) },
      where: { subject: { startsWith: "login:account" } },
    });
    expect(await canLogIn(email, oldPassword)).toBe(false);
    await confirm(await resetToken(email));
    expect(await canLogIn(email, newPassword)).toBe(true);
  });

  it("gives the same answer for an address without an account, and sends no mail", async () => {
    const { email } = await createTestUser(on.product);
    const nobody = `${randomUUID()}@example.org`;
    const [known, unknown] = [await askReset(email), await askReset(nobody)];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailAbout(email, "Reset");
    // The same job drops a mail without a recipient.
    await expect
      .poll(() => on.product.app.db.accountMail.count({ where: { email: nobody } }))
      .toBe(0);
    expect(on.server.received.some(({ recipients }) => recipients.includes(nobody))).toBe(false);
  });

  it.each(["an account", "no account"])("is limited for an address with %s", async (what) => {
    const email =
      what === "an account"
        ? (await createTestUser(on.product)).email
        : `${randomUUID()}@example.org`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => askReset(email)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
  });

  it("is not for whoever gets the address after the account was deleted", async () => {
    const before = await createTestUser(on.product);
    const made = await makeResetLink(on.product.app, before.email);
    const { pk } = (await before.get("/auth/user/")).body;
    expect((await before.delete(`/auth/users/delete/${pk}/`)).status).toBe(200);
    await createTestUser(on.product, before.email);
    const refused = await confirm(new URL(made).hash.slice(1));
    expect(outcome(refused)).toEqual([400, "password_reset.invalid"]);
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
    const { email } = await createTestUser(quiet);
    const link = new URL(await makeResetLink(quiet.app, email.toUpperCase()));
    await expect(makeResetLink(quiet.app, "nobody@example.org")).rejects.toThrow("does not exist");
    const body = { token: link.hash.slice(1), password1: newPassword };
    const confirmed = await client.post("/auth/password/reset/confirm/", body);
    const login = await client.post("/auth/login/", { email, password: newPassword });
    const verified = { email, emailVerifiedAt: { not: null } };
    const confirmations = await quiet.app.db.user.count({ where: verified });
    await quiet.close();
    // Nobody has shown to read the mail of this address.
    expect(confirmations).toBe(0);
    expect([link.pathname, confirmed.status, login.status]).toEqual(["/reset-password", 200, 200]);
    expect([...outcome(answer), answer.body.error]).toEqual([
      409,
      "mail.unavailable",
      "This server cannot send email. Ask its operator to reset your password.",
    ]);
    expect(providers.body.mail).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import {
  changePassword,
  newPassword,
  hasSession,
  useAccountProduct,
  oldPassword,
  outcome,
} from "../../../test/account-product.ts";
import { newClient } from "../../../test/client.ts";
import { confirmEmail, createTestAdmin, createTestUser } from "../../../test/fixtures.ts";

const on = useAccountProduct();
const { canLogIn, confirm, logIn, mailAbout, resetToken } = on;

describe("changing the password", () => {
  it("requires the current one, ends every other session, and sends a mail", async () => {
    const client = await createTestUser(on.product);
    const other = await logIn(client.email, oldPassword);
    expect((await changePassword(client, oldPassword)).status).toBe(200);
    expect([await hasSession(client), await hasSession(other)]).toEqual([true, false]);
    expect([
      await canLogIn(client.email, oldPassword),
      await canLogIn(client.email, newPassword),
    ]).toEqual([false, true]);
    await mailAbout(client.email, "was changed");
  });

  it("revokes every API key, since the password may have been changed because of a theft", async () => {
    const client = await createTestUser(on.product);
    const { body } = await client.post("/auth/api-keys/", { name: "Script", scopes: ["read"] });
    const program = newClient(on.product.url);
    program.token = body.key;
    expect(await hasSession(program)).toBe(true);
    await changePassword(client, oldPassword);
    expect(await hasSession(program)).toBe(false);
    expect((await client.get("/auth/api-keys/")).body).toEqual([]);
  });

  it("slows wrong ones down, counted for the session", async () => {
    const client = await createTestUser(on.product);
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await changePassword(client, "wrong"));
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(
      new Set(["account.wrong_password"]),
    );
    await on.product.app.db.throttle.updateMany({
      data: { blockedUntil: new Date(Date.now() + 60_000) },
      where: { subject: { startsWith: "login:session" } },
    });
    expect(outcome(await changePassword(client, oldPassword))).toEqual([429, "request.too_many"]);
    expect(await hasSession(client)).toBe(true);
  });

  it("makes a link to reset the password that was mailed before open nothing", async () => {
    const client = await createTestUser(on.product);
    const token = await resetToken(client.email);
    expect((await changePassword(client, oldPassword)).status).toBe(200);
    expect(outcome(await confirm(token, oldPassword))).toEqual([400, "password_reset.invalid"]);
  });

  it("refuses one that is close to the user's name", async () => {
    const client = await createTestUser(on.product);
    await client.patch("/auth/user/", { first_name: "Ada", last_name: "Lovelace" });
    const answer = await changePassword(client, oldPassword, "Lovelace7");
    expect(outcome(answer)).toEqual([400, "account.password_common"]);
    expect(answer.body.error).toContain("too close to your name");
    expect(outcome(await confirm(await resetToken(client.email), "L0velace7"))).toEqual([
      400,
      "account.password_common",
    ]);
  });

  it("succeeds once when two requests are concurrent", async () => {
    const client = await createTestUser(on.product);
    const answers = await Promise.all(
      [1, 2].map((n) => changePassword(client, oldPassword, `${newPassword} ${n}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("is refused for accounts without a password", async () => {
    const client = await createTestUser(on.product);
    await on.product.app.db.user.update({
      where: { email: client.email },
      data: { passwordHash: null },
    });
    expect(outcome(await changePassword(client, oldPassword))).toEqual([
      409,
      "account.no_password",
    ]);
  });
});

describe("the audit log of the organization", () => {
  it("lists logins, passwords and keys, and contains no secret", async () => {
    const admin = await createTestAdmin(on.product);
    await logIn(admin.email, "a wrong secret");
    await logIn(admin.email, oldPassword);
    const key = (await admin.post("/auth/api-keys/", { name: "Script", scopes: ["ask"] })).body;
    await admin.delete(`/auth/api-keys/${key.id}/`);
    await changePassword(admin, oldPassword);
    await confirmEmail(on.product, admin.email);
    await confirm(await resetToken(admin.email), "yet another password");
    const again = await logIn(admin.email, "yet another password");
    const { events } = (await again.get("/organization/audit-events/")).body;
    const actions = events.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 7)).toEqual([
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
    for (const secret of [key.key, admin.token, oldPassword, "a wrong secret"]) {
      expect(text).not.toContain(secret);
    }
  });
});

import { describe, expect, it } from "vitest";
import { samplePng } from "../../../test/sample-pictures.ts";
import {
  newPassword,
  oldPassword,
  outcome,
  tokenIn,
  useAccountProduct,
} from "../../../test/account-product.ts";
import type { Client } from "../../../test/client.ts";
import { confirmEmail, createTestAdmin, createTestUser } from "../../../test/fixtures.ts";

const on = useAccountProduct();
const { mailAbout } = on;

const profile = async (client: Client) => (await client.get("/auth/user/")).body;
const sendPicture = (client: Client, bytes: Uint8Array, field = "file") => {
  const form = new FormData();
  form.append(field, new Blob([Buffer.from(bytes)]), "me.png");
  return client.postForm("/auth/user/picture/", form);
};
const show = (path: string) => fetch(on.product.url + path);

async function auditActions(admin: Client): Promise<string[]> {
  const { body } = await admin.get("/organization/audit-events/");
  return body.events.map(({ action }: { action: string }) => action);
}

describe("a name", () => {
  it("is changed by its owner, and what is left out stays", async () => {
    const admin = await createTestAdmin(on.product);
    const named = { first_name: " Ada ", last_name: "Byron" };
    const changed = await admin.patch("/auth/user/", named);
    expect(changed.body).toMatchObject({ first_name: "Ada", last_name: "Byron" });
    await admin.patch("/auth/user/", { last_name: "Lovelace" });
    expect(await profile(admin)).toMatchObject({ first_name: "Ada", last_name: "Lovelace" });
    await admin.patch("/auth/user/", { last_name: "Lovelace" });
    await admin.patch("/auth/user/", { first_name: "" });
    expect(await profile(admin)).toMatchObject({ first_name: "", last_name: "Lovelace" });
    const changes = (await auditActions(admin)).filter((action) => action === "account.changed");
    expect(changes).toHaveLength(3);
    const long = await admin.patch("/auth/user/", { first_name: "a".repeat(101) });
    expect(outcome(long)).toEqual([400, "request.invalid"]);
  });
});

describe("a picture", () => {
  it("is stored, served from here and replaced at another address", async () => {
    const user = await createTestUser(on.product);
    expect((await profile(user)).picture).toBeNull();
    const first = (await sendPicture(user, samplePng)).body.picture;
    expect((await profile(user)).picture).toBe(first);
    const shown = await show(first);
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    expect(shown.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(shown.headers.get("cache-control")).toContain("immutable");
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(samplePng);
    const second = (await sendPicture(user, samplePng)).body.picture;
    expect([(await show(first)).status, (await show(second)).status]).toEqual([404, 200]);
    expect((await user.delete("/auth/user/picture/")).status).toBe(200);
    expect((await profile(user)).picture).toBeNull();
    expect((await show(second)).status).toBe(404);
    expect((await user.delete("/auth/user/picture/")).status).toBe(200);
  });

  it("is deleted with the account", async () => {
    const user = await createTestUser(on.product);
    const { picture } = (await sendPicture(user, samplePng)).body;
    const { pk } = await profile(user);
    expect((await user.delete(`/auth/users/delete/${pk}/`)).status).toBe(200);
    expect((await show(picture)).status).toBe(404);
  });

  it("is refused with the reason when it is none, and the one before stays", async () => {
    const user = await createTestUser(on.product);
    const { picture } = (await sendPicture(user, samplePng)).body;
    const html = Buffer.from("<html><script>alert(1)</script></html>");
    const large = Buffer.concat([samplePng, Buffer.alloc(2 * 1024 * 1024)]);
    const damaged = samplePng.subarray(0, 70);
    expect(outcome(await sendPicture(user, html))).toEqual([415, "picture.unsupported"]);
    expect(outcome(await sendPicture(user, large))).toEqual([413, "picture.too_large"]);
    expect(outcome(await sendPicture(user, damaged))).toEqual([422, "picture.damaged"]);
    expect(outcome(await sendPicture(user, samplePng, "other"))).toEqual([400, "picture.missing"]);
    expect((await profile(user)).picture).toBe(picture);
  });
});

describe("an e-mail address", () => {
  const newAddress = () => `new-${crypto.randomUUID()}@example.org`;
  const ask = (client: Client, email: string, current_password: string | null = oldPassword) =>
    client.post("/auth/email/change/", { email, current_password });
  const follow = (client: Client, token: string) => client.post("/auth/email/verify/", { token });
  const linkTo = async (email: string) =>
    tokenIn(await mailAbout(email, "Confirm your new"), "verify-email");

  it("changes when the link to the new one is followed, and the old one is notified", async () => {
    const admin = await createTestAdmin(on.product);
    const email = newAddress();
    expect((await ask(admin, email.toUpperCase())).status).toBe(200);
    const token = await linkTo(email);
    expect((await profile(admin)).email).toBe(admin.email);
    expect((await follow(admin, token)).status).toBe(200);
    expect(await profile(admin)).toMatchObject({ email, email_verified: true });
    const notice = await mailAbout(admin.email, "was changed");
    expect(notice.email.text).toContain("This address no longer opens it.");
    expect(await on.canLogIn(email, oldPassword)).toBe(true);
    expect(await on.canLogIn(admin.email, oldPassword)).toBe(false);
    expect(await auditActions(admin)).toContain("account.email_changed");
    // The link works once; a second click finds the address confirmed.
    expect((await follow(admin, token)).status).toBe(200);
  });

  it("needs the password, or a session of the last ten minutes", async () => {
    const user = await createTestUser(on.product);
    const wrong = await ask(user, newAddress(), "not the password");
    expect(outcome(wrong)).toEqual([400, "account.wrong_password"]);
    expect((await ask(user, newAddress(), null)).status).toBe(200);
    const { pk } = await profile(user);
    const createdAt = new Date(Date.now() - 11 * 60_000);
    await on.product.app.db.session.updateMany({ where: { userPk: pk }, data: { createdAt } });
    const old = await ask(user, newAddress(), null);
    expect(outcome(old)).toEqual([403, "account.sign_in_again"]);
    expect(outcome(await ask(user, user.email))).toEqual([400, "account.email_same"]);
  });

  it("becomes only the one asked for last, and only of who asked", async () => {
    const user = await createTestUser(on.product);
    const first = newAddress();
    const second = newAddress();
    await ask(user, first);
    const early = await linkTo(first);
    const stranger = await createTestUser(on.product);
    await ask(user, second);
    const late = await linkTo(second);
    const invalid = [400, "email_verification.invalid"];
    expect(outcome(await follow(user, early))).toEqual(invalid);
    expect(outcome(await follow(stranger, late))).toEqual(invalid);
    expect((await follow(user, late)).status).toBe(200);
    expect((await profile(user)).email).toBe(second);
  });

  it("that was asked for before the password was reset does not become the account's", async () => {
    const admin = await createTestAdmin(on.product);
    await confirmEmail(on.product, admin.email);
    const email = newAddress();
    await ask(admin, email);
    const token = await linkTo(email);
    await on.confirm(await on.resetToken(admin.email));
    const owner = await on.logIn(admin.email, newPassword);
    await follow(owner, token);
    expect((await profile(owner)).email).toBe(admin.email);
  });

  it("with an account gets no link, and the reply does not reveal it", async () => {
    const user = await createTestUser(on.product);
    const other = await createTestUser(on.product);
    const reply = await ask(user, other.email);
    expect([reply.status, reply.body.message]).toEqual([200, expect.stringContaining("If ")]);
    const taken = newAddress();
    await ask(user, taken);
    const token = await linkTo(taken);
    // Mails go out in their order: none went to the address with an account.
    const mails = on.server.received.filter(({ recipients }) => recipients.includes(other.email));
    expect(mails.map(({ email }) => email.subject)).not.toContain(
      "Confirm your new email address for Footnote",
    );
    const faster = await on.product.app.db.user.update({
      where: { email: other.email },
      data: { email: taken },
    });
    expect(faster.email).toBe(taken);
    expect(outcome(await follow(user, token))).toEqual([409, "account.email_taken"]);
    expect((await profile(user)).email).toBe(user.email);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, newClient } from "../../test/client.ts";
import { createTestColleague, createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

const seats = 4;
const week = 7 * 24 * 60 * 60 * 1000;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false, env: { ORGANIZATION_SEATS: String(seats) } });
});
afterAll(() => product.close());

const invite = (admin: Client, body: object = {}) => admin.post("/organization/invitations/", body);
const accept = (user: Client, token: string) =>
  user.post("/organization/invitations/accept/", { token });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof accept>>) => [status, body.code];

describe("an invitation", () => {
  it("is a link that is shown once and lets one person join", async () => {
    const admin = await createTestAdmin(product);
    const address = `Ada-${crypto.randomUUID()}@Example.org`;
    const made = await invite(admin, { email: ` ${address} ` });
    expect(made.status).toBe(201);
    const { token, invite_url, ...listed } = made.body;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(invite_url).toBe(`/join#${token}`);
    expect(listed).toMatchObject({ role: "member", email: address });
    expect(Date.parse(listed.expires_at) - Date.parse(listed.created_at)).toBeLessThan(week + 5000);
    expect(Date.parse(listed.expires_at) - Date.now()).toBeGreaterThan(week - 60_000);
    expect((await admin.get("/organization/invitations/")).body).toEqual([listed]);
    const rows = await product.app.db.invitation.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);

    const other = await accept(await createTestUser(product), token);
    expect(codeOf(other)).toEqual([403, "invitation.other_address"]);
    expect(other.body.error).toContain(address);
    const user = await createTestUser(product, address);
    const joined = await accept(user, token);
    expect(joined.status).toBe(200);
    expect(joined.body).toEqual((await user.get("/organization/current/")).body);
    expect(joined.body).toMatchObject({ user_role: "member", license: { current_users: 2 } });
    expect((await admin.get("/organization/invitations/")).body).toEqual([]);
    expect(codeOf(await accept(await createTestUser(product), token))).toEqual([
      404,
      "invitation.not_found",
    ]);
  });

  it("shows its details only to people who have the link", async () => {
    const admin = await createTestAdmin(product);
    const { token, expires_at } = (await invite(admin, { role: "admin" })).body;
    const describe = (of: string) =>
      newClient(product.url).post("/organization/invitations/describe/", { token: of });
    expect((await describe(token)).body).toEqual({
      organization: "Harbour Office",
      role: "admin",
      invited_by: admin.email,
      email: null,
      expires_at,
    });
    expect(codeOf(await describe("made up"))).toEqual([404, "invitation.not_found"]);
    await accept(await createTestUser(product), token);
    expect(codeOf(await describe(token))).toEqual([404, "invitation.not_found"]);
  });

  it("can have the admin's role", async () => {
    const colleague = await createTestColleague(product, await createTestAdmin(product), "admin");
    expect((await colleague.get("/organization/invitations/")).status).toBe(200);
  });

  it.each([[{ role: "owner" }], [{ email: "nowhere" }], [{ role: 7 }]])(
    "is refused for %j",
    async (body) => {
      expect(codeOf(await invite(await createTestAdmin(product), body))).toEqual([
        400,
        "request.invalid",
      ]);
    },
  );

  it("is for people without an organization, and stays open when it is refused", async () => {
    const admin = await createTestAdmin(product);
    const { token } = (await invite(admin)).body;
    expect(codeOf(await accept(await createTestAdmin(product), token))).toEqual([
      409,
      "organization.already_member",
    ]);
    expect((await accept(await createTestUser(product), token)).status).toBe(200);
  });

  it("expires after a week, and can be withdrawn before", async () => {
    const admin = await createTestAdmin(product);
    const [late, withdrawn] = [(await invite(admin)).body, (await invite(admin)).body];
    const data = { expiresAt: new Date(Date.now() - 1000) };
    await product.app.db.invitation.update({ where: { id: late.id }, data });
    const stranger = await createTestAdmin(product);
    const path = `/organization/invitations/${withdrawn.id}/`;
    expect(codeOf(await stranger.delete(path))).toEqual([404, "invitation.not_found"]);
    expect((await admin.delete(path)).status).toBe(200);
    expect((await admin.get("/organization/invitations/")).body).toEqual([]);
    const user = await createTestUser(product);
    for (const token of [late.token, withdrawn.token, "made-up", "x".repeat(200)])
      expect(codeOf(await accept(user, token))).toEqual([404, "invitation.not_found"]);
  });

  it("is deleted when its admin leaves, is removed or demoted", async () => {
    const admin = await createTestAdmin(product);
    const second = await createTestColleague(product, admin, "admin");
    const { token } = (await invite(second)).body;
    await admin.patch(`/organization/members/${second.pk}/`, { role: "member" });
    expect(codeOf(await accept(await createTestUser(product), token))[0]).toBe(404);
    await admin.patch(`/organization/members/${second.pk}/`, { role: "admin" });
    const again = (await invite(second)).body;
    await admin.delete(`/organization/members/${second.pk}/`);
    expect(codeOf(await accept(second, again.token))[0]).toBe(404);
  });

  it("needs a free seat, counted exactly for concurrent requests", async () => {
    const admin = await createTestAdmin(product);
    const guests = await Promise.all(Array.from({ length: 10 }, () => createTestUser(product)));
    const tokens: string[] = [];
    for (const _ of guests) tokens.push((await invite(admin)).body.token);
    const answers = await Promise.all(
      guests.map((guest, index) => accept(guest, tokens[index] ?? "")),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(10 - (seats - 1));
    expect(refused[0]?.body).toMatchObject({
      code: "license.no_seat",
      detail: { limit: seats, used: seats },
    });
    const { license } = (await admin.get("/organization/current/")).body;
    expect(license).toMatchObject({ current_users: seats, max_users: seats });
    // A link that was refused before works when a seat becomes free.
    const [out] = guests.filter((_, index) => answers[index]?.status === 200);
    await out?.post("/organization/leave/");
    const waiting = answers.findIndex(({ status }) => status === 409);
    const late = await accept(guests[waiting] ?? admin, tokens[waiting] ?? "");
    expect(late.status).toBe(200);
  });

  it("that several people use concurrently lets one of them join", async () => {
    const admin = await createTestAdmin(product);
    const { token } = (await invite(admin)).body;
    const guests = await Promise.all([1, 2, 3].map(() => createTestUser(product)));
    const answers = await Promise.all(guests.map((guest) => accept(guest, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestColleague, createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { refuseStepDown, type Standing, successorOf } from "./membership.rules.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const standing = (text: string): Standing[] =>
  text.split("").map((letter, userPk) => ({ userPk, role: letter === "a" ? "admin" : "member" }));

describe("who may step down", () => {
  it.each([
    ["a", 0, "only_member", undefined],
    ["am", 0, "last_admin", 1],
    ["mam", 1, "last_admin", 0],
    ["aa", 0, null, undefined],
    ["am", 1, null, undefined],
    ["mma", 0, null, undefined],
  ] as const)("of %s, number %i: %s, succeeded by %s", (letters, userPk, refusal, successor) => {
    expect(refuseStepDown(standing(letters), userPk)).toBe(refusal);
    expect(successorOf(standing(letters), userPk)).toBe(successor);
  });
});

type Listed = { user_pk: number; role: string; email: string };
const rolesOf = (body: Listed[]) => body.map(({ role }) => role);

describe("members", () => {
  it("are listed for members only, the longest-standing first", async () => {
    const admin = await createTestAdmin(product);
    const colleague = await createTestColleague(product, admin);
    const listed = await colleague.get("/organization/members/");
    expect(listed.body).toEqual([
      {
        user_pk: expect.any(Number),
        first_name: "",
        last_name: "",
        email: admin.email,
        role: "admin",
        joined_at: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ user_pk: colleague.pk, email: colleague.email, role: "member" }),
    ]);
    const { license } = (await admin.get("/organization/current/")).body;
    expect(license).toMatchObject({ current_users: 2, max_users: 25 });
    const stranger = await createTestAdmin(product);
    expect((await stranger.get("/organization/members/")).body).toHaveLength(1);
  });

  it("can be promoted to admin and demoted", async () => {
    const admin = await createTestAdmin(product);
    const colleague = await createTestColleague(product, admin);
    const path = `/organization/members/${colleague.pk}/`;
    const promoted = await admin.patch(path, { role: "admin" });
    expect([promoted.status, promoted.body.role]).toEqual([200, "admin"]);
    expect((await colleague.get("/organization/current/")).body.user_role).toBe("admin");
    expect((await admin.patch(path, { role: "member" })).status).toBe(200);
    expect((await colleague.get("/organization/invitations/")).body.code).toBe(
      "organization.admin_only",
    );
    const wrong = await admin.patch(path, { role: "owner" });
    expect([wrong.status, wrong.body.code]).toEqual([400, "request.invalid"]);
  });

  it("of other organizations are inaccessible", async () => {
    const [admin, other] = [await createTestAdmin(product), await createTestAdmin(product)];
    const foreign = (await other.get("/auth/user/")).body.pk as number;
    for (const answer of [
      await admin.patch(`/organization/members/${foreign}/`, { role: "member" }),
      await admin.delete(`/organization/members/${foreign}/`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, "member.not_found"]);
    }
    for (const pk of ["0", "abc", "-1", "99999999999999"]) {
      expect((await admin.delete(`/organization/members/${pk}/`)).status).toBe(400);
    }
    expect((await other.get("/organization/members/")).body).toHaveLength(1);
  });

  it("who are removed lose access at once, keep their session and may create an organization", async () => {
    const admin = await createTestAdmin(product);
    const colleague = await createTestColleague(product, admin);
    expect((await admin.delete(`/organization/members/${colleague.pk}/`)).status).toBe(200);
    const answer = await colleague.get("/chatbot/chat/get_scopes/");
    expect([answer.status, answer.body.code]).toEqual([403, "organization.missing"]);
    expect((await colleague.get("/organization/user-status/")).body.has_organization).toBe(false);
    const domain = `anew-${colleague.pk}.example.org`;
    const created = await colleague.post("/organization/create/", { name: "Anew", domain });
    expect(created.status).toBe(201);
  });

  it("may leave, the last admin only after another one is appointed", async () => {
    const admin = await createTestAdmin(product);
    const alone = await admin.post("/organization/leave/");
    expect([alone.status, alone.body.code, alone.body.error]).toEqual([
      409,
      "organization.last_admin",
      "You are the only member of your organization. Delete the organization instead.",
    ]);
    const colleague = await createTestColleague(product, admin);
    const own = (await admin.get("/auth/user/")).body.pk as number;
    for (const answer of [
      await admin.post("/organization/leave/"),
      await admin.patch(`/organization/members/${own}/`, { role: "member" }),
      await admin.delete(`/organization/members/${own}/`),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([
        409,
        "You are the only admin of your organization. Make another member an admin first.",
      ]);
    }
    await admin.patch(`/organization/members/${colleague.pk}/`, { role: "admin" });
    expect((await admin.post("/organization/leave/")).status).toBe(200);
    expect((await admin.get("/organization/current/")).status).toBe(404);
    expect(rolesOf((await colleague.get("/organization/members/")).body)).toEqual(["admin"]);
  });

  it("never all step down, however many do so concurrently", async () => {
    const admin = await createTestAdmin(product);
    const admins = [admin];
    for (let count = 0; count < 5; count += 1)
      admins.push(await createTestColleague(product, admin, "admin"));
    await createTestColleague(product, admin);
    const answers = await Promise.all(admins.map((each) => each.post("/organization/leave/")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
    const left = admins[answers.findIndex(({ status }) => status === 409)];
    const members = await left?.get("/organization/members/");
    expect(rolesOf(members?.body).toSorted()).toEqual(["admin", "member"]);
  });

  it("are refused to a user without an organization", async () => {
    const answer = await (await createTestUser(product)).get("/organization/members/");
    expect([answer.status, answer.body.code]).toEqual([403, "organization.missing"]);
  });
});

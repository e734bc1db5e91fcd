import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestColleague, createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import { createTestOrganization, getOrganization, runCommand } from "../../test/command-line.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let operator: Client & { email: string };
beforeAll(async () => {
  product = await startProduct();
  operator = await createTestUser(product);
  await runCommand(product, "users", "operator", operator.email, "yes");
});
afterAll(() => product.close());

describe("an operator", () => {
  it("is marked in the user's own reply, and other users get no access", async () => {
    expect((await operator.get("/auth/user/")).body.is_operator).toBe(true);
    expect((await (await createTestUser(product)).get("/auth/user/")).body).not.toHaveProperty(
      "is_operator",
    );
  });

  it("lists all organizations with their contents, page by page, and finds one", async () => {
    const { organization } = await createTestOrganization(product);
    await createTestAdmin(product);
    const found = await operator.get(
      `/operator/organizations/?search=${organization.domain.toUpperCase()}`,
    );
    expect(found.body).toMatchObject({
      organizations: [
        {
          id: organization.id,
          members: 1,
          documents: 2,
          failed_documents: 1,
          chunks: 1,
          collections: 1,
          requests: 0,
          license: { max_users: 25, is_active: true, expires_at: null, source: "initial" },
          subscription_status: null,
        },
      ],
      next_cursor: null,
    });
    const all = (await operator.get("/operator/organizations/?limit=200")).body.organizations;
    const paged: unknown[] = [];
    for (let cursor = ""; ;) {
      const page = (await operator.get(`/operator/organizations/?limit=1${cursor}`)).body;
      paged.push(...page.organizations);
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(paged).toEqual(all);
    expect((await operator.get("/operator/organizations/?cursor=x")).status).toBe(400);
    const none = await operator.get(`/operator/organizations/?search=${encodeURIComponent("%")}`);
    expect(none.body.organizations).toEqual([]);
  });

  it("changes a licence, which applies at once and is in the organization's audit log", async () => {
    const admin = await createTestAdmin(product);
    const { id } = await getOrganization(admin);
    const path = `/operator/organizations/${id}/license/`;
    const changed = await operator.patch(path, { max_users: 3, is_active: false });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ max_users: 3, is_active: false, source: "operator" }),
    ]);
    expect((await getOrganization(admin)).license).toMatchObject({
      max_users: 3,
      is_active: false,
    });
    const write = () => admin.post("/chatbot/chat/create_scope/", { name: "Fees" });
    expect((await write()).body.code).toBe("license.inactive");
    const past = new Date(Date.now() - 1000).toISOString();
    await operator.patch(path, { is_active: true, expires_at: past });
    expect((await write()).body.error).toContain("has expired");
    await operator.patch(path, { follow_subscription: true });
    expect((await write()).status).toBe(201);
    const trail = await admin.get("/organization/audit-events/?action=license.changed");
    expect(trail.body.events).toMatchObject([
      { detail: { follow_subscription: true } },
      { detail: { is_active: true, expires_at: past } },
      { detail: { max_users: 3, is_active: false }, actor: { email: operator.email } },
    ]);
    const missing = "/operator/organizations/0198b6a0-0000-7000-8000-000000000000/license/";
    expect((await operator.patch(missing, { max_users: 3 })).body.code).toBe(
      "organization.not_found",
    );
    expect((await operator.patch(path, { max_users: 0 })).status).toBe(400);
  });

  it("changes roles within the rules, appoints operators, and creates password links", async () => {
    const admin = await createTestAdmin(product);
    const colleague = await createTestColleague(product, admin);
    const path = `/operator/users/${colleague.pk}/`;
    const promoted = await operator.patch(path, { role: "admin" });
    expect(promoted.body).toMatchObject({ role: "admin", is_operator: false });
    expect((await getOrganization(colleague)).user_role).toBe("admin");
    const { pk } = (await admin.get("/auth/user/")).body;
    await operator.patch(`/operator/users/${pk}/`, { role: "member" });
    const last = await operator.patch(path, { role: "member" });
    expect([last.status, last.body.code]).toEqual([409, "organization.last_admin"]);

    expect((await colleague.get("/operator/users/")).status).toBe(404);
    await operator.patch(path, { is_operator: true });
    expect((await colleague.get("/operator/users/")).status).toBe(200);
    await operator.patch(path, { is_operator: false });
    expect((await colleague.get("/operator/users/")).status).toBe(404);

    const offered = await operator.post(`${path}password-reset/`);
    expect(offered.body.reset_url).toMatch(/\/reset-password#[\w-]{43}$/);
    const token = offered.body.reset_url.split("#")[1];
    const reset = await colleague.post("/auth/password/reset/confirm/", {
      token,
      password1: "another long passphrase 7",
    });
    expect(reset.status).toBe(200);
    const user = (await operator.get(`/operator/users/?search=${colleague.email}`)).body.users;
    expect(user).toMatchObject([{ pk: colleague.pk, is_operator: false, role: "admin" }]);
  });

  it("lists failed documents with the reason, and retries them", async () => {
    const { organization } = await createTestOrganization(product);
    const path = `/operator/failed-documents/?organization_id=${organization.id}`;
    const [failed] = (await operator.get(path)).body.documents;
    expect(failed).toMatchObject({
      name: "torn.pdf",
      organization: { id: organization.id },
      failure: { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
    const retry = `/operator/failed-documents/${failed.id}/retry/`;
    expect((await operator.post(retry)).status).toBe(200);
    await expect
      .poll(async () => (await operator.get(path)).body.documents.length, { timeout: 20_000 })
      .toBe(1);
    const all = (await operator.get("/operator/failed-documents/")).body.documents;
    expect(all.length).toBeGreaterThan(0);
    const unknown = "/operator/failed-documents/0198b6a0-0000-7000-8000-000000000000/retry/";
    expect((await operator.post(unknown)).body.code).toBe("document.not_found");
  });

  it("lists the queues", async () => {
    const { queues, workers } = (await operator.get("/operator/queues/")).body;
    expect(queues.map(({ name }: { name: string }) => name)).toContain("ingest-document");
    expect(workers).toBeGreaterThanOrEqual(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTenant } from "../../platform/database/tenant.ts";
import type { Client, Wire } from "../../test/client.ts";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
} from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { deleteOldEvents } from "./retention.service.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function eventsOf(admin: Client, query = ""): Promise<Wire[]> {
  const answer = await admin.get(`/organization/audit-events/${query}`);
  expect(answer.status).toBe(200);
  return answer.body.events;
}
const summarize = ({ action, target, detail }: Wire) => [action, target?.name ?? null, detail];
const organizationOf = async (member: Client) =>
  (await member.get("/organization/current/")).body.id as string;

/** Causes an event of every kind. Returns the admin and the removed member. */
async function createAuditTrail() {
  const admin = await createTestAdmin(product);
  const colleague = await createTestColleague(product, admin);
  await admin.patch(`/organization/members/${colleague.pk}/`, { role: "admin" });
  await admin.delete(`/organization/members/${colleague.pk}/`);
  const leaver = await createTestColleague(product, admin);
  await leaver.post("/organization/leave/");
  const made = await admin.post("/organization/invitations/", { email: "Guest@example.org" });
  await admin.delete(`/organization/invitations/${made.body.id}/`);
  const folder = await createTestFolder(admin, "=Fees");
  const { result } = await uploadTestDocument(admin, folder, {
    name: "fees.txt",
    bytes: "120 EUR",
  });
  await admin.delete(`/chatbot/files/${result.file.id}/delete/`);
  await uploadTestDocument(admin, folder, { name: "more.txt", bytes: "310 EUR" });
  await admin.delete(`/chatbot/chat/${folder}/delete_scope/?delete_documents=true`);
  return { admin, colleague };
}

describe("the audit log", () => {
  it("lists actors, actions, addresses and targets, the latest first", async () => {
    const { admin, colleague } = await createAuditTrail();
    const events = await eventsOf(admin);
    const listed = events.filter(({ action }) => !/^(session|account)\./.test(action));
    expect(listed.map(summarize)).toEqual([
      ["folder.deleted", "=Fees", { deleted_documents: 1 }],
      ["document.deleted", "fees.txt", {}],
      ["invitation.withdrawn", "Guest@example.org", {}],
      ["invitation.created", "Guest@example.org", { role: "member" }],
      ["member.left", null, {}],
      ["member.joined", null, { role: "member" }],
      ["invitation.created", null, { role: "member" }],
      ["member.removed", colleague.email, {}],
      ["member.role_changed", colleague.email, { before: "member", after: "admin" }],
      ["member.joined", null, { role: "member" }],
      ["invitation.created", null, { role: "member" }],
      ["organization.created", "Harbour Office", {}],
    ]);
    const { pk } = (await admin.get("/auth/user/")).body;
    expect(listed[0]).toMatchObject({
      actor: { pk, email: admin.email },
      client_address: "127.0.0.1",
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      target: { kind: "folder" },
    });
    expect(Date.now() - Date.parse(listed[0].at)).toBeLessThan(60_000);
  });

  it("records no refused request, and each deletion once", async () => {
    const admin = await createTestAdmin(product);
    const { pk } = (await admin.get("/auth/user/")).body;
    const folder = await createTestFolder(admin, "Once");
    const path = `/chatbot/chat/${folder}/delete_scope/`;
    await Promise.all([admin.delete(path), admin.delete(path)]);
    expect((await admin.patch(`/organization/members/${pk}/`, { role: "member" })).status).toBe(
      409,
    );
    expect((await admin.patch(`/organization/members/${pk}/`, { role: "admin" })).status).toBe(200);
    const actions = (await eventsOf(admin)).map(({ action }) => action as string);
    expect(actions.filter((action) => !/^(session|account)\./.test(action))).toEqual([
      "folder.deleted",
      "organization.created",
    ]);
  });

  it("is paged and can be filtered", async () => {
    const { admin, colleague } = await createAuditTrail();
    const all = await eventsOf(admin);
    const paged: Wire[] = [];
    let cursor = "";
    do {
      const answer = await admin.get(`/organization/audit-events/?limit=5${cursor}`);
      expect(answer.body.events.length).toBeLessThanOrEqual(5);
      paged.push(...answer.body.events);
      cursor = answer.body.next_cursor ? `&cursor=${answer.body.next_cursor}` : "";
    } while (cursor);
    expect(paged).toEqual(all);
    const joined = await eventsOf(admin, "?action=member.joined");
    expect(joined.map(({ action }) => action)).toEqual(["member.joined", "member.joined"]);
    const theirs = await eventsOf(admin, `?actor=${colleague.pk}`);
    expect(new Set(theirs.map(({ actor }) => actor.pk))).toEqual(new Set([colleague.pk]));
    const [middle] = joined;
    const since = await eventsOf(admin, `?from=${middle.at}`);
    const until = await eventsOf(admin, `?to=${middle.at}`);
    expect([...since, ...until]).toEqual(all);
    expect(await eventsOf(admin, "?to=2020-01-01")).toEqual([]);
  });

  it.each([
    "?limit=0",
    "?limit=201",
    "?cursor=x",
    "?action=made.up",
    "?from=yesterday",
    "?actor=-1",
  ])("refuses %s", async (query) => {
    const admin = await createTestAdmin(product);
    const answer = await admin.get(`/organization/audit-events/${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, "request.invalid"]);
  });

  it("can be exported as CSV, which is recorded", async () => {
    const { admin } = await createAuditTrail();
    const response = await fetch(
      `${product.url}/api/organization/audit-events/export/?action=folder.deleted`,
      { headers: { authorization: `Token ${admin.token}` } },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[\w-]+\.csv"$/,
    );
    const [head, line, ...rest] = (await response.text()).split("\r\n");
    expect(head).toMatch(/^at,action,actor_pk,actor_email,/);
    expect(line).toContain(`,folder.deleted,`);
    expect(line).toContain(",'=Fees,");
    expect(rest).toEqual([""]);
    expect((await eventsOf(admin))[0]).toMatchObject({
      action: "audit.exported",
      detail: { action: "folder.deleted" },
    });
  });

  it("keeps a person's events without the identity when the account is deleted", async () => {
    const { admin } = await createAuditTrail();
    const second = await createTestColleague(product, admin);
    await createTestFolder(second, "Theirs").then((id) =>
      second.delete(`/chatbot/chat/${id}/delete_scope/`),
    );
    const leaving = admin.email;
    const { pk } = (await admin.get("/auth/user/")).body;
    expect((await admin.delete(`/auth/users/delete/${pk}/`)).status).toBe(200);
    const events = await eventsOf(second);
    expect(JSON.stringify(events)).not.toContain(leaving);
    const [first, promoted] = events;
    expect(first).toMatchObject({
      action: "account.deleted",
      actor: { pk, email: null },
      client_address: null,
    });
    expect(promoted).toMatchObject({
      action: "member.role_changed",
      target: { name: second.email },
      detail: { before: "member", after: "admin", reason: "last_admin_left" },
    });
    expect(events.find(({ target }) => target?.name === "Theirs").actor.email).toBe(second.email);
  });

  it("is deleted with the organization, except the event of the deletion", async () => {
    const { admin } = await createAuditTrail();
    const id = await organizationOf(admin);
    await admin.delete(`/organization/organizations/${id}/delete/`);
    const { auditEvent } = product.app.db;
    expect(await auditEvent.count({ where: { organizationId: id } })).toBe(0);
    expect(await auditEvent.findMany({ where: { targetId: id } })).toMatchObject([
      { action: "organization.deleted", organizationId: null, actorEmail: admin.email },
    ]);
  });

  it("cannot be changed by the role of an organization", async () => {
    const admin = await createTestAdmin(product);
    const tenant = openTenant(product.app.db, await organizationOf(admin));
    expect((await tenant.auditEvent.findMany()).length).toBeGreaterThan(0);
    await expect(tenant.auditEvent.deleteMany()).rejects.toThrow(/permission denied/);
    const data = { actorEmail: "somebody@example.org" };
    await expect(tenant.auditEvent.updateMany({ data })).rejects.toThrow(/permission denied/);
  });

  it("expires after the configured time", async () => {
    const admin = await createTestAdmin(product);
    const { auditEvent } = product.app.db;
    const organizationId = await organizationOf(admin);
    const day = 24 * 60 * 60 * 1000;
    const aged = (days: number) => ({
      action: "member.left",
      organizationId,
      at: new Date(Date.now() - days * day),
    });
    await auditEvent.createMany({ data: [aged(366), aged(364)] });
    expect(await deleteOldEvents(product.app)).toBe(1);
    expect(await eventsOf(admin, "?action=member.left")).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../test/client.ts";
import {
  createTestAdmin,
  createTestColleague,
  createTestFolder,
  uploadTestDocument,
} from "../../test/fixtures.ts";
import {
  ask,
  countByStatus,
  getOrganizationId,
  setLicenseTerms,
} from "../../test/license-terms.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { monthOf, nextMonth } from "../usage/usage.rules.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const path = "/organization/overview/";
const longAgo = new Date(Date.now() - 31 * 86_400_000);

describe("the overview of an organization", () => {
  it("has nothing but its admin at first, and no limits but seats", async () => {
    const admin = await createTestAdmin(product);
    await setLicenseTerms(product, admin, { maxUsers: 25 });
    expect((await admin.get(path)).body).toEqual({
      questions: { used: 0, limit: null, resets_at: nextMonth(new Date()).toISOString() },
      seats: { used: 1, limit: 25 },
      storage: { used: 0, limit: null },
      documents: { ready: 0, processing: 0, failed: 0, outdated: 0 },
      failures: [],
      active_members: 1,
    });
  });

  it("counts questions, storage and documents, and lists what failed last", async () => {
    const admin = await createTestAdmin(product);
    const folder = await createTestFolder(admin, "Tides");
    const tide = { name: "tide.txt", bytes: "The tide is three metres." };
    await uploadTestDocument(admin, folder, tide);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await uploadTestDocument(admin, folder, { name: `empty-${number}.txt`, bytes: " \n" });
    }
    await ask(admin);
    const organizationId = await getOrganizationId(admin);
    const month = monthOf(new Date(monthOf(new Date()).getTime() - 1));
    await product.app.db.monthlyUsage.create({ data: { organizationId, month, requests: 50 } });
    await setLicenseTerms(product, admin, { monthlyRequests: 1000, maxStorageMb: 20 });
    const { body } = await admin.get(path);
    expect(body).toMatchObject({
      questions: { used: 1, limit: 1000 },
      storage: { used: 25 + 6 * 2, limit: 20 * 1024 ** 2 },
      documents: { ready: 1, processing: 0, failed: 6, outdated: 0 },
    });
    const names = body.failures.map(({ name }: { name: string }) => name);
    expect(names).toEqual([6, 5, 4, 3, 2].map((number) => `empty-${number}.txt`));
    const [last] = body.failures;
    const file = (await admin.get(`/chatbot/files/${last.id}/`)).body;
    expect(last).toEqual({
      id: file.id,
      name: "empty-6.txt",
      created_at: file.created_at,
      failure: file.failure,
    });
    const stranger = await createTestAdmin(product);
    expect((await stranger.get(path)).body).toMatchObject({ failures: [], storage: { used: 0 } });
  });

  it("counts the members who used it in the last 30 days", async () => {
    const admin = await createTestAdmin(product);
    const loggedOut = await createTestColleague(product, admin);
    const idle = await createTestColleague(product, admin);
    const keyed = await createTestColleague(product, admin);
    const key = await keyed.post("/auth/api-keys/", { name: "Import", scopes: ["read"] });
    expect(key.status).toBe(201);
    await loggedOut.post("/auth/logout/");
    const { auditEvent, session, apiKey } = product.app.db;
    for (const { pk } of [idle, keyed]) {
      await session.updateMany({ where: { userPk: pk }, data: { lastUsedAt: longAgo } });
      await auditEvent.updateMany({ where: { actorPk: pk }, data: { at: longAgo } });
    }
    expect((await admin.get(path)).body.active_members).toBe(2);
    await apiKey.updateMany({ where: { userPk: keyed.pk }, data: { lastUsedAt: new Date() } });
    const { seats, active_members } = (await admin.get(path)).body;
    expect([seats.used, active_members]).toEqual([4, 3]);
    await admin.delete(`/organization/members/${loggedOut.pk}/`);
    expect((await admin.get(path)).body.active_members).toBe(2);
  });

  it("is for admins", async () => {
    const admin = await createTestAdmin(product);
    const colleague = await createTestColleague(product, admin);
    const { status, body } = await colleague.get(path);
    expect([status, body.code]).toEqual([403, "organization.admin_only"]);
  });

  it("is made once at a time for an organization, and refused when twenty more wait", async () => {
    const admin = await createTestAdmin(product);
    const locked = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const holding = product.app.db.$transaction(async (tx) => {
      await tx.$executeRaw`lock table document in access exclusive mode`;
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    const replies: Answer[] = [];
    const asking = Array.from({ length: 30 }, async () => replies.push(await admin.get(path)));
    await expect.poll(() => countByStatus(replies)).toEqual({ 429: 9 });
    expect(replies[0]?.headers.get("retry-after")).toBe("5");
    expect((await admin.get("/auth/user/")).status).toBe(200);
    done.resolve();
    await Promise.all([holding, ...asking]);
    expect(countByStatus(replies)).toEqual({ 200: 21, 429: 9 });
  });
});

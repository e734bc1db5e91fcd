import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
} from "../../test/fixtures.ts";
import { setLicenseTerms, ask, getOrganizationId, getUsage } from "../../test/license-terms.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { monthlySentence, monthOf, nextMonth } from "./usage.rules.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("months", () => {
  it.each([
    ["2026-01-01T00:00:00.000Z", "2026-01-01", "2026-02-01"],
    ["2026-11-30T23:59:59.999Z", "2026-11-01", "2026-12-01"],
    ["2026-12-31T23:59:59.999Z", "2026-12-01", "2027-01-01"],
    ["2026-03-01T00:30:00+02:00", "2026-02-01", "2026-03-01"],
  ])("are those of UTC: %s", (moment, first, next) => {
    const midnight = "T00:00:00.000Z";
    expect(monthOf(new Date(moment)).toISOString()).toBe(first + midnight);
    expect(nextMonth(new Date(moment)).toISOString()).toBe(next + midnight);
  });

  it("are reported with the day on which the count starts again", () => {
    expect(monthlySentence(1500, new Date("2027-01-01T00:00:00Z"))).toBe(
      "Your organization has used all 1,500 requests for this month. The count resets on Jan 1, 2027 (UTC).",
    );
  });
});

describe("usage", () => {
  it("counts what the organization holds and has asked, all members together", async () => {
    const admin = await createTestAdmin(product);
    const nothing = { used: 0, limit: null };
    expect(await getUsage(admin)).toEqual({
      storage: { chunks: nothing, documents: nothing, collections: nothing, bytes: nothing },
      rate_limits: { monthly_limit: null },
      current_usage: { monthly_limit_used: 0 },
    });
    const colleague = await createTestColleague(product, admin);
    const folder = await createTestFolder(admin, "Tides");
    await createTestFolder(colleague, "Below", folder);
    await uploadTestDocument(admin, folder, {
      name: "tide.txt",
      bytes: "The tide is three metres.",
    });
    await uploadTestDocument(colleague, folder, { name: "empty.txt", bytes: " \n" });
    await ask(admin);
    await ask(colleague);
    await setLicenseTerms(product, admin, {
      maxChunks: 500,
      maxDocuments: 0,
      maxCollections: 7,
      maxStorageMb: 20,
      monthlyRequests: 1000,
    });
    const organizationId = await getOrganizationId(admin);
    const chunks = await product.app.db.chunk.count({ where: { organizationId } });
    expect(chunks).toBeGreaterThan(0);
    const expected = {
      storage: {
        chunks: { used: chunks, limit: 500 },
        documents: { used: 2, limit: null },
        collections: { used: 2, limit: 7 },
        bytes: { used: 25 + 2, limit: 20 * 1024 * 1024 },
      },
      rate_limits: { monthly_limit: 1000 },
      current_usage: { monthly_limit_used: 2 },
    };
    expect(await getUsage(colleague)).toEqual(expected);
    await admin.delete(`/chatbot/chat/${folder}/delete_scope/?delete_documents=true`);
    expect((await getUsage(admin)).storage).toEqual({
      chunks: { used: 0, limit: 500 },
      documents: { used: 0, limit: null },
      collections: { used: 0, limit: 7 },
      bytes: { used: 0, limit: 20 * 1024 * 1024 },
    });
  });

  it("counts requests that were taken in, in their own month", async () => {
    const member = await createTestAdmin(product);
    const organizationId = await getOrganizationId(member);
    const month = monthOf(new Date(monthOf(new Date()).getTime() - 1));
    await product.app.db.monthlyUsage.create({ data: { organizationId, month, requests: 50 } });
    await setLicenseTerms(product, member, { monthlyRequests: 10 });
    expect((await ask(member, " ")).status).toBe(400);
    const conversation_id = "0198b6a0-0000-7000-8000-000000000000";
    const lost = { message: "Where?", conversation_id };
    expect((await member.post("/chatbot/chat/agent_message/", lost)).status).toBe(404);
    expect((await getUsage(member)).current_usage).toEqual({ monthly_limit_used: 0 });
    expect((await ask(member)).status).toBe(200);
    expect((await getUsage(member)).current_usage).toEqual({ monthly_limit_used: 1 });
  });
});

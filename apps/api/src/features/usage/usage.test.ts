import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer, Client } from "../../test/client.ts";
import { givenColleague, givenDocument, givenFolder, givenMember } from "../../test/given.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { checkIntegrity } from "../documents/integrity.service.ts";
import { lastDays, monthlySentence, monthOf, nextMonth } from "./usage.rules.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Terms = Parameters<Product["app"]["db"]["license"]["update"]>[0]["data"];

async function organizationOf(member: Client): Promise<string> {
  return (await member.get("/organization/current/")).body.id;
}
/** What the vendor of the licence does. */
async function agree(member: Client, data: Terms): Promise<void> {
  const organizationId = await organizationOf(member);
  await product.app.db.license.update({ where: { organizationId }, data });
}
const usageOf = async (member: Client) => (await member.get("/auth/users/r2r-usage/")).body;
const ask = (member: Client, message = "How high is the tide?") =>
  member.post("/chatbot/chat/agent_message/", { message });
const createFolder = (member: Client, name: string) =>
  member.post("/chatbot/chat/create_scope/", { name });
const counted = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

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

  it("are told with the day on which the count starts again", () => {
    expect(monthlySentence(1500, new Date("2027-01-01T00:00:00Z"))).toBe(
      "Your organization has used all 1,500 requests of this month. The count starts again on Jan 1, 2027 (UTC).",
    );
  });
});

describe("the usage of the last days", () => {
  it("are days of UTC, today the last", () => {
    const days = lastDays(new Date("2026-03-01T23:30:00Z"), 3).map((day) => day.toISOString());
    expect(days).toEqual(
      ["2026-02-27", "2026-02-28", "2026-03-01"].map((day) => `${day}T00:00:00.000Z`),
    );
  });

  it("counts questions and uploads of each day, for admins", async () => {
    const admin = await givenMember(product);
    const folder = await givenFolder(admin, "Tides");
    await givenDocument(admin, folder, { name: "tide.txt", bytes: "High water at nine." });
    await ask(admin);
    await ask(admin);
    const organizationId = await organizationOf(admin);
    const day = lastDays(new Date(), 3)[0] ?? new Date();
    await product.app.db.dailyUsage.create({ data: { organizationId, day, requests: 7 } });
    const { days } = (await admin.get("/organization/usage-history/?days=3")).body;
    expect(
      days.map(({ requests, uploads }: Record<string, number>) => [requests, uploads]),
    ).toEqual([
      [7, 0],
      [0, 0],
      [2, 1],
    ]);
    expect((await admin.get("/organization/usage-history/")).body.days).toHaveLength(30);
    const colleague = await givenColleague(product, admin);
    expect((await colleague.get("/organization/usage-history/")).status).toBe(403);
  });
});

describe("usage", () => {
  it("counts what the organization holds and has asked, all members together", async () => {
    const admin = await givenMember(product);
    const nothing = { used: 0, limit: null };
    expect(await usageOf(admin)).toEqual({
      storage: { chunks: nothing, documents: nothing, collections: nothing },
      rate_limits: { monthly_limit: null },
      current_usage: { monthly_limit_used: 0 },
    });
    const colleague = await givenColleague(product, admin);
    const folder = await givenFolder(admin, "Tides");
    await givenFolder(colleague, "Below", folder);
    await givenDocument(admin, folder, { name: "tide.txt", bytes: "The tide is three metres." });
    await givenDocument(colleague, folder, { name: "empty.txt", bytes: " \n" });
    await ask(admin);
    await ask(colleague);
    await agree(admin, {
      maxChunks: 500,
      maxDocuments: 0,
      maxCollections: 7,
      monthlyRequests: 1000,
    });
    const organizationId = await organizationOf(admin);
    const chunks = await product.app.db.chunk.count({ where: { organizationId } });
    expect(chunks).toBeGreaterThan(0);
    const expected = {
      storage: {
        chunks: { used: chunks, limit: 500 },
        documents: { used: 2, limit: null },
        collections: { used: 2, limit: 7 },
      },
      rate_limits: { monthly_limit: 1000 },
      current_usage: { monthly_limit_used: 2 },
    };
    expect(await usageOf(colleague)).toEqual(expected);
    await admin.delete(`/chatbot/chat/${folder}/delete_scope/?delete_documents=true`);
    expect((await usageOf(admin)).storage).toEqual({
      chunks: { used: 0, limit: 500 },
      documents: { used: 0, limit: null },
      collections: { used: 0, limit: 7 },
    });
  });

  it("counts requests that were taken in, in their own month", async () => {
    const member = await givenMember(product);
    const organizationId = await organizationOf(member);
    const month = monthOf(new Date(monthOf(new Date()).getTime() - 1));
    await product.app.db.monthlyUsage.create({ data: { organizationId, month, requests: 50 } });
    await agree(member, { monthlyRequests: 10 });
    expect((await ask(member, " ")).status).toBe(400);
    const conversation_id = "0198b6a0-0000-7000-8000-000000000000";
    const lost = { message: "Where?", conversation_id };
    expect((await member.post("/chatbot/chat/agent_message/", lost)).status).toBe(404);
    expect((await usageOf(member)).current_usage).toEqual({ monthly_limit_used: 0 });
    expect((await ask(member)).status).toBe(200);
    expect((await usageOf(member)).current_usage).toEqual({ monthly_limit_used: 1 });
  });
});

describe("a limit", () => {
  it("of requests is not passed by 200 at once, and says when it starts anew", async () => {
    const member = await givenMember(product);
    await agree(member, { monthlyRequests: 30 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(member)));
    expect(counted(answers)).toEqual({ 200: 30, 429: 170 });
    const refused = answers.find(({ status }) => status === 429);
    const resetsAt = nextMonth(new Date());
    expect(refused?.body).toMatchObject({
      code: "license.monthly_limit_reached",
      error: monthlySentence(30, resetsAt),
      detail: { limit: 30, used: 30, resets_at: resetsAt.toISOString() },
    });
    expect((await usageOf(member)).current_usage).toEqual({ monthly_limit_used: 30 });
    const conversations = await member.get("/chatbot/chat/get_recent_conversations/");
    expect(conversations.body).toHaveLength(30);
    const stranger = await givenMember(product);
    expect((await ask(stranger)).status).toBe(200);
  }, 90_000);

  it("of folders is not passed by 200 at once, and an existing name is still told", async () => {
    const member = await givenMember(product);
    await agree(member, { maxCollections: 12 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => createFolder(member, `Folder ${index}`)),
    );
    expect(counted(answers)).toEqual({ 201: 12, 403: 188 });
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: "license.limit_reached",
      error:
        "Your organization has reached the limit of its license: 12 folders. Delete some, or ask for a larger license.",
      detail: { resource: "collections", limit: 12, used: 12 },
    });
    const [first] = (await member.get("/chatbot/chat/get_scopes/")).body;
    const again = await createFolder(member, first.name);
    expect([again.status, again.body.detail]).toEqual([409, { id: first.id }]);
    // Lifting a root folder's contents into 'Unfiled' adds none.
    await member.delete(`/chatbot/chat/${first.id}/delete_scope/?delete_documents=false`);
    expect((await usageOf(member)).storage.collections).toEqual({ used: 12, limit: 12 });
  }, 90_000);

  it("of documents is never passed by 200 uploads and deletes at once, and keeps no bytes", async () => {
    const limit = 20;
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Crowded");
    await agree(member, { maxDocuments: limit });
    const organizationId = await organizationOf(member);
    let running = true;
    let most = 0;
    const watching = (async () => {
      while (running) {
        const held = await product.app.db.document.count({ where: { organizationId } });
        most = Math.max(most, held);
      }
    })();
    const deletions: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const file = { name: `${index}.txt`, bytes: `Line ${index} of the log.` };
        const answer = await member.upload(folder, file);
        if (answer.status === 202 && index % 2 === 0) {
          const gone = await member.delete(`/chatbot/files/${answer.body.file.id}/delete/`);
          deletions.push(gone.status);
        }
        return answer;
      }),
    );
    running = false;
    await watching;
    expect(deletions.filter((status) => status !== 200)).toEqual([]);
    expect(deletions.length).toBeGreaterThan(0);
    const { 202: taken = 0, 403: refused = 0 } = counted(answers);
    expect(taken + refused).toBe(200);
    expect(taken).toBeGreaterThanOrEqual(limit);
    expect(most).toBeLessThanOrEqual(limit);
    expect(most).toBeGreaterThan(0);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: "license.limit_reached",
      detail: { resource: "documents", limit },
    });
    const { storage } = await usageOf(member);
    expect(storage.documents).toEqual({ used: taken - deletions.length, limit });
    const settled = async () =>
      (await checkIntegrity(product.app)).flatMap(({ question, ids }) =>
        ids.map((id) => `${question}: ${id}`),
      );
    await expect.poll(settled, { timeout: 60_000, interval: 500 }).toEqual([]);
  }, 120_000);

  it("of chunks fails the document that would pass it, by name, and then refuses uploads", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Dense");
    const sections = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const words = Array.from({ length: 150 }, (__, word) => `word${index}x${word}`);
        return `# Section ${index}\n\n${words.join(" ")}.\n`;
      }).join("\n");
    await givenDocument(member, folder, { name: "first.md", bytes: sections(3) });
    const { used } = (await usageOf(member)).storage.chunks;
    expect(used).toBeGreaterThan(1);
    await agree(member, { maxChunks: used + 1 });
    const refused = await givenDocument(member, folder, { name: "second.md", bytes: sections(9) });
    const sentence =
      "With this file your organization would exceed the number of chunks that its license allows. Delete other files, or ask for a larger license, and try again.";
    expect(refused).toEqual({ status: "ERROR", result: sentence });
    const [failed] = (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body;
    expect(failed.failure).toEqual({ code: "chunk_limit", message: sentence, can_retry: true });
    expect((await usageOf(member)).storage.chunks.used).toBe(used);

    await givenDocument(member, folder, { name: "last.txt", bytes: "One passage fits in." });
    const full = await member.upload(folder, { name: "more.txt", bytes: "No more." });
    expect([full.status, full.body.detail]).toEqual([
      403,
      { resource: "chunks", limit: used + 1, used: used + 1 },
    ]);
    await agree(member, { maxChunks: used + 100 });
    const retried = await member.post(`/chatbot/files/${failed.id}/retry/`);
    expect((await member.follow(retried.body.task_id)).at(-1)?.status).toBe("SUCCESS");
  }, 60_000);

  it("of chunks is not passed by documents that are indexed at once", async () => {
    const limit = 5;
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Race");
    await agree(member, { maxChunks: limit });
    const uploads = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        member.upload(folder, { name: `${index}.txt`, bytes: `Passage number ${index}.` }),
      ),
    );
    const ends = await Promise.all(
      uploads
        .filter(({ status }) => status === 202)
        .map(async ({ body }) => (await member.follow(body.task_id)).at(-1)?.status),
    );
    expect(ends.filter((status) => status === "SUCCESS")).toHaveLength(limit);
    expect((await usageOf(member)).storage.chunks).toEqual({ used: limit, limit });
  }, 60_000);
});

describe("an organization whose licence is not active", () => {
  it.each([
    ["is not active", { isActive: false }],
    ["has expired", { expiresAt: new Date(Date.now() - 1000) }],
  ] as const)("can be read and emptied, nothing more, when it %s", async (state, terms) => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Old");
    const frame = await givenDocument(member, folder, { name: "old.txt", bytes: "An old line." });
    const asked = (await ask(member)).body.results.conversation_id;
    await agree(member, terms);
    const { license } = (await member.get("/organization/current/")).body;
    expect(license.is_active).toBe(false);

    const message = `The license of your organization ${state}. Until it is renewed you can read and delete, but not add or ask anything.`;
    const id: string = frame.result.file.id;
    for (const answer of [
      await ask(member),
      await createFolder(member, "New"),
      await member.upload(folder, { name: "new.txt", bytes: "New." }),
      await member.post(`/chatbot/files/${id}/retry/`),
      await member.post("/organization/invitations/", {}),
    ]) {
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([
        403,
        "license.inactive",
        message,
      ]);
    }
    for (const path of [
      "/chatbot/chat/get_scopes/",
      `/chatbot/chat/get_files/?collection_id=${folder}`,
      `/chatbot/chat/${asked}/get_conversation_history/`,
      "/auth/users/r2r-usage/",
      "/organization/members/",
    ]) {
      expect([path, (await member.get(path)).status]).toEqual([path, 200]);
    }
    expect((await member.delete(`/chatbot/files/${id}/delete/`)).status).toBe(200);
    const emptied = `/chatbot/chat/${folder}/delete_scope/?delete_documents=true`;
    expect((await member.delete(emptied)).status).toBe(200);

    await agree(member, { isActive: true, expiresAt: new Date(Date.now() + 60_000) });
    expect((await createFolder(member, "Renewed")).status).toBe(201);
  });

  it("takes nobody in", async () => {
    const admin = await givenMember(product);
    const { token } = (await admin.post("/organization/invitations/", {})).body;
    await agree(admin, { isActive: false });
    await expect(givenColleague(product, admin)).rejects.toThrow("license.inactive");
    const guest = await givenMember(product);
    await guest.delete(`/organization/organizations/${await organizationOf(guest)}/delete/`);
    const answer = await guest.post("/organization/invitations/accept/", { token });
    expect([answer.status, answer.body.code]).toEqual([403, "license.inactive"]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import {
  setLicenseTerms,
  ask,
  countByStatus,
  createFolder,
  getOrganizationId,
  getUsage,
} from "../../test/license-terms.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { checkIntegrity } from "../documents/integrity.service.ts";
import { monthlySentence, nextMonth } from "./usage.rules.ts";

let product: Product;
beforeAll(async () => {
  // These are limits of licences: those of the process would refuse half of 200 at once.
  product = await startProduct({ env: { HEAVY_REQUESTS: "1000" } });
});
afterAll(() => product.close());

describe("a limit", () => {
  it("of requests is not passed by 200 at once, and says when it starts anew", async () => {
    const member = await createTestAdmin(product);
    await setLicenseTerms(product, member, { monthlyRequests: 30 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(member)));
    expect(countByStatus(answers)).toEqual({ 200: 30, 429: 170 });
    const refused = answers.find(({ status }) => status === 429);
    const resetsAt = nextMonth(new Date());
    expect(refused?.body).toMatchObject({
      code: "license.monthly_limit_reached",
      error: monthlySentence(30, resetsAt),
      detail: { limit: 30, used: 30, resets_at: resetsAt.toISOString() },
    });
    expect((await getUsage(member)).current_usage).toEqual({ monthly_limit_used: 30 });
    const conversations = await member.get("/chatbot/chat/get_recent_conversations/");
    expect(conversations.body).toHaveLength(30);
    const stranger = await createTestAdmin(product);
    expect((await ask(stranger)).status).toBe(200);
  }, 90_000);

  it("of folders is not passed by 200 at once, and an existing name is still reported", async () => {
    const member = await createTestAdmin(product);
    await setLicenseTerms(product, member, { maxCollections: 12 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => createFolder(member, `Folder ${index}`)),
    );
    expect(countByStatus(answers)).toEqual({ 201: 12, 403: 188 });
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: "license.limit_reached",
      error:
        "Your organization has reached the limit of its license: 12 folders. Delete some or ask for a larger license.",
      detail: { resource: "collections", limit: 12, used: 12 },
    });
    const [first] = (await member.get("/chatbot/chat/get_scopes/")).body;
    const again = await createFolder(member, first.name);
    expect([again.status, again.body.detail]).toEqual([409, { id: first.id }]);
    await member.upload(first.id, { name: "note.txt", bytes: "A note." });
    // Lifting a root folder's contents into 'Unfiled' adds none.
    await member.delete(`/chatbot/chat/${first.id}/delete_scope/?delete_documents=false`);
    expect((await getUsage(member)).storage.collections).toEqual({ used: 12, limit: 12 });
  }, 90_000);

  it("of documents is never passed by 200 uploads and deletes at once, and keeps no bytes", async () => {
    const limit = 20;
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Crowded");
    await setLicenseTerms(product, member, { maxDocuments: limit });
    const organizationId = await getOrganizationId(member);
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
    const { 202: taken = 0, 403: refused = 0 } = countByStatus(answers);
    expect(taken + refused).toBe(200);
    expect(taken).toBeGreaterThanOrEqual(limit);
    expect(most).toBeLessThanOrEqual(limit);
    expect(most).toBeGreaterThan(0);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: "license.limit_reached",
      detail: { resource: "documents", limit },
    });
    const { storage } = await getUsage(member);
    expect(storage.documents).toEqual({ used: taken - deletions.length, limit });
    const settled = async () =>
      (await checkIntegrity(product.app)).flatMap(({ question, ids }) =>
        ids.map((id) => `${question}: ${id}`),
      );
    await expect.poll(settled, { timeout: 60_000, interval: 500 }).toEqual([]);
  }, 120_000);

  it("of chunks fails the document that would pass it, by name, and then refuses uploads", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Dense");
    const sections = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const words = Array.from({ length: 150 }, (__, word) => `word${index}x${word}`);
        return `# Section ${index}\n\n${words.join(" ")}.\n`;
      }).join("\n");
    await uploadTestDocument(member, folder, { name: "first.md", bytes: sections(3) });
    const { used } = (await getUsage(member)).storage.chunks;
    expect(used).toBeGreaterThan(1);
    await setLicenseTerms(product, member, { maxChunks: used + 1 });
    const refused = await uploadTestDocument(member, folder, {
      name: "second.md",
      bytes: sections(9),
    });
    const sentence =
      "This file would exceed the number of chunks that your organization's license allows. Delete other files or ask for a larger license, and try again.";
    expect(refused).toEqual({ status: "ERROR", result: sentence });
    const [failed] = (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body;
    expect(failed.failure).toEqual({ code: "chunk_limit", message: sentence, can_retry: true });
    expect((await getUsage(member)).storage.chunks.used).toBe(used);

    await uploadTestDocument(member, folder, { name: "last.txt", bytes: "One passage fits in." });
    const full = await member.upload(folder, { name: "more.txt", bytes: "No more." });
    expect([full.status, full.body.detail]).toEqual([
      403,
      { resource: "chunks", limit: used + 1, used: used + 1 },
    ]);
    await setLicenseTerms(product, member, { maxChunks: used + 100 });
    const retried = await member.post(`/chatbot/files/${failed.id}/retry/`);
    expect((await member.follow(retried.body.task_id)).at(-1)?.status).toBe("SUCCESS");
  }, 60_000);

  it("of chunks is not passed by documents that are indexed at once", async () => {
    const limit = 5;
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Race");
    await setLicenseTerms(product, member, { maxChunks: limit });
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
    expect((await getUsage(member)).storage.chunks).toEqual({ used: limit, limit });
  }, 60_000);
});

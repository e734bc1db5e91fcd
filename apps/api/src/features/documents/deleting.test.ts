import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { countStoredRows } from "../../test/stored-rows.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { checkIntegrity, deleteOrphanBlobs } from "./integrity.service.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const filesOf = async (member: Client, folder: string) =>
  (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body;

describe("deleting", () => {
  it("takes rows, passages, statistics and bytes, also while the file is being processed", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Short-lived");
    const { blobs } = await countStoredRows(product, folder);
    await uploadTestDocument(member, folder, { name: "ready.txt", bytes: "Ready to go." });
    const running = await member.upload(folder, {
      name: "running.csv",
      bytes: "a,b\n1,2\n".repeat(50_000),
    });
    for (const { id } of await filesOf(member, folder)) {
      expect((await member.delete(`/chatbot/files/${id}/delete/`)).status).toBe(200);
    }
    expect(await filesOf(member, folder)).toEqual([]);
    expect(await member.follow(running.body.task_id)).toEqual([
      { status: "ERROR", result: "This task does not exist." },
    ]);
    const nothing = { documents: 0, chunks: 0, tasks: 0, terms: 0, blobs };
    await expect.poll(() => countStoredRows(product, folder), { timeout: 15_000 }).toEqual(nothing);
  });

  it("a folder without its documents moves them up, still to be found there and nowhere else", async () => {
    const member = await createTestAdmin(product);
    const outer = await createTestFolder(member, "Outer");
    const inner = await createTestFolder(member, "Inner", outer);
    await uploadTestDocument(member, inner, {
      name: "buoy.txt",
      bytes: "The buoy was painted green.",
    });
    await member.delete(`/chatbot/chat/${inner}/delete_scope/?delete_documents=false`);
    expect(await filesOf(member, outer)).toMatchObject([{ name: "buoy.txt", state: "ready" }]);
    const ask = await member.post("/chatbot/chat/agent_message/", {
      message: "Which colour was the buoy painted?",
      search_settings: { filters: { collection_ids: { $overlap: [outer] } } },
    });
    expect(ask.body.results.messages[0].content).toContain("green");
    await member.delete(`/chatbot/chat/${outer}/delete_scope/`);
    const [unfiled] = (await member.get("/chatbot/chat/get_scopes/")).body;
    expect(unfiled.name).toBe("Unfiled");
    expect(await filesOf(member, unfiled.id)).toMatchObject([{ name: "buoy.txt" }]);
  });

  it("a folder with its documents leaves nothing, and what is gone answers no more", async () => {
    const member = await createTestAdmin(product);
    const keep = await createTestFolder(member, "Keep");
    const outer = await createTestFolder(member, "Outer");
    const inner = await createTestFolder(member, "Inner", outer);
    const { blobs } = await countStoredRows(product, keep);
    await uploadTestDocument(member, inner, {
      name: "code.txt",
      bytes: "The gate code is heron.",
    });
    await member.delete(`/chatbot/chat/${outer}/delete_scope/?delete_documents=true`);
    const nothing = { documents: 0, chunks: 0, tasks: 0, terms: 0, blobs };
    await expect.poll(() => countStoredRows(product, keep), { timeout: 15_000 }).toEqual(nothing);
    const ask = await member.post("/chatbot/chat/agent_message/", {
      message: "What is the gate code?",
    });
    expect(ask.body.results.messages[0].metadata.citations).toEqual([]);
    const findings = await checkIntegrity(product.app);
    expect(findings.length).toBe(8);
    expect(findings.flatMap(({ question, ids }) => ids.map((id) => `${question}: ${id}`))).toEqual(
      [],
    );
  });
});

describe("the integrity check", () => {
  it("finds what does not belong, and the repair deletes it", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Checked");
    const last = await uploadTestDocument(member, folder, {
      name: "checked.txt",
      bytes: "Checked.",
    });
    const { key } = await product.app.blobs.put(Readable.from([Buffer.from("an orphan")]));
    const chunk = await product.app.db.chunk.findFirstOrThrow({
      where: { documentId: last.result.file.id },
    });
    await product.app.db.chunk.update({ where: { id: chunk.id }, data: { folderId: chunk.id } });
    await product.app.db.termStat.create({
      data: { organizationId: chunk.organizationId, term: "nowhere", chunks: 3 },
    });
    const found = (await checkIntegrity(product.app)).filter(({ ids }) => ids.length > 0);
    expect(Object.fromEntries(found.map(({ question, ids }) => [question, ids]))).toEqual({
      "blobs that no document names": [key],
      "passages away from their document": [chunk.id],
      "terms with a wrong count": [`${chunk.organizationId} nowhere`],
    });
    expect(await deleteOrphanBlobs(product.app)).toEqual([key]);
    expect((await checkIntegrity(product.app))[0]?.ids).toEqual([]);
  });
});

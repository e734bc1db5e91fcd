import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { LeaseLost } from "../../platform/jobs/lease.ts";
import { type DocumentLease, startExtraction } from "../documents/states/document-states.repo.ts";
import { markReady } from "../documents/states/document-states.service.ts";
import { selectMiscounted, selectMisplaced } from "../documents/integrity.repo.ts";
import { findTermDifferences } from "../retrieval/indexing.service.ts";
import { openChunkWriter } from "./chunk-writer.service.ts";
import { bindIngestion } from "./ingestion.worker.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const attempt = { number: 1, last: false, signal: new AbortController().signal };
const chunkCount = 300;
/** Each paragraph fills a chunk. */
const paragraphs = Array.from(
  { length: chunkCount },
  (_, number) =>
    `Berth ${number} of the harbour is let by the year. ${"Ropes lie ready. ".repeat(70)}`,
);
const chunks = paragraphs.map((text, ordinal) => ({ ordinal, text, headings: [], anchors: [] }));

async function uploadLong(
  name = "berths.txt",
  bytes = `${paragraphs.join("\n\n")} ${Math.random()}`,
) {
  const member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Berths");
  const { body } = await member.upload(folder, { name, bytes });
  const documentId: string = body.file.id;
  const { organizationId } = await findDocument(documentId);
  return { member, folder, documentId, organizationId, bytes };
}

const findDocument = (id: string) => product.app.db.document.findUniqueOrThrow({ where: { id } });
const countChunks = (documentId: string) => product.app.db.chunk.count({ where: { documentId } });
const countTerms = (organizationId: string) =>
  product.app.db.termStat.count({ where: { organizationId } });

async function acquire(documentId: string): Promise<DocumentLease> {
  const long = new Date(Date.now() - 60_000);
  await product.app.db.document.update({
    where: { id: documentId },
    data: { leaseExpiresAt: long, enqueuedAt: long },
  });
  const lease = await startExtraction(product.app.db, documentId);
  if (!lease) throw new Error("the lease was not acquired");
  return lease;
}

/** Leaves a document as a worker does that is killed between two batches. */
async function killInTheMiddle(documentId: string) {
  const writer = openChunkWriter(product.app, await acquire(documentId));
  await writer.write(chunks.slice(0, 250));
  return writer;
}

function run(organizationId: string, documentId: string, app = product.app) {
  return bindIngestion(app).handle({ organizationId, documentId }, attempt);
}

/** Does something before the batch with this number is stored, as if it came from elsewhere. */
function beforeBatch(number: number, action: () => Promise<unknown>) {
  let batches = 0;
  const wait = async () => {
    batches += 1;
    if (batches === number) await action();
  };
  return { ...product.app, quietMoments: { wait } };
}

async function expectConsistency() {
  const { db } = product.app;
  expect(await findTermDifferences(db)).toEqual([]);
  expect(await selectMiscounted(db)).toEqual([]);
  expect(await selectMisplaced(db)).toEqual([]);
}

describe("chunks that are written while a document is read", () => {
  it("are counted but not shown before the document is ready", async () => {
    const { member, documentId } = await uploadLong();
    await killInTheMiddle(documentId);
    expect(await countChunks(documentId)).toBeGreaterThan(100);
    const { body } = await member.get(`/chatbot/files/${documentId}/passages/`);
    expect(body).toMatchObject({ passages: [], total: 0 });
    await expectConsistency();
    // A worker takes any document: in the tests below it would take this one when its lease runs out.
    await member.delete(`/chatbot/files/${documentId}/delete/`);
  });

  it("of a killed worker are replaced by the next", async () => {
    const { documentId, organizationId } = await uploadLong();
    await killInTheMiddle(documentId);
    await acquire(documentId);
    await product.app.db.document.update({
      where: { id: documentId },
      data: { leaseExpiresAt: new Date(0) },
    });
    await run(organizationId, documentId);
    const document = await findDocument(documentId);
    expect(document).toMatchObject({ stage: "ready", language: "en" });
    expect(document.chunkCount).toBeGreaterThanOrEqual(chunkCount);
    expect(await countChunks(documentId)).toBe(document.chunkCount);
    await expectConsistency();
  });

  it("of a worker that was too slow do not come between those of another", async () => {
    const { documentId } = await uploadLong();
    const slow = await killInTheMiddle(documentId);
    const lease = await acquire(documentId);
    const quick = openChunkWriter(product.app, lease);
    await quick.write(chunks);
    await expect(slow.write(chunks.slice(250))).rejects.toThrow(LeaseLost);
    await expect(slow.discard()).rejects.toThrow(LeaseLost);
    await quick.finish((tx, _, written) =>
      markReady(tx, lease, { ...written, tableCount: 0, embeddingModel: null, notices: [] }),
    );
    expect(await countChunks(documentId)).toBe(chunkCount);
    await expectConsistency();
  });

  it("go with a document that is deleted meanwhile", async () => {
    const { member, documentId, organizationId } = await uploadLong();
    const app = beforeBatch(5, () => member.delete(`/chatbot/files/${documentId}/delete/`));
    await run(organizationId, documentId, app);
    expect(await countChunks(documentId)).toBe(0);
    expect(await countTerms(organizationId)).toBe(0);
  });

  it("follow a document that is moved meanwhile", async () => {
    const { member, folder, documentId, organizationId } = await uploadLong();
    const target = await createTestFolder(member, "Elsewhere");
    const items = [{ kind: "file", id: documentId, parent_collection_id: folder }];
    const move = { items, target_collection_id: target };
    const app = beforeBatch(5, () => member.post("/chatbot/entries/move/", move));
    await run(organizationId, documentId, app);
    expect(await findDocument(documentId)).toMatchObject({ stage: "ready", folderId: target });
    await expectConsistency();
  });

  it("are removed when the attempt fails, and when the last one was killed", async () => {
    const { documentId, organizationId } = await uploadLong();
    const failing = beforeBatch(5, async () => {
      throw new Error("the database is full");
    });
    await run(organizationId, documentId, failing);
    expect(await findDocument(documentId)).toMatchObject({ stage: "queued", attempts: 1 });
    expect(await countChunks(documentId)).toBe(0);
    await killInTheMiddle(documentId);
    await killInTheMiddle(documentId);
    await product.app.db.document.update({
      where: { id: documentId },
      data: { leaseExpiresAt: new Date(0) },
    });
    await run(organizationId, documentId);
    const failed = { stage: "failed", failureCode: "interrupted" };
    expect(await findDocument(documentId)).toMatchObject(failed);
    expect(await countChunks(documentId)).toBe(0);
    await expectConsistency();
  });
});

describe("a copy of a long document", () => {
  it("has the same chunks, and is read itself when the other is deleted meanwhile", async () => {
    const { member, folder, documentId, organizationId, bytes } = await uploadLong();
    await run(organizationId, documentId);
    const { chunkCount: whole } = await findDocument(documentId);
    const copy = (name: string) => member.upload(folder, { name, bytes });
    const second: string = (await copy("second.txt")).body.file.id;
    await run(organizationId, second);
    expect(await findDocument(second)).toMatchObject({ stage: "ready", chunkCount: whole });
    expect(await countChunks(second)).toBe(whole);
    await member.delete(`/chatbot/files/${second}/delete/`);

    const third: string = (await copy("third.txt")).body.file.id;
    const app = beforeBatch(5, async () => {
      const deleted = await member.delete(`/chatbot/files/${documentId}/delete/`);
      expect(deleted.status).toBe(200);
    });
    await run(organizationId, third, app);
    expect(await findDocument(third)).toMatchObject({ stage: "queued", attempts: 0 });
    expect(await countChunks(third)).toBe(0);
    await product.app.db.document.update({ where: { id: third }, data: { notBefore: null } });
    await run(organizationId, third);
    expect(await findDocument(third)).toMatchObject({ stage: "ready", chunkCount: whole });
    await expectConsistency();
  });
});

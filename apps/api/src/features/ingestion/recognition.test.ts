import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Block } from "@footnote/extraction/located-text";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { acquireNextDocument, releaseLease } from "../documents/states/document-states.service.ts";
import { startExtraction } from "../documents/states/document-states.repo.ts";
import { bindIngestion } from "./ingestion.worker.ts";
import { openRecognisedPages, TurnOver } from "./recognition.service.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());
afterEach(() => void vi.useRealTimers());

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const page = { from: 1, to: 1 };
const blocks: Block[] = [
  { kind: "paragraph", text: "Berth seven is free.", anchor: { kind: "page", page: 1, boxes: [] } },
];

/** Creates scanned documents that wait for a worker, alone in the queue. */
async function createScans(...names: string[]) {
  const member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Scans");
  await product.app.db.document.updateMany({
    where: { stage: { in: ["queued", "extracting"] } },
    data: { stage: "failed" },
  });
  const ids: string[] = [];
  for (const [at, name] of names.entries()) {
    const bytes = Buffer.concat([onePixel, Buffer.from([at])]);
    const { body } = await member.upload(folder, { name, bytes });
    ids.push(body.file.id as string);
  }
  return ids;
}

const findDocument = (id: string) =>
  product.app.db.document.findUniqueOrThrow({ where: { id }, include: { recognisedPages: true } });

async function startAttempt(documentId: string) {
  const lease = await startExtraction(product.app.db, documentId);
  if (!lease) throw new Error("not acquired");
  return lease;
}

describe("recognised pages", () => {
  it("are stored for the next attempt, which does not recognise them again, and deleted when it is done", async () => {
    const [id = ""] = await createScans("scan.png");
    const lease = await startAttempt(id);
    await openRecognisedPages(product.app, lease).save(page, blocks);
    expect((await findDocument(id)).recognisedPages).toHaveLength(1);
    await releaseLease(product.app.db, lease, { counts: true, pauseMs: 0 });

    const { organizationId } = lease;
    const signal = new AbortController().signal;
    const attempt = { number: 1, last: false, signal };
    await bindIngestion(product.app).handle({ organizationId, documentId: id }, attempt);
    expect(await findDocument(id)).toMatchObject({ stage: "ready", recognisedPages: [] });
    const chunks = await product.app.db.chunk.findMany({ where: { documentId: id } });
    expect(chunks.map(({ text }) => text)).toEqual(["Berth seven is free."]);
  });

  it("belong to their languages", async () => {
    const [id = ""] = await createScans("scan.png");
    const { app } = product;
    const lease = await startAttempt(id);
    await openRecognisedPages(app, lease).save(page, blocks);
    const extraction = { ...app.config.extraction, ocrLanguages: ["deu"] };
    const german = { ...app, config: { ...app.config, extraction } };
    expect(await openRecognisedPages(app, lease).find(page)).toEqual(blocks);
    expect(await openRecognisedPages(german, lease).find(page)).toBeUndefined();
  });

  it("count the attempts anew, so that a long document outlives many restarts", async () => {
    const [id = ""] = await createScans("scan.png");
    const lease = await startAttempt(id);
    await product.app.db.document.update({ where: { id }, data: { attempts: 3 } });
    await openRecognisedPages(product.app, lease).save(page, blocks);
    expect((await findDocument(id)).attempts).toBe(1);
  });
});

describe("a long recognition", () => {
  it("makes way for documents that nobody has begun, after a minute", async () => {
    const [id = "", other = ""] = await createScans("long.png", "new.png");
    const { db } = product.app;
    const lease = await startAttempt(id);
    const store = openRecognisedPages(product.app, lease);
    vi.useFakeTimers({ toFake: ["Date"] });
    await store.save(page, blocks);
    vi.advanceTimersByTime(59_000);
    await store.save({ from: 2, to: 2 }, blocks);
    vi.advanceTimersByTime(2_000);
    await expect(store.save({ from: 3, to: 3 }, blocks)).rejects.toThrow(TurnOver);
    expect((await findDocument(id)).recognisedPages).toHaveLength(3);
    // The new document is no longer new: nothing waits that has to be let through.
    await db.document.update({ where: { id: other }, data: { notBefore: new Date() } });
    await store.save({ from: 4, to: 4 }, blocks);
  });

  it("goes on after the documents that waited", async () => {
    const [id = "", other = ""] = await createScans("long.png", "new.png");
    const { db } = product.app;
    const lease = await startAttempt(id);
    await releaseLease(db, lease, { counts: false, pauseMs: 0 });
    const order: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      order.push((await acquireNextDocument(db, { perOrganization: 2 }))?.documentId);
    }
    expect(order).toEqual([other, id, undefined]);
  });
});

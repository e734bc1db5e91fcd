import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ingestDocument } from "../documents/documents.jobs.ts";
import {
  acquireNextDocument,
  lockLeasedDocument,
  renewDocumentLease,
  takeStrandedDocuments,
} from "../documents/states/document-states.service.ts";
import { startExtraction } from "../documents/states/document-states.repo.ts";
import { bindIngestion } from "./ingestion.worker.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const never = new AbortController().signal;
const attempt = { number: 1, last: false, signal: never };

/** Creates a stored document without a running worker, and a worker to run by hand. */
async function createQueuedDocument(bytes = "# Berths\n\nBerth seven is free.") {
  const member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Queue");
  const { body } = await member.upload(folder, { name: "berths.md", bytes });
  const documentId: string = body.file.id;
  const document = () => product.app.db.document.findUniqueOrThrow({ where: { id: documentId } });
  const { organizationId } = await document();
  const worker = bindIngestion(product.app);
  const run = () => worker.handle({ organizationId, documentId }, attempt);
  return {
    member,
    folder,
    documentId,
    organizationId,
    taskId: body.task_id as string,
    document,
    run,
  };
}

/** Expires the lease of a document, as if its worker had been killed. */
function expireLease(documentId: string) {
  const long = new Date(Date.now() - 60_000);
  return product.app.db.document.update({
    where: { id: documentId },
    data: { leaseExpiresAt: long, enqueuedAt: long },
  });
}

describe("an ingestion", () => {
  it("that runs twice, also concurrently, writes each chunk once", async () => {
    const { documentId, document, run } = await createQueuedDocument();
    await Promise.all([run(), run()]);
    await run();
    expect((await document()).stage).toBe("ready");
    expect(await product.app.db.chunk.count({ where: { documentId } })).toBe(1);
  });

  it("whose worker was killed is resumed once and succeeds", async () => {
    const { documentId, organizationId, document, run } = await createQueuedDocument();
    const killed = await startExtraction(product.app.db, documentId);
    await run(); // the lease has not expired: nothing happens
    expect((await document()).stage).toBe("extracting");
    await expireLease(documentId);
    const stranded = await takeStrandedDocuments(product.app.db, { waitMs: 60_000, limit: 1000 });
    expect(stranded).toContainEqual({ organizationId, documentId });
    expect(
      await takeStrandedDocuments(product.app.db, { waitMs: 60_000, limit: 1000 }),
    ).not.toContainEqual({
      organizationId,
      documentId,
    });
    await run();
    expect((await document()).stage).toBe("ready");
    if (!killed) throw new Error("the first lease was not acquired");
    // A worker that was only slow can no longer write.
    expect(await renewDocumentLease(product.app.db, killed)).toBe(false);
    expect(
      await product.app.db.$transaction((tx) => lockLeasedDocument(tx, killed)),
    ).toBeUndefined();
  });

  it("that kills its worker every time fails after three attempts", async () => {
    const { member, documentId, taskId, document, run } = await createQueuedDocument();
    for (let killed = 0; killed < 3; killed += 1) {
      await startExtraction(product.app.db, documentId);
      await expireLease(documentId);
    }
    await run();
    expect(await document()).toMatchObject({ stage: "failed", failureCode: "interrupted" });
    expect((await member.follow(taskId)).at(-1)).toMatchObject({ status: "ERROR" });
  });

  it("that is interrupted by a shutdown queues its document again, without counting the attempt", async () => {
    const { organizationId, documentId, document } = await createQueuedDocument();
    const stopping = new AbortController();
    const { blobs } = product.app;
    const openFile = (key: string) => {
      stopping.abort(new Error("stopping"));
      return blobs.openFile(key);
    };
    const worker = bindIngestion({ ...product.app, blobs: { ...blobs, openFile } });
    const signal = stopping.signal;
    await worker.handle({ organizationId, documentId }, { ...attempt, signal });
    expect(await document()).toMatchObject({ stage: "queued", attempts: 0, leaseToken: null });
  });

  it("whose document was deleted meanwhile writes nothing", async () => {
    const { member, documentId, organizationId, run } = await createQueuedDocument();
    const running = run();
    await member.delete(`/chatbot/files/${documentId}/delete/`);
    await running;
    expect(await product.app.db.chunk.count({ where: { organizationId } })).toBe(0);
  });
});

describe("several organizations", () => {
  type Owner = { member: Client; folder: string };
  const createOwner = async (): Promise<Owner> => {
    const member = await createTestAdmin(product);
    return { member, folder: await createTestFolder(member, "Queue") };
  };
  const upload = async ({ member, folder }: Owner, ...names: string[]) => {
    for (const name of names) await member.upload(folder, { name, bytes: `About ${name}.` });
  };
  /** Nothing waits or runs then but what is uploaded next. */
  const endAll = () =>
    product.app.db.document.updateMany({
      where: { stage: { in: ["queued", "extracting"] } },
      data: { stage: "failed" },
    });
  const acquire = async () =>
    (await acquireNextDocument(product.app.db, { perOrganization: 2 }))?.name;

  it("take turns, and one organization never gets every slot", async () => {
    const large = await createOwner();
    const small = await createOwner();
    await endAll();
    await upload(large, "a.txt", "b.txt", "c.txt");
    await upload(small, "d.txt");
    const names = [await acquire(), await acquire(), await acquire(), await acquire()];
    expect(names).toEqual(["a.txt", "d.txt", "b.txt", undefined]);
  });

  it("do not wait for all that others uploaded before", async () => {
    const first = await createOwner();
    const second = await createOwner();
    const late = await createOwner();
    await endAll();
    await upload(first, "a1.txt", "a2.txt", "a3.txt");
    await upload(second, "b1.txt", "b2.txt", "b3.txt");
    const names: (string | undefined)[] = [await acquire(), await acquire()];
    await upload(late, "c1.txt", "c2.txt");
    for (let turn = 0; turn < 4; turn += 1) {
      // What is deleted has had its turn.
      await product.app.db.document.deleteMany({ where: { stage: "extracting" } });
      names.push(await acquire());
    }
    expect(names).toEqual(["a1.txt", "b1.txt", "c1.txt", "a2.txt", "b2.txt", "c2.txt"]);
  });
});

describe("a failed document", () => {
  it("can be retried by a person, with a new task; one that has not failed cannot", async () => {
    const { member, documentId, document, run } = await createQueuedDocument();
    const retry = () => member.post(`/chatbot/files/${documentId}/retry/`);
    expect((await retry()).body.code).toBe("document.not_failed");
    for (let killed = 0; killed < 3; killed += 1) {
      await startExtraction(product.app.db, documentId);
      await expireLease(documentId);
    }
    await run();
    const answer = await retry();
    expect(answer.status).toBe(202);
    expect(answer.body.file).toMatchObject({ state: "processing", failure: null });
    await run();
    expect((await document()).stage).toBe("ready");
    expect((await member.follow(answer.body.task_id)).at(-1)?.status).toBe("SUCCESS");
  });
});

describe("a lost delivery", () => {
  it("is repeated by the sweeper", async () => {
    const { organizationId, documentId } = await createQueuedDocument();
    await expireLease(documentId);
    const enqueued: unknown[] = [];
    const jobs = {
      ...product.app.jobs,
      enqueue: async (_: unknown, payload: unknown) => void enqueued.push(payload),
    };
    await bindIngestion(product.app).sweep?.run(jobs);
    expect(enqueued).toContainEqual({ organizationId, documentId });
    expect(ingestDocument.attempts).toBe(3);
  });
});

describe("the anchors of chunks", () => {
  it("match their location in the document", async () => {
    const working = await startProduct();
    try {
      const member = await createTestAdmin(working);
      const folder = await createTestFolder(member, "Places");
      const text = ["# Rules", "", "Keep left.", "", "## Speed", "", "Six knots at most."].join(
        "\n",
      );
      await uploadTestDocument(member, folder, { name: "rules.md", bytes: text });
      await uploadTestDocument(member, folder, {
        name: "berths.csv",
        bytes: "Berth,Ship\n1,Heron\n2,Gull\n",
      });
      const chunks = await working.app.db.chunk.findMany({ include: { document: true } });
      const places = Object.fromEntries(
        chunks.map(({ document, anchors }) => [document.name, anchors]),
      );
      expect(places["rules.md"]).toEqual([{ kind: "lines", from: 1, to: 7 }]);
      expect(places["berths.csv"]).toEqual([
        { kind: "cells", sheet: "", range: expect.stringMatching(/^A[12]:B3$/) },
      ]);
    } finally {
      await working.close();
    }
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  databases,
  insertTestFolder,
  insertTestOrganization,
  type OpenDatabase,
} from "../../../test/search-corpus.ts";
import * as named from "./document-states.repo.ts";
import {
  type DocumentStage,
  documentStages,
  type Transition,
  transitions,
} from "./document-states.rules.ts";

const indexed = {
  chunkCount: 0,
  hiddenCount: 0,
  tableCount: 0,
  language: null,
  embeddingModel: null,
  notices: [],
};

const names = Object.keys(transitions) as Transition[];
const table = names.flatMap((name) =>
  documentStages.map((stage): [Transition, DocumentStage, DocumentStage | "refused"] => {
    const { from, to } = transitions[name];
    return [name, stage, from.some((one) => one === stage) ? to : "refused"];
  }),
);

it("every stage is reached and left", () => {
  const reached = names.map((name) => transitions[name].to);
  const left = names.flatMap((name) => [...transitions[name].from]);
  expect([...new Set(reached)].toSorted()).toEqual([...documentStages].toSorted());
  expect([...new Set(left)].toSorted()).toEqual([...documentStages].toSorted());
});

describe.each(databases)("a document's stage in $name", ({ missing, open }) => {
  let opened: OpenDatabase;
  let place: { organizationId: string; folderId: string };
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    const organizationId = await insertTestOrganization(opened.db);
    place = { organizationId, folderId: await insertTestFolder(opened.db, organizationId) };
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  /** A document in a stage, and the lease of the worker that processes it, which has just expired. */
  async function createLeasedDocument(stage: DocumentStage): Promise<named.DocumentLease> {
    const token = randomUUID();
    const file = { name: "a.txt", extension: ".txt", sha256: randomUUID(), blobKey: randomUUID() };
    const leaseExpiresAt = new Date(Date.now() - 1_000);
    const { id } = await opened.db.document.create({
      data: { ...place, ...file, size: 1, stage, leaseToken: token, leaseExpiresAt },
    });
    return { ...place, ...file, token, documentId: id, attempt: 1, createdBy: null };
  }

  /** Makes a newer version ready and returns whether that superseded the document. */
  async function addNewerVersion(documentId: string): Promise<boolean> {
    const { db } = opened;
    const { stage } = await db.document.update({
      where: { id: documentId },
      data: { versionGroupId: documentId },
    });
    const file = { name: "a.txt", extension: ".txt", sha256: randomUUID(), blobKey: randomUUID() };
    const newer = await db.document.create({
      data: { ...place, ...file, size: 2, stage: "ready", versionGroupId: documentId },
    });
    await named.supersede(db, [newer.id]);
    const after = await db.document.findUniqueOrThrow({ where: { id: documentId } });
    return after.stage !== stage;
  }

  /** Does what the transition is called, and returns whether it left the stage. */
  async function attempt(name: Transition, lease: named.DocumentLease): Promise<boolean> {
    const { db } = opened;
    const { organizationId, documentId } = lease;
    const work: Record<Transition, () => Promise<boolean>> = {
      startExtraction: async () => (await named.startExtraction(db, documentId)) !== undefined,
      startIndexing: () => named.startIndexing(db, lease),
      awaitEmbedding: () => named.awaitEmbedding(db, lease, indexed),
      markReady: () => named.markReady(db, lease, indexed),
      releaseLease: () => named.releaseLease(db, lease, { counts: true, pauseMs: 0 }),
      failDocument: () => named.failDocument(db, lease, "internal"),
      markEmbedded: async () => (await named.markEmbedded(db, [documentId], "any")).settled > 0,
      skipEmbedding: async () => (await named.skipEmbedding(db)).includes(documentId),
      failEmbedding: () => named.failEmbedding(db, documentId),
      retryDocument: () => named.retryDocument(db, organizationId, documentId),
      beginDeletion: () => named.beginDeletion(db, organizationId, documentId),
      supersede: () => addNewerVersion(documentId),
    };
    return work[name]();
  }

  it.skipIf(missing).each(table)("%s from %s: %s", async (name, stage, expected) => {
    const lease = await createLeasedDocument(stage);
    const left = await attempt(name, lease);
    const row = await opened.db.document.findUniqueOrThrow({ where: { id: lease.documentId } });
    expect([left, row.stage]).toEqual(expected === "refused" ? [false, stage] : [true, expected]);
  });

  const leased = ["startIndexing", "awaitEmbedding", "markReady", "releaseLease", "failDocument"];
  it.skipIf(missing).each(leased as Transition[])("%s needs the lease", async (name) => {
    const [stage = "failed"] = transitions[name].from;
    const lease = await createLeasedDocument(stage);
    expect(await attempt(name, { ...lease, token: randomUUID() })).toBe(false);
  });

  it.skipIf(missing)(
    "startExtraction waits until the lease of another worker has expired",
    async () => {
      const lease = await createLeasedDocument("indexing");
      const where = { id: lease.documentId };
      const leaseExpiresAt = new Date(Date.now() + 60_000);
      await opened.db.document.update({ where, data: { leaseExpiresAt } });
      expect(await attempt("startExtraction", lease)).toBe(false);
    },
  );
});

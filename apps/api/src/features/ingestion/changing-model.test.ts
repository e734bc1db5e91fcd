import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bindTenant } from "../../context/tenancy.ts";
import { createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { ingestWaiting, never } from "../../test/ingest-waiting.ts";
import {
  embedWords,
  failing,
  type ModelEmulator,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";
import type { EmbeddingModel } from "../../platform/models/models.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { readVectorShares } from "../retrieval/earlier-vectors.service.ts";
import { search } from "../retrieval/retrieval.service.ts";
import { embedWaiting } from "./embedding.service.ts";

let emulator: ModelEmulator;
beforeAll(async () => {
  emulator = await startModelEmulator();
});
afterAll(() => emulator.close());

/** Starts a product without workers, which would restore the vectors of the configured model. */
function startStill(): Promise<Product> {
  const env = { OPENAI_BASE_URL: emulator.baseUrl, EMBEDDING_MODEL: "words-64" };
  return startProduct({ workers: false, env });
}

/** The same app with another model, whose vectors are twice as long. */
function withLonger({ app }: Product): Product["app"] {
  const longer: EmbeddingModel = {
    name: "words-128",
    embed: async (texts, signal) => {
      const vectors = await app.models.embedding?.embed(texts, signal);
      return (vectors ?? []).map((vector) => [...vector, ...vector]);
    },
  };
  const { embeddingNamed } = app.models;
  return { ...app, models: { embedding: longer, ...(embeddingNamed && { embeddingNamed }) } };
}

describe("a change of the embedding model", () => {
  it("builds the vectors of another model beside the old ones", async () => {
    const still = await startStill();
    try {
      const member = await createTestAdmin(still);
      const folder = await createTestFolder(member, "Switch");
      await member.upload(folder, {
        name: "switch.txt",
        bytes: "A model is exchanged for another.",
      });
      await ingestWaiting(still);
      await embedWaiting(still.app, never);
      const { embedding } = still.app.models;
      if (!embedding) throw new Error("no model");
      const switched = {
        ...still.app,
        models: { embedding: { ...embedding, name: "words-64-b" } },
      };
      const names = async () =>
        (await still.app.db.chunkEmbedding.findMany()).map(({ model }) => model).toSorted();
      // A second document without new vectors keeps all the old ones in use.
      await member.upload(folder, { name: "later.txt", bytes: "Another document for the model." });
      await ingestWaiting(still);
      await embedWaiting(still.app, never);
      const stop = new AbortController();
      emulator.scriptEmbeddings(failing(400, "not now"));
      await embedWaiting(switched, stop.signal);
      expect(await names()).toEqual(["words-64", "words-64"]);
      await still.app.db.document.updateMany({ data: { notBefore: null } });
      await still.app.db.document.updateMany({
        where: { name: "later.txt" },
        data: { notBefore: new Date(Date.now() + 60_000) },
      });
      await embedWaiting(switched, never);
      expect(await names()).toEqual(["words-64", "words-64", "words-64-b"]);
      // The old vectors are deleted once all documents have new ones.
      await still.app.db.document.updateMany({ data: { notBefore: null } });
      await Promise.all([embedWaiting(switched, never), embedWaiting(switched, never)]);
      expect(await names()).toEqual(["words-64-b", "words-64-b"]);
    } finally {
      await still.close();
    }
  });

  it("keeps searching with the old model's vectors until all new ones exist, whatever their length", async () => {
    const still = await startStill();
    try {
      const member = await createTestAdmin(still);
      const folder = await createTestFolder(member, "Lengths");
      for (const name of ["gale.txt", "calm.txt"]) {
        await member.upload(folder, { name, bytes: `The ${name} warning flies from the tower.` });
      }
      await ingestWaiting(still);
      await embedWaiting(still.app, never);
      const { organizationId } = await still.app.db.folder.findUniqueOrThrow({
        where: { id: folder },
      });
      const scope = {
        organizationId,
        folderIds: [folder],
        documentIds: [],
      } as unknown as SearchScope;
      const switched = withLonger(still);
      const later = { name: "calm.txt" };
      const wait = new Date(Date.now() + 60_000);
      await still.app.db.document.updateMany({ where: later, data: { notBefore: wait } });
      await embedWaiting(switched, never);
      const asked = async () => {
        const before = emulator.requests.length;
        const found = await search(bindTenant(switched, scope), scope, {
          text: "storm signal tower",
          limit: 5,
        });
        const names = emulator.requests.slice(before).map(({ body }) => body.model);
        return { files: found.map(({ filename }) => filename).toSorted(), names };
      };
      // Both are found by meaning, since the question is embedded by the old model as well.
      expect(await asked()).toEqual({
        files: ["calm.txt", "gale.txt"],
        names: ["words-64", "words-64"],
      });
      expect(await readVectorShares(still.app)).toEqual([
        { model: "words-128", documents: 1, chunks: 1 },
        { model: "words-64", documents: 1, chunks: 1 },
      ]);
      await still.app.db.document.updateMany({ where: later, data: { notBefore: null } });
      await embedWaiting(switched, never);
      // Now only the new model is asked, in one request.
      expect(await asked()).toEqual({ files: ["calm.txt", "gale.txt"], names: ["words-64"] });
    } finally {
      await still.close();
    }
  });

  it("embeds new documents with the old model too, so that they are found by meaning meanwhile", async () => {
    const still = await startStill();
    try {
      const member = await createTestAdmin(still);
      const folder = await createTestFolder(member, "Meanwhile");
      await member.upload(folder, { name: "gale.txt", bytes: "The gale warning flies." });
      await ingestWaiting(still);
      await embedWaiting(still.app, never);
      const wait = new Date(Date.now() + 60_000);
      await still.app.db.document.updateMany({ data: { notBefore: wait } });
      const switched = withLonger(still);
      const uploaded = await member.upload(folder, { name: "calm.txt", bytes: "No wind at all." });
      expect(uploaded.status).toBe(202);
      await ingestWaiting(still);
      await embedWaiting(switched, never);
      const models = await still.app.db.chunkEmbedding.findMany({
        where: { chunk: { document: { name: "calm.txt" } } },
      });
      expect(models.map(({ model }) => model).toSorted()).toEqual(["words-128", "words-64"]);
      const { organizationId } = await still.app.db.folder.findUniqueOrThrow({
        where: { id: folder },
      });
      const scope = {
        organizationId,
        folderIds: [folder],
        documentIds: [],
      } as unknown as SearchScope;
      // Neither contains a word of the question.
      const found = await search(bindTenant(switched, scope), scope, {
        text: "stormy weather",
        limit: 5,
      });
      expect(found.map(({ filename }) => filename).toSorted()).toEqual(["calm.txt", "gale.txt"]);
      // If the old model fails, the document becomes ready nevertheless.
      emulator.scriptEmbeddings(embedWords, failing(400, "withdrawn"));
      await member.upload(folder, { name: "fog.txt", bytes: "Nothing can be seen." });
      await ingestWaiting(still);
      await embedWaiting(switched, never);
      const fog = await still.app.db.document.findFirstOrThrow({ where: { name: "fog.txt" } });
      expect([fog.stage, fog.embeddingModel]).toEqual(["ready", "words-128"]);
    } finally {
      await still.close();
    }
  });
});

import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TenantDb } from "../../../platform/database/tenant.ts";
import type { EmbeddingModel } from "../../../platform/models/models.ts";
import {
  databases,
  insertTestFolder,
  indexTestDocument,
  insertTestOrganization,
  type OpenDatabase,
  scopeOf,
  scopeOfDocuments,
  withoutRowSecurity,
} from "../../../test/search-corpus.ts";
import { storeEmbeddings } from "../indexing.service.ts";
import { search } from "../retrieval.service.ts";
import { ensureVectorIndex, halveVectorIndexes, nameVectorIndex } from "./vector-index.repo.ts";
import { rankByVector } from "./vectors.repo.ts";

/** Vectors from character triples: near for texts of the same letters, and always the same. */
function hashingModel(name: string, dimensions: number): EmbeddingModel {
  const embedOne = (text: string) => {
    const vector = Array.from({ length: dimensions }, () => 0.001);
    for (let at = 0; at + 3 <= text.length; at++) {
      const triple = createHash("md5")
        .update(text.slice(at, at + 3).toLowerCase())
        .digest();
      const slot = triple.readUInt32BE() % dimensions;
      vector[slot] = (vector[slot] ?? 0) + 1;
    }
    return vector;
  };
  return { name, embed: async (texts) => texts.map(embedOne) };
}

describe.each(databases)("searching $name by meaning", ({ name, missing, open }) => {
  const isEmbedded = name === "the embedded database";
  let opened: OpenDatabase;
  let db: TenantDb;
  let organizationId: string;
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    db = withoutRowSecurity(opened.db);
    organizationId = await insertTestOrganization(db);
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text);

  describe.skipIf(missing)("by vectors", () => {
    const model = hashingModel("hashing'; drop table chunk_embedding; --", 64);

    async function indexWithEmbeddings(
      at: { organizationId: string; folderId: string },
      texts: string[],
    ) {
      const documentId = await indexTestDocument(db, { ...at, texts });
      const chunks = await db.chunk.findMany({
        where: { documentId },
        orderBy: { ordinal: "asc" },
      });
      const vectors = await model.embed(texts);
      const made = { model: model.name, chunkIds: chunks.map(({ id }) => id), vectors };
      const target = { ...at, documentId };
      await db.$transaction((tx) => storeEmbeddings(tx, target, made));
      return made.chunkIds;
    }

    const askBoth = (text: string, folder: string, limit = 10) =>
      search({ db, models: { embedding: model } }, scopeOf(organizationId, folder), {
        text,
        limit,
      });

    it("finds what shares no word, ranks what both found first", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const texts = ["Windjammers under sail", "the seagull", "sail lofts for windjammer crews"];
      await indexWithEmbeddings({ organizationId, folderId: folder }, texts);
      const found = textsOf(await askBoth("sailboats windjamming", folder));
      expect(found).toEqual(expect.arrayContaining(texts));
      const [first] = textsOf(await askBoth("seagull", folder));
      expect(first).toBe("the seagull");
    });

    it("never lets vectors alone overtake a hit with the rare term", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const exact = `Part QX-9917 ${"is described here at some length among much else ".repeat(8)}`;
      const similar = Array.from(
        { length: 30 },
        (_, index) => `QX-99 17 part number list ${index}`,
      );
      await indexWithEmbeddings({ organizationId, folderId: folder }, [...similar, exact]);
      const [first] = textsOf(await askBoth("QX-9917", folder));
      expect(first).toBe(exact);
    });

    it("keeps to the scope and to its model", async () => {
      const [inside, outside] = await Promise.all([
        insertTestFolder(db, organizationId),
        insertTestFolder(db, organizationId),
      ]);
      const ids = await indexWithEmbeddings({ organizationId, folderId: inside }, ["marlinspike"]);
      await indexWithEmbeddings({ organizationId, folderId: outside }, [
        "marlinspike",
        "marlinspikes",
      ]);
      const [vector = []] = await model.embed(["marlinspike"]);
      const scope = scopeOf(organizationId, inside);
      const near = { vector, chunks: 1, limit: 10 };
      expect(await rankByVector(db, scope, { ...near, model: model.name })).toEqual(ids);
      expect(await rankByVector(db, scope, { ...near, model: "another" })).toEqual([]);
      const { documentId } = await db.chunk.findUniqueOrThrow({ where: { id: ids[0] ?? "" } });
      const document = scopeOfDocuments(organizationId, documentId);
      for (const chunks of [1, 1_000_000]) {
        expect(await rankByVector(db, document, { ...near, chunks, model: model.name })).toEqual(
          ids,
        );
      }
    });

    it("finds all of a small folder through the index of a large collection", async () => {
      await ensureVectorIndex(db, model.name, 64);
      await ensureVectorIndex(db, model.name, 64);
      const [crowd, few] = await Promise.all([
        insertTestFolder(db, organizationId),
        insertTestFolder(db, organizationId),
      ]);
      const near = Array.from({ length: 300 }, (_, index) => `halyard ${index}`);
      await indexWithEmbeddings({ organizationId, folderId: crowd }, near);
      const far = Array.from({ length: 10 }, (_, index) => `zzzzz qqqqq ${index}`);
      const ids = await indexWithEmbeddings({ organizationId, folderId: few }, far);
      await db.$executeRaw`analyze chunk_embedding`;
      const [vector = []] = await model.embed(["halyard"]);
      const many = { model: model.name, vector, chunks: 1_000_000, limit: 10 };
      const found = await rankByVector(db, scopeOf(organizationId, few), many);
      expect(found.toSorted()).toEqual(ids.toSorted());
      const indexes = await db.$queryRaw<{ indexdef: string }[]>`
        select indexdef from pg_indexes where tablename = 'chunk_embedding' and indexdef like '%hnsw%'`;
      expect(indexes).toHaveLength(1);
      expect(indexes[0]?.indexdef).toContain("drop table");
    });

    it("uses the index of an earlier version until the one in half precision is built", async () => {
      const former = hashingModel("former", 32);
      const earlier = nameVectorIndex("vector", former.name, 32);
      const half = nameVectorIndex("halfvec", former.name, 32);
      await db.$executeRawUnsafe(`create index ${earlier} on chunk_embedding
        using hnsw ((embedding::vector(32)) vector_cosine_ops) where model = '${former.name}'`);
      await ensureVectorIndex(db, former.name, 32);
      const folderId = await insertTestFolder(db, organizationId);
      const at = { organizationId, folderId };
      const documentId = await indexTestDocument(db, { ...at, texts: ["capstan", "windlass"] });
      await db.document.update({
        where: { id: documentId },
        data: { embeddingModel: former.name },
      });
      const chunks = await db.chunk.findMany({
        where: { documentId },
        orderBy: { ordinal: "asc" },
      });
      const chunkIds = chunks.map(({ id }) => id);
      const vectors = await former.embed(["capstan", "windlass"]);
      const made = { model: former.name, chunkIds, vectors };
      await db.$transaction((tx) => storeEmbeddings(tx, at, made));
      const [vector = []] = await former.embed(["windlass"]);
      const find = () => {
        const near = { model: former.name, vector, chunks: 1_000_000, limit: 2 };
        return rankByVector(db, scopeOf(organizationId, folderId), near);
      };
      const listIndexes = async () => {
        const rows = await db.$queryRaw<{ name: string }[]>`
          select indexrelid::regclass::text as name from pg_index
          where indexrelid in (to_regclass(${earlier}), to_regclass(${half})) and indisvalid`;
        return rows.map(({ name: one }) => one);
      };
      expect(await find()).toEqual(chunkIds.toReversed());
      expect(await listIndexes()).toEqual([earlier]);

      const begun: string[] = [];
      const halved = await halveVectorIndexes(db, (one) => begun.push(one));
      // The embedded database keeps full precision.
      const expected = isEmbedded ? [] : [former.name];
      expect(halved).toEqual(expected);
      expect(begun).toEqual(expected);
      expect(await listIndexes()).toEqual([isEmbedded ? earlier : half]);
      expect(await find()).toEqual(chunkIds.toReversed());
      expect(await halveVectorIndexes(db, () => {})).toEqual([]);
    });

    it("builds an index again whose building was interrupted", async () => {
      const torn = hashingModel("torn", 16);
      const earlier = nameVectorIndex("vector", torn.name, 16);
      const half = nameVectorIndex("halfvec", torn.name, 16);
      await db.$executeRawUnsafe(`create index ${earlier} on chunk_embedding
        using hnsw ((embedding::vector(16)) vector_cosine_ops) where model = '${torn.name}'`);
      await db.$executeRawUnsafe(`create index ${half} on chunk_embedding
        using hnsw ((embedding::halfvec(16)) halfvec_cosine_ops) where model = '${torn.name}'`);
      await opened.runAsSuperuser(
        `update pg_index set indisvalid = false where indexrelid = to_regclass('${half}')`,
      );
      const folderId = await insertTestFolder(db, organizationId);
      const at = { organizationId, folderId };
      const documentId = await indexTestDocument(db, { ...at, texts: ["bowsprit"] });
      await db.document.update({ where: { id: documentId }, data: { embeddingModel: torn.name } });
      const [chunk] = await db.chunk.findMany({ where: { documentId } });
      const vectors = await torn.embed(["bowsprit"]);
      const made = { model: torn.name, chunkIds: [chunk?.id ?? ""], vectors };
      await db.$transaction((tx) => storeEmbeddings(tx, at, made));
      const near = { model: torn.name, vector: vectors[0] ?? [], chunks: 1_000_000, limit: 2 };
      expect(await rankByVector(db, scopeOf(organizationId, folderId), near)).toEqual([chunk?.id]);
      expect(await halveVectorIndexes(db, () => {})).toEqual(isEmbedded ? [] : [torn.name]);
      const [index] = await db.$queryRaw<{ valid: boolean; earlier: string | null }[]>`
        select indisvalid as valid, to_regclass(${earlier})::text as earlier from pg_index where indexrelid = to_regclass(${half})`;
      expect(index).toEqual(
        isEmbedded ? { valid: false, earlier } : { valid: true, earlier: null },
      );
    });

    it.each([1_536, 3_072, 4_096])("takes vectors of %i dimensions", async (dimensions) => {
      const large = hashingModel(`large-${dimensions}`, dimensions);
      await ensureVectorIndex(db, large.name, dimensions);
      const folder = await insertTestFolder(db, organizationId);
      const at = { organizationId, folderId: folder };
      const documentId = await indexTestDocument(db, { ...at, texts: ["topsail", "forestay"] });
      const chunks = await db.chunk.findMany({
        where: { documentId },
        orderBy: { ordinal: "asc" },
      });
      const ids = chunks.map(({ id }) => id);
      const vectors = await large.embed(["topsail", "forestay"]);
      const made = { model: large.name, chunkIds: ids, vectors };
      const target = { ...at, documentId };
      await db.$transaction((tx) => storeEmbeddings(tx, target, made));
      const [vector = []] = await large.embed(["forestay"]);
      for (const count of [1, 1_000_000]) {
        const near = { model: large.name, vector, chunks: count, limit: 2 };
        const found = await rankByVector(db, scopeOf(organizationId, folder), near);
        expect(found).toEqual(ids.toReversed());
      }
    });
  });
});

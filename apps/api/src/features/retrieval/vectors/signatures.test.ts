import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Db, openDatabase } from "../../../platform/database/database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { openTenant } from "../../../platform/database/tenant.ts";
import {
  databases,
  insertTestFolder,
  insertTestOrganization,
  type OpenDatabase,
  scopeOf,
  withoutRowSecurity,
} from "../../../test/search-corpus.ts";
import { createDatabase } from "../../../test/services.ts";
import { selectMisplaced } from "../../documents/integrity.repo.ts";
import { moveDocumentChunks } from "../chunk-folders.repo.ts";
import { insertEmbeddings } from "../indexing.repo.ts";
import { ensureSignatures, signaturesMin } from "./signatures.repo.ts";
import { rankByVector } from "./vectors.repo.ts";

const model = "waves";
const dimensions = 64;
const step = (n: number, place: number) => Math.sin(n * (place + 1) * 12.9898) + 3;
/** The vector number n. All numbers are positive, so that vectors differ only in where they are above the mean. */
const drawVector = (n: number) => Array.from({ length: dimensions }, (_, place) => step(n, place));

type Target = { organizationId: string; folderId: string };

/** Inserts a document with a chunk for each vector from one number up to another. */
async function insertVectors(db: Db, at: Target, { from, to }: { from: number; to: number }) {
  // An installation of an earlier version has fewer columns than the client names.
  const [inserted] = await db.$queryRaw<{ id: string }[]>`
    insert into document (id, organization_id, folder_id, name, extension, size, sha256, blob_key, stage, chunk_count,
      embedding_model)
    values (gen_random_uuid(), ${at.organizationId}::uuid, ${at.folderId}::uuid, 'waves.txt', 'txt', 0, '', ${`${from}`},
      'ready', ${to - from}, ${model})
    returning id::text`;
  const id = inserted?.id ?? "";
  await db.$executeRaw`
    insert into chunk (id, organization_id, document_id, folder_id, ordinal, text, headings, anchors, lexemes, words)
    select gen_random_uuid(), ${at.organizationId}::uuid, ${id}::uuid, ${at.folderId}::uuid, n, n::text, '{}', '[]', '', 1
    from generate_series(${from}::int, ${to - 1}::int) n`;
  await db.$executeRaw`
    insert into chunk_embedding (chunk_id, model, organization_id, folder_id, embedding)
    select c.id, ${model}, c.organization_id, c.folder_id,
      array(select sin(c.ordinal * place * 12.9898) + 3 from generate_series(1, ${dimensions}::int) place)::vector
    from chunk c where c.document_id = ${id}::uuid`;
  return id;
}

/** The numbers of the vectors nearest to one, as comparing each in full says. */
async function findExactly(db: Db, { organizationId, folderId }: Target, vector: number[]) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select e.chunk_id::text as id from chunk_embedding e
    where organization_id = ${organizationId}::uuid and folder_id = ${folderId}::uuid
    order by embedding <=> ${JSON.stringify(vector)}::vector, chunk_id limit 10`;
  return rows.map(({ id }) => id);
}

const countSignatures = (db: Db) => db.chunkSignature.count();

describe.each(databases)("comparing signatures in $name", ({ missing, open }) => {
  let opened: OpenDatabase;
  let db: Db;
  let at: Target;
  let documentId: string;
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    db = opened.db;
    const organizationId = await insertTestOrganization(db);
    at = { organizationId, folderId: await insertTestFolder(db, organizationId) };
    documentId = await insertVectors(db, at, { from: 1, to: signaturesMin });
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  const find = (organizationId: string, folderId: string, vector: number[], limit = 10) =>
    rankByVector(openTenant(db, organizationId), scopeOf(at.organizationId, folderId), {
      model,
      vector,
      chunks: signaturesMin + 1,
      limit,
    });

  describe.skipIf(missing)("of a model", () => {
    it("begins when there are enough vectors, and finds what comparing all finds", async () => {
      expect(await ensureSignatures(db, model, dimensions)).toBe(false);
      expect(await countSignatures(db)).toBe(0);
      await insertVectors(db, at, { from: signaturesMin, to: signaturesMin + 200 });
      expect(await ensureSignatures(db, model, dimensions)).toBe(true);
      expect(await ensureSignatures(db, model, dimensions)).toBe(true);
      expect(await countSignatures(db)).toBe(signaturesMin + 199);
      for (const n of [7.5, 400.25, 2_500.1, 5_100]) {
        const vector = drawVector(n);
        const exact = await findExactly(db, at, vector);
        expect(await find(at.organizationId, at.folderId, vector)).toEqual(exact);
      }
    });

    it("shows an organization its own only", async () => {
      const other = await insertTestOrganization(db);
      expect(await find(other, at.folderId, drawVector(7))).toEqual([]);
    });

    it("follows vectors that are stored, moved and deleted", async () => {
      const sql = withoutRowSecurity(db);
      const folderId = await insertTestFolder(db, at.organizationId);
      const added = await insertVectors(db, at, { from: 9_000, to: 9_010 });
      await moveDocumentChunks(sql, at.organizationId, { documentIds: [added], to: folderId });
      await db.document.update({ where: { id: added }, data: { folderId } });
      const moved = { ...at, folderId };
      expect(await find(at.organizationId, folderId, drawVector(9_003))).toEqual(
        await findExactly(db, moved, drawVector(9_003)),
      );
      const [nearest = ""] = await find(at.organizationId, folderId, drawVector(9_003));
      const made = { model, chunkIds: [nearest], vectors: [drawVector(20_000.5)] };
      await insertEmbeddings(db, at, made);
      expect((await find(at.organizationId, folderId, drawVector(20_000.5)))[0]).toBe(nearest);
      expect(await selectMisplaced(db)).toEqual([]);
      await db.$executeRaw`update chunk_signature set folder_id = ${at.folderId}::uuid where chunk_id = ${nearest}::uuid`;
      expect(await selectMisplaced(db)).toEqual([nearest]);
      const before = await countSignatures(db);
      await db.document.delete({ where: { id: added } });
      expect(await countSignatures(db)).toBe(before - 10);
    });

    it("finds what is searchable where nothing near is", async () => {
      await db.chunk.updateMany({
        where: { documentId, ordinal: { lt: 4_900 } },
        data: { hidden: "tiny" },
      });
      const found = await find(at.organizationId, at.folderId, drawVector(7), 300);
      expect(found).toHaveLength(300);
    });
  });
});

describe.skipIf(inject("postgresUrl") === null)("an installation with full vectors alone", () => {
  it("gets signatures, and keeps its vectors as they are", async () => {
    const database = await createDatabase(inject("postgresUrl") ?? "");
    const connection = { connectionString: database.url };
    const all = await readdir(new URL("../../../../../../prisma/migrations", import.meta.url));
    await migrate(connection, { only: all.filter((name) => name < "20261122231700") });
    const db = openDatabase(connection, 4);
    const [organization] = await db.$queryRaw<{ id: string }[]>`
      insert into organization (id, name, domain)
      values (gen_random_uuid(), 'Harbour Office', 'harbour.example.org') returning id::text`;
    const organizationId = organization?.id ?? "";
    const at = { organizationId, folderId: await insertTestFolder(db, organizationId) };
    await insertVectors(db, at, { from: 0, to: signaturesMin });
    const readVectors = () => db.$queryRaw<{ sum: string }[]>`
      select md5(string_agg(chunk_id::text || embedding::text, ' ' order by chunk_id)) as sum from chunk_embedding`;
    const before = await readVectors();
    await migrate(connection);
    expect(await readVectors()).toEqual(before);
    expect(await countSignatures(db)).toBe(signaturesMin);
    expect(await selectMisplaced(db)).toEqual([]);
    const vector = drawVector(2_500.1);
    const query = { model, vector, chunks: signaturesMin + 1, limit: 10 };
    const found = await rankByVector(db, scopeOf(organizationId, at.folderId), query);
    expect(found).toEqual(await findExactly(db, at, vector));
    await db.$disconnect();
    await database.drop();
  });
});

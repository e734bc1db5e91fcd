import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTenant } from "../../platform/database/tenant.ts";
import {
  databases,
  insertTestFolder,
  insertTestOrganization,
  type OpenDatabase,
  scopeOf,
} from "../../test/search-corpus.ts";
import { findFolderDifferences } from "./indexing.service.ts";
import { getCorpusStats } from "./retrieval.service.ts";

describe.each(databases)("the statistics of folders in $name", ({ missing, open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    if (!missing) opened = await open();
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  async function insertDocuments(
    at: { organizationId: string; folderId: string },
    rows: readonly { stage: "ready" | "indexing"; language: string | null; chunkCount: number }[],
  ): Promise<void> {
    const file = { ...at, name: "notes.txt", extension: "txt", size: 1, sha256: "" };
    await opened.db.document.createMany({
      data: rows.map((row) => ({ ...file, ...row, blobKey: randomUUID() })),
    });
  }

  const read = async (organizationId: string, ...folderIds: string[]) => {
    const db = openTenant(opened.db, organizationId);
    const { chunks, languages } = await getCorpusStats(
      { db },
      scopeOf(organizationId, ...folderIds),
    );
    return { chunks, languages: languages.toSorted() };
  };

  describe.skipIf(missing)("kept with every statement", () => {
    it("count what is searchable through inserting, changing, moving and deleting", async () => {
      const { db } = opened;
      const organizationId = await insertTestOrganization(db);
      const [first, second] = [
        await insertTestFolder(db, organizationId),
        await insertTestFolder(db, organizationId),
      ];
      await insertDocuments({ organizationId, folderId: first }, [
        { stage: "ready", language: "en", chunkCount: 3 },
        { stage: "ready", language: "en", chunkCount: 4 },
        { stage: "ready", language: null, chunkCount: 5 },
        { stage: "indexing", language: "de", chunkCount: 6 },
      ]);
      expect(await read(organizationId, first)).toEqual({ chunks: 12, languages: ["en", null] });
      await db.document.updateMany({ where: { language: "de" }, data: { stage: "ready" } });
      expect(await read(organizationId, first)).toEqual({
        chunks: 18,
        languages: ["de", "en", null],
      });
      await db.document.updateMany({ where: { language: "en" }, data: { folderId: second } });
      expect(await read(organizationId, first)).toEqual({ chunks: 11, languages: ["de", null] });
      expect(await read(organizationId, first, second)).toMatchObject({ chunks: 18 });
      await db.document.updateMany({ where: { language: null }, data: { chunkCount: 1 } });
      await db.document.deleteMany({ where: { language: "de" } });
      expect(await read(organizationId, first)).toEqual({ chunks: 1, languages: [null] });
      expect(await findFolderDifferences(db)).toEqual([]);
      await db.organization.delete({ where: { id: organizationId } });
      expect(await db.folderStat.count({ where: { organizationId } })).toBe(0);
    });

    it("stay right when many write at once, in different orders", async () => {
      const { db } = opened;
      const organizationId = await insertTestOrganization(db);
      const folders = await Promise.all([1, 2, 3].map(() => insertTestFolder(db, organizationId)));
      const documents = folders.map((folderId) => ({ organizationId, folderId }));
      for (const at of documents) {
        await insertDocuments(at, [
          { stage: "ready", language: "en", chunkCount: 2 },
          { stage: "ready", language: "fr", chunkCount: 3 },
        ]);
      }
      await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          db.document.updateMany({
            where: { organizationId, language: at % 2 === 0 ? "en" : "fr" },
            data: { folderId: folders[at % 3] ?? "", chunkCount: at },
          }),
        ),
      );
      expect(await findFolderDifferences(db)).toEqual([]);
    });

    it("are found to differ, and are written by no member", async () => {
      const { db } = opened;
      const organizationId = await insertTestOrganization(db);
      const folderId = await insertTestFolder(db, organizationId);
      await insertDocuments({ organizationId, folderId }, [
        { stage: "ready", language: "en", chunkCount: 3 },
      ]);
      const where = { organizationId };
      const member = openTenant(db, organizationId);
      await expect(member.folderStat.updateMany({ where, data: { chunks: 9 } })).rejects.toThrow(
        /permission denied/,
      );
      const other = await insertTestOrganization(db);
      expect(await openTenant(db, other).folderStat.count()).toBe(0);
      await db.folderStat.updateMany({ where, data: { chunks: 9 } });
      expect(await findFolderDifferences(db)).toEqual([`${organizationId} ${folderId}`]);
      await db.folderStat.updateMany({ where, data: { chunks: 3 } });
    });
  });
});

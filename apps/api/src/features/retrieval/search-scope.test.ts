import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTenant, type TenantDb } from "../../platform/database/tenant.ts";
import {
  databases,
  insertTestFolder,
  indexTestDocument,
  insertTestOrganization,
  type OpenDatabase,
  scopeOf,
  scopeOfDocuments,
  withoutRowSecurity,
} from "../../test/search-corpus.ts";
import {
  listFiles,
  readDocument,
  readNeighbours,
  readBeginnings,
  readOpenings,
} from "./reading.service.ts";
import { search } from "./retrieval.service.ts";

describe.each(databases)("searching $name within a scope", ({ missing, open }) => {
  let opened: OpenDatabase;
  let db: TenantDb;
  let organizationId: string;
  let folderId: string;
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    db = withoutRowSecurity(opened.db);
    organizationId = await insertTestOrganization(db);
    folderId = await insertTestFolder(db, organizationId);
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text);
  const ask = async (text: string, ...folderIds: string[]) =>
    search({ db, models: {} }, scopeOf(organizationId, ...folderIds), { text, limit: 10 });

  describe.skipIf(missing)("within a scope", () => {
    it("finds nothing outside of the folders, and with several folders what is in any", async () => {
      const [first, second, third] = await Promise.all([
        insertTestFolder(db, organizationId),
        insertTestFolder(db, organizationId),
        insertTestFolder(db, organizationId),
      ]);
      for (const folder of [first, second, third]) {
        await indexTestDocument(db, {
          organizationId,
          folderId: folder,
          texts: [`ballast in ${folder}`],
        });
      }
      expect(textsOf(await ask("ballast", second))).toEqual([`ballast in ${second}`]);
      const two = textsOf(await ask("ballast", first, third));
      expect(two.toSorted()).toEqual([`ballast in ${first}`, `ballast in ${third}`].toSorted());
    });

    it("still fills the limit when better hits are outside", async () => {
      const [inside, outside] = await Promise.all([
        insertTestFolder(db, organizationId),
        insertTestFolder(db, organizationId),
      ]);
      const better = Array.from({ length: 60 }, () => "keel keel keel");
      const worse = Array.from({ length: 5 }, (_, index) => `a keel among other things ${index}`);
      await indexTestDocument(db, { organizationId, folderId: outside, texts: better });
      await indexTestDocument(db, { organizationId, folderId: inside, texts: worse });
      const request = { text: "keel", limit: 5 };
      const found = await search({ db, models: {} }, scopeOf(organizationId, inside), request);
      expect(textsOf(found).toSorted()).toEqual(worse.toSorted());
    });

    it("never leaves the organization, even with another one's folder", async () => {
      const other = await insertTestOrganization(db);
      const theirs = await insertTestFolder(db, other);
      await indexTestDocument(db, {
        organizationId: other,
        folderId: theirs,
        texts: ["the secret sextant"],
      });
      expect(await ask("sextant", theirs, folderId)).toEqual([]);
      const own = await search({ db, models: {} }, scopeOf(other, theirs), {
        text: "sextant",
        limit: 5,
      });
      expect(own).toHaveLength(1);
    });

    it("weighs words by the organization's own statistics", async () => {
      const texts = ["the galley", "the capstan", "the galley capstan"];
      const scoresOf = async (organization: string, folder: string) => {
        const scope = scopeOf(organization, folder);
        const found = await search({ db, models: {} }, scope, { text: "capstan", limit: 5 });
        return found.map(({ score }) => score);
      };
      const alone = await insertTestOrganization(db);
      const folder = await insertTestFolder(db, alone);
      await indexTestDocument(db, { organizationId: alone, folderId: folder, texts });
      const before = await scoresOf(alone, folder);
      const crowd = await insertTestOrganization(db);
      const crowded = await insertTestFolder(db, crowd);
      const capstans = Array.from({ length: 30 }, () => "capstan");
      await indexTestDocument(db, { organizationId: crowd, folderId: crowded, texts: capstans });
      expect(await scoresOf(alone, folder)).toEqual(before);
    });

    it("finds documents only when they are ready", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const place = { organizationId, folderId: folder, texts: ["a bowsprit"] };
      const id = await indexTestDocument(db, { ...place, stage: "indexing" });
      await indexTestDocument(db, { ...place, texts: ["a mast"] });
      expect(await ask("bowsprit", folder)).toEqual([]);
      await db.document.update({ where: { id }, data: { stage: "ready" } });
      expect(await ask("bowsprit", folder)).toHaveLength(1);
    });

    it("finds as a member what the owner finds, and nothing of others or without an organization", async () => {
      const folder = await insertTestFolder(db, organizationId);
      await indexTestDocument(db, {
        organizationId,
        folderId: folder,
        texts: ["a rare astrolabe"],
      });
      const other = await insertTestOrganization(db);
      const request = { text: "astrolabe", limit: 5 };
      const scope = scopeOf(organizationId, folder);
      const as = (id: string) => search({ db: openTenant(db, id), models: {} }, scope, request);
      expect(await as(organizationId)).toHaveLength(1);
      expect(await as(other)).toEqual([]);
      const candidates = (role?: string) =>
        db.$transaction(async (tx) => {
          if (role) await tx.$executeRaw`select set_config('role', ${role}, true)`;
          return tx.$queryRaw`
            select id from rank_chunks(${organizationId}::uuid, ${[folder]}::uuid[], 1, 1,
              'astrolab'::tsquery, 'astrolab'::tsquery,
              array['astrolab'::tsquery], array[1], array[1.0], 1.2, 0.75, 230, 5, 5, 5, 16, 0)`;
        });
      expect(await candidates()).toHaveLength(1);
      expect(await candidates("footnote_tenant")).toEqual([]);
    });

    it("lists and reads documents within the scope alone, by name and from a position on", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const texts = ["first", "second", "third", "fourth"];
      const place = { organizationId, folderId: folder };
      const name = "Log 100%.TXT";
      const documentId = await indexTestDocument(db, { ...place, name, texts });
      const second = await indexTestDocument(db, { ...place, texts: ["other"] });
      const inside = scopeOf(organizationId, folder);
      const named = async (part: string) =>
        (await listFiles({ db }, inside, part)).map((file) => file.name);
      expect(await named("0%.txt")).toEqual([name]);
      expect(await named("")).toHaveLength(2);
      const range = { documentId, limit: 2, skipped: 1 };
      expect(textsOf(await readDocument({ db }, inside, range))).toEqual(["second", "third"]);
      const beginnings = await readBeginnings({ db }, inside, {
        documentIds: [second, documentId],
        limit: 3,
      });
      expect(Array.from(beginnings, ([id, chunks]) => [id, textsOf(chunks)])).toEqual([
        [second, ["other"]],
        [documentId, ["first", "second", "third"]],
      ]);
      expect([...(await readOpenings({ db }, inside, [documentId]))]).toEqual([
        [documentId, "first"],
      ]);

      const other = await insertTestOrganization(db);
      for (const outside of [scopeOf(organizationId, folderId), scopeOf(other, folder)]) {
        expect(await readDocument({ db }, outside, { documentId, limit: 9 })).toEqual([]);
        expect(await readOpenings({ db }, outside, [documentId])).toEqual(new Map());
        const wanted = { documentIds: [documentId], limit: 9 };
        expect(await readBeginnings({ db }, outside, wanted)).toEqual(new Map());
        const listed = await listFiles({ db }, outside, "");
        expect(listed.some((file) => file.documentId === documentId)).toBe(false);
      }
    });

    it("finds single documents, an older version too where it is chosen", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const place = { organizationId, folderId: folder };
      const add = (stage: "ready" | "superseded" | "indexing", text: string) =>
        indexTestDocument(db, { ...place, name: `${text}.txt`, stage, texts: [text] });
      const current = await add("ready", "halyard of steel");
      const older = await add("superseded", "halyard of hemp");
      const unread = await add("indexing", "halyard of silk");
      await add("ready", "halyard of cotton");
      const other = await insertTestOrganization(db);
      const theirs = await indexTestDocument(db, {
        organizationId: other,
        folderId: await insertTestFolder(db, other),
        texts: ["halyard of gold"],
      });
      const find = async (scope: ReturnType<typeof scopeOf>) => {
        const request = { text: "halyard", limit: 10 };
        return textsOf(await search({ db, models: {} }, scope, request)).toSorted();
      };
      const documents = (...ids: string[]) => scopeOfDocuments(organizationId, ...ids);
      expect(await find(documents(current))).toEqual(["halyard of steel"]);
      expect(await find(documents(older))).toEqual(["halyard of hemp"]);
      expect(await find(documents(current, older, unread, theirs))).toEqual([
        "halyard of hemp",
        "halyard of steel",
      ]);
      const files = await listFiles({ db }, documents(current, older, unread, theirs), "");
      expect(files.map(({ name }) => name).toSorted()).toEqual([
        "halyard of hemp.txt",
        "halyard of steel.txt",
      ]);
      const range = { documentId: older, limit: 9 };
      expect(textsOf(await readDocument({ db }, documents(older), range))).toHaveLength(1);
      expect(await readDocument({ db }, documents(current), range)).toEqual([]);
      expect(await find(scopeOf(organizationId, folder))).toEqual([
        "halyard of cotton",
        "halyard of steel",
      ]);
      const elsewhere = await insertTestFolder(db, organizationId);
      await indexTestDocument(db, {
        organizationId,
        folderId: elsewhere,
        texts: ["halyard of nylon"],
      });
      const both = { ...documents(older), folderIds: [elsewhere] };
      expect(await find(both)).toEqual(["halyard of hemp", "halyard of nylon"]);
    });

    it("reads the neighbours of a chunk in its document, within the scope", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const texts = ["first", "second", "third", "fourth"];
      const id = await indexTestDocument(db, { organizationId, folderId: folder, texts });
      const chunks = await db.chunk.findMany({
        where: { documentId: id },
        orderBy: { ordinal: "asc" },
      });
      const wanted = [{ chunkId: chunks[1]?.id ?? "", before: 1, after: 2 }];
      const around = await readNeighbours({ db }, scopeOf(organizationId, folder), wanted);
      expect(around.map(({ text, offset }) => [text, offset])).toEqual([
        ["first", -1],
        ["third", 1],
        ["fourth", 2],
      ]);
      expect(around[0]?.of).toBe(chunks[1]?.id);
      expect(await readNeighbours({ db }, scopeOf(organizationId, folderId), wanted)).toEqual([]);
    });
  });
});

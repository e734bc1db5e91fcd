import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import type { EmbeddingModel } from "../../platform/models/models.ts";
import {
  databases,
  givenFolderOf,
  givenIndexed,
  givenOrganization,
  type OpenDatabase,
  scopeOf,
} from "../../test/search-ground.ts";
import { storeEmbeddings } from "./indexing.service.ts";
import { search } from "./retrieval.service.ts";
import { ensureVectorIndex, rankByVector } from "./vectors.repo.ts";

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

describe.each(databases)("searching $name", ({ missing, open }) => {
  let opened: OpenDatabase;
  let db: Db;
  let organizationId: string;
  let folderId: string;
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    db = opened.db;
    organizationId = await givenOrganization(db);
    folderId = await givenFolderOf(db, organizationId);
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text);
  const ask = async (text: string, ...folderIds: string[]) =>
    search({ db, models: {} }, scopeOf(organizationId, ...folderIds), { text, limit: 10 });

  describe.skipIf(missing)("by words", () => {
    it("finds inflected words in several languages", async () => {
      const folder = await givenFolderOf(db, organizationId);
      const texts = {
        en: "Employees may carry over five days of vacation into the following year.",
        de: "Die Häuser am Hafen werden im kommenden Sommer von der Gemeinde saniert.",
        ru: "Пассажиры могут перевозить велосипеды на всех паромах без доплаты.",
        zh: "港务局在收到申请后的两个工作日内给予书面答复。",
        ja: "港湾事務所は申請を受け取ってから二営業日以内に回答します。",
        th: "ผู้โดยสารสามารถนำจักรยานขึ้นเรือได้โดยไม่เสียค่าใช้จ่าย",
      };
      for (const text of Object.values(texts)) {
        await givenIndexed(db, { organizationId, folderId: folder, texts: [text] });
      }
      const questions: [string, keyof typeof texts][] = [
        ["How is a vacation carried over?", "en"],
        ["Welches Haus wird saniert?", "de"],
        ["перевозка велосипеда на пароме", "ru"],
        ["港务局多久答复申请？", "zh"],
        ["申請の回答はいつですか", "ja"],
        ["นำจักรยานขึ้นเรือ", "th"],
      ];
      for (const [question, language] of questions) {
        const [best] = await ask(question, folder);
        expect([question, best?.text]).toEqual([question, texts[language]]);
      }
    });

    it("finds ids, addresses and file names, whole and in parts", async () => {
      const folder = await givenFolderOf(db, organizationId);
      const place = { organizationId, folderId: folder };
      const text = "Pump AB-1234 is serviced by jane.doe@example.org once a year.";
      await givenIndexed(db, { ...place, texts: [text, "Other pumps need no service."] });
      await givenIndexed(db, { ...place, name: "budget-2031.csv", texts: ["rows of numbers"] });
      for (const question of ["AB-1234", "ab1234", "1234", "jane.doe@example.org", "jane doe"]) {
        expect([question, textsOf(await ask(question, folder))]).toEqual([question, [text]]);
      }
      const [found] = await ask("budget-2031.csv", folder);
      expect(found?.filename).toBe("budget-2031.csv");
    });

    it("gives a passage with what a citation needs", async () => {
      const folder = await givenFolderOf(db, organizationId);
      const documentId = await givenIndexed(db, {
        organizationId,
        folderId: folder,
        name: "tides.txt",
        texts: ["Nothing here.", "The lighthouse keeper logs every tide."],
      });
      const found = await ask("lighthouse", folder);
      expect(found).toEqual([
        {
          chunkId: expect.any(String),
          documentId,
          filename: "tides.txt",
          headings: [],
          text: "The lighthouse keeper logs every tide.",
          anchors: [{ kind: "lines", from: 2, to: 2 }],
          score: expect.any(Number),
        },
      ]);
      expect(found[0]?.score).toBeGreaterThan(0);
    });

    it("ranks by rarity, repetition and length", async () => {
      const folder = await givenFolderOf(db, organizationId);
      const filler = "and many other words that say nothing of what was asked ".repeat(4);
      const texts = [
        `The mooring fee. ${filler}`,
        "The mooring fee.",
        "The mooring fee and the mooring permit.",
        "The permit. The permit.",
        ...Array.from({ length: 6 }, (_, index) => `The permit of ship ${index}.`),
      ];
      await givenIndexed(db, { organizationId, folderId: folder, name: "x", texts });
      const found = textsOf(await ask("mooring", folder));
      expect(found).toHaveLength(3);
      expect(found[2]).toBe(texts[0]);
      const [both, ...rest] = textsOf(await ask("mooring permit", folder));
      expect(both).toBe(texts[2]);
      expect(rest.slice(0, 2).toSorted()).toEqual([texts[0], texts[1]].toSorted());
    });

    it("finds by common words what a narrow scope has, where rare ones lead elsewhere", async () => {
      const here = await givenFolderOf(db, organizationId);
      const elsewhere = await givenFolderOf(db, organizationId);
      const many = Array.from({ length: 40 }, (_, index) => `Quarterly gazette number ${index}.`);
      await givenIndexed(db, { organizationId, folderId: elsewhere, texts: many });
      await givenIndexed(db, { organizationId, folderId: here, texts: ["A quarterly review."] });
      const found = await ask("quarterly gazette", here);
      expect(textsOf(found)).toEqual(["A quarterly review."]);
    });

    it("finds nothing for words that stand nowhere, for no words, and in no folder", async () => {
      await givenIndexed(db, { organizationId, folderId, texts: ["Some harbour."] });
      expect(await ask("xylophone", folderId)).toEqual([]);
      expect(await ask("  … ?! ", folderId)).toEqual([]);
      expect(await ask("harbour")).toEqual([]);
    });

    it.each(["'", "\\", "a' | 'b", "a:*", "!(a & b) <-> c", "\0", "\ud800", "x".repeat(100_000)])(
      "takes any text for a question: %j",
      async (text) => {
        await expect(ask(text, folderId)).resolves.toBeInstanceOf(Array);
      },
    );
  });

  describe.skipIf(missing)("within a scope", () => {
    it("finds nothing outside of the folders, and with several folders what is in any", async () => {
      const [first, second, third] = await Promise.all([
        givenFolderOf(db, organizationId),
        givenFolderOf(db, organizationId),
        givenFolderOf(db, organizationId),
      ]);
      for (const folder of [first, second, third]) {
        await givenIndexed(db, {
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
        givenFolderOf(db, organizationId),
        givenFolderOf(db, organizationId),
      ]);
      const better = Array.from({ length: 60 }, () => "keel keel keel");
      const worse = Array.from({ length: 5 }, (_, index) => `a keel among other things ${index}`);
      await givenIndexed(db, { organizationId, folderId: outside, texts: better });
      await givenIndexed(db, { organizationId, folderId: inside, texts: worse });
      const request = { text: "keel", limit: 5 };
      const found = await search({ db, models: {} }, scopeOf(organizationId, inside), request);
      expect(textsOf(found).toSorted()).toEqual(worse.toSorted());
    });

    it("never leaves the organization, even with another one's folder", async () => {
      const other = await givenOrganization(db);
      const theirs = await givenFolderOf(db, other);
      await givenIndexed(db, {
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
      const alone = await givenOrganization(db);
      const folder = await givenFolderOf(db, alone);
      await givenIndexed(db, { organizationId: alone, folderId: folder, texts });
      const before = await scoresOf(alone, folder);
      const crowd = await givenOrganization(db);
      const crowded = await givenFolderOf(db, crowd);
      const capstans = Array.from({ length: 30 }, () => "capstan");
      await givenIndexed(db, { organizationId: crowd, folderId: crowded, texts: capstans });
      expect(await scoresOf(alone, folder)).toEqual(before);
    });

    it("finds documents only when they are ready", async () => {
      const folder = await givenFolderOf(db, organizationId);
      const place = { organizationId, folderId: folder, texts: ["a bowsprit"] };
      const id = await givenIndexed(db, { ...place, stage: "indexing" });
      await givenIndexed(db, { ...place, texts: ["a mast"] });
      expect(await ask("bowsprit", folder)).toEqual([]);
      await db.document.update({ where: { id }, data: { stage: "ready" } });
      expect(await ask("bowsprit", folder)).toHaveLength(1);
    });
  });

  describe.skipIf(missing)("by vectors", () => {
    const model = hashingModel("hashing'; drop table chunk_embedding; --", 64);

    async function givenEmbedded(
      at: { organizationId: string; folderId: string },
      texts: string[],
    ) {
      const documentId = await givenIndexed(db, { ...at, texts });
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
      const folder = await givenFolderOf(db, organizationId);
      const texts = ["Windjammers under sail", "the seagull", "sail lofts for windjammer crews"];
      await givenEmbedded({ organizationId, folderId: folder }, texts);
      const found = textsOf(await askBoth("sailboats windjamming", folder));
      expect(found).toEqual(expect.arrayContaining(texts));
      const [first] = textsOf(await askBoth("seagull", folder));
      expect(first).toBe("the seagull");
    });

    it("never lets vectors alone overtake a hit with the rare term", async () => {
      const folder = await givenFolderOf(db, organizationId);
      const exact = `Part QX-9917 ${"is described here at some length among much else ".repeat(8)}`;
      const similar = Array.from(
        { length: 30 },
        (_, index) => `QX-99 17 part number list ${index}`,
      );
      await givenEmbedded({ organizationId, folderId: folder }, [...similar, exact]);
      const [first] = textsOf(await askBoth("QX-9917", folder));
      expect(first).toBe(exact);
    });

    it("keeps to the scope and to its model", async () => {
      const [inside, outside] = await Promise.all([
        givenFolderOf(db, organizationId),
        givenFolderOf(db, organizationId),
      ]);
      const ids = await givenEmbedded({ organizationId, folderId: inside }, ["marlinspike"]);
      await givenEmbedded({ organizationId, folderId: outside }, ["marlinspike", "marlinspikes"]);
      const [vector = []] = await model.embed(["marlinspike"]);
      const scope = scopeOf(organizationId, inside);
      const near = { vector, chunks: 1, limit: 10 };
      expect(await rankByVector(db, scope, { ...near, model: model.name })).toEqual(ids);
      expect(await rankByVector(db, scope, { ...near, model: "another" })).toEqual([]);
    });

    it("finds all of a small folder through the index of a large collection", async () => {
      await ensureVectorIndex(db, model.name, 64);
      await ensureVectorIndex(db, model.name, 64);
      const [crowd, few] = await Promise.all([
        givenFolderOf(db, organizationId),
        givenFolderOf(db, organizationId),
      ]);
      const near = Array.from({ length: 300 }, (_, index) => `halyard ${index}`);
      await givenEmbedded({ organizationId, folderId: crowd }, near);
      const far = Array.from({ length: 10 }, (_, index) => `zzzzz qqqqq ${index}`);
      const ids = await givenEmbedded({ organizationId, folderId: few }, far);
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

    it.each([1_536, 3_072, 4_096])("takes vectors of %i dimensions", async (dimensions) => {
      const large = hashingModel(`large-${dimensions}`, dimensions);
      await ensureVectorIndex(db, large.name, dimensions);
      const folder = await givenFolderOf(db, organizationId);
      const at = { organizationId, folderId: folder };
      const documentId = await givenIndexed(db, { ...at, texts: ["topsail", "forestay"] });
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

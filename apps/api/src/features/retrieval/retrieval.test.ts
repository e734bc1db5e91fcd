import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TenantDb } from "../../platform/database/tenant.ts";
import {
  databases,
  insertTestFolder,
  indexTestDocument,
  insertTestOrganization,
  type OpenDatabase,
  scopeOf,
  withoutRowSecurity,
} from "../../test/search-corpus.ts";
import { search } from "./retrieval.service.ts";

describe.each(databases)("searching $name", ({ missing, open }) => {
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

  describe.skipIf(missing)("by words", () => {
    it("finds inflected words in several languages", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const texts = {
        en: "Employees may carry over five days of vacation into the following year.",
        de: "Die Häuser am Hafen werden im kommenden Sommer von der Gemeinde saniert.",
        ru: "Пассажиры могут перевозить велосипеды на всех паромах без доплаты.",
        zh: "港务局在收到申请后的两个工作日内给予书面答复。",
        ja: "港湾事務所は申請を受け取ってから二営業日以内に回答します。",
        th: "ผู้โดยสารสามารถนำจักรยานขึ้นเรือได้โดยไม่เสียค่าใช้จ่าย",
      };
      for (const text of Object.values(texts)) {
        await indexTestDocument(db, { organizationId, folderId: folder, texts: [text] });
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
      const folder = await insertTestFolder(db, organizationId);
      const place = { organizationId, folderId: folder };
      const text = "Pump AB-1234 is serviced by jane.doe@example.org once a year.";
      await indexTestDocument(db, { ...place, texts: [text, "Other pumps need no service."] });
      await indexTestDocument(db, {
        ...place,
        name: "budget-2031.csv",
        texts: ["rows of numbers"],
      });
      for (const question of ["AB-1234", "ab1234", "1234", "jane.doe@example.org", "jane doe"]) {
        expect([question, textsOf(await ask(question, folder))]).toEqual([question, [text]]);
      }
      const [found] = await ask("budget-2031.csv", folder);
      expect(found?.filename).toBe("budget-2031.csv");
    });

    it("folds copies and returns further passages in their places", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const place = { organizationId, folderId: folder };
      const best = "The lighthouse keeper counts ships: the lighthouse, the ships.";
      for (const name of ["log.txt", "log (1).txt", "log (2).txt"]) {
        await indexTestDocument(db, { ...place, name, texts: [best] });
      }
      const other = "Nobody counts the ships that pass the lighthouse in fog and heavy rain.";
      await indexTestDocument(db, { ...place, name: "fog.txt", texts: [other] });
      const request = { text: "Who counts ships at the lighthouse?", limit: 2 };
      const scope = scopeOf(organizationId, folder);
      expect(textsOf(await search({ db, models: {} }, scope, request))).toEqual([best, best]);
      const folded = await search({ db, models: {} }, scope, { ...request, foldsCopies: true });
      expect(textsOf(folded)).toEqual([best, other]);
      expect(folded[0]?.copies).toHaveLength(2);
    });

    it("gives a passage with what a citation needs", async () => {
      const folder = await insertTestFolder(db, organizationId);
      const documentId = await indexTestDocument(db, {
        organizationId,
        folderId: folder,
        name: "tides.txt",
        texts: ["Nothing here.", "The lighthouse keeper logs every tide."],
      });
      const found = await ask("lighthouse", folder);
      expect(found).toEqual([
        {
          addedAt: expect.any(Date),
          folderId: folder,
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
      const folder = await insertTestFolder(db, organizationId);
      const filler = "It is due at noon.";
      const texts = [
        `The mooring fee. ${filler}`,
        "The mooring fee.",
        "The mooring fee and the mooring permit.",
        "The permit. The permit.",
        ...Array.from({ length: 6 }, (_, index) => `The permit of ship ${index}.`),
      ];
      await indexTestDocument(db, { organizationId, folderId: folder, name: "x", texts });
      const found = textsOf(await ask("mooring", folder));
      expect(found).toHaveLength(3);
      expect(found[2]).toBe(texts[0]);
      const [both, ...rest] = textsOf(await ask("mooring permit", folder));
      expect(both).toBe(texts[2]);
      expect(rest.slice(0, 2).toSorted()).toEqual([texts[0], texts[1]].toSorted());
    });

    it("finds by common words what a narrow scope has, where rare ones lead elsewhere", async () => {
      const here = await insertTestFolder(db, organizationId);
      const elsewhere = await insertTestFolder(db, organizationId);
      const many = Array.from({ length: 40 }, (_, index) => `Quarterly gazette number ${index}.`);
      await indexTestDocument(db, { organizationId, folderId: elsewhere, texts: many });
      await indexTestDocument(db, {
        organizationId,
        folderId: here,
        texts: ["A quarterly review."],
      });
      const found = await ask("quarterly gazette", here);
      expect(textsOf(found)).toEqual(["A quarterly review."]);
    });

    it("finds nothing for words that stand nowhere, for no words, and in no folder", async () => {
      await indexTestDocument(db, { organizationId, folderId, texts: ["Some harbour."] });
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
});

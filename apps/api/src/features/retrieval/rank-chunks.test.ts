import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TenantDb } from "../../platform/database/tenant.ts";
import {
  databases,
  indexTestDocument,
  insertTestFolder,
  insertTestOrganization,
  type OpenDatabase,
  scopeOf,
  withoutRowSecurity,
} from "../../test/search-corpus.ts";
import { type QueryTerm, weighTerms } from "./ranking.rules.ts";
import { rankByTerms, selectTermCounts } from "./retrieval.repo.ts";

const words = ["anchor", "buoy", "chart", "dock", "ebb", "fog", "gale", "hull", "isl", "jetti"];

/** Texts of five to twenty words, of which the first are the most common. */
function drawTexts(count: number): string[] {
  let state = 7;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const draw = () => words[Math.floor(random() ** 3 * words.length)] ?? "";
  return Array.from({ length: count }, () =>
    Array.from({ length: 5 + Math.floor(random() * 16) }, draw).join(" "),
  );
}

describe.each(databases)("ranking in $name", ({ missing, open }) => {
  let opened: OpenDatabase;
  let db: TenantDb;
  let organizationId: string;
  let folderId: string;
  const texts = [...drawTexts(297), "keel", "a keel", "the keel and the jetties"];
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    db = withoutRowSecurity(opened.db);
    organizationId = await insertTestOrganization(db);
    folderId = await insertTestFolder(db, organizationId);
    await indexTestDocument(db, { organizationId, folderId, texts });
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  async function rank(asked: readonly string[], chunks: number, limit = 10, certain = limit) {
    const counts = await selectTermCounts(db, organizationId, asked);
    const terms = asked.map((term): QueryTerm => ({
      forms: [term],
      chunks: counts.get(term) ?? 0,
      count: 1,
      factor: 1,
    }));
    const query = weighTerms(terms, { total: texts.length });
    // What is said of the scope's size decides which chunks are scored: as if every text were there many times.
    const queryTerms = query.queryTerms.map((term) => ({
      ...term,
      chunks: (term.chunks * chunks) / texts.length,
    }));
    const stats = {
      total: chunks,
      averageLength: 230,
      chunks,
      languages: [null],
      models: new Map(),
    };
    return rankByTerms(db, scopeOf(organizationId, folderId), {
      ...query,
      queryTerms,
      required: "",
      stats,
      limit,
      certain,
    });
  }

  describe.skipIf(missing)("the chunks that can be the best", () => {
    it.each([
      ["one word", ["jetti"]],
      ["a common and a rare word", ["anchor", "jetti"]],
      ["common words", ["anchor", "buoy", "chart"]],
      ["words of all kinds", ["anchor", "chart", "ebb", "gale", "isl", "jetti"]],
      ["all words", words],
    ])("finds by %s what scoring all chunks finds", async (_, asked) => {
      const all = await rank(asked, 300);
      const chosen = await rank(asked, 1_000_000);
      expect(chosen.hits).toEqual(all.hits);
      expect(all.hits).toHaveLength(10);
      expect(chosen.isComplete).toBe(true);
    });

    it("scores fewer than all of them", async () => {
      const asked = ["jetti", "keel"];
      const all = await rank(asked, 300, 2);
      const chosen = await rank(asked, 1_000_000, 2);
      expect(chosen.hits).toEqual(all.hits);
      expect(chosen.candidates).toBeLessThan(all.candidates);
    });

    it("scores fewer where only the first must be the best for certain", async () => {
      const asked = ["anchor", "ebb", "jetti", "keel"];
      const all = await rank(asked, 1_000_000, 100);
      const few = await rank(asked, 1_000_000, 100, 5);
      expect(few.hits.slice(0, 5)).toEqual(all.hits.slice(0, 5));
      expect(few.candidates).toBeLessThan(all.candidates);
      expect(few.isComplete).toBe(true);
    });

    it("says when there were more than it scores, and keeps what it found before", async () => {
      const rows = await db.$queryRaw<{ complete: boolean; scored: number; score: number }[]>`
        select complete, scored, score from rank_chunks(${organizationId}::uuid, ${[folderId]}::uuid[], 1000000, 1,
          'anchor | jetti', 'jetti', array['jetti', 'anchor']::tsquery[], array[1, 1], array[5.0, 0.1], 1.2, 0.75, 12, 20, 20, 20, 16, 2.5)`;
      expect(rows[0]).toMatchObject({ complete: false, scored: 20 });
      // Of those with the rare word none is left out, though more than twenty have the common one.
      const all = await rank(["jetti"], 300, 20);
      expect(rows.filter(({ score }) => score > 0.1)).toHaveLength(all.hits.length);
    });
  });
});

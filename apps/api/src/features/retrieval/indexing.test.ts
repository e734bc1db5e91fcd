import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import type { TenantDb } from "../../platform/database/tenant.ts";
import {
  databases,
  insertTestFolder,
  indexTestDocument,
  insertTestOrganization,
  type OpenDatabase,
  withoutRowSecurity,
} from "../../test/search-corpus.ts";
import { indexChunks, removeChunks } from "./indexing.service.ts";

const vocabulary =
  "harbour crane tide ferry cargo pilot berth anchor rope lantern dock 潮 港口 AB-12".split(" ");

/** A repeatable stream of numbers from 0 up to, not including, 1 (a linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type TermRow = { term: string; chunks: number; words: bigint };

/** The statistics as they stand, and as the chunks say they should. */
async function readStatistics(db: Db, organizationId: string) {
  const stored = await db.termStat.findMany({ where: { organizationId } });
  const counted = await db.$queryRaw<TermRow[]>`
    select term, count(*)::int as chunks, case term when '' then sum(words) else 0 end::bigint as words
    from chunk, unnest(tsvector_to_array(lexemes) || '{""}'::text[]) as term
    where organization_id = ${organizationId}::uuid group by term`;
  const asRecord = (rows: readonly TermRow[]) =>
    Object.fromEntries(
      rows.flatMap(({ term, chunks, words }) => [
        [term, chunks],
        ...(words === 0n ? [] : [[`words of "${term}"`, Number(words)]]),
      ]),
    );
  return { stored: asRecord(stored), counted: asRecord(counted) };
}

describe.each(databases)("indexing on $name", ({ missing, open }) => {
  let opened: OpenDatabase;
  let db: TenantDb;
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    db = withoutRowSecurity(opened.db);
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  async function createTestTarget() {
    const organizationId = await insertTestOrganization(db);
    return { organizationId, folderId: await insertTestFolder(db, organizationId) };
  }

  const chunkOf = (text: string, ordinal: number) => ({ ordinal, text, headings: [], anchors: [] });

  it.skipIf(missing).for([1, 2, 3])(
    "keeps the term statistics exact whatever is indexed, indexed again and removed (seed %i)",
    async (seed) => {
      const random = randomNumbers(seed);
      const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
      const text = () =>
        Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(vocabulary));
      const texts = () =>
        Array.from({ length: 1 + Math.floor(random() * 4) }, () => text().join(" "));
      const place = await createTestTarget();
      const other = await createTestTarget();
      await indexTestDocument(db, { ...other, texts: ["harbour crane"] });
      const ids: string[] = [];
      for (let step = 0; step < 25; step++) {
        const chosen = ids.length > 0 ? pick(ids) : undefined;
        const dice = random();
        if (chosen === undefined || dice < 0.4) {
          ids.push(await indexTestDocument(db, { ...place, texts: texts() }));
        } else if (dice < 0.7) {
          const chunks = texts().map(chunkOf);
          const target = { ...place, documentId: chosen };
          await db.$transaction((tx) => indexChunks(tx, target, chunks, { language: "en" }));
        } else {
          await db.$transaction((tx) => removeChunks(tx, place.organizationId, [chosen]));
        }
        const { stored, counted } = await readStatistics(db, place.organizationId);
        expect(stored).toEqual(counted);
      }
      await db.$transaction((tx) => removeChunks(tx, place.organizationId, ids));
      expect(await readStatistics(db, place.organizationId)).toEqual({ stored: {}, counted: {} });
      const untouched = await readStatistics(db, other.organizationId);
      expect(untouched.stored).toEqual(untouched.counted);
      expect(untouched.stored[""]).toBe(1);
    },
  );

  it.skipIf(missing)("keeps them exact when many write at once", async () => {
    const place = await createTestTarget();
    const random = randomNumbers(7);
    const shuffled = () => vocabulary.toSorted(() => random() - 0.5).join(" ");
    const ids = await Promise.all(
      Array.from({ length: 8 }, () =>
        indexTestDocument(db, { ...place, texts: [shuffled(), shuffled()] }),
      ),
    );
    await Promise.all(
      ids.map((id, index) =>
        db.$transaction(async (tx) => {
          // Both at once for the same documents: what one deleted the other must not count again.
          if (index % 2 === 0) await removeChunks(tx, place.organizationId, ids.slice(0, 4));
          else {
            await tx.$queryRaw`select id from document where id = ${id}::uuid for update`;
            const target = { ...place, documentId: id };
            await indexChunks(tx, target, [chunkOf(shuffled(), 0)], { language: "en" });
          }
        }),
      ),
    );
    const { stored, counted } = await readStatistics(db, place.organizationId);
    expect(stored).toEqual(counted);
  });

  it.skipIf(missing)("replaces the chunks of a document that is indexed again", async () => {
    const place = await createTestTarget();
    const documentId = await indexTestDocument(db, { ...place, texts: ["old one", "old two"] });
    const target = { ...place, documentId };
    const ids = await db.$transaction((tx) =>
      indexChunks(tx, target, [chunkOf("new", 0)], { language: "en" }),
    );
    const chunks = await db.chunk.findMany({ where: { documentId } });
    expect(chunks.map(({ id, text }) => [id, text])).toEqual([[ids[0], "new"]]);
  });

  it.skipIf(missing)("stores text that Postgres would refuse, and very long text", async () => {
    const place = await createTestTarget();
    const long = Array.from({ length: 40_000 }, (_, index) => `word${index}`).join(" ");
    const hostile = `nul \0 half \ud83d quote ' \\ "x" ${"z".repeat(9_000)}`;
    const documentId = await indexTestDocument(db, {
      ...place,
      texts: [hostile, long, "same ".repeat(20_000)],
    });
    const [first] = await db.chunk.findMany({ where: { documentId }, orderBy: { ordinal: "asc" } });
    expect(first?.text).toBe(`nul  half \ufffd quote ' \\ "x" ${"z".repeat(9_000)}`);
    const { stored, counted } = await readStatistics(db, place.organizationId);
    expect(stored).toEqual(counted);
    expect(stored["word39999"]).toBe(1);
  });

  it.skipIf(missing)("takes back nothing when its transaction fails", async () => {
    const place = await createTestTarget();
    const documentId = await indexTestDocument(db, { ...place, texts: ["harbour"] });
    const failing = db.$transaction(async (tx) => {
      await removeChunks(tx, place.organizationId, [documentId]);
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    const { stored } = await readStatistics(db, place.organizationId);
    expect(stored["harbour"]).toBe(1);
  });

  it.skipIf(missing)("removes nothing of another organization", async () => {
    const place = await createTestTarget();
    const documentId = await indexTestDocument(db, { ...place, texts: ["harbour"] });
    const stranger = await createTestTarget();
    await db.$transaction((tx) => removeChunks(tx, stranger.organizationId, [documentId]));
    expect(await db.chunk.count({ where: { documentId } })).toBe(1);
    expect((await readStatistics(db, place.organizationId)).stored["harbour"]).toBe(1);
    expect((await readStatistics(db, stranger.organizationId)).stored).toEqual({});
  });
});

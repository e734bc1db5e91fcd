import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TenantDb } from "../../../platform/database/tenant.ts";
import {
  databases,
  indexTestDocument,
  insertTestFolder,
  insertTestOrganization,
  type OpenDatabase,
  scopeOf,
  withoutRowSecurity,
} from "../../../test/search-corpus.ts";
import { search, type SearchTrace } from "../retrieval.service.ts";

const texts = {
  permit: "The mooring permit costs forty crowns.",
  fee: "A fee for the permit to moor is due each spring.",
  ferry: "Passengers board the ferry at the northern pier.",
  early: "In FY18 the harbour earned two million crowns.",
  quarter: "Revenue of the second quarter rose because of the ferry.",
  buoy: "The buoy lies 4km off the pier and cost 12.500 crowns.",
  board: "The Harbour Safety Board (HSB) has five members.",
  chair: "Rosa Quill chairs the Harbour Safety Board since May.",
  vote: "HSB members vote by show of hands.",
  leave: "Der Urlaubsanspruch beträgt dreißig Tage im Jahr und wird schriftlich beantragt.",
};

describe.each(databases)("searching $name by words", ({ missing, open }) => {
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
    for (const text of Object.values(texts)) {
      await indexTestDocument(db, { organizationId, folderId, texts: [text] });
    }
  });
  afterAll(async () => {
    if (!missing) await opened.close();
  });

  async function ask(text: string) {
    const searches: SearchTrace[] = [];
    const found = await search({ db, models: {} }, scopeOf(organizationId, folderId), {
      text,
      limit: 10,
      onSearched: (one) => searches.push(one),
    });
    return { texts: found.map((one) => one.text), made: searches[0]?.byWords };
  }

  it.skipIf(missing).each([
    ["a misspelt word", "Where do I board the fery?", texts.ferry],
    ["two misspelt words", "pasengers at the northern peir", texts.ferry],
    ["a fiscal year written otherwise", "What did the harbour earn in FY2018?", texts.early],
    ["a year", "harbour crowns 2018", texts.early],
    ["the sign of a quarter", "What happened in 2Q22?", texts.quarter],
    ["a quantity written as two words", "What lies 4 km off?", texts.buoy],
    ["thousands written otherwise", "12,500", texts.buoy],
    ["the parts of a compound", "Urlaub Anspruch", texts.leave],
    [
      "an instructed question",
      "You are a clerk. Where is the ferry? Answer in crowns.",
      texts.ferry,
    ],
  ])("finds by %s", async (_, question, expected) => {
    expect((await ask(question)).texts[0]).toBe(expected);
  });

  it.skipIf(missing)("finds the words of an abbreviation", async () => {
    const { texts: found, made } = await ask("who chairs HSB");
    expect(found.slice(0, 2)).toContain(texts.chair);
    expect(made?.terms).toContainEqual(
      expect.objectContaining({ text: "safety", isAlternative: true }),
    );
  });

  it.skipIf(missing)("says which words it searched for instead of misspelt ones", async () => {
    const { made } = await ask("the northern fery");
    const corrected = made?.terms.filter(({ corrections }) => corrections.length > 0);
    expect(corrected).toMatchObject([{ text: "fery", corrections: ["ferri"] }]);
  });

  it.skipIf(missing)("searches for a quoted word as it is typed", async () => {
    const { texts: found, made } = await ask('"fery"');
    expect(found).toEqual([]);
    expect(made?.terms.flatMap(({ corrections }) => corrections)).toEqual([]);
  });

  it.skipIf(missing)("finds a quoted phrase only where its words follow each other", async () => {
    expect((await ask('"mooring permit"')).texts).toEqual([texts.permit]);
    const { texts: found, made } = await ask('"permit mooring" costs');
    expect(made?.hasPhrases).toBe(false);
    expect(found).toContain(texts.permit);
  });

  it.skipIf(missing)("leaves out passages with an excluded word", async () => {
    expect((await ask("permit -crowns")).texts).toEqual([texts.fee]);
    expect((await ask("permit")).texts).toHaveLength(2);
  });

  it
    .skipIf(missing)
    .each(['""', '"!!"', "a -!!", '"a" -bcd "', "「」", '"\\" -\'abc', "FY", "Q5 5Q22"])(
    "takes any signs: %s",
    async (text) => {
      await expect(ask(text)).resolves.toBeDefined();
    },
  );
});

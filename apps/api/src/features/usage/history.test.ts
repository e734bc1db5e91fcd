import type { Client } from "../../test/client.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
} from "../../test/fixtures.ts";
import { ask, getOrganizationId } from "../../test/license-terms.ts";
import {
  countWords,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { makeWav } from "@footnote/extraction/fixtures/make-recording";
import { type Product, startProduct } from "../../test/product.ts";
import { shareOut } from "./model-usage.rules.ts";
import { lastDays } from "./usage.rules.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("the usage of the last days", () => {
  it("are days of UTC, today the last", () => {
    const days = lastDays(new Date("2026-03-01T23:30:00Z"), 3).map((day) => day.toISOString());
    expect(days).toEqual(
      ["2026-02-27", "2026-02-28", "2026-03-01"].map((day) => `${day}T00:00:00.000Z`),
    );
  });

  it("counts questions and uploads of each day, for admins", async () => {
    const admin = await createTestAdmin(product);
    const folder = await createTestFolder(admin, "Tides");
    await uploadTestDocument(admin, folder, { name: "tide.txt", bytes: "High water at nine." });
    await ask(admin);
    await ask(admin);
    const organizationId = await getOrganizationId(admin);
    const day = lastDays(new Date(), 3)[0] ?? new Date();
    await product.app.db.dailyUsage.create({ data: { organizationId, day, requests: 7 } });
    const { days } = (await admin.get("/organization/usage-history/?days=3")).body;
    expect(
      days.map(({ requests, uploads }: Record<string, number>) => [requests, uploads]),
    ).toEqual([
      [7, 0],
      [0, 0],
      [2, 1],
    ]);
    expect((await admin.get("/organization/usage-history/")).body.days).toHaveLength(30);
    const colleague = await createTestColleague(product, admin);
    expect((await colleague.get("/organization/usage-history/")).status).toBe(403);
  });
});

describe("what the models took", () => {
  let provider: ModelEmulator;
  let modelled: Product;
  beforeAll(async () => {
    provider = await startModelEmulator();
    const models = {
      CHAT_MODEL: "talker",
      EMBEDDING_MODEL: "words",
      TRANSCRIPTION_MODEL: "listener",
    };
    const prices = { CHAT_PRICE_INPUT: "2", CHAT_PRICE_OUTPUT: "10", EMBEDDING_PRICE: "0.5" };
    const env = { OPENAI_BASE_URL: provider.baseUrl, ...models, ...prices };
    modelled = await startProduct({ env: { ...env, TRANSCRIPTION_PRICE: "0.06" } });
  });
  afterAll(async () => {
    await modelled.close();
    await provider.close();
  });

  it("is noted of answers, of passages and questions embedded, and of recordings", async () => {
    const admin = await createTestAdmin(modelled);
    const folder = await createTestFolder(admin, "Tides");
    await uploadTestDocument(admin, folder, { name: "tide.txt", bytes: "High water is at nine." });
    await uploadTestDocument(admin, folder, {
      name: "said.wav",
      bytes: makeWav([{ seconds: 3, hertz: 440 }]),
    });
    provider.scriptChat(...Array.from({ length: 9 }, () => saying("High water is at nine [1].")));
    expect((await ask(admin, "When is high water?")).status).toBe(200);
    const [today] = (await admin.get("/organization/usage-history/?days=1")).body.days;
    const [chat, embedding, transcription] = today.models;
    expect(chat).toMatchObject({ kind: "chat", model: "talker", seconds: 0 });
    expect(chat.input_tokens).toBeGreaterThan(chat.output_tokens);
    expect(chat.cost).toBeCloseTo((chat.input_tokens * 2 + chat.output_tokens * 10) / 1e6, 12);
    const embedded = provider.requests.flatMap(({ body }) => body.input);
    expect(embedded).toContain("When is high water?");
    const tokens = embedded.reduce((sum, text) => sum + countWords(text), 0);
    expect(embedding).toMatchObject({ kind: "embedding", model: "words", input_tokens: tokens });
    expect(embedding.cost).toBeCloseTo((tokens * 0.5) / 1e6, 12);
    expect(transcription).toMatchObject({ kind: "transcription", model: "listener" });
    expect(transcription.seconds).toBeCloseTo(3, 0);
    expect(transcription.cost).toBeCloseTo(transcription.seconds * 0.001, 12);
    const stranger = await createTestAdmin(modelled);
    const theirs = (await stranger.get("/organization/usage-history/?days=1")).body;
    expect(theirs.days[0].models).toEqual([]);
  });

  it.each([
    [10, [1, 1], [5, 5]],
    [10, [1, 2], [3, 7]],
    [7, [1, 1, 1], [2, 3, 2]],
    [3, [0, 5], [0, 3]],
    [0, [4, 4], [0, 0]],
    [5, [], []],
  ])("%d tokens are shared as %j: %j", (total, weights, shares) => {
    expect(shareOut(total, weights)).toEqual(shares);
  });
});

describe("the export", () => {
  it("is a CSV file with a line a day, for admins, and an event of its own", async () => {
    const admin = await createTestAdmin(product);
    const organizationId = await getOrganizationId(admin);
    const day = lastDays(new Date(), 1)[0] ?? new Date();
    const { db } = product.app;
    await db.dailyUsage.create({ data: { organizationId, day, requests: 4, uploads: 2 } });
    const use = { organizationId, day, inputTokens: 1200n, cost: 0.25 };
    const kinds = [
      { kind: "chat", model: "a", outputTokens: 30n },
      { kind: "chat", model: "b", outputTokens: 4n },
      { kind: "embedding", model: "c" },
      { kind: "transcription", model: "d", seconds: 61.5 },
    ];
    await db.modelUsage.createMany({ data: kinds.map((kind) => ({ ...use, ...kind })) });
    const file = await download(admin, "/organization/usage-history/export/?days=2");
    const date = (at: Date) => at.toISOString().slice(0, 10);
    const before = lastDays(new Date(), 2)[0] ?? new Date();
    expect(file.text.split("\r\n")).toEqual([
      "day,requests,uploads,chat_input_tokens,chat_output_tokens,embedding_tokens,transcription_seconds,cost",
      `${date(before)},0,0,0,0,0,0,0`,
      `${date(day)},4,2,2400,34,1200,61.5,1`,
      "",
    ]);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toBe(
      `attachment; filename="usage-${date(day)}.csv"`,
    );
    const { events } = (await admin.get("/organization/audit-events/?action=usage.exported")).body;
    expect(events).toMatchObject([{ actor: { email: admin.email }, detail: { days: 2 } }]);
    const colleague = await createTestColleague(product, admin);
    expect((await colleague.get("/organization/usage-history/export/")).status).toBe(403);
  });
});

/** The text of a file, without the mark that it is UTF-8. */
async function download({ token }: Client, path: string) {
  const headers = { authorization: `Token ${token}` };
  const reply = await fetch(`${product.url}/api${path}`, { headers });
  return { headers: reply.headers, text: await reply.text() };
}

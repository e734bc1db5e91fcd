import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, Wire } from "../../test/client.ts";
import { createTestOperator, uploadTides } from "../../test/connected-models.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import { type ModelEmulator, saying, startModelEmulator } from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let provider: ModelEmulator;

beforeAll(async () => {
  provider = await startModelEmulator();
  const env = { MODEL_COST_PER_HOUR_PER_ADDRESS: "1", TRUSTED_PROXIES: "loopback" };
  product = await startProduct({ env });
  const operator = await createTestOperator(product);
  const connection = { preset: "custom", base_url: provider.baseUrl };
  // A letter or two cost more than an address may cause.
  const models = { chat: { model: "talker", price_input: 100_000, price_output: 100_000 } };
  await operator.post("/operator/models/connections/", { ...connection, models });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

async function createAsker(): Promise<Client> {
  const admin = await createTestAdmin(product);
  await uploadTides(admin);
  return admin;
}

const paths = {
  chat: ["/chatbot/chat/agent_message/", { message: "When is high water?" }],
  completions: [
    "/v1/chat/completions",
    { model: "footnote", messages: [{ role: "user", content: "When is high water?" }] },
  ],
} as const;

/** Asks as if from an address. */
async function askFrom(address: string, { token }: Client, way: keyof typeof paths = "chat") {
  provider.scriptChat(saying("High water is at nine [1]."));
  const [path, body] = paths[way];
  const csrf = "a".repeat(32);
  const reply = await fetch(`${product.url}/api${path}`, {
    method: "POST",
    headers: {
      authorization: `Token ${token ?? ""}`,
      cookie: `csrftoken=${csrf}`,
      "x-csrftoken": csrf,
      "x-forwarded-for": address,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Wire };
}

describe("what answers to one address may cost in an hour", () => {
  it("is limited, whoever asks and however", async () => {
    const [one, another] = await Promise.all([createAsker(), createAsker()]);
    expect((await askFrom("198.51.100.1", one)).status).toBe(200);
    const refused = await askFrom("198.51.100.1", another);
    expect([refused.status, refused.body.code]).toEqual([429, "request.too_many"]);
    expect(refused.body.error).toMatch(
      /^Answers to questions from your network have cost .* Please wait 60 minutes and try again\.$/,
    );
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    const byProgram = await askFrom("198.51.100.1", one, "completions");
    expect(byProgram.status).toBe(429);
    expect(Number(byProgram.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect((await askFrom("198.51.100.2", one)).status).toBe(200);
    // Nothing else is refused.
    expect((await another.get("/folders/all/")).status).toBe(200);
  });

  it("counts what programs ask, too, and opens again after the hour", async () => {
    const asker = await createAsker();
    const address = "198.51.100.7";
    expect((await askFrom(address, asker, "completions")).status).toBe(200);
    expect((await askFrom(address, asker)).status).toBe(429);
    const at = new Date(Date.now() - 60 * 60_000);
    const where = { subject: `model:address:${address}` };
    await product.app.db.throttle.updateMany({ where, data: { at } });
    expect((await askFrom(address, asker)).status).toBe(200);
  });
});

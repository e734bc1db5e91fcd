import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, newClient } from "../../test/client.ts";
import {
  askTide,
  connectChat,
  createTestOperator,
  uploadTides,
} from "../../test/connected-models.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import {
  failing,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { startEntry } from "../../test/processes.ts";
import { hasNativeServices, type Product, startProduct } from "../../test/product.ts";

const key = "sk-second-process-0123456789";

describe.skipIf(!hasNativeServices)("another process", () => {
  let product: Product;
  let provider: ModelEmulator;
  let second: ReturnType<typeof startEntry>;
  let there: Client;
  let operator: Client;

  beforeAll(async () => {
    provider = await startModelEmulator();
    product = await startProduct({ mode: "native" });
    const { databaseUrl = "", redis, dataDir } = product.app.config;
    const stores = { DATABASE_URL: databaseUrl, REDIS_URL: redis?.url ?? "", DATA_DIR: dataDir };
    second = startEntry("http", { ...stores, LOG_LEVEL: "trace" });
    operator = await createTestOperator(product);
    const admin = await createTestAdmin(product);
    await uploadTides(admin);
    there = newClient(await second.url());
    there.token = admin.token;
  }, 120_000);
  afterAll(async () => {
    await second.stop();
    await product.close();
    await provider.close();
  });

  it("uses a model that was connected here, without a restart, and writes no key into its log", async () => {
    expect(await askTide(there)).toMatchObject({ metadata: { model: null } });
    await connectChat(operator, { base_url: provider.baseUrl, key });
    const models = async () => (await there.get("/chatbot/models/")).body.models;
    // Its notification arrives soon after the reply.
    await expect.poll(models, { timeout: 30_000 }).toMatchObject([{ name: "connected" }]);
    provider.scriptChat(saying("High water is at nine [1]."));
    expect(await askTide(there)).toMatchObject({ metadata: { model: "connected" } });
    const refusal = { error: { message: `Incorrect API key provided: ${key}`, code: "invalid" } };
    provider.scriptChat({ ...failing(401, ""), status: 401, body: refusal });
    const quoted = await askTide(there);
    expect(quoted).toMatchObject({ metadata: { model: null } });
    expect(JSON.stringify(quoted)).not.toContain(key);
    expect(provider.requests.at(-1)?.authorization).toBe(`Bearer ${key}`);
    expect(second.output()).toContain("model failed");
    expect(second.output()).not.toContain(key);
  });

  it("reads a change whose notification was lost at the next look at the revision", async () => {
    const { db } = product.app;
    await db.$transaction([
      db.modelRole.updateMany({ where: { role: "chat" }, data: { model: "renamed" } }),
      db.$executeRaw`update model_settings set revision = revision + 1`,
    ]);
    const models = async () => (await there.get("/chatbot/models/")).body.models;
    // Longer than the 15 seconds, for a machine that is busy.
    await expect.poll(models, { timeout: 30_000 }).toMatchObject([{ name: "renamed" }]);
  }, 40_000);
});

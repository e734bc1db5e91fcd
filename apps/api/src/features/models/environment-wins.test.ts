import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import {
  askTide,
  connectChat,
  createTestOperator,
  uploadTides,
} from "../../test/connected-models.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type ModelEmulator, saying, startModelEmulator } from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let provider: ModelEmulator;
let operator: Client;

beforeAll(async () => {
  provider = await startModelEmulator();
  const env = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_API_KEY: "sk-env", CHAT_MODEL: "named" };
  product = await startProduct({ env });
  operator = await createTestOperator(product);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

describe("a model of the environment", () => {
  it("wins over a connected one, and is shown as set by the operator without its key", async () => {
    const admin = await createTestAdmin(product);
    await uploadTides(admin);
    await connectChat(operator, { base_url: provider.baseUrl, key: "sk-page" });
    provider.scriptChat(saying("High water is at nine [1]."));
    expect(await askTide(admin)).toMatchObject({ metadata: { model: "named" } });
    expect(provider.requests.at(-1)?.authorization).toBe("Bearer sk-env");
    const { body } = await operator.get("/operator/models/");
    expect(body.roles[0]).toMatchObject({
      source: "environment",
      in_use: ["named"],
      models: [{ model: "connected" }],
      editable: false,
    });
    expect(JSON.stringify(body)).not.toContain("sk-env");
    expect((await admin.get("/chatbot/models/")).body.models).toEqual([
      { name: "named", is_default: true },
    ]);
  });

  it("leaves the other roles to the page: vectors come from a connected model", async () => {
    const admin = await createTestAdmin(product);
    const folder = await createTestFolder(admin, "Tides");
    await uploadTestDocument(admin, folder, { name: "early.txt", bytes: "Low water is at three." });
    const body = { preset: "custom", base_url: provider.baseUrl, key: "sk-vectors" };
    const models = { embedding: { model: "words", price_input: 2 } };
    await operator.post("/operator/models/connections/", { ...body, models });
    const embedded = () =>
      provider.requests
        .filter(({ path }) => path.endsWith("/embeddings"))
        .map(({ body: asked }) => asked.input);
    // Documents of before get their vectors too.
    await expect.poll(() => embedded().flat().join(" "), { timeout: 30_000 }).toContain("three");
    const { roles } = (await operator.get("/operator/models/")).body;
    expect(roles.find(({ role }: { role: string }) => role === "embedding")).toMatchObject({
      source: "installation",
      in_use: ["words"],
    });
    const recipients = (await admin.get("/privacy/recipients/")).body;
    expect(recipients).toMatchObject({ chat_model: "internal", embedding_model: "internal" });
  });
});

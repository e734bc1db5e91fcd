import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import {
  askTide,
  connectChat,
  createTestOperator,
  uploadTides,
} from "../../test/connected-models.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import { type ModelEmulator, saying, startModelEmulator } from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

const cited = "High water is at nine [1].";
let product: Product;
let provider: ModelEmulator;
let operator: Client;
let admin: Client;

beforeAll(async () => {
  provider = await startModelEmulator();
  product = await startProduct();
  operator = await createTestOperator(product);
  admin = await createTestAdmin(product);
  await uploadTides(admin);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

it.each([
  [
    "another model is chosen",
    (id: string) =>
      operator.post("/operator/models/roles/chat/", {
        models: [{ connection_id: id, model: "replacement" }],
      }),
    "replacement",
  ],
  [
    "its connection is deleted",
    (id: string) => operator.delete(`/operator/models/connections/${id}/`),
    null,
  ],
])("a running answer keeps its model while %s", async (_, change, next) => {
  const id = await connectChat(operator, { base_url: provider.baseUrl, key: "sk-running" });
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  provider.scriptChat(async () => {
    asked.resolve();
    await held.promise;
    return saying(cited);
  });
  const running = askTide(admin);
  await asked.promise;
  expect((await change(id)).status).toBe(200);
  held.resolve();
  expect(await running).toMatchObject({ content: cited, metadata: { model: "connected" } });
  if (next !== null) provider.scriptChat(saying(cited));
  expect(await askTide(admin)).toMatchObject({ metadata: { model: next } });
});

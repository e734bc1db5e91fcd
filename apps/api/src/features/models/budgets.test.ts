import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { askTide, createTestOperator, uploadTides } from "../../test/connected-models.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import { getOrganizationId } from "../../test/license-terms.ts";
import { type ModelEmulator, saying, startModelEmulator } from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let provider: ModelEmulator;
let operator: Client;
/** The price of a letter or two is more than a whole budget. */
const dear = { price_input: 100_000, price_output: 100_000 };
const used = "Your organization has used up its budget for language models this month";

beforeAll(async () => {
  provider = await startModelEmulator();
  product = await startProduct();
  operator = await createTestOperator(product);
  const connection = { preset: "custom", base_url: provider.baseUrl };
  const models = { chat: { model: "talker", ...dear } };
  await operator.post("/operator/models/connections/", { ...connection, models });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

async function createAsker() {
  const admin = await createTestAdmin(product);
  await uploadTides(admin);
  const organizationId = await getOrganizationId(admin);
  const ask = () => {
    provider.scriptChat(saying("High water is at nine [1]."));
    return askTide(admin);
  };
  return { admin, ask, path: `/operator/organizations/${organizationId}/model-budget/` };
}

describe("a monthly budget", () => {
  it("stops the model when it is spent: answers are quoted and say so", async () => {
    const { admin, ask, path } = await createAsker();
    const set = await operator.patch(path, { monthly_budget: 1 });
    expect(set.body).toMatchObject({ by_operator: 1, limit: 1, spent: 0 });
    const first = await ask();
    expect(first).toMatchObject({ metadata: { model: "talker" } });
    const { cost } = first.metadata.model_usage;
    expect(cost).toBeGreaterThan(1);
    expect((await operator.get(path)).body.spent).toBeCloseTo(cost, 6);
    const second = await ask();
    expect(second.metadata.model).toBeNull();
    expect(second.content.split("\n")[0]).toContain(used);
    expect(second.metadata).not.toHaveProperty("model_usage");
    const own = (await admin.get("/organization/models/")).body.budget;
    expect(own).toMatchObject({ by_operator: 1, by_admins: 0, limit: 1 });
    await operator.patch(path, { monthly_budget: 0 });
    expect((await ask()).metadata.model).toBe("talker");
  });

  it("may be lowered by the organization's admins, not raised, and counts this month only", async () => {
    const { admin, ask, path } = await createAsker();
    await operator.patch(path, { monthly_budget: 1_000_000_000 });
    const lowered = await admin.patch("/organization/models/budget/", { monthly_budget: 2 });
    expect(lowered.body).toMatchObject({ by_admins: 2, limit: 2 });
    const organizationId = await getOrganizationId(admin);
    const day = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 0));
    const earlier = { organizationId, day, kind: "chat", model: "talker", cost: 50 };
    await product.app.db.modelUsage.create({ data: earlier });
    expect((await ask()).metadata.model).toBe("talker");
    expect((await ask()).metadata.model).toBeNull();
    await operator.patch(path, { monthly_budget: 1 });
    const raised = await admin.patch("/organization/models/budget/", { monthly_budget: 5_000 });
    expect(raised.body).toMatchObject({ limit: 1 });
  });

  it("is the installation's where the organization has none of its own", async () => {
    const { ask, path } = await createAsker();
    await ask();
    await operator.patch("/operator/models/", { default_monthly_budget: 0.5 });
    expect((await operator.get(path)).body).toMatchObject({ by_default: 0.5, limit: 0.5 });
    expect((await ask()).content).toContain(used);
    await operator.patch("/operator/models/", { default_monthly_budget: 0 });
  });
});

import type { LocalModel } from "@footnote/contracts/models/local-models";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tinyAnswer } from "../../../../../../local-models/src/test/tiny-chat.ts";
import { hasLocalChat, hasLocalModels } from "../../../platform/models/local-server.ts";
import { ContextExceeded } from "../../../platform/models/models.ts";
import type { Client } from "../../../test/client.ts";
import { askTide, createTestOperator, uploadTides } from "../../../test/connected-models.ts";
import { createTestAdmin } from "../../../test/fixtures.ts";
import { type HubEmulator, startHubEmulator } from "../../../test/hub-emulator.ts";
import { type Product, startProduct } from "../../../test/product.ts";

/** Processors are shared with other tests, and the library tries its binary before it loads a model. */
const patient = { timeout: 60_000 };
const model = "Qwen/Qwen2.5-0.5B-Instruct-GGUF";
const path = "/operator/models/local/";
const skipped = !(hasLocalModels() && hasLocalChat()) && process.env["CI"] !== "true";
const reason = skipped ? " (skipped: `npm run local-models` was not run)" : "";

describe.skipIf(skipped)(`a chat model on this machine${reason}`, () => {
  let product: Product;
  let hub: HubEmulator;
  let operator: Client;
  let admin: Client;
  beforeAll(async () => {
    hub = await startHubEmulator();
    product = await startProduct({ env: { LOCAL_MODELS_SOURCE: hub.address } });
    operator = await createTestOperator(product);
    admin = await createTestAdmin(product);
    await uploadTides(admin);
    await operator.post(`${path}install/`, { model });
    await vi.waitFor(async () => expect((await look())?.state).toBe("ready"), patient);
  });
  afterAll(async () => {
    await product.close();
    await hub.close();
  });

  const look = async () => {
    const { models } = (await operator.get(path)).body as { models: LocalModel[] };
    return models.find(({ id }) => id === model);
  };
  const use = (body: object) => operator.post(`${path}use/`, { model, in_use: true, ...body });

  it("is used for answers and for small work, and writes without a service", async () => {
    expect(await look()).toMatchObject({ role: "chat", roles: ["chat", "small_chat"] });
    expect((await use({ role: "embedding" })).body.code).toBe("local_model.role_wrong");
    expect((await use({ role: "small_chat" })).status).toBe(200);
    expect(product.app.models.smallChat?.name).toBe(`local:${model}`);
    expect(product.app.models.chat).toBeUndefined();
    expect((await use({})).status).toBe(200);
    const pieces: string[] = [];
    const written = await product.app.models.chat?.complete({
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: "How fast may vessels be?" },
      ],
      maxTokens: 40,
      onText: (text) => pieces.push(text),
    });
    expect(written).toMatchObject({ content: tinyAnswer, toolCalls: [], ended: "complete" });
    expect(written?.usage?.output).toBe(tinyAnswer.length);
    expect(pieces).toContain("Six");
    await expect(askTide(admin)).resolves.toMatchObject({ metadata: { model: `local:${model}` } });
  });

  it("refuses a prompt that is longer than its context, instead of reading a part of it", async () => {
    await use({});
    const content = "How fast may vessels be? ".repeat(1_000);
    const asked = product.app.models.chat?.complete({ messages: [{ role: "user", content }] });
    await expect(asked).rejects.toBeInstanceOf(ContextExceeded);
  });

  it("leaves one role or all", async () => {
    await use({});
    await use({ role: "small_chat" });
    await use({ role: "small_chat", in_use: false });
    expect(product.app.models.smallChat).toBeUndefined();
    expect(product.app.models.chat?.name).toBe(`local:${model}`);
    await use({ role: "small_chat" });
    await operator.post(`${path}remove/`, { model });
    expect([product.app.models.chat, product.app.models.smallChat]).toEqual([undefined, undefined]);
  });
});

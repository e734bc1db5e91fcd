import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const key = "sk-own-key-of-one-organization";
let product: Product;
let provider: ModelEmulator;
let operator: Client;
let owner: Client;
let stranger: Client;

beforeAll(async () => {
  provider = await startModelEmulator();
  // The operator lets organizations reach this network.
  product = await startProduct({ env: { WEB_ALLOWED_NETWORKS: "127.0.0.1" } });
  operator = await createTestOperator(product);
  await operator.patch("/operator/models/", { organizations_may_connect: true });
  [owner, stranger] = await Promise.all([createTestAdmin(product), createTestAdmin(product)]);
  await Promise.all([uploadTides(owner), uploadTides(stranger)]);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

const say = () => provider.scriptChat(saying("High water is at nine [1]."));
const modelOf = async (client: Client) => (await askTide(client)).metadata.model;

describe("the models of one organization", () => {
  it("answer its own questions and nobody else's", async () => {
    const base_url = provider.baseUrl;
    const id = await connectChat(owner, { base_url, key, model: "own" }, "organization");
    say();
    expect(await modelOf(owner)).toBe("own");
    expect(provider.requests.at(-1)?.authorization).toBe(`Bearer ${key}`);
    expect(await modelOf(stranger)).toBeNull();
    expect((await stranger.get("/chatbot/models/")).body.models).toEqual([]);
    expect((await stranger.get("/organization/models/")).body.connections).toEqual([]);
    const path = `/organization/models/connections/${id}/`;
    expect((await stranger.patch(path, { label: "Mine" })).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    const models = [{ connection_id: id, model: "own" }];
    const stolen = await stranger.post("/organization/models/roles/chat/", { models });
    expect(stolen).toMatchObject({ status: 404, body: { code: "connection.not_found" } });
    const tested = await stranger.post("/organization/models/test/", { connection_id: id });
    expect(tested.status).toBe(404);
    // Nor do operators fill roles of the installation with them.
    expect((await operator.post("/operator/models/roles/chat/", { models })).status).toBe(404);
  });

  it("come before those of the installation, and end with the operator's leave", async () => {
    await connectChat(operator, { base_url: provider.baseUrl, model: "everybody's" });
    say();
    expect(await modelOf(stranger)).toBe("everybody's");
    say();
    expect(await modelOf(owner)).toBe("own");
    expect((await owner.get("/organization/models/")).body.roles[0]).toMatchObject({
      source: "organization",
      in_use: ["own"],
    });
    await operator.patch("/operator/models/", { organizations_may_connect: false });
    say();
    expect(await modelOf(owner)).toBe("everybody's");
    await operator.patch("/operator/models/", { organizations_may_connect: true });
  });

  it("make no vectors: these are the installation's", async () => {
    const { connections } = (await owner.get("/organization/models/")).body;
    const models = [{ connection_id: connections[0].id, model: "embedder" }];
    const refused = await owner.post("/organization/models/roles/embedding/", { models });
    expect(refused).toMatchObject({ status: 403, body: { code: "role.not_editable" } });
  });

  it("keep their key out of every reply, the trail, the export and the database", async () => {
    const { connections } = (await owner.get("/organization/models/")).body;
    const path = `/organization/models/connections/${connections[0].id}/`;
    const replies = await Promise.all([
      owner.patch(path, { label: "Renamed" }),
      owner.get("/organization/models/"),
      owner.post("/organization/models/test/", {
        connection_id: connections[0].id,
        models: { chat: "own" },
      }),
      owner.get("/organization/audit-events/"),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain(key);
    expect(JSON.stringify(replies[3]?.body)).toContain("model.connection_added");
    const rows = await product.app.db.modelConnection.findMany();
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import {
  askTide,
  connectChat,
  createTestOperator,
  uploadTides,
} from "../../test/connected-models.ts";
import { createTestAdmin, createTestColleague } from "../../test/fixtures.ts";
import { type ModelEmulator, saying, startModelEmulator } from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

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
afterEach(async () => {
  provider.requests.length = 0;
  const { connections } = (await operator.get("/operator/models/")).body;
  for (const { id } of connections) await operator.delete(`/operator/models/connections/${id}/`);
  await operator.patch("/operator/models/", { organizations_may_connect: false });
});

const say = (...lines: string[]) => provider.scriptChat(...lines.map((line) => saying(line)));
const cited = "High water is at nine [1].";

describe("a connection of the installation", () => {
  it("writes the next answer without a restart, and no longer once it is deleted", async () => {
    expect(await askTide(admin)).toMatchObject({ metadata: { model: null } });
    const id = await connectChat(operator, { base_url: provider.baseUrl, key: "sk-harbour" });
    say(cited);
    expect(await askTide(admin)).toMatchObject({ metadata: { model: "connected" } });
    expect(provider.requests.at(0)?.authorization).toBe("Bearer sk-harbour");
    expect((await operator.delete(`/operator/models/connections/${id}/`)).status).toBe(200);
    expect(await askTide(admin)).toMatchObject({ metadata: { model: null } });
  });

  it("is listed with its roles, and nothing of its key", async () => {
    const key = "sk-secret-of-the-harbour";
    await connectChat(operator, { base_url: `${provider.baseUrl}/`, key, label: "Ours" });
    const reply = await operator.get("/operator/models/");
    expect(reply.body).toMatchObject({
      connections: [
        {
          preset: "custom",
          label: "Ours",
          base_url: provider.baseUrl,
          has_key: true,
          key_readable: true,
        },
      ],
      organizations_may_connect: false,
    });
    expect(reply.body.roles[0]).toMatchObject({
      role: "chat",
      source: "installation",
      in_use: ["connected"],
      editable: true,
    });
    expect(reply.body.roles[1]).toMatchObject({ role: "small_chat", source: "none", in_use: [] });
    expect(JSON.stringify(reply.body)).not.toContain("secret-of");
  });

  it("is the operators' business: an admin gets neither the page nor the addresses", async () => {
    await connectChat(operator, { base_url: provider.baseUrl, key: "sk-harbour" });
    expect((await admin.get("/operator/models/")).status).toBe(404);
    const own = (await admin.get("/organization/models/")).body;
    expect(own).toMatchObject({ may_connect: false, connections: [], budget: { limit: 0 } });
    expect(own.roles[0]).toMatchObject({
      source: "installation",
      in_use: ["connected"],
      models: [],
      editable: false,
    });
    const colleague = await createTestColleague(product, admin);
    expect((await colleague.get("/organization/models/")).status).toBe(403);
  });

  it("asks for the key again before it goes to another server", async () => {
    const id = await connectChat(operator, { base_url: provider.baseUrl, key: "sk-harbour" });
    const path = `/operator/models/connections/${id}/`;
    const moved = await operator.patch(path, { base_url: "https://models.example.com/v1" });
    expect(moved).toMatchObject({ status: 409, body: { code: "connection.key_missing" } });
    const renamed = await operator.patch(path, { label: "Harbour" });
    expect(renamed.body.connections).toMatchObject([{ label: "Harbour", has_key: true }]);
    say(cited);
    expect(await askTide(admin)).toMatchObject({ metadata: { model: "connected" } });
  });

  it.each([
    ["a preset without its key", { preset: "openai" }, 422],
    ["no address", { preset: "custom" }, 422],
    ["an address with a password", { preset: "custom", base_url: "https://a:b@example.com" }, 400],
    ["an address of files", { preset: "custom", base_url: "file:///etc/passwd" }, 400],
  ])("is refused with %s", async (_, body, status) => {
    expect((await operator.post("/operator/models/connections/", body)).status).toBe(status);
  });
});

describe("the roles", () => {
  it("name the models that have no price, which budgets do not count", async () => {
    const connection = { preset: "custom", base_url: provider.baseUrl };
    const models = {
      chat: { model: "free" },
      small_chat: { model: "priced", price_output: 0.5 },
      transcription: { model: "listener" },
      reranker: { model: "ranker" },
    };
    await operator.post("/operator/models/connections/", { ...connection, models });
    for (const [client, page] of [
      [operator, "operator"],
      [admin, "organization"],
    ] as const) {
      const { roles } = (await client.get(`/${page}/models/`)).body;
      const named = roles.map(({ unpriced }: { unpriced: string[] }) => unpriced);
      expect(named).toEqual([["free"], [], [], [], [], ["listener"]]);
    }
  });

  it("take several chat models, of which a member chooses", async () => {
    const id = await connectChat(operator, { base_url: provider.baseUrl });
    const models = ["first", "second"].map((model) => ({ connection_id: id, model }));
    const stored = await operator.post("/operator/models/roles/chat/", { models });
    expect(stored.body.roles[0]).toMatchObject({ in_use: ["first", "second"] });
    const colleague = await createTestColleague(product, admin);
    expect((await colleague.get("/chatbot/models/")).body.models).toEqual([
      { name: "first", is_default: true },
      { name: "second", is_default: false },
    ]);
    say(cited, cited);
    expect(await askTide(colleague)).toMatchObject({ metadata: { model: "first" } });
    const chosen = await askTide(colleague, { model: "second" });
    expect(chosen).toMatchObject({ metadata: { model: "second" } });
    const unknown = await colleague.post("/chatbot/chat/agent_message/", {
      message: "When is high water?",
      model: "third",
    });
    expect(unknown).toMatchObject({ status: 400, body: { code: "model.unavailable" } });
  });

  it("let an answer be made again by another model, with its own usage", async () => {
    const id = await connectChat(operator, { base_url: provider.baseUrl });
    const price = { price_input: 1_000, price_output: 0 };
    const models = [
      { connection_id: id, model: "first" },
      { connection_id: id, model: "second", ...price },
    ];
    await operator.post("/operator/models/roles/chat/", { models });
    const path = "/chatbot/chat/agent_message/";
    const message = "When is high water?";
    say(cited, cited);
    const { conversation_id, messages } = (await admin.post(path, { message })).body.results;
    const [answer] = messages;
    expect(answer.metadata.model_usage).toMatchObject({ cost: 0 });
    const again = { message, conversation_id, replaces_message_id: answer.id, model: "second" };
    const [other] = (await admin.post(path, again)).body.results.messages;
    const { model, model_usage: usage } = other.metadata;
    expect(model).toBe("second");
    expect(usage.cost).toBeCloseTo(usage.input_tokens / 1_000, 6);
    const history = await admin.get(`/chatbot/chat/${conversation_id}/get_conversation_history/`);
    expect(history.body.messages.at(-1).metadata).toMatchObject({
      model: "second",
      model_usage: usage,
      versions: { shown: 1 },
    });
  });

  it("rewrite follow-up questions by the small model", async () => {
    const id = await connectChat(operator, { base_url: provider.baseUrl });
    const models = [{ connection_id: id, model: "small" }];
    await operator.post("/operator/models/roles/small_chat/", { models });
    const path = "/chatbot/chat/agent_message/";
    say(cited);
    const first = await admin.post(path, { message: "When is high water?" });
    const { conversation_id } = first.body.results;
    provider.requests.length = 0;
    say("When exactly is high water?", cited);
    await admin.post(path, { message: "When exactly is it?", conversation_id });
    expect(provider.requests.map(({ body }) => body.model)).toEqual(["small", "connected"]);
  });

  it("take one model but for the chat, each once, of an own connection", async () => {
    const id = await connectChat(operator, { base_url: provider.baseUrl });
    const set = async (role: string, ...models: object[]) =>
      (await operator.post(`/operator/models/roles/${role}/`, { models })).body.code;
    const model = { connection_id: id, model: "a" };
    expect(await set("small_chat", model, { ...model, model: "b" })).toBe("role.one_model");
    expect(await set("chat", model, model)).toBe("role.model_twice");
    const stranger = { connection_id: "00000000-0000-4000-8000-000000000000", model: "a" };
    expect(await set("chat", stranger)).toBe("connection.not_found");
    expect(await set("poetry", model)).toBe("request.invalid");
  });
});

describe("an organization's own connection", () => {
  it("needs the operator's leave", async () => {
    const body = { preset: "custom", base_url: provider.baseUrl, models: {} };
    const refused = await admin.post("/organization/models/connections/", body);
    expect(refused).toMatchObject({ status: 403, body: { code: "connection.not_allowed" } });
    const tested = await admin.post("/organization/models/test/", { connection: body });
    expect(tested).toMatchObject({ status: 403, body: { code: "connection.not_allowed" } });
  });

  it("does not reach this machine, although the installation's do", async () => {
    await operator.patch("/operator/models/", { organizations_may_connect: true });
    const connection = { preset: "custom", base_url: provider.baseUrl, key: "sk-own" };
    const tried = { connection, models: { chat: "own" } };
    const own = (await admin.post("/organization/models/test/", tried)).body;
    expect(own.checks).toMatchObject([
      { kind: "models", code: "address_not_allowed" },
      { kind: "chat", code: "skipped" },
    ]);
    await connectChat(admin, connection, "organization");
    expect(await askTide(admin)).toMatchObject({ metadata: { model: null } });
    expect(provider.requests).toEqual([]);
  });

  it.each(["http://169.254.169.254/v1", "http://[fd00:ec2::254]/v1", "http://168.63.129.16/v1"])(
    "nor does anybody reach the metadata service at %s",
    async (base_url) => {
      const input = { connection: { preset: "custom", base_url } };
      const { checks } = (await operator.post("/operator/models/test/", input)).body;
      expect(checks).toMatchObject([{ kind: "models", code: "address_not_allowed" }]);
    },
  );
});

import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../../../infra/test-services/private-process.ts";
import type { Client } from "../../test/client.ts";
import { createTestOperator } from "../../test/connected-models.ts";
import {
  calling,
  failing,
  hearing,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let provider: ModelEmulator;
let operator: Client;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  provider = await startModelEmulator();
  provider.models.push("talker-7b", "bge-m3", "bge-reranker-v2", "whisper-large");
  product = await startProduct();
  operator = await createTestOperator(product);
});
afterAll(async () => {
  await product.close();
  await provider.close();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

async function test(connection: object, models: Record<string, string> = {}) {
  const entered = { preset: "custom", base_url: provider.baseUrl, ...connection };
  const reply = await operator.post("/operator/models/test/", { connection: entered, models });
  expect(reply.status).toBe(200);
  return reply.body;
}

const codesOf = (body: { checks: { kind: string; code: string }[] }) =>
  body.checks.map(({ kind, code }) => `${kind} ${code}`);

describe("the test of a connection", () => {
  it("lists the models and proposes some by their names", async () => {
    const body = await test({});
    expect(body).toMatchObject({
      models: ["talker-7b", "bge-m3", "bge-reranker-v2", "whisper-large"],
      suggested: {
        chat: "talker-7b",
        embedding: "bge-m3",
        reranker: "bge-reranker-v2",
        transcription: "whisper-large",
      },
      checks: [{ kind: "models", model: null, code: "works", message: "It works." }],
    });
  });

  it("tries every role and says what works", async () => {
    provider.scriptChat(({ body }) =>
      body.tools.length > 0
        ? calling({ name: toolOf(body.tools), arguments: { query: "opening hours" } })
        : saying("Hello."),
    );
    provider.scriptChat(({ body }) =>
      body.tools.length > 0
        ? calling({ name: toolOf(body.tools), arguments: { query: "opening hours" } })
        : saying("Hello."),
    );
    const body = await test(
      { key: "sk-x" },
      {
        chat: "talker-7b",
        embedding: "bge-m3",
        reranker: "bge-reranker-v2",
        transcription: "whisper-large",
      },
    );
    expect(codesOf(body)).toEqual([
      "models works",
      "chat works",
      "tools works",
      "embedding works",
      "reranker works",
      "transcription works",
    ]);
  });

  it("notices a model that calls no tools", async () => {
    provider.scriptChat(saying("Hello."), saying("I would search."));
    const body = await test({}, { chat: "talker-7b" });
    expect(codesOf(body)).toEqual(["models works", "chat works", "tools no_tools"]);
  });

  it("names a refused key, without the words of the provider, which quote it", async () => {
    const key = "sk-wrong-key-0123456789";
    const url = await serve((_, response) => {
      const message = `Incorrect API key provided: ${key}`;
      response.writeHead(401, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message, code: "invalid_api_key" } }));
    });
    const body = await test({ base_url: url, key }, { chat: "any" });
    expect(codesOf(body)).toEqual(["models key_refused", "chat skipped"]);
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it("names an unknown model", async () => {
    const unknown = { ...failing(404, ""), status: 404, body: { error: { message: "no model" } } };
    provider.scriptChat(unknown);
    const body = await test({}, { chat: "no-such-model" });
    expect(codesOf(body)).toEqual(["models works", "chat model_unknown"]);
  });

  it.each([
    ["nothing answers", async () => `http://127.0.0.1:${await freePort()}/v1`, "not_reachable"],
    [
      "a web page answers",
      () => serve((_, response) => response.setHeader("content-type", "text/html").end("<p>Hi")),
      "not_offered",
    ],
    [
      "another service answers",
      () =>
        serve((_, response) => response.setHeader("content-type", "application/json").end("[]")),
      "not_understood",
    ],
    [
      "it leads elsewhere",
      () => serve((_, response) => response.writeHead(302, { location: provider.baseUrl }).end()),
      "not_reachable",
    ],
    [
      "there is no list",
      () => serve((_, response) => response.writeHead(404).end()),
      "not_offered",
    ],
    ["it is overloaded", () => serve((_, response) => response.writeHead(429).end()), "busy"],
    ["it fails", () => serve((_, response) => response.writeHead(500).end()), "failed"],
  ])("says that %s", async (_, open, code) => {
    expect(codesOf(await test({ base_url: await open() }))).toEqual([`models ${code}`]);
  });

  it("uses the stored key at the stored address only", async () => {
    const added = await operator.post("/operator/models/connections/", {
      preset: "custom",
      base_url: provider.baseUrl,
      key: "sk-stored",
    });
    const id = added.body.connection_id;
    const path = "/operator/models/test/";
    provider.requests.length = 0;
    provider.scriptTranscriptions(hearing([0, 1, "Hm."]));
    const models = { transcription: "whisper-large" };
    const own = await operator.post(path, { connection_id: id, models });
    expect(codesOf(own.body)).toEqual(["models works", "transcription works"]);
    expect(provider.requests.at(-1)?.authorization).toBe("Bearer sk-stored");
    const elsewhere = { preset: "custom", base_url: "https://models.example.com/v1" };
    const moved = await operator.post(path, { connection_id: id, connection: elsewhere });
    expect(moved).toMatchObject({ status: 409, body: { code: "connection.key_missing" } });
  });
});

function toolOf(tools: readonly unknown[]): string {
  return (tools[0] as { function: { name: string } }).function.name;
}

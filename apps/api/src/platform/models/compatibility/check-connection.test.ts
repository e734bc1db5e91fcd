import { afterEach, describe, expect, it } from "vitest";
import type { Reply } from "../../../test/model-servers/wire.ts";
import {
  type Behaviour,
  type ModelServer,
  startModelServer,
} from "../../../test/model-servers/server.ts";
import { checkConnection, quickChecks } from "./check-connection.ts";

const key = "sk-very-secret-key";
const models = { chat: "talker", embedding: "embedder", transcription: "listener" };
let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const error = (status: number, message: string, code: string): Reply => ({
  status,
  body: { error: { message, type: "invalid_request_error", param: null, code } },
});
const plain: Behaviour = {
  basePath: "/v1",
  key,
  models,
  contextTokens: 100_000,
  wording: {
    key: () => error(401, `Incorrect API key provided: ${key}`, "invalid_api_key"),
    model: (name) => error(404, `The model '${name}' does not exist`, "model_not_found"),
    context: () => error(400, "maximum context length", "context_length_exceeded"),
    busy: () => error(429, "Rate limit reached", "rate_limit_exceeded"),
  },
  quirks: [],
};

async function start(changes: Partial<Behaviour> = {}) {
  server = await startModelServer({ ...plain, ...changes });
  return { apiKey: key, baseUrl: `${server.origin}/v1`, timeoutMs: 5_000 };
}

describe("the check of a connection", () => {
  it("tries everything that the product needs", async () => {
    const seen: string[] = [];
    const connection = await start();
    const results = await checkConnection(connection, models, {
      onResult: ({ check }) => seen.push(check),
    });
    expect(results.map(({ check, outcome, detail }) => [check, outcome, detail])).toEqual([
      ["models", "works", "listed"],
      ["chat", "works", "answered"],
      ["stream", "works", "answered"],
      ["tool_call", "works", "called"],
      ["tool_result", "works", "result_used"],
      ["forced_tool", "works", "called"],
      ["embedding", "works", "embedded"],
      ["embedding_order", "works", "in_order"],
      ["transcription", "works", "transcribed"],
      ["wrong_key", "works", "refused_by_name"],
      ["unknown_model", "works", "refused_by_name"],
      ["long_context", "works", "read_whole"],
    ]);
    expect(seen).toEqual(results.map(({ check }) => check));
    expect(results[0]?.models).toEqual(Object.values(models));
    expect(results.find(({ check }) => check === "embedding")?.dimensions).toBe(64);
  });

  it("leaves out roles without a model, and what was not asked for", async () => {
    const connection = await start();
    const results = await checkConnection(connection, { chat: "talker" }, { only: quickChecks });
    expect(results.map(({ check }) => check)).toEqual([
      "models",
      "chat",
      "stream",
      "tool_call",
      "tool_result",
    ]);
  });

  it("names a wrong key, and does not go on with what cannot work then", async () => {
    const connection = { ...(await start()), apiKey: "sk-wrong" };
    const results = await checkConnection(connection, { chat: "talker" }, { only: quickChecks });
    expect(results.map(({ outcome, detail }) => [outcome, detail])).toEqual([
      ["fails", "key_refused"],
      ["fails", "key_refused"],
      ["not_tried", "first_failed"],
      ["not_tried", "first_failed"],
      ["not_tried", "first_failed"],
    ]);
    expect(JSON.stringify(results)).not.toContain(key);
  });

  it("names an unknown model, and a server that is not there", async () => {
    const connection = await start();
    const only = new Set(["chat", "embedding"] as const);
    const unknown = await checkConnection(connection, { chat: "x", embedding: "y" }, { only });
    expect(unknown.map(({ detail }) => detail)).toEqual(["unknown_model", "unknown_model"]);
    await server?.close();
    const gone = await checkConnection(connection, { chat: "talker" }, { only });
    expect(gone.map(({ detail }) => detail)).toEqual(["unreachable"]);
  });

  it("distinguishes a small context from one that loses the beginning", async () => {
    const only = new Set(["long_context"] as const);
    const small = await start({ contextTokens: 4_096 });
    expect(await checkConnection(small, { chat: "talker" }, { only })).toMatchObject([
      { outcome: "limited", detail: "context_exceeded" },
    ]);
    await server?.close();
    const keep = (text: string) => text.slice(-4_096 * 4);
    const losing = await start({
      quirks: [
        {
          ask: (asked) => ({
            ...asked,
            body: {
              ...asked.body,
              messages: asked.body.messages.map((one) => ({
                ...one,
                content: keep(one.content ?? ""),
              })),
            },
          }),
        },
      ],
    });
    expect(await checkConnection(losing, { chat: "talker" }, { only })).toMatchObject([
      { outcome: "fails", detail: "truncated" },
    ]);
  });

  it("stops with the reason of whoever gives up", async () => {
    const connection = await start();
    const gone = new AbortController();
    const onResult = () => gone.abort(new Error("closed the page"));
    const checking = checkConnection(connection, models, { signal: gone.signal, onResult });
    await expect(checking).rejects.toThrow("closed the page");
    expect(server?.asked).toHaveLength(1);
  });
});

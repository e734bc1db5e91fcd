import { rm } from "node:fs/promises";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { freePort } from "../../../../infra/test-services/private-process.ts";
import { createTestAdmin, createTestFolder } from "./fixtures.ts";
import { saying, startModelEmulator } from "./model-emulator.ts";
import { startEntry } from "./processes.ts";
import { hasNativeServices } from "./product.ts";
import { createMigratedDatabase, emptyRedis, makeDataFolder } from "./services.ts";
import { type CollectedSpan, startTraceCollector } from "./trace-collector.ts";

const secret = "The lamp of the lighthouse was lit in 1857";
const question = "When was the lamp lit?";
const reply = "It was lit in 1857.";

/** API and worker as processes of their own, which send their traces when they stop. */
describe.skipIf(!hasNativeServices)("traces", () => {
  let collector: Awaited<ReturnType<typeof startTraceCollector>>;
  let requestId: string | null;
  let email: string;
  let ofRequest: CollectedSpan[];
  let measurements: string;

  beforeAll(async () => {
    collector = await startTraceCollector();
    const models = await startModelEmulator();
    const database = await createMigratedDatabase();
    const folder = await makeDataFolder();
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      REDIS_URL: await emptyRedis(inject("redisUrl") ?? ""),
      OPENAI_API_KEY: "a key",
      OPENAI_BASE_URL: models.baseUrl,
      CHAT_MODEL: "one",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: "x-team=harbour%20office",
    };
    const metricsPort = await freePort();
    const api = startEntry("http", { ...settings, METRICS_PORT: String(metricsPort) });
    const worker = startEntry("worker", settings);
    const admin = await createTestAdmin({ url: await api.url() });
    email = admin.email;
    const library = await createTestFolder(admin, "Library");
    const sent = await admin.upload(library, { name: "lamp.txt", bytes: `${secret}.` });
    await admin.follow(sent.body.task_id);
    models.scriptChat(saying(reply));
    const asked = await admin.post("/chatbot/chat/agent_message/", { message: question });
    expect(asked.status).toBe(200);
    requestId = asked.headers.get("x-request-id");
    measurements = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await Promise.all([api.stop(), worker.stop()]);
    await Promise.all([models.close(), collector.stop(), database.drop()]);
    await rm(folder, { recursive: true, force: true });
    ofRequest = collector.spans.filter(({ traceId }) => traceId === request()?.traceId);
  }, 120_000);

  const named = (pattern: RegExp) => collector.spans.filter(({ name }) => pattern.test(name));
  const attribute = (span: CollectedSpan | undefined, name: string) =>
    span?.attributes.find(({ key }) => key === name)?.value.stringValue;
  const request = () =>
    collector.spans.find((span) => attribute(span, "footnote.request_id") === requestId);

  it("go to the collector's path with the configured headers", () => {
    expect(collector.asked.path).toBe("/v1/traces");
    expect(collector.asked.headers["x-team"]).toBe("harbour office");
  });

  it("name a request by its route and carry the id that the reply and the log have", () => {
    expect(request()?.name).toMatch(/^POST \/.*\/chatbot\/chat\/agent_message\/$/);
  });

  it.each(["search", "model call", "prisma:client:db_query"])(
    "show the %s of a question as a part of its request",
    (name) => {
      const part = ofRequest.find((span) => span.name === name);
      expect(part && collector.above(part).at(-1)).toEqual(request());
    },
  );

  it.each([
    ["request", /http_request_duration_seconds_bucket\{.*agent_message/],
    ["search", /search_duration_seconds_bucket/],
    ["model call", /model_call_duration_seconds_bucket\{.*kind="chat"/],
    ["first words", /answer_first_words_seconds_bucket/],
  ])("are named by the measurement of a %s (exemplar)", (_, series) => {
    const lines = measurements.split("\n").filter((line) => series.test(line));
    expect(lines.join("\n")).toContain(`# {trace_id="${request()?.traceId}",`);
  });

  it("follow an upload into the worker's job, its stages and statements", () => {
    const [job] = named(/^job ingest/);
    expect(job && collector.above(job).at(-1)?.name).toBe("POST /api/chatbot/chat/upsert_file/");
    const parts = collector.spans.filter((span) => job && collector.above(span).includes(job));
    const names = new Set(parts.map(({ name }) => name));
    expect([...names]).toEqual(
      expect.arrayContaining(["ingestion stage", "prisma:client:db_query"]),
    );
  });

  it.each([
    ["text of documents", () => "lighthouse"],
    ["question", () => question],
    ["model's reply", () => reply],
    ["e-mail address", () => email],
  ])("hold no %s", (_what, read) => {
    expect(collector.spans).not.toEqual([]);
    expect(JSON.stringify(collector.spans)).not.toContain(read());
  });
});

it("that nobody takes are named in the log, and do not hold the end of the process", async () => {
  const folder = await makeDataFolder();
  const product = startEntry("all-in-one", {
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  });
  const url = await product.url();
  await fetch(`${url}/healthz`);
  expect(await product.stop()).toBe(0);
  expect(product.output()).toContain("traces not sent");
  await rm(folder, { recursive: true, force: true });
});

it.each(["only-a-value", "name=100%"])(
  "are refused with the setting's name for the headers %s",
  async (headers) => {
    const { ended, output } = startEntry("all-in-one", {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
      OTEL_EXPORTER_OTLP_HEADERS: headers,
    });
    expect(await ended).toBe(1);
    expect(output()).toContain("OTEL_EXPORTER_OTLP_HEADERS needs name=value");
    expect(output()).not.toContain(headers);
  },
);

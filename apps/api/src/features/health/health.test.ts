import { describe, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fastify } from "fastify";
import { WebSocket } from "ws";
import { startS3Emulator } from "../../../../../infra/test-services/s3/emulator.ts";
import type { Wire } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { startProduct } from "../../test/product.ts";
import { readiness } from "@footnote/contracts/health";
import { mountHealth, mountMetrics } from "./health.routes.ts";

async function ask(url: string, path: string): Promise<{ status: number; body: Wire }> {
  const response = await fetch(url + path);
  return { status: response.status, body: await response.json() };
}

describe("health", () => {
  it("distinguishes a process without a worker from one that cannot serve", async () => {
    const product = await startProduct({ workers: false });
    expect((await ask(product.url, "/healthz")).status).toBe(200);
    const lenient = await ask(product.url, "/readyz");
    expect([lenient.status, lenient.body.workers]).toEqual([200, 0]);
    expect(lenient.body.checks).toMatchObject({ database: "ok", worker: "failed" });
    expect((await ask(product.url, "/readyz?strict")).status).toBe(503);
    await product.app.db.$executeRaw`
      update _prisma_migrations set finished_at = null where migration_name like '%_first'`;
    const old = await ask(product.url, "/readyz");
    expect([old.status, old.body.checks.migrations]).toEqual([503, "failed"]);
    expect((await ask(product.url, "/healthz")).status).toBe(200);
    await product.close();
  });

  it("is alive and not ready until its role has started", async () => {
    const product = await startProduct();
    const operations = fastify();
    let hasStarted = false;
    mountHealth(operations, product.app, () => hasStarted);
    const read = async (path: string) => {
      const reply = await operations.inject(path);
      return [reply.statusCode, reply.json<unknown>()] as const;
    };
    expect(await read("/healthz")).toEqual([200, { alive: true }]);
    const [status, body] = await read("/readyz");
    expect([status, readiness.parse(body).checks]).toEqual([503, { started: "failed" }]);
    hasStarted = true;
    expect(await read("/readyz?strict")).toMatchObject([200, { ready: true }]);
    await operations.close();
    await product.close();
  });

  it("counts a worker while it sends heartbeats", async () => {
    const product = await startProduct();
    expect((await ask(product.url, "/readyz?strict")).body).toMatchObject({
      ready: true,
      workers: 1,
    });
    await product.app.db.workerProcess.updateMany({ data: { seenAt: new Date("2020-01-01") } });
    expect((await ask(product.url, "/readyz")).body.checks.worker).toBe("failed");
    await product.close();
  });

  it("reports that the blob store is unavailable", async () => {
    const store = await startS3Emulator();
    const { endpoint, bucket, credentials } = store;
    const product = await startProduct({
      workers: false,
      env: {
        S3_BUCKET: bucket,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      },
    });
    expect((await ask(product.url, "/readyz")).body.checks.blobs).toBe("ok");
    await store.stop();
    const unavailable = await ask(product.url, "/readyz");
    expect([
      unavailable.status,
      unavailable.body.checks.blobs,
      unavailable.body.checks.database,
    ]).toEqual([503, "failed", "ok"]);
    await product.close();
  });
});

describe("metrics", () => {
  it("count requests by route, sockets, jobs, documents and stages", async () => {
    const product = await startProduct();
    const operations = fastify();
    mountMetrics(operations, product.app);
    const read = async () => (await operations.inject("/metrics")).body;
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Rules");
    const bytes = "Vessels keep below six knots.";
    await uploadTestDocument(member, folder, { name: "rules.txt", bytes });
    await member.get(`/chatbot/chat/${randomUUID()}/get_conversation_history/`);
    await member.post("/chatbot/chat/agent_message/", { message: "How fast may vessels be?" });
    const socket = new WebSocket(`${product.url.replace("http", "ws")}/ws/upsert/`);
    await once(socket, "open");
    const text = await read();
    for (const line of [
      'footnote_http_request_duration_seconds_count{method="POST",route="/api/chatbot/chat/upsert_file/",status="202"} 1',
      'footnote_http_request_duration_seconds_count{method="GET",route="/api/chatbot/chat/:id/get_conversation_history/",status="404"} 1',
      'footnote_sockets_open{path="/ws/upsert/"} 1',
      'footnote_ingestion_stage_duration_seconds_count{stage="extracting",outcome="ok"} 1',
      'footnote_ingestions_total{outcome="ok"} 1',
      'footnote_search_duration_seconds_count{ranking="words",outcome="ok"} 1',
      'footnote_answers_total{outcome="answered"} 1',
      "footnote_answer_first_words_seconds_count 1",
      'footnote_jobs{queue="ingest-document",state="waiting"} 0',
      "footnote_oldest_document_age_seconds 0",
      "footnote_workers_alive 1",
      'footnote_check_passed{check="database"} 1',
      'footnote_check_passed{check="queue"} 1',
      'footnote_check_passed{check="worker"} 1',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain(folder);
    // The process closes the socket with "going away" when it ends.
    const closed = once(socket, "close");
    await product.close();
    expect((await closed)[0]).toBe(1001);
    await operations.close();
  });

  it("give no values of what cannot be read, such as the workers of a database that is down", async () => {
    const product = await startProduct();
    const operations = fastify();
    const app = { ...product.app };
    mountMetrics(operations, app);
    const read = async () => (await operations.inject("/metrics")).body;
    expect(await read()).toContain("footnote_workers_alive 1");
    app.db = { $queryRaw: () => Promise.reject(new Error("down")) } as unknown as typeof app.db;
    const text = await read();
    expect(text).toContain('footnote_check_passed{check="database"} 0');
    expect(text).not.toMatch(/^footnote_(workers_alive|oldest_document_age_seconds) /m);
    expect(text).toMatch(/^footnote_disk_free_ratio 0\.\d+$/m);
    await operations.close();
    await product.close();
  });
});

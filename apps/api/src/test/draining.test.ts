import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { WebSocket } from "ws";
import { makeWav } from "@footnote/extraction/fixtures/make-recording";
import type {} from "../../../../infra/test-services/provided.ts";
import { freePort } from "../../../../infra/test-services/private-process.ts";
import { followAnswer } from "./answer-stream.ts";
import { createTestAdmin, createTestFolder } from "./fixtures.ts";
import { type ModelEmulator, startModelEmulator } from "./model-emulator.ts";
import { type Entry, startEntry } from "./processes.ts";
import { hasNativeServices } from "./product.ts";
import { runSql } from "./run-sql.ts";
import { tone } from "./recordings.ts";
import { createMigratedDatabase, emptyRedis } from "./services.ts";

const soon = { timeout: 20_000 };

describe.skipIf(!hasNativeServices)("a process that is asked to end", () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
  let provider: ModelEmulator;
  let settings: Record<string, string>;
  const processes: ReturnType<typeof startEntry>[] = [];
  /** Whether a call of the model stays without an answer. */
  let holds = false;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-draining-"));
    database = await createMigratedDatabase();
    provider = await startModelEmulator({ reply: () => (holds ? { hang: true } : undefined) });
    settings = {
      DATA_DIR: folder,
      DATABASE_URL: database.loginUrl,
      REDIS_URL: await emptyRedis(inject("redisUrl") ?? ""),
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: "talker",
      EMBEDDING_MODEL: "embedder",
      TRANSCRIPTION_MODEL: "listener",
      LOG_LEVEL: "fatal",
    };
  });
  /** A test that failed leaves no process that does the work of the next one. */
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((one) => one.stop("SIGKILL")));
  });
  afterAll(async () => {
    await provider.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The leases of documents that are read, and that for making vectors. */
  const findLeases = () =>
    runSql<{ token: string }>(
      database.url,
      `select lease_token as token from document where lease_token is not null
       union select token from lease where name = 'embedding'`,
    );
  const findEnqueued = (documentId: string) =>
    runSql<{ at: Date }>(
      database.url,
      `select enqueued_at as at from document where id = '${documentId}'`,
    );

  /** Its port for operators shows whether it is ready. */
  async function launch(entry: Entry) {
    const port = String(await freePort());
    const started = startEntry(entry, { ...settings, METRICS_PORT: port });
    processes.push(started);
    const readiness = async () => {
      const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      return reply?.status ?? 0;
    };
    await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
    return { ...started, readiness };
  }

  it("says first that it is not ready, then ends streams and sockets so that their readers come back, and finishes requests", async () => {
    const api = await launch("http");
    const url = await api.url();
    const member = await createTestAdmin({ url });
    const socket = new WebSocket(`${url.replace("http", "ws")}/ws/upsert/`);
    await once(socket, "open");
    const closed = once(socket, "close");
    const sent = sendSlowly(url, member.token ?? "");
    await sent.begun;
    holds = true;
    const asked = {
      path: "/chatbot/chat/agent_message/",
      body: { message: "Who keeps the light?" },
    };
    const answer = await followAnswer(member, url, asked);
    const { conversation_id } = await answer.until("run");
    await expect.poll(() => provider.requests.length, soon).toBeGreaterThan(0);

    api.child.kill("SIGTERM");
    expect((await answer.rest()).at(-1)?.event).toMatchObject({
      type: "error",
      code: "answer.interrupted",
      retry: true,
    });
    expect((await closed)[0]).toBe(1001);
    // It still serves the request that it is reading, and whoever asks is sent elsewhere.
    expect(await api.readiness()).toBe(503);
    expect(await sent.finish()).toBe(201);
    expect(await api.ended).toBe(0);

    // Whoever comes back to another process finds the question, and why it has no answer.
    holds = false;
    const next = await launch("http");
    const path = `/chatbot/chat/${conversation_id}/get_conversation_history/`;
    const reply = await fetch(`${await next.url()}/api${path}`, {
      headers: { authorization: `Token ${member.token}` },
    });
    expect(await reply.json()).toMatchObject({ messages: [{ role: "user" }] });
    expect(await next.stop()).toBe(0);
  }, 120_000);

  it.each([
    ["whose vectors it makes", { name: "light.txt", bytes: "The light is kept by Runa." }],
    ["that it reads", { name: "light.wav", bytes: makeWav([tone(2)]) }],
  ])(
    "hands the document %s to another worker at once",
    async (_, file) => {
      holds = false;
      const api = await launch("http");
      const leaving = await launch("worker");
      const url = await api.url();
      const member = await createTestAdmin({ url });
      const library = await createTestFolder(member, "Library");
      holds = true;
      const before = provider.requests.length;
      const sent = await member.upload(library, file);
      await expect.poll(() => provider.requests.length, soon).toBeGreaterThan(before);
      const held = await findLeases();
      expect(held).toHaveLength(1);
      const staying = await launch("worker");
      leaving.child.kill("SIGTERM");
      expect(await leaving.ended).toBe(0);
      // It waits for no lease that has to run out first.
      expect(await findLeases()).not.toContainEqual(held[0]);
      const [enqueued] = await findEnqueued(sent.body.file.id);
      holds = false;
      const frames = await member.follow(sent.body.task_id);
      expect(frames.at(-1)).toMatchObject({ status: "SUCCESS" });
      // The sweep of lost deliveries would have written another time.
      expect(await findEnqueued(sent.body.file.id)).toEqual([enqueued]);
      expect(await Promise.all([staying.stop(), api.stop()])).toEqual([0, 0]);
    },
    180_000,
  );
});

/** Makes a folder with a body of which the last byte is sent on demand. */
function sendSlowly(url: string, token: string) {
  const body = JSON.stringify({ name: "Slow" });
  const outgoing = request(`${url}/api/chatbot/chat/create_scope/`, {
    method: "POST",
    headers: {
      authorization: `Token ${token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      cookie: "csrftoken=0123456789012345678901234567890123456789",
      "x-csrftoken": "0123456789012345678901234567890123456789",
    },
  });
  const begun = new Promise<void>((resolve) => {
    outgoing.write(body.slice(0, -1), () => resolve());
  });
  return {
    begun,
    async finish() {
      outgoing.end(body.slice(-1));
      const [reply] = (await once(outgoing, "response")) as [{ statusCode: number }];
      return reply.statusCode;
    },
  };
}

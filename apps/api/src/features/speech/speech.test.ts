import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { makeWav } from "@footnote/extraction/fixtures/make-recording";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import {
  failing,
  hearing,
  type ModelEmulator,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { hasNativeServices, type Product, startProduct } from "../../test/product.ts";
import { bindTranscription } from "./speech.worker.ts";
import { deleteEndedTranscriptionsTask } from "./transcriptions.service.ts";

const socket = "/ws/audio_transcription/";
const recording = makeWav([{ seconds: 2, hertz: 440 }]);

let provider: ModelEmulator;
beforeAll(async () => {
  provider = await startModelEmulator();
});
afterAll(() => provider.close());

function dictate(client: Client, bytes: Uint8Array = recording, field = "file") {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: "audio/wav" }), "recording.wav");
  return client.postForm("/chatbot/audio_transcription/", form);
}

const storedBlobs = async ({ app }: Product) => (await Array.fromAsync(app.blobs.keys())).length;

function dictation(mode: "embedded" | "native") {
  let product: Product;
  beforeAll(async () => {
    const env = { OPENAI_BASE_URL: provider.baseUrl, TRANSCRIPTION_MODEL: "listener" };
    product = await startProduct({ mode, env });
  });
  afterAll(() => product.close());

  it("is transcribed, sent once, and its recording deleted", async () => {
    const member = await createTestAdmin(product);
    provider.scriptTranscriptions(hearing([0, 1, "When does"], [1, 2, "the ferry leave?"]));
    const started = await dictate(member);
    expect([started.status, Object.keys(started.body)]).toEqual([202, ["task_id"]]);
    const frames = await member.follow(started.body.task_id, { socket });
    expect(frames.at(-1)).toEqual({
      status: "SUCCESS",
      result: { transcribed_text: "When does the ferry leave?" },
    });
    for (const frame of frames.slice(0, -1)) {
      const stage = expect.stringMatching(/^(queued|transcribing)$/);
      expect(frame).toEqual({
        status: "PROCESSING",
        result: { stage, fraction: expect.any(Number) },
      });
    }
    await expect.poll(() => storedBlobs(product)).toBe(0);
    expect(await member.follow(started.body.task_id, { socket })).toEqual([frames.at(-1)]);
  });

  it("is retried when the model fails, and ends with an error after the last attempt", async () => {
    const member = await createTestAdmin(product);
    const broken = failing(400, "no");
    provider.scriptTranscriptions(broken, hearing([0, 1, "Second try."]));
    const started = await dictate(member);
    const [last] = (await member.follow(started.body.task_id, { socket })).slice(-1);
    expect(last.result).toEqual({ transcribed_text: "Second try." });
    provider.scriptTranscriptions(broken, broken, broken);
    const hopeless = await dictate(member);
    expect((await member.follow(hopeless.body.task_id, { socket })).at(-1)).toEqual({
      status: "ERROR",
      result: "The recording could not be transcribed. Please try again.",
    });
    await expect.poll(() => storedBlobs(product)).toBe(0);
  });

  it("fails without a retry when the model's settings are wrong", async () => {
    const member = await createTestAdmin(product);
    provider.scriptTranscriptions(failing(404, "model 'listener' not found"));
    const before = provider.requests.length;
    const started = await dictate(member);
    expect((await member.follow(started.body.task_id, { socket })).at(-1)).toEqual({
      status: "ERROR",
      result: expect.stringContaining("contact the operator of this server"),
    });
    expect(provider.requests.length).toBe(before + 1);
  });

  it("of silence fails with a message", async () => {
    const member = await createTestAdmin(product);
    const started = await dictate(member, makeWav([{ seconds: 1, hertz: 0 }]));
    const frames = await member.follow(started.body.task_id, { socket });
    expect(frames.at(-1)).toEqual({
      status: "ERROR",
      result: "The recording contains no speech. Check your microphone and try again.",
    });
  });
}

describe("a dictation on the embedded services", () => {
  dictation("embedded");
});
describe.skipIf(!hasNativeServices)("a dictation on Postgres and Redis", () => {
  dictation("native");
});

describe("an invalid recording", () => {
  let product: Product;
  let member: Client;
  beforeAll(async () => {
    const env = { OPENAI_BASE_URL: provider.baseUrl, TRANSCRIPTION_MODEL: "listener" };
    product = await startProduct({ env, workers: false });
    member = await createTestAdmin(product);
  });
  afterAll(() => product.close());

  const long = makeWav([{ seconds: 601, hertz: 0 }], 8_000);
  it.each<[string, Uint8Array, string, [number, string]]>([
    ["of another kind", Buffer.from("MZ"), "file", [415, "recording.unsupported"]],
    ["empty", Buffer.alloc(0), "file", [400, "recording.empty"]],
    ["cut off", recording.subarray(0, 30_000), "file", [422, "recording.damaged"]],
    ["too long", long, "file", [413, "recording.too_long"]],
    ["too large", Buffer.alloc(51 * 1024 * 1024), "file", [413, "recording.too_large"]],
    ["in another field", recording, "audio", [400, "recording.missing"]],
  ])("is refused when it is %s", async (_, bytes, field, outcome) => {
    const answer = await dictate(member, bytes, field);
    expect([answer.status, answer.body.code]).toEqual(outcome);
    expect(await storedBlobs(product)).toBe(0);
    expect(await product.app.db.transcription.count()).toBe(0);
  });

  it("is not stored when the client disconnects during the upload", async () => {
    const put = vi.spyOn(product.app.blobs, "put");
    const boundary = "cut";
    const sending = request(`${product.url}/api/chatbot/audio_transcription/`, {
      method: "POST",
      headers: {
        authorization: `Token ${member.token}`,
        cookie: `csrftoken=${"c".repeat(32)}`,
        "x-csrftoken": "c".repeat(32),
        "content-type": `multipart/form-data; boundary=${boundary}`,
        "content-length": recording.length * 2,
      },
    });
    sending.on("error", () => undefined); // the test itself breaks the connection
    const name = 'form-data; name="file"; filename="recording.wav"';
    sending.write(`--${boundary}\r\nContent-Disposition: ${name}\r\n\r\n`);
    sending.write(recording.subarray(0, 30_000));
    await expect.poll(() => put.mock.results.length).toBe(1);
    sending.destroy();
    await expect(put.mock.results[0]?.value).rejects.toThrow();
    put.mockRestore();
    expect(await storedBlobs(product)).toBe(0);
    expect(await product.app.db.transcription.count()).toBe(0);
  });

  it("is refused when it is missing", async () => {
    const form = new FormData();
    form.append("note", "no file");
    const answer = await member.postForm("/chatbot/audio_transcription/", form);
    expect([answer.status, answer.body.code]).toEqual([400, "recording.missing"]);
    const json = await member.post("/chatbot/audio_transcription/", {});
    expect([json.status, json.body.code]).toEqual([415, "request.unsupported_type"]);
  });
});

describe("a dictation whose delivery is lost", () => {
  it("is enqueued again, and deleted after its expiry", async () => {
    const env = { OPENAI_BASE_URL: provider.baseUrl, TRANSCRIPTION_MODEL: "listener" };
    const product = await startProduct({ env, workers: false });
    try {
      const member = await createTestAdmin(product);
      const { task_id: id } = (await dictate(member)).body;
      const { db } = product.app;
      const delivered: unknown[] = [];
      const jobs = {
        ...product.app.jobs,
        enqueue: async (_: unknown, payload: unknown) => void delivered.push(payload),
      };
      const sweep = () => bindTranscription(product.app).sweep?.run(jobs);
      await sweep();
      expect(delivered).toEqual([]);
      const enqueuedAt = new Date(Date.now() - 31_000);
      await db.transcription.update({ where: { id }, data: { enqueuedAt } });
      await sweep();
      await sweep();
      expect(delivered).toEqual([{ organizationId: expect.any(String), id }]);
      // The worker was killed after it stored the text and before it deleted the recording.
      const endedAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
      await db.transcription.update({ where: { id }, data: { status: "SUCCESS", endedAt } });
      expect(await storedBlobs(product)).toBe(1);
      await deleteEndedTranscriptionsTask(product.app).run();
      expect(await storedBlobs(product)).toBe(0);
      expect(await db.transcription.count()).toBe(0);
      expect(await member.follow(id, { socket })).toEqual([
        { status: "ERROR", result: "This task does not exist." },
      ]);
    } finally {
      await product.close();
    }
  });
});

describe("a server without a speech model", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ workers: false });
  });
  afterAll(() => product.close());

  it("refuses recordings and reports it in its capabilities", async () => {
    const answer = await dictate(await createTestAdmin(product));
    expect([answer.status, answer.body.code]).toEqual([409, "transcription.unavailable"]);
    expect(answer.body.error).toContain("no speech model is configured");
    const capabilities = await (await createTestUser(product)).get("/chatbot/capabilities/");
    expect(capabilities.body).toMatchObject({
      search_file_knowledge: { available: true, reason: null },
      transcription: { available: false, reason: expect.stringContaining("speech model") },
      chat_model: { available: false, reason: expect.stringContaining("chat model") },
    });
  });

  it("answers the socket of an unknown or another user's task with an error", async () => {
    const member = await createTestAdmin(product);
    const unknown = [{ status: "ERROR", result: "This task does not exist." }];
    expect(await member.follow(randomBytes(16).toString("hex"), { socket })).toEqual(unknown);
    const organization = (await member.get("/organization/current/")).body.id;
    const { pk } = (await member.get("/auth/user/")).body;
    const id = randomBytes(16).toString("base64url");
    const data = {
      id,
      organizationId: organization,
      userPk: pk,
      status: "SUCCESS" as const,
      text: "Hello.",
    };
    await product.app.db.transcription.create({ data });
    const stranger = await createTestAdmin(product);
    expect(await stranger.follow(id, { socket, token: stranger.token ?? "" })).toEqual(unknown);
    expect(await member.follow(id, { socket, token: member.token ?? "" })).toEqual([
      { status: "SUCCESS", result: { transcribed_text: "Hello." } },
    ]);
  });
});

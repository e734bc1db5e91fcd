import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { hasFfmpeg, makeWav } from "@footnote/extraction/fixtures/make-recording";
import { extractionFailures } from "@footnote/extraction/located-text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { givenDocument, givenFolder, givenMember } from "../../test/given.ts";
import {
  failing,
  hanging,
  hearing,
  type ModelEmulator,
  type ModelRequest,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { bindIngestion } from "./ingestion.worker.ts";

const lacking = hasFfmpeg ? "" : " (skipped: there is no ffmpeg here)";
const corpus = fileURLToPath(new URL("../../../../../../shared/data/documents/", import.meta.url));
const hasCorpus = existsSync(corpus);
const absent = hasCorpus ? "" : " (skipped: ../shared/data/documents is absent)";

const tone = (seconds: number) => ({ seconds, hertz: 440 });
const silence = (seconds: number) => ({ seconds, hertz: 0 });
/** 161 seconds: with ffmpeg cut in the middle of the silence, without by time. */
const talk = makeWav([tone(100), silence(1), tone(60)]);

let provider: ModelEmulator;
beforeAll(async () => {
  provider = await startModelEmulator();
});
afterAll(() => provider.close());

function start(ffmpegPath = "", options: { workers?: boolean } = {}): Promise<Product> {
  const env = {
    OPENAI_BASE_URL: provider.baseUrl,
    TRANSCRIPTION_MODEL: "listener",
    FFMPEG_PATH: ffmpegPath,
  };
  return startProduct({ env, ...options });
}

async function failureOf(member: Client, folder: string) {
  const files = await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`);
  return files.body[0].failure;
}

describe.each([
  { ffmpegPath: "", cut: 100.15, between: 500_000, runs: hasFfmpeg, note: lacking },
  { ffmpegPath: "none", cut: 119.936, between: 2_000_000, runs: true, note: "" },
])("a recording, with ffmpeg at '$ffmpegPath'", ({ ffmpegPath, cut, between, runs, note }) => {
  it.skipIf(!runs)(`is searched and cited by the time in it${note}`, async () => {
    const product = await start(ffmpegPath);
    try {
      const member = await givenMember(product);
      const folder = await givenFolder(member, "Talks");
      const first = hearing([0, 4, "Welcome to the harbour."], [4, 9, "Mind the wet steps."]);
      const second = hearing([10, 15, "The lighthouse keeper is called Ingrid."]);
      const sizes: number[] = [];
      // Both parts are under way at once; the first is the larger one.
      const reply = ({ file }: ModelRequest) => {
        sizes.push(file?.size ?? 0);
        return (file?.size ?? 0) > between ? first : second;
      };
      provider.scriptTranscriptions(reply, reply);
      const upload = await member.upload(folder, { name: "talk.wav", bytes: talk });
      const frames = await member.follow(upload.body.task_id);
      expect(frames.at(-1).status).toBe("SUCCESS");
      expect(sizes.map((size) => size > between).toSorted()).toEqual([false, true]);
      const asked = await member.post("/chatbot/chat/agent_message/", {
        message: "What is the lighthouse keeper called?",
      });
      const [{ metadata }] = asked.body.results.messages;
      expect(metadata.outcome).toBe("answered");
      const chunks = await product.app.db.chunk.findMany();
      expect(chunks.map(({ text, anchors }) => ({ text, anchors }))).toEqual([
        {
          text: expect.stringMatching(/^Welcome to the harbour\. Mind.*Ingrid\.$/s),
          anchors: [{ kind: "time", from: 0, to: expect.closeTo(cut + 15, 3) }],
        },
      ]);
      expect(JSON.stringify(metadata.citations[0])).toContain('"kind":"time"');
    } finally {
      await product.close();
    }
  });
});

describe("what becomes of a recording", () => {
  let product: Product;
  beforeAll(async () => {
    product = await start();
  });
  afterAll(() => product.close());

  it("that nobody speaks in: it has no text, and no provider is asked", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Quiet");
    const before = provider.requests.length;
    const bytes = makeWav([silence(3)]);
    const last = await givenDocument(member, folder, { name: "quiet.wav", bytes });
    expect(last.status).toBe("ERROR");
    expect(await failureOf(member, folder)).toMatchObject({ code: "no_text", can_retry: false });
    provider.scriptTranscriptions({ status: 200, body: { text: " " } });
    expect(provider.requests).toHaveLength(before);
    await givenDocument(member, folder, { name: "hum.wav", bytes: makeWav([tone(3)]) });
    expect(await failureOf(member, folder)).toMatchObject({ code: "no_text" });
    expect(provider.requests).toHaveLength(before + 1);
  });

  it("tells its progress in seconds", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Talks");
    const upload = await member.upload(folder, { name: "talk.wav", bytes: talk });
    const frames = await member.follow(upload.body.task_id);
    const told = frames.filter(({ result }) => result.unit === "second").map((one) => one.result);
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]).toMatchObject({ stage: "extracting", total: 161 });
  });

  it("that is deleted meanwhile: the provider's work is stopped and nothing is left", async () => {
    const member = await givenMember(product);
    const folder = await givenFolder(member, "Gone");
    const asked = new Promise<void>((resolve) => {
      provider.scriptTranscriptions(() => {
        resolve();
        return hanging;
      });
    });
    const upload = await member.upload(folder, { name: "gone.wav", bytes: makeWav([tone(2)]) });
    await asked;
    await member.delete(`/chatbot/files/${upload.body.file.id}/delete/`);
    await member.follow(upload.body.task_id);
    const left = { where: { documentId: upload.body.file.id as string } };
    expect(await product.app.db.chunk.count(left)).toBe(0);
  });
});

describe("a recording that cannot be transcribed", () => {
  it("waits for a person where no model is configured", async () => {
    const product = await startProduct();
    try {
      const member = await givenMember(product);
      const folder = await givenFolder(member, "Talks");
      const last = await givenDocument(member, folder, { name: "talk.wav", bytes: talk });
      expect(last).toMatchObject({ status: "ERROR" });
      expect(await failureOf(member, folder)).toEqual({
        code: "transcription_not_configured",
        message: "Audio and video need a transcription model, which is not set up on this server.",
        can_retry: true,
      });
    } finally {
      await product.close();
    }
  });

  it("pays no part twice when a later one fails, also after the worker was killed", async () => {
    const product = await start("none", { workers: false });
    try {
      const member = await givenMember(product);
      const folder = await givenFolder(member, "Talks");
      const { body } = await member.upload(folder, { name: "talk.wav", bytes: talk });
      const where = { id: body.file.id as string };
      const worker = bindIngestion(product.app);
      const run = async () => {
        await product.app.db.document.update({ where, data: { notBefore: null } });
        const attempt = { number: 1, last: false, signal: new AbortController().signal };
        const { organizationId } = await product.app.db.document.findUniqueOrThrow({ where });
        await worker.handle({ organizationId, documentId: where.id }, attempt);
        return (await product.app.db.document.findUniqueOrThrow({ where })).stage;
      };
      // The first part is the larger one; the second is refused once.
      const large = 2_000_000;
      let refusals = 0;
      const answer = ({ file }: ModelRequest) => {
        if ((file?.size ?? 0) > large) return hearing([0, 4, "Welcome to the harbour."]);
        refusals += 1;
        return refusals === 1 ? failing(400, "Not now") : hearing([1, 2, "Goodbye."]);
      };
      provider.scriptTranscriptions(answer, answer, answer);
      const before = provider.requests.length;
      expect(await run()).toBe("queued");
      expect(await product.app.db.heardPart.count({ where: { documentId: where.id } })).toBe(1);
      expect(await run()).toBe("ready");
      expect(provider.requests.length - before).toBe(3);
      const [chunk] = await product.app.db.chunk.findMany({ where: { documentId: where.id } });
      expect(chunk?.text).toMatch(/^Welcome to the harbour\.\s+Goodbye\.$/);
      // Nothing is kept of what is written.
      expect(await product.app.db.heardPart.count({ where: { documentId: where.id } })).toBe(0);
    } finally {
      await product.close();
    }
  });

  it("is tried three times while the provider fails, and by hand afterwards", async () => {
    const product = await start("", { workers: false });
    try {
      const member = await givenMember(product);
      const folder = await givenFolder(member, "Talks");
      const bytes = makeWav([tone(2)]);
      const { body } = await member.upload(folder, { name: "talk.wav", bytes });
      const where = { id: body.file.id as string };
      const { organizationId } = await product.app.db.document.findUniqueOrThrow({ where });
      const worker = bindIngestion(product.app);
      const signal = new AbortController().signal;
      const run = async () => {
        await product.app.db.document.update({ where, data: { notBefore: null } });
        const attempt = { number: 1, last: false, signal };
        await worker.handle({ organizationId, documentId: where.id }, attempt);
        return (await product.app.db.document.findUniqueOrThrow({ where })).stage;
      };
      provider.scriptTranscriptions(...[1, 2, 3].map(() => failing(401, "No such key")));
      expect([await run(), await run(), await run()]).toEqual(["queued", "queued", "failed"]);
      expect(await failureOf(member, folder)).toMatchObject({
        code: "model_failed",
        can_retry: true,
      });
      await member.post(`/chatbot/files/${where.id}/retry/`);
      expect(await run()).toBe("ready");
    } finally {
      await product.close();
    }
  });
});

describe.skipIf(!hasCorpus)(`real recordings${absent}`, () => {
  let product: Product;
  let member: Client;
  let folder: string;
  beforeAll(async () => {
    product = await start();
    member = await givenMember(product);
    folder = await givenFolder(member, "Real");
  });
  afterAll(() => product.close());

  const upload = (file: string) =>
    givenDocument(member, folder, { name: basename(file), bytes: readFileSync(corpus + file) });

  it.each(recordings("good"))("become searchable: $file", async ({ file }) => {
    expect((await upload(file)).status).toBe("SUCCESS");
  });

  it.each(recordings("bad"))("end well when broken: $file ($outcome)", async (entry) => {
    const ended = await upload(entry.file);
    const code = ended.status === "SUCCESS" ? "ready" : (await failureOf(member, folder)).code;
    const refusals = extractionFailures.filter((one) => one !== "crashed");
    const allowed = { "empty-text": ["no_text"], reject: refusals }[entry.outcome ?? ""];
    expect(allowed ?? ["ready", ...refusals]).toContain(code);
  });
});

type Entry = { file: string; outcome?: string };

function recordings(kind: "good" | "bad"): Entry[] {
  if (!hasCorpus) return [];
  const all = JSON.parse(readFileSync(`${corpus}${kind}/manifest.json`, "utf8")) as Entry[];
  return all
    .filter(({ file }) => /\.(mp3|wav|mp4)$/.test(file))
    .map((entry) => ({ ...entry, file: `${kind}/${entry.file}` }));
}

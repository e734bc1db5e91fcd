import { hasFfmpeg, makeWav } from "@footnote/extraction/fixtures/make-recording";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import {
  hanging,
  hearing,
  type ModelEmulator,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import type { ModelRequest } from "../../test/model-wire.ts";
import type { Product } from "../../test/product.ts";
import {
  getFailure,
  silence,
  startTranscribingProduct,
  talk,
  tone,
} from "../../test/recordings.ts";

const lacking = hasFfmpeg ? "" : " (skipped: there is no ffmpeg here)";
let provider: ModelEmulator;
beforeAll(async () => {
  provider = await startModelEmulator();
});
afterAll(() => provider.close());

describe.each([
  { ffmpegPath: "", cut: 100.15, between: 500_000, runs: hasFfmpeg, note: lacking },
  { ffmpegPath: "none", cut: 119.936, between: 2_000_000, runs: true, note: "" },
])("a recording, with ffmpeg at '$ffmpegPath'", ({ ffmpegPath, cut, between, runs, note }) => {
  it.skipIf(!runs)(`is searched and cited by the time in it${note}`, async () => {
    const product = await startTranscribingProduct(provider, ffmpegPath);
    try {
      const member = await createTestAdmin(product);
      const folder = await createTestFolder(member, "Talks");
      const first = hearing([0, 4, "Welcome to the harbour."], [4, 9, "Mind the wet steps."]);
      const second = hearing([10, 15, "The lighthouse keeper is called Ingrid."]);
      const sizes: number[] = [];
      // Both parts are transcribed concurrently; the first is the larger one.
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

describe("a recording", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startTranscribingProduct(provider);
  });
  afterAll(() => product.close());

  it("of silence fails without text, and no provider is asked", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Quiet");
    const before = provider.requests.length;
    const bytes = makeWav([silence(3)]);
    const last = await uploadTestDocument(member, folder, { name: "quiet.wav", bytes });
    expect(last.status).toBe("ERROR");
    expect(await getFailure(member, folder)).toMatchObject({ code: "no_text", can_retry: false });
    provider.scriptTranscriptions({ status: 200, body: { text: " " } });
    expect(provider.requests).toHaveLength(before);
    await uploadTestDocument(member, folder, { name: "hum.wav", bytes: makeWav([tone(3)]) });
    expect(await getFailure(member, folder)).toMatchObject({ code: "no_text" });
    expect(provider.requests).toHaveLength(before + 1);
  });

  it("reports its progress in seconds", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Talks");
    const upload = await member.upload(folder, { name: "talk.wav", bytes: talk });
    const frames = await member.follow(upload.body.task_id);
    const reports = frames
      .filter(({ result }) => result.unit === "second")
      .map((one) => one.result);
    expect(reports.length).toBeGreaterThan(0);
    expect(reports[0]).toMatchObject({ stage: "extracting", total: 161 });
  });

  it("that is deleted meanwhile stops the request to the provider and leaves nothing", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Gone");
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

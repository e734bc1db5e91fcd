import { makeWav } from "@footnote/extraction/fixtures/make-recording";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import {
  failing,
  hearing,
  type ModelEmulator,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import type { ModelRequest } from "../../test/model-wire.ts";
import { startProduct } from "../../test/product.ts";
import { getFailure, startTranscribingProduct, talk, tone } from "../../test/recordings.ts";
import { bindIngestion } from "./ingestion.worker.ts";

let provider: ModelEmulator;
beforeAll(async () => {
  provider = await startModelEmulator();
});
afterAll(() => provider.close());

describe("a recording that cannot be transcribed", () => {
  it("fails without a retry when no model is configured", async () => {
    const product = await startProduct();
    try {
      const member = await createTestAdmin(product);
      const folder = await createTestFolder(member, "Talks");
      const last = await uploadTestDocument(member, folder, { name: "talk.wav", bytes: talk });
      expect(last).toMatchObject({ status: "ERROR" });
      expect(await getFailure(member, folder)).toEqual({
        code: "transcription_not_configured",
        message: "Audio and video need a transcription model, which is not set up on this server.",
        can_retry: true,
      });
    } finally {
      await product.close();
    }
  });

  it("transcribes no part twice when a later one fails, also after the worker was killed", async () => {
    const product = await startTranscribingProduct(provider, "none", { workers: false });
    try {
      const member = await createTestAdmin(product);
      const folder = await createTestFolder(member, "Talks");
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
      // The first part is larger; the provider refuses the second one once.
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
      expect(await product.app.db.transcriptPart.count({ where: { documentId: where.id } })).toBe(
        1,
      );
      expect(await run()).toBe("ready");
      expect(provider.requests.length - before).toBe(3);
      const [chunk] = await product.app.db.chunk.findMany({ where: { documentId: where.id } });
      expect(chunk?.text).toMatch(/^Welcome to the harbour\.\s+Goodbye\.$/);
      // The stored parts are deleted with the last one.
      expect(await product.app.db.transcriptPart.count({ where: { documentId: where.id } })).toBe(
        0,
      );
    } finally {
      await product.close();
    }
  });

  it("is attempted three times while the provider fails, and can be retried by hand afterwards", async () => {
    const product = await startTranscribingProduct(provider, "", { workers: false });
    try {
      const member = await createTestAdmin(product);
      const folder = await createTestFolder(member, "Talks");
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
      expect(await getFailure(member, folder)).toMatchObject({
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

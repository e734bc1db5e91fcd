import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { failing, type ModelEmulator, startModelEmulator } from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ingestWaiting, never } from "../../test/ingest-waiting.ts";
import { embedWaiting } from "./embedding.service.ts";

let emulator: ModelEmulator;
let product: Product;
beforeAll(async () => {
  emulator = await startModelEmulator();
  const env = { OPENAI_BASE_URL: emulator.baseUrl, EMBEDDING_MODEL: "words-64" };
  product = await startProduct({ env });
});
afterAll(async () => {
  await product.close();
  await emulator.close();
});

/** Returns the texts sent for embedding since `from`, by request. */
const sentSince = (from: number) =>
  emulator.requests
    .slice(from)
    .filter(({ path }) => path.endsWith("/embeddings"))
    .map(({ body }) => body.input);

describe("embedding", () => {
  it("makes a document ready once all its passages have vectors, and search uses them", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Vectors");
    const last = await uploadTestDocument(member, folder, {
      name: "tide.md",
      bytes: "# Tide\n\nThe tide turns at noon.",
    });
    expect(last.status).toBe("SUCCESS");
    const documentId = last.result.file.id;
    const document = await product.app.db.document.findUniqueOrThrow({ where: { id: documentId } });
    expect(document.embeddingModel).toBe("words-64");
    const chunks = await product.app.db.chunk.count({ where: { documentId } });
    const vectors = await product.app.db.chunkEmbedding.count({ where: { chunk: { documentId } } });
    expect([vectors, chunks > 0]).toEqual([chunks, true]);
  });

  it("batches documents of all organizations into few requests", async () => {
    const waiting = await startProduct({
      workers: false,
      env: { OPENAI_BASE_URL: emulator.baseUrl, EMBEDDING_MODEL: "words-64" },
    });
    try {
      for (let number = 0; number < 30; number += 1) {
        const member = await createTestAdmin(waiting);
        const folder = await createTestFolder(member, "Few");
        await member.upload(folder, { name: `${number}.txt`, bytes: `Sentence number ${number}.` });
      }
      await ingestWaiting(waiting);
      const before = emulator.requests.length;
      await Promise.all([embedWaiting(waiting.app, never), embedWaiting(waiting.app, never)]);
      const sent = sentSince(before);
      expect(sent.length).toBe(1);
      expect(sent.flat().length).toBe(30);
      expect(await waiting.app.db.document.count({ where: { stage: "ready" } })).toBe(30);
    } finally {
      await waiting.close();
    }
  });

  it("sends equal contents of an organization once, for separate files", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Equal");
    const bytes = "# Same\n\nThe very same content, word for word, twice and thrice.";
    const before = emulator.requests.length;
    const names = ["one.md", "two.md", "three.md"];
    await Promise.all(names.map((name) => uploadTestDocument(member, folder, { name, bytes })));
    expect(sentSince(before).flat().length).toBe(1);
    const files = (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body;
    expect(files.map(({ state }: { state: string }) => state)).toEqual(["ready", "ready", "ready"]);
    for (const { id } of files.slice(0, 2)) await member.delete(`/chatbot/files/${id}/delete/`);
    const asked = await member.post("/chatbot/chat/agent_message/", {
      message: "What is the very same content?",
    });
    expect(asked.body.results.messages[0].metadata.citations[0].payload.document_id).toBe(
      files[2].id,
    );
  });

  it("waits as long as a provider asks, and embeds nothing twice", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Limited");
    const sections = Array.from(
      { length: 150 },
      (_, number) => `# Section ${number}\n\n${`Word ${number} `.repeat(120)}`,
    );
    emulator.scriptEmbeddings(failing(429, "slow down", { "retry-after": "1" }));
    const before = emulator.requests.length;
    const last = await uploadTestDocument(member, folder, {
      name: "long.md",
      bytes: sections.join("\n\n"),
    });
    expect(last.status).toBe("SUCCESS");
    const accepted = sentSince(before).slice(1).flat();
    expect(accepted.length).toBe(new Set(accepted).size);
    expect(accepted.length).toBeGreaterThan(128);
  });

  it("that keeps failing postpones the document, and continues from the last stored batch", async () => {
    const stubborn = await startModelEmulator();
    const outage = await startProduct({
      workers: false,
      env: { OPENAI_BASE_URL: stubborn.baseUrl, EMBEDDING_MODEL: "words-64" },
    });
    try {
      const member = await createTestAdmin(outage);
      const folder = await createTestFolder(member, "Outage");
      const sections = Array.from(
        { length: 100 },
        (_, number) => `# Section ${number}\n\n${`Word ${number} `.repeat(120)}`,
      );
      const { body } = await member.upload(folder, {
        name: "long.md",
        bytes: sections.join("\n\n"),
      });
      await ingestWaiting(outage);
      const refusal = failing(400, "not this one");
      stubborn.scriptEmbeddings(refusal);
      await embedWaiting(outage.app, never);
      const where = { id: body.file.id as string };
      const postponed = await outage.app.db.document.findUniqueOrThrow({ where });
      expect(postponed).toMatchObject({ stage: "embedding", attempts: 1 });
      const stored = await outage.app.db.chunkEmbedding.count();
      const total = await outage.app.db.chunk.count();
      expect([stored > 0, stored < total]).toEqual([true, true]);
      await outage.app.db.document.update({ where, data: { notBefore: null } });
      const before = stubborn.requests.length;
      await embedWaiting(outage.app, never);
      expect((await outage.app.db.document.findUniqueOrThrow({ where })).stage).toBe("ready");
      const again = stubborn.requests.slice(before).flatMap(({ body: sent }) => sent.input);
      expect(again.length).toBe(total - stored);
      expect((await member.follow(body.task_id)).at(-1)?.status).toBe("SUCCESS");
    } finally {
      await outage.close();
      await stubborn.close();
    }
  });

  it("ends the tasks of all documents that it makes ready, even when its process ends right after", async () => {
    const waiting = await startProduct({
      workers: false,
      env: { OPENAI_BASE_URL: emulator.baseUrl, EMBEDDING_MODEL: "words-64" },
    });
    try {
      const member = await createTestAdmin(waiting);
      const folder = await createTestFolder(member, "Ended");
      for (const name of ["one.txt", "two.txt"])
        await member.upload(folder, { name, bytes: `Sentence of ${name}.` });
      await ingestWaiting(waiting);
      const publish = () => Promise.reject(new Error("the process ends"));
      const notifications = { ...waiting.app.notifications, publish };
      const ended = embedWaiting({ ...waiting.app, notifications }, never);
      await expect(ended).rejects.toThrow("the process ends");
      expect(await waiting.app.db.document.count({ where: { stage: "ready" } })).toBe(2);
      expect(await waiting.app.db.task.count({ where: { status: "PROCESSING" } })).toBe(0);
    } finally {
      await waiting.close();
    }
  });
});
